import LayoutDrawing
import LayoutValues
import LiveDrawing
import LiveSolver

// The functions that draw.

/// The layouts that are drawn, by their handles.
nonisolated(unsafe) private var drawnLayouts: [DrawnResults] = []

private func drawnLayout(_ handle: Int32) -> DrawnResults? {
    drawnLayouts.indices.contains(Int(handle)) ? drawnLayouts[Int(handle)] : nil
}

/// Returns the handle of a solved layout made of numbers and texts, -1 if they don't describe one.
///
/// - Parameters:
///   - lengths: The number of bytes of each text.
@_cdecl("live_layout")
public func liveLayout(
    _ numbers: UnsafeMutablePointer<Double>, _ count: Int32, _ lengths: UnsafeMutablePointer<Double>,
    _ textCount: Int32, _ bytes: UnsafeMutablePointer<UInt8>
) -> Int32 {
    let (values, strings) = received(numbers, count, lengths, textCount, bytes)
    guard let layout = SolvedLayout(reading: values, strings) else { return -1 }
    return opened(DrawnResults(layout))
}

private func opened(_ drawn: DrawnResults) -> Int32 {
    drawnLayouts.append(drawn)
    return Int32(drawnLayouts.count - 1)
}

/// Returns the handle of a layout with other constraints, as `ConstraintVariation` explains; -1 if the numbers and texts don't
/// describe them.
@_cdecl("live_varied")
public func liveVaried(
    _ handle: Int32, _ numbers: UnsafeMutablePointer<Double>, _ count: Int32,
    _ lengths: UnsafeMutablePointer<Double>, _ textCount: Int32, _ bytes: UnsafeMutablePointer<UInt8>
) -> Int32 {
    let (values, strings) = received(numbers, count, lengths, textCount, bytes)
    guard let variation = ConstraintVariation(reading: values, strings),
        let varied = drawnLayout(handle)?.varied(variation)
    else { return -1 }
    return opened(varied)
}

/// Passes a layout's texts that were measured before, as numbers and texts; returns whether they are understood.
@_cdecl("live_measured")
public func liveMeasured(
    _ handle: Int32, _ numbers: UnsafeMutablePointer<Double>, _ count: Int32,
    _ lengths: UnsafeMutablePointer<Double>, _ textCount: Int32, _ bytes: UnsafeMutablePointer<UInt8>
) -> Bool {
    let (values, strings) = received(numbers, count, lengths, textCount, bytes)
    guard let drawn = drawnLayout(handle), let texts = MeasuredTexts(reading: values, strings) else {
        return false
    }
    drawn.use(texts)
    return true
}

/// Draws a layout; returns how many numbers the picture has, -1 if it can't be drawn.
///
/// - Parameters:
///   - live: The solved layout whose last results it is drawn with; -1 for the layout as it is written.
///   - options: What is drawn, as `PictureRequest` explains.
@_cdecl("live_draw")
public func liveDraw(
    _ handle: Int32, _ live: Int32, _ options: UnsafeMutablePointer<Double>, _ count: Int32
) -> Int32 {
    let numbers = received(options, count)
    guard let drawn = drawnLayout(handle), let request = PictureRequest(reading: numbers) else { return -1 }
    return drawn.draw(request, solved: layout(live)?.live)
}

/// Finds why the numbers of an item's frame are what they are, by its index among the page's, in the last results of a solved
/// layout; returns how many numbers that is, -1 if it isn't known.
@_cdecl("live_reasons")
public func liveReasons(_ handle: Int32, _ live: Int32, _ item: Int32) -> Int32 {
    guard let drawn = drawnLayout(handle), let live = layout(live)?.live else { return -1 }
    return drawn.explain(item: Int(item), solved: live)
}

/// Finds what is wrong with a solved layout's last results: its conflicts and what it leaves open; returns how many numbers that
/// is, -1 if it isn't known.
///
/// - Parameter withOpen: Whether to find what is open too.
@_cdecl("live_findings")
public func liveFindings(_ handle: Int32, _ live: Int32, _ withOpen: Bool) -> Int32 {
    guard let drawn = drawnLayout(handle), let live = layout(live)?.live else { return -1 }
    return drawn.findings(solved: live, withOpen: withOpen)
}

/// Returns the numbers of the last picture, in the order that `EncodedDisplayList` explains, or of what was explained last.
@_cdecl("live_drawn_numbers")
public func liveDrawnNumbers(_ handle: Int32) -> UnsafeMutablePointer<Double>? {
    drawnLayout(handle)?.memory.numbers
}

/// Returns the bytes of the texts of the last picture, or of what was explained last.
@_cdecl("live_drawn_bytes")
public func liveDrawnBytes(_ handle: Int32) -> UnsafeMutablePointer<UInt8>? {
    drawnLayout(handle)?.memory.bytes
}

/// Reads numbers and frees their memory.
private func received(_ numbers: UnsafeMutablePointer<Double>, _ count: Int32) -> [Double] {
    defer { UnsafeMutableRawPointer(numbers).deallocate() }
    return Array(UnsafeBufferPointer(start: numbers, count: Int(count)))
}
