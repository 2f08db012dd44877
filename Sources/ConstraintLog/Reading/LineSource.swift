/// Finds the process and thread that printed a line, as in `App[123:456]`.
enum LineSource {
    /// The length within which a line says where it comes from.
    private static let longestLead = 200

    /// Returns the words for the process and thread; nil if a line has none.
    static func read(in line: ArraySlice<UInt8>) -> [UInt8]? {
        let lead = line.prefix(longestLead)
        guard lead.contains(where: \.isDigit), !lead.matches("(", at: lead.startIndex) else { return nil }
        var index = lead.startIndex
        while let bracket = lead[index...].firstIndex(of: UInt8(ascii: "[")) {
            // Descriptions contain brackets too, but none with numbers alone before anything else.
            if lead[index..<bracket].contains(UInt8(ascii: "<")) { return nil }
            if let end = numbersEnd(in: lead, from: bracket + 1) {
                let start = lead[..<bracket].lastIndex(where: \.isSpace).map { $0 + 1 } ?? lead.startIndex
                return Array(lead[start..<end])
            }
            index = bracket + 1
        }
        return nil
    }

    /// Returns the index after the bracket that closes one or two numbers, as in `123:456]`.
    private static func numbersEnd(in line: ArraySlice<UInt8>, from start: Int) -> Int? {
        var end = start
        while end < line.endIndex, line[end].isHexDigit || line[end] == UInt8(ascii: ":") { end += 1 }
        guard end > start, line[start].isDigit, line.matches("]", at: end) else { return nil }
        return end + 1
    }
}
