import LiveSolver
import TextMetrics

/// A layout with its last result in memory that the page reads.
///
/// The numbers are:
/// - how many frames there are, and for each the item's index among the page's, x, y, width and height;
/// - how many constraints, and for each its index among the page's, its outcome and by how much it misses, in points;
/// - how many conflicts;
/// - how many texts, and for each its item, the width and height that it gives its view or -1, whether its lines have a frame
///   and that frame, how many lines there are and the number of bytes of each.
final class LiveResults {
    let live: LiveLayout
    private(set) var memory = PassedNumbers()
    private var list: [Double] = []
    private var letters: [UInt8] = []
    /// The largest index among the page's items.
    private let shownCount: Int

    init(_ live: LiveLayout) {
        self.live = live
        var count = 0
        for item in live.layout.items {
            count = max(count, item.shown + 1)
            for guide in item.guides { count = max(count, guide.shown + 1) }
        }
        shownCount = count
    }

    /// Returns the index in the layout of an item that the page shows; nil if there is none.
    func item(shownAt shown: Int) -> Int? {
        shown < 0 ? nil : live.layout.items.firstIndex { $0.shown == shown }
    }

    /// Solves and notes the result; returns how many numbers it has, -1 if there is none.
    func solve() -> Int32 {
        do { try live.solve() } catch { return -1 }
        (list, letters) = ([], [])
        let frames = addFrames()
        addConstraints()
        add(live.conflictsOfRows.count)
        addTexts(in: frames)
        return pass()
    }

    private func add(_ number: Int) { list.append(Double(number)) }

    private func add(_ frame: Rectangle) {
        list.append(frame.x)
        list.append(frame.y)
        list.append(frame.width)
        list.append(frame.height)
    }

    private func addFrames() -> [Rectangle] {
        let shown = live.shownFrames()
        var frames = Array(repeating: Rectangle(x: 0, y: 0, width: 0, height: 0), count: shownCount)
        add(shown.count)
        for (index, frame) in shown {
            if index >= 0 { frames[index] = frame }
            add(index)
            add(frame)
        }
        return frames
    }

    private func addConstraints() {
        add(live.layout.constraints.count)
        for (index, constraint) in live.layout.constraints.enumerated() {
            let (outcome, residual) = live.outcome(of: index)
            add(constraint.shown)
            add(outcome.rawValue)
            list.append(residual)
        }
    }

    private func addTexts(in frames: [Rectangle]) {
        let texts = live.shownLines { frames[$0] }
        add(texts.count)
        for (index, (shown, lines, frame)) in texts.enumerated() {
            add(shown)
            let size = live.contentSize(ofText: index)
            list.append(size?.width ?? -1)
            list.append(size?.height ?? -1)
            add(frame == nil ? 0 : 1)
            if let frame { add(frame) }
            add(lines.count)
            for line in lines {
                let before = letters.count
                for byte in line.utf8 { letters.append(byte) }
                add(letters.count - before)
            }
        }
    }

    /// Passes the lists to memory that stays where it is.
    private func pass() -> Int32 {
        memory.pass(list, letters)
        return Int32(list.count)
    }

    /// Replaces the result by the free variables: for each, the item's index among the page's and the number of its frame.
    func findFreeVariables() -> Int32 {
        guard let free = try? live.freeVariables() else { return -1 }
        list = []
        for variable in free {
            add(live.layout.items[variable / 4].shown)
            add(variable % 4)
        }
        return pass()
    }
}
