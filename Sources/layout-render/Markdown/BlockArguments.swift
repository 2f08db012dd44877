import Engine
import FileAccess

/// The info string of a block: `layout login device="iPhone 16" state=keyboard`.
struct BlockArguments {
    /// The base name of its pictures.
    var name: String
    /// The values of `options`.
    var options: ParsedArguments

    /// The options that a block accepts, as `name=value`.
    static let options: [ArgumentOption] = [
        .device, .size, .orientation, .keyboard, .direction, .state, .scale, .fill, .preset, .show, .hide,
        .focus, .measure, .svg, .embedFonts, altText,
    ]

    static let altText = ArgumentOption(
        "alt", value: .any(placeholder: "words"), help: "What the picture shows, in place of generated words")

    /// Parses an info string without its first word.
    ///
    /// - Parameter usualName: The name of pictures if the info string doesn't contain one.
    init(_ info: String, usualName: String) throws(UsageError) {
        var words = try Self.words(of: info)
        name = usualName
        if let first = words.first, !first.contains("=") {
            name = first
            words.removeFirst()
        }
        guard Self.isName(name) else {
            throw .contradiction(
                "'\(name)' isn't a valid picture name: use letters, digits, hyphens, underscores and dots")
        }
        for word in words where !word.contains("=") {
            throw .contradiction("unexpected word '\(word)': write options as name=value")
        }
        let command = CommandDescription(name: "", abstract: "", options: Self.options)
        do throws(UsageError) {
            options = try ArgumentParser.parse(words.map { "--\($0)" }, for: command)
        } catch .unknownOption(let name, suggestion: nil) {
            let known = Self.options.map(\.name).joined(separator: ", ")
            throw .contradiction("unknown option '\(name.dropFirst(2))': a block can have \(known)")
        }
    }

    /// Returns whether a name for pictures is valid on every file system and in every Markdown dialect: without
    /// folders, Markdown syntax, or the characters that names of dark and large pictures add.
    private static func isName(_ name: String) -> Bool {
        let isPlain = name.unicodeScalars.allSatisfy {
            $0.properties.isAlphabetic || $0.properties.numericType != nil
                || "-_.".unicodeScalars.contains($0)
        }
        return isPlain && name.first != "." && RelativeName("\(name)~dark@2x.png") != nil
    }

    /// Splits text into words; quotes keep a word together.
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
