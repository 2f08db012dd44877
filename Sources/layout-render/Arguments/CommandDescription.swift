/// The description of a subcommand, used for parsing, help and completion.
struct CommandDescription: Sendable {
    /// An operand of a subcommand.
    struct Operand: Sendable {
        /// The placeholder in the help.
        var name: String
        var isRequired: Bool
        var isRepeatable: Bool
        /// Whether the `inputs` of a project's configuration stand in where none is given.
        var isConfigurable: Bool
        /// The words that it can be; empty for a path.
        var words: [String]
        /// The form shown in the help; nil to show the name.
        var synopsis: String?
        /// The help text: a sentence without a full stop.
        var help: String

        init(
            _ name: String, isRequired: Bool = true, isRepeatable: Bool = false, isConfigurable: Bool = false,
            words: [String] = [], synopsis: String? = nil, help: String
        ) {
            self.name = name
            self.isRequired = isRequired
            self.isRepeatable = isRepeatable
            self.isConfigurable = isConfigurable
            self.words = words
            self.synopsis = synopsis
            self.help = help
        }

        /// The operand as shown in the help: `<input> ...`.
        var spelling: String {
            if let synopsis { return synopsis }
            let plain = words.isEmpty ? "<\(name)>" : words.joined(separator: "|")
            let repeated = isRepeatable ? "\(plain) ..." : plain
            return isRequired && !isConfigurable ? repeated : "[\(repeated)]"
        }
    }

    var name: String
    /// What the subcommand does, as a sentence.
    var abstract: String
    /// Further information for users, in paragraphs.
    var discussion: String = ""
    var operand: Operand?
    /// The options in the order of the help, without `--help`, which every subcommand has.
    var options: [ArgumentOption]

    /// The subcommand's options, `--help`, and where settings apply, `--config`.
    var allOptions: [ArgumentOption] { options + (readsSettings ? [.config] : []) + [.help] }

    /// Whether a project's settings can give inputs or options.
    var readsSettings: Bool {
        operand?.isConfigurable == true || options.contains { $0.isConfigurable }
    }

    /// The options about running and reporting, which mean the same for every subcommand that has them.
    private static let commonNames = ["watch", "quiet", "strict", "silence", "reporter", "config", "help"]

    /// The options that only make sense for this subcommand and those like it.
    var ownOptions: [ArgumentOption] { allOptions.filter { !Self.commonNames.contains($0.name) } }

    /// The options about running and reporting, in the same order for every subcommand.
    var commonOptions: [ArgumentOption] {
        Self.commonNames.compactMap { name in allOptions.first { $0.name == name } }
    }
}
