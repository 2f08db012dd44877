/// An option of a subcommand: the only place that defines its names, its value and its help.
struct ArgumentOption: Sendable, Hashable {
    /// The value of an option.
    enum Value: Sendable, Hashable {
        /// No value: the option is a flag.
        case none
        /// Any text, with a placeholder for the help.
        case any(placeholder: String)
        /// A file or folder.
        case path(placeholder: String)
        /// One of the given words.
        case oneOf([String])
        /// One of the given words, or a file whose name contains a dot or a slash.
        case wordOrFile([String])
        /// Some of the given words, separated by commas.
        case listOf([String])
    }

    /// The name without dashes.
    var name: String
    /// The short form of the name, without the dash.
    var letter: Character?
    /// An earlier name, without dashes, that command lines may still have; nothing names it any more.
    var alias: String?
    var value: Value
    /// The form of the value; nil for any text, or where `value` says it.
    var form: ArgumentForm?
    /// The command that lists the possible words, if there are too many for the help.
    var wordsListedBy: String?
    /// Whether values accumulate, as they do for every list; otherwise the last one is used.
    var isRepeatable: Bool
    /// Whether two different values are an error: what to lay out or to explain is one thing.
    var isUnique: Bool
    /// Whether an equals sign and a file may follow a word; such values don't replace one without a file.
    var takesFile = false
    /// The help text: a sentence without a full stop, the same for every subcommand that has the option.
    var help: String
    /// What the option does in one subcommand in particular: a sentence without a full stop.
    var detail: String?

    /// Creates an option.
    init(
        _ name: String, letter: Character? = nil, alias: String? = nil, value: Value = .none,
        form: ArgumentForm? = nil, wordsListedBy: String? = nil, isRepeatable: Bool = false,
        isUnique: Bool = false, help: String,
        detail: String? = nil
    ) {
        self.name = name
        self.letter = letter
        self.alias = alias
        self.value = value
        self.form = form
        self.wordsListedBy = wordsListedBy
        if case .listOf = value { self.isRepeatable = true } else { self.isRepeatable = isRepeatable }
        self.isUnique = isUnique
        self.help = help
        self.detail = detail
    }

    static let help = ArgumentOption("help", letter: "h", help: "Show help")

    /// Returns the option of one subcommand, with what is particular to it.
    func with(value: Value? = nil, detail: String? = nil) -> Self {
        var option = self
        option.value = value ?? self.value
        option.detail = detail
        return option
    }

    /// The option as typed: `--output`.
    var spelling: String { "--\(name)" }

    /// The ways to type it: `-o, --output`.
    var spellings: [String] { [letter.map { "-\($0)" }, spelling].compactMap(\.self) }

    /// Returns whether a word on a command line is the option, perhaps by its earlier name.
    func isTyped(_ word: String) -> Bool {
        spellings.contains(word) || alias.map { "--\($0)" == word } == true
    }

    /// Whether the help lists the words after its text, because there are too many for a line.
    var listsItsWords: Bool {
        switch value {
        case .listOf: true
        case .oneOf(let words): words.joined(separator: "|").count > 70
        default: false
        }
    }

    /// The value as shown in the help: `<file>`, `png|svg`; nil for a flag.
    var valueSpelling: String? {
        switch value {
        case .none: nil
        case .any(let placeholder), .path(let placeholder): "<\(placeholder)>"
        case .oneOf(let words): listsItsWords ? "<\(name)>" : words.joined(separator: "|")
        case .wordOrFile(let words): (words + ["<file>"]).joined(separator: "|")
        case .listOf: "<list>"
        }
    }

    /// The words that the value can be, if they are known.
    var words: [String] {
        switch value {
        case .none, .any, .path: []
        case .oneOf(let words), .listOf(let words), .wordOrFile(let words): words
        }
    }
}
