import Findings
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
            if isControl(scalar) || scalar.isWhitespace {
                scalars.append(" ")
            } else {
                scalars.append(isNoncharacter(scalar) ? "\u{fffd}" : scalar)
            }
        }
        return String(scalars).withoutOuterSpaces
    }

    private static func isNoncharacter(_ scalar: Unicode.Scalar) -> Bool {
        (0xFDD0...0xFDEF).contains(scalar.value) || scalar.value & 0xFFFE == 0xFFFE
    }

    /// Whether a scalar is a control character. Unicode never adds any, and the table of all categories would be large in a page.
    private static func isControl(_ scalar: Unicode.Scalar) -> Bool {
        scalar.value < 0x20 || (0x7F...0x9F).contains(scalar.value)
    }
}

/// What pictures call scenes and items.
package enum PictureName {
    /// Returns the title of the picture of a scene. A generic title such as "View" is replaced by the file's name.
    package static func title(_ title: String?, id: String, fallback: String?) -> String {
        let title = title.map(DisplayName.oneLine) ?? ""
        if !title.isEmpty, !GenericName.isGeneric(title) { return title }
        let file = fallback.map(DisplayName.oneLine) ?? ""
        if !file.isEmpty, !title.isEmpty || GenericName.isGeneric(id) { return file }
        return title.isEmpty ? DisplayName.oneLine(id) : title
    }

    /// Returns the title of the picture of a layout.
    package static func title(of layout: SolvedLayout, fallback: String?) -> String {
        title(layout.title, id: layout.id, fallback: fallback)
    }

    /// Returns the name of an item as pictures show it; nil if it only says what kind of view it is.
    package static func text(of item: SolvedItem) -> String? {
        GenericName.isGeneric(item) ? nil : DisplayName.of(item)
    }
}

extension StringProtocol {
    /// The text without spaces and tabs at either end.
    var withoutOuterSpaces: String {
        let start = unicodeScalars.firstIndex { !$0.isSpace } ?? endIndex
        let end = unicodeScalars.lastIndex { !$0.isSpace }.map(unicodeScalars.index(after:)) ?? start
        return String(String.UnicodeScalarView(unicodeScalars[start..<end]))
    }
}

extension Unicode.Scalar {
    /// Whether it is a tab or of the category of spaces (Zs), without asking for tables that a browser's module doesn't have.
    fileprivate var isSpace: Bool {
        switch value {
        case 0x09, 0x20, 0xA0, 0x1680, 0x2000...0x200A, 0x202F, 0x205F, 0x3000: true
        default: false
        }
    }
}
