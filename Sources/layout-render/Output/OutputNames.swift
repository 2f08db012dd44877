import Engine
import FileAccess

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

    /// By their collision keys.
    private var taken: Set<String> = []

    /// The name of a picture; nil where another one has it.
    mutating func claim(_ parts: Parts, format: OutputFormat) -> String? {
        let name = Self.name(of: parts, format: format)
        return taken.insert(RelativeName.collisionKey(of: name)).inserted ? name : nil
    }

    /// The name of a picture, whoever has it.
    static func name(of parts: Parts, format: OutputFormat) -> String {
        var name = stem(parts.stem)
        if let scene = parts.scene { name += ".\(sanitized(scene))" }
        if let state = parts.state { name += ".\(sanitized(state))" }
        if let device = parts.device { name += "@\(sanitized(device))" }
        return "\(name).\(format.rawValue)"
    }

    /// An input's name as pictures have it: parts below folders that file systems take.
    static func stem(_ text: String) -> String {
        FilePath.components(of: text).filter { !$0.isEmpty }.map { sanitized(String($0), bytes: 128) }
            .joined(separator: "/")
    }

    /// The text with a hyphen for each character that file systems, or the archives CI systems keep files in,
    /// don't take.
    ///
    /// - Parameter bytes: How many it may take of the 255 that file systems give a name.
    static func sanitized(_ text: String, bytes: Int = 35) -> String {
        let forbidden: Set<Unicode.Scalar> = ["/", "\\", ":", "*", "?", "\"", "<", ">", "|"]
        var name = String.UnicodeScalarView()
        for scalar in beginning(of: text, bytes: bytes).unicodeScalars {
            name.append(forbidden.contains(scalar) || scalar.isHazardous ? "-" : scalar)
        }
        // What is hidden, and what git and Windows understand in their own ways.
        if name.first == "." { name.replaceSubrange(...name.startIndex, with: ["-"]) }
        return RelativeName(String(name)) == nil ? "-\(String(name))" : String(name)
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
