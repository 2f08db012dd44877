import LayoutValues

/// Prepares text for pictures: on one line and of limited length.
package enum DisplayName {
    /// Returns the name of an item for readers.
    package static func of(_ item: SolvedItem) -> String {
        let name = item.name.map(oneLine) ?? ""
        return name.isEmpty ? oneLine(item.id) : name
    }

    /// Returns the text truncated, with control characters and line breaks replaced by spaces.
    package static func oneLine(_ string: String) -> String {
        let limit = RenderLimits.maximumNameLength
        if string.utf8.count <= limit { return printable(string) }
        let start = String(String.UnicodeScalarView(string.unicodeScalars.prefix(limit * 4)))
        let text = printable(start)
        return text.count > limit ? text.prefix(limit - 1) + "…" : text
    }

    /// Returns the text without characters that fonts can't draw and Cairo rejects: control characters and
    /// noncharacters.
    package static func printable(_ string: String) -> String {
        // True of nearly every name; checking each scalar took a twelfth of the time of drawing a folder.
        let isPlain = string.utf8.allSatisfy { (0x20..<0x7F).contains($0) }
        if isPlain, string.utf8.first != 0x20, string.utf8.last != 0x20 { return string }
        var scalars = String.UnicodeScalarView()
        for scalar in string.unicodeScalars {
            if scalar.properties.generalCategory == .control || scalar.properties.isWhitespace {
                scalars.append(" ")
            } else {
                scalars.append(scalar.properties.isNoncharacterCodePoint ? "\u{fffd}" : scalar)
            }
        }
        return String(scalars).withoutOuterSpaces
    }
}
