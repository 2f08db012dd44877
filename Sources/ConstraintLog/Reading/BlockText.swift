/// The lines of a block joined to one text.
struct BlockText {
    private(set) var bytes: [UInt8] = []
    /// The index after the sentence on recovery, if it occurred.
    private(set) var recoveryStart: Int?
    /// The start of each line in the text, with its number in the log.
    private var lines: [(start: Int, number: Int)] = []
    private let firstLine: Int

    /// Joins the lines of a block.
    ///
    /// - Parameter isHardWrapped: Whether lines as long as the longest one were cut there, even inside words.
    init(_ block: LogBlock, isHardWrapped: Bool) {
        firstLine = block.firstLine
        let longest = block.lines.map(\.length).max() ?? 0
        for (index, line) in block.lines.enumerated() {
            if index == block.recoveryLine { recoveryStart = bytes.count }
            lines.append((bytes.count, line.number))
            bytes += line.text
            let next = index + 1 < block.lines.count ? block.lines[index + 1] : nil
            if isHardWrapped, let next, index + 1 != block.recoveryLine, line.length >= longest - 1 {
                // One column less: the space that was cut at was removed.
                if line.length < longest || line.endsWithSpace || next.startsWithSpace { bytes.append(0x20) }
            } else {
                bytes.append(0x0A)
            }
        }
        if block.recoveryLine == block.lines.count { recoveryStart = bytes.count }
    }

    /// Returns the line in the log of an index in the text.
    func line(at index: Int) -> Int {
        var (low, high) = (0, lines.count)
        while low < high {
            let middle = (low + high) / 2
            if lines[middle].start <= index { low = middle + 1 } else { high = middle }
        }
        return low > 0 ? lines[low - 1].number : firstLine
    }
}
