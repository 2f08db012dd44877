import Engine
import FileAccess

/// What the info string of a block says: `layout login device="iPhone 16" state=keyboard`.
struct BlockArguments {
    /// What its pictures are called, without an ending.
    var name: String
    /// The values of `options`.
    var options: ParsedArguments

    /// The options that a block takes, as `name=value`.
    static let options: [ArgumentOption] = [
        .device, .size, .orientation, .keyboard, .direction, .state, .scale, .fill, .preset, .show, .hide,
        .focus, .measure, .svg, altText,
    ]

    static let altText = ArgumentOption(
        "alt", value: .any(placeholder: "words"), help: "What the picture shows, in place of generated words")

    /// Reads an info string without its first word.
    ///
    /// - Parameter usualName: What pictures are called where it gives no name.
    init(_ info: String, usualName: String) throws(UsageError) {
        var words = try Self.words(of: info)
        name = usualName
        if let first = words.first, !first.contains("=") {
            name = first
            words.removeFirst()
        }
        guard Self.isName(name) else {
            throw .contradiction(
                "'\(name)' is no name for a picture: use letters, digits, hyphens, underscores and dots")
        }
        for word in words where !word.contains("=") {
            throw .contradiction("unexpected word '\(word)': write options as name=value")
        }
        let command = CommandDescription(name: "", abstract: "", options: Self.options)
        options = try ArgumentParser.parse(words.map { "--\($0)" }, for: command)
    }

    /// Whether a picture can be called so on every file system and in every Markdown: no folders, no marks, and none of
    /// the characters that names of dark and large pictures add.
    private static func isName(_ name: String) -> Bool {
        let isPlain = name.unicodeScalars.allSatisfy {
            $0.properties.isAlphabetic || $0.properties.numericType != nil
                || "-_.".unicodeScalars.contains($0)
        }
        return isPlain && name.first != "." && RelativeName("\(name)~dark@2x.png") != nil
    }

    /// The words of a text, which quotes hold together.
    private static func words(of text: String) throws(UsageError) -> [String] {
        var words: [String] = []
        var word: String?
        var quote: Character?
        for character in text {
            switch character {
            case quote: quote = nil
            case "\"" where quote == nil, "'" where quote == nil:
                quote = character
                word = word ?? ""
            case " " where quote == nil, "\t" where quote == nil:
                if let ended = word { words.append(ended) }
                word = nil
            default: word = (word ?? "") + String(character)
            }
        }
        if let quote { throw .contradiction("the quote \(quote) isn't closed: add another one") }
        return words + [word].compactMap(\.self)
    }
}
