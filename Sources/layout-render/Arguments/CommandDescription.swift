/// A subcommand as its author describes it: what parsing, help and completion go by.
struct CommandDescription: Sendable {
    /// What a subcommand takes besides options.
    struct Operand: Sendable {
        /// The placeholder in the help.
        var name: String
        var isRequired: Bool
        var isRepeatable: Bool
        /// The words it can be; empty where it is a path.
        var words: [String]
        /// As help shows it, where its name doesn't say it.
        var synopsis: String?
        /// A sentence without a full stop.
        var help: String

        init(
            _ name: String, isRequired: Bool = true, isRepeatable: Bool = false, words: [String] = [],
            synopsis: String? = nil, help: String
        ) {
            self.name = name
            self.isRequired = isRequired
            self.isRepeatable = isRepeatable
            self.words = words
            self.synopsis = synopsis
            self.help = help
        }

        /// As help shows it: `<input> ...`.
        var spelling: String {
            if let synopsis { return synopsis }
            let plain = words.isEmpty ? "<\(name)>" : words.joined(separator: "|")
            let repeated = isRepeatable ? "\(plain) ..." : plain
            return isRequired ? repeated : "[\(repeated)]"
        }
    }

    var name: String
    /// What it does, a sentence.
    var abstract: String
    /// What else a user should know, in paragraphs.
    var discussion: String = ""
    var operand: Operand?
    /// In the order help lists them; `--help` is understood by all.
    var options: [ArgumentOption]

    /// Its options and the one that all have.
    var allOptions: [ArgumentOption] { options + [.help] }
}
