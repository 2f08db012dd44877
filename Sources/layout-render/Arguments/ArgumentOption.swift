/// An option that a subcommand takes: the one place its names, its value and its help come from.
struct ArgumentOption: Sendable, Hashable {
    /// What follows the name of an option.
    enum Value: Sendable, Hashable {
        /// Nothing: the option is a flag.
        case none
        /// Anything, named by a placeholder in the help.
        case any(placeholder: String)
        /// A file or folder.
        case path(placeholder: String)
        /// One of the given words.
        case oneOf([String])
        /// One of the given words, or a file, which has a dot or a slash in its name.
        case wordOrFile([String])
        /// Some of the given words, with commas between them.
        case listOf([String])
    }

    /// Without the dashes.
    var name: String
    /// A letter that stands for the name, without its dash.
    var letter: Character?
    var value: Value
    /// The command that lists its words, where they are too many for help.
    var wordsListedBy: String?
    /// Whether each occurrence adds a value; otherwise the last one counts.
    var isRepeatable: Bool
    /// A sentence without a full stop.
    var help: String

    /// An option; see the properties.
    init(
        _ name: String, letter: Character? = nil, value: Value = .none, wordsListedBy: String? = nil,
        isRepeatable: Bool = false, help: String
    ) {
        self.name = name
        self.letter = letter
        self.value = value
        self.wordsListedBy = wordsListedBy
        self.isRepeatable = isRepeatable
        self.help = help
    }

    /// As it is typed: `--output`.
    var spelling: String { "--\(name)" }

    /// As help shows its value: `<file>`, `png|svg`; nil for a flag.
    var valueSpelling: String? {
        switch value {
        case .none: nil
        case .any(let placeholder), .path(let placeholder): "<\(placeholder)>"
        case .oneOf(let words): words.joined(separator: "|")
        case .wordOrFile(let words): (words + ["<file>"]).joined(separator: "|")
        case .listOf: "<list>"
        }
    }

    /// The words its value is made of, where they are known.
    var words: [String] {
        switch value {
        case .none, .any, .path: []
        case .oneOf(let words), .listOf(let words), .wordOrFile(let words): words
        }
    }
}
