import FileAccess

/// The main file of a program that shows scenes of an author's code.
struct MainFile {
    struct Scene: Sendable {
        let name: String
        let kind: String
        let expression: String
        let traits: [String]
        let line: Int
        /// Statements that give it sample values, and what gets them.
        var filling: String?
        var filled: String?
    }

    let path: String
    /// What the author's files are called.
    let files: [String]
    let scenes: [Scene]
    /// The class of the app's delegate, which code may ask the app for.
    let delegate: String?

    private static let firstLine = 4

    /// The scenes that are left without those whose lines don't compile.
    func scenes(without lines: [Int: String]) -> [Scene] {
        scenes.enumerated().filter { lines[$0.offset + Self.firstLine] == nil }.map(\.element)
    }

    /// The scenes whose lines don't compile, with why.
    func errors(_ lines: [Int: String]) -> [(Scene, String)] {
        scenes.enumerated().compactMap { number, scene in lines[number + Self.firstLine].map { (scene, $0) } }
    }

    /// The lines of the sample values follow those of the scenes, after two others.
    private var firstLineOfSamples: Int { Self.firstLine + scenes.count + 2 }

    private var lineOfDelegate: Int { firstLineOfSamples + scenes.count + 1 }

    /// Writes the file; a scene that is left out leaves an empty line. Returns whether there is a scene.
    func write(without lines: [Int: String]) throws(CodeError) -> Bool {
        var text = "import CodeHost\nimport UIKit\nlet layoutRenderScenes: [CodeHost.CodeScene] = [\n"
        for (number, scene) in scenes.enumerated() {
            if lines[number + Self.firstLine] == nil {
                let traits = scene.traits.joined(separator: ", ")
                let expression = scene.expression.split(whereSeparator: \.isNewline).joined(separator: " ")
                text += "    CodeHost.CodeScene(\"\(scene.kind)\", traits: [\(traits)], { \(expression) }),"
            }
            text += "\n"
        }
        text += "]\nlet layoutRenderSamples: [CodeHost.CodeSamples] = [\n"
        var compiled = 0
        for (number, scene) in scenes.enumerated() {
            let isCompiled = lines[number + Self.firstLine] == nil
            if isCompiled, let filling = scene.filling, lines[number + firstLineOfSamples] == nil {
                let words = Self.quoted(scene.filled ?? "")
                text +=
                    "    CodeHost.CodeSamples(\(compiled), \(words)) { (item: \(scene.name)) in \(filling) },"
            }
            if isCompiled { compiled += 1 }
            text += "\n"
        }
        let names = files.map(Self.quoted).joined(separator: ", ")
        let made = lines[lineOfDelegate] == nil ? delegate.map { "\($0)()" } : nil
        text += "]\nlet layoutRenderDelegate: (any UIKit.UIApplicationDelegate)? = \(made ?? "nil")\n"
        text +=
            "MainActor.assumeIsolated { CodeHost.CodeScenes.run(files: [\(names)], scenes: layoutRenderScenes, "
        let tables = files.indices.map { "layoutRenderProperties_\($0)()" }.joined(separator: ", ")
        text += "samples: layoutRenderSamples, properties: [\(tables)], delegate: layoutRenderDelegate) }\n"
        try CacheFile.write(Array(text.utf8), to: path)
        return scenes.indices.contains { lines[$0 + Self.firstLine] == nil }
    }

    private static func quoted(_ text: String) -> String {
        var quoted = "\""
        for character in text.unicodeScalars {
            switch character {
            case "\"", "\\": quoted += "\\\(character)"
            case _ where character.value < 0x20: quoted += "\\u{\(String(character.value, radix: 16))}"
            default: quoted.unicodeScalars.append(character)
            }
        }
        return quoted + "\""
    }
}
