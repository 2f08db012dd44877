/// Finds what precedes the text of a line: quoting, comment marks, list numbers, timestamps, the name of a process.
enum LinePrefix {
    /// Returns the index at which a line's text begins, and the marks of a single character before it.
    ///
    /// - Parameter previous: The marks of the line that this one continues, nil if it continues none. In the middle of a
    ///   description, a sign such as `>` or `+` is a mark only if it was one before.
    static func read(in line: [UInt8], after previous: [UInt8]? = nil) -> (end: Int, marks: [UInt8]) {
        var index = line.skippingSpaces(from: 0)
        var (marks, expected) = ([UInt8](), previous)
        while index < line.count, let next = mark(in: line, at: index) {
            if next == index + 1 {
                if let known = expected?.firstIndex(of: line[index]) {
                    expected?.remove(at: known)
                } else if expected != nil {
                    break
                }
                marks.append(line[index])
            }
            index = line.skippingSpaces(from: next)
        }
        return (index, marks)
    }

    private static func mark(in line: [UInt8], at index: Int) -> Int? {
        let byte = line[index]
        if line.matches("//", at: index) {
            var end = index
            while end < line.count, line[end] == UInt8(ascii: "/") { end += 1 }
            return end
        }
        if line.matches("/*", at: index) { return index + 2 }
        if line.matches("<!--", at: index) { return index + 4 }
        if byte == UInt8(ascii: "`") { return index + 1 }
        let isAlone = index + 1 == line.count || line[index + 1].isSpace || line[index + 1] == byte
        if isAlone, byte == UInt8(ascii: ">") || byte == UInt8(ascii: "#") { return index + 1 }
        if index + 1 < line.count, line[index + 1].isSpace,
            byte == UInt8(ascii: "*") || byte == UInt8(ascii: "+")
        {
            return index + 1
        }
        return number(in: line, at: index) ?? timestamp(in: line, at: index) ?? syslog(in: line, at: index)
    }

    /// Returns the end of the prefix of syslog or a device's console: `Mar  5 14:22:31 phone App(UIKitCore)[123] <Notice>: `.
    private static func syslog(in line: [UInt8], at index: Int) -> Int? {
        let time = Array("00:00:00".utf8)
        guard index + 16 <= line.count, line[index..<index + 3].allSatisfy(\.isLetter),
            line[index + 3].isSpace
        else { return nil }
        var end = line.skippingSpaces(from: index + 4)
        let day = end
        while end < line.count, line[end].isDigit { end += 1 }
        guard end > day, end - day <= 2, end < line.count, line[end].isSpace else { return nil }
        end += 1
        guard end + time.count < line.count else { return nil }
        for (offset, expected) in time.enumerated() {
            let byte = line[end + offset]
            guard expected == UInt8(ascii: "0") ? byte.isDigit : byte == expected else { return nil }
        }
        end += time.count
        let limit = min(line.count, end + 200)
        guard let bracket = line[end..<limit].firstIndex(of: UInt8(ascii: "]")),
            let colon = line[bracket..<limit].firstIndex(of: UInt8(ascii: ":")), colon - bracket <= 20
        else { return nil }
        return colon + 1
    }

    /// Returns the end of a list number, as in `12. `.
    private static func number(in line: [UInt8], at index: Int) -> Int? {
        var end = index
        while end < line.count, end < index + 5, line[end].isDigit { end += 1 }
        guard end > index, line.matches(". ", at: end) else { return nil }
        return end + 2
    }

    /// Returns the end of a date and time such as `2019-07-10 17:58:28.565069+0800` or `2019-07-10T17:58:28Z`, and of the
    /// process's name and number if they follow.
    private static func timestamp(in line: [UInt8], at index: Int) -> Int? {
        guard index + 19 <= line.count else { return nil }
        let shape = Array("0000-00-00 00:00:00".utf8)
        for (offset, expected) in shape.enumerated() {
            let byte = line[index + offset]
            let fits =
                switch expected {
                case UInt8(ascii: "0"): byte.isDigit
                case 0x20: byte == 0x20 || byte == UInt8(ascii: "T")
                default: byte == expected
                }
            guard fits else { return nil }
        }
        var end = index + 19
        while end < line.count, !line[end].isSpace { end += 1 }
        return process(in: line, at: line.skippingSpaces(from: end)) ?? end
    }

    /// Returns the end of a process's name and number, as in `App[123:456]`.
    private static func process(in line: [UInt8], at index: Int) -> Int? {
        var end = index
        while end < line.count, !line[end].isSpace { end += 1 }
        guard end > index, end - index < 128, line[end - 1] == UInt8(ascii: "]"),
            line[index..<end].contains(UInt8(ascii: "[")), line[index] != UInt8(ascii: "[")
        else { return nil }
        return end
    }
}
