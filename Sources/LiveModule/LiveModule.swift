import LiveSolver
import Solver

// The functions that the page calls. Numbers and texts pass through memory that the page asks for; indices are checked, since
// a wrong one would end the module.

/// The layouts that are open, by their handles.
nonisolated(unsafe) private var layouts: [LiveResults] = []

func layout(_ handle: Int32) -> LiveResults? {
    layouts.indices.contains(Int(handle)) ? layouts[Int(handle)] : nil
}

/// Returns memory for a number of bytes; freed by the function that takes it.
@_cdecl("live_allocate")
public func liveAllocate(_ count: Int32) -> UnsafeMutableRawPointer {
    UnsafeMutableRawPointer.allocate(byteCount: max(8, Int(count)), alignment: 8)
}

/// Returns the handle of a layout made of numbers and texts, -1 if they don't describe one.
///
/// - Parameters:
///   - lengths: The number of bytes of each text.
@_cdecl("live_open")
public func liveOpen(
    _ numbers: UnsafeMutablePointer<Double>, _ count: Int32, _ lengths: UnsafeMutablePointer<Double>,
    _ textCount: Int32, _ bytes: UnsafeMutablePointer<UInt8>
) -> Int32 {
    let (values, strings) = received(numbers, count, lengths, textCount, bytes)
    guard let plan = LayoutPlan(reading: values, strings) else { return -1 }
    layouts.append(LiveResults(LiveLayout(plan)))
    return Int32(layouts.count - 1)
}

/// Reads numbers and texts, and frees their memory.
func received(
    _ numbers: UnsafeMutablePointer<Double>, _ count: Int32, _ lengths: UnsafeMutablePointer<Double>,
    _ textCount: Int32, _ bytes: UnsafeMutablePointer<UInt8>
) -> (numbers: [Double], strings: [String]) {
    defer {
        UnsafeMutableRawPointer(numbers).deallocate()
        UnsafeMutableRawPointer(lengths).deallocate()
        UnsafeMutableRawPointer(bytes).deallocate()
    }
    var (strings, start) = ([String](), 0)
    for index in 0..<Int(textCount) {
        let length = Int(lengths[index])
        strings.append(text(bytes + start, length))
        start += length
    }
    return (Array(UnsafeBufferPointer(start: numbers, count: Int(count))), strings)
}

private func text(_ bytes: UnsafeMutablePointer<UInt8>, _ count: Int) -> String {
    String(decoding: UnsafeBufferPointer(start: bytes, count: count), as: UTF8.self)
}

/// Removes all changes.
@_cdecl("live_reset")
public func liveReset(_ handle: Int32) { layout(handle)?.live.reset() }

/// Resizes the canvas, in points.
@_cdecl("live_resize")
public func liveResize(_ handle: Int32, _ width: Double, _ height: Double) {
    layout(handle)?.live.resize(width: width, height: height)
}

/// Changes the canvas's safe area, in points.
@_cdecl("live_safe_area")
public func liveSafeArea(_ handle: Int32, _ top: Double, _ left: Double, _ bottom: Double, _ right: Double) {
    layout(handle)?.live.setSafeArea(Insets(top: top, left: left, bottom: bottom, right: right))
}

/// Changes the content of an item, by its index among the page's: its size and its priorities. What isn't a number stays as it
/// is.
@_cdecl("live_content")
public func liveContent(
    _ handle: Int32, _ shown: Int32, _ width: Double, _ height: Double, _ horizontalHugging: Double,
    _ verticalHugging: Double, _ horizontalResistance: Double, _ verticalResistance: Double
) {
    guard let results = layout(handle), let item = results.item(shownAt: Int(shown)) else { return }
    var change = ContentChange()
    change.width = number(width)
    change.height = number(height)
    change.horizontalHugging = number(horizontalHugging)
    change.verticalHugging = number(verticalHugging)
    change.horizontalResistance = number(horizontalResistance)
    change.verticalResistance = number(verticalResistance)
    results.live.setContent(change == ContentChange() ? nil : change, of: item)
}

private func number(_ value: Double) -> Double? { value.isNaN ? nil : value }

/// Adds to the constant of a constraint, in points.
@_cdecl("live_shift")
public func liveShift(_ handle: Int32, _ constraint: Int32, _ amount: Double) {
    guard let live = constraintOwner(handle, constraint) else { return }
    live.shift(Int(constraint), by: amount)
}

/// Sets the priority of a constraint; 1000 means required.
@_cdecl("live_prioritize")
public func livePrioritize(_ handle: Int32, _ constraint: Int32, _ priority: Double) {
    guard let live = constraintOwner(handle, constraint) else { return }
    live.setPriority(
        priority >= 1000 ? .required : SolverPriority(asUIKitHas: priority), of: Int(constraint))
}

/// Activates a constraint, or deactivates it for 0.
@_cdecl("live_activate")
public func liveActivate(_ handle: Int32, _ constraint: Int32, _ isActive: Int32) {
    guard let live = constraintOwner(handle, constraint) else { return }
    live.setActive(isActive != 0, of: Int(constraint))
}

private func constraintOwner(_ handle: Int32, _ constraint: Int32) -> LiveLayout? {
    guard let live = layout(handle)?.live, live.layout.constraints.indices.contains(Int(constraint)) else {
        return nil
    }
    return live
}

/// Changes a text, by its index.
@_cdecl("live_text")
public func liveText(_ handle: Int32, _ index: Int32, _ bytes: UnsafeMutablePointer<UInt8>, _ count: Int32) {
    defer { UnsafeMutableRawPointer(bytes).deallocate() }
    guard let live = layout(handle)?.live, live.layout.texts.indices.contains(Int(index)) else { return }
    live.setText(text(bytes, Int(count)), at: Int(index))
}

/// Solves with all changes; returns the number of numbers of the result, -1 if it can't be solved.
@_cdecl("live_solve")
public func liveSolve(_ handle: Int32) -> Int32 { layout(handle)?.solve() ?? -1 }

/// Returns the numbers of the last result, in the order that `LiveResults` explains.
@_cdecl("live_numbers")
public func liveNumbers(_ handle: Int32) -> UnsafeMutablePointer<Double>? { layout(handle)?.memory.numbers }

/// Returns the bytes of the texts of the last result.
@_cdecl("live_bytes")
public func liveBytes(_ handle: Int32) -> UnsafeMutablePointer<UInt8>? { layout(handle)?.memory.bytes }

/// Finds the variables with more than one possible value; returns how many numbers the result then has.
@_cdecl("live_free")
public func liveFree(_ handle: Int32) -> Int32 { layout(handle)?.findFreeVariables() ?? -1 }
