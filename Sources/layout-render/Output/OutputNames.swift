import Foundation

/// The names of pictures in a folder, `INPUT[.SCENE][.STATE][@DEVICE].EXT`, each given once.
struct OutputNames {
    /// What tells a picture from the others of a run; the parts that are nil have no place in its name.
    struct Parts {
        /// The input's name without its ending, perhaps below folders.
        var stem: String
        /// Where the input has more than one scene.
        var scene: String?
        /// Where the picture shows a state.
        var state: String?
        /// Where devices were asked for.
        var device: String?
    }

    /// Names are compared without regard to case, as some file systems do.
    private var taken: Set<String> = []

    /// The name of a picture; nil where another one has it.
    mutating func claim(_ parts: Parts, format: OutputFormat) -> String? {
        let name = Self.name(of: parts, format: format)
        return taken.insert(name.lowercased()).inserted ? name : nil
    }

    /// The name of a picture, whoever has it.
    static func name(of parts: Parts, format: OutputFormat) -> String {
        var name = parts.stem.split(separator: "/").map { sanitized(String($0), bytes: 140) }
            .joined(separator: "/")
        if let scene = parts.scene { name += ".\(sanitized(scene))" }
        if let state = parts.state { name += ".\(sanitized(state))" }
        if let device = parts.device { name += "@\(sanitized(device))" }
        return "\(name).\(format.rawValue)"
    }

    /// The text with a hyphen for each character that file systems, or the archives CI systems keep files in,
    /// don't take.
    ///
    /// - Parameter bytes: How many it may take of the 255 that file systems give a name.
    static func sanitized(_ text: String, bytes: Int = 35) -> String {
        let forbidden: Set<Character> = ["/", "\\", ":", "*", "?", "\"", "<", ">", "|"]
        var name = String(
            beginning(of: text, bytes: bytes).map { character in
                let isControl = character.unicodeScalars.contains {
                    $0.properties.generalCategory == .control
                }
                return forbidden.contains(character) || isControl ? "-" : character
            })
        if name.hasPrefix(".") { name.replaceSubrange(...name.startIndex, with: "-") }
        return name.isEmpty ? "-" : name
    }

    /// As many whole characters as fit into a number of bytes.
    private static func beginning(of text: String, bytes: Int) -> Substring {
        var left = bytes
        return text.prefix { character in
            left -= character.utf8.count
            return left >= 0
        }
    }
}
