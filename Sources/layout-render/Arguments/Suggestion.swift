import Engine
import Findings

/// Finds the word that was probably meant.
enum Suggestion {
    /// Subcommands and options of other tools, with this command's words for the same things.
    private static let synonyms: [(other: String, words: [String])] = [
        ("draw", ["render"]),
        ("export", ["render"]), ("lint", ["check"]), ("validate", ["check"]), ("verify", ["test"]),
        ("snapshot", ["test"]), ("compare", ["diff"]), ("why", ["explain"]), ("solve", ["frames"]),
        ("new", ["init"]), ("create", ["init"]), ("settings", ["config"]), ("man", ["manual"]),
        ("completion", ["completions"]), ("ignore", ["--exclude", "--silence"]), ("out", ["--output"]),
        ("silent", ["--quiet"]), ("landscape", ["--orientation landscape"]),
        ("portrait", ["--orientation portrait"]), ("rtl", ["--direction rtl"]),
        ("width", ["--size <width>x<height>"]), ("height", ["--size <width>x<height>"]),
        ("dark", ["--theme dark"]),
        ("appearance", ["--theme"]), ("darkmode", ["--theme dark"]),
        ("screen", ["--device"]), ("canvas", ["--size"]),
    ]

    /// Returns the known word with the same meaning, or else the one with the most similar spelling; nil if there is
    /// neither.
    static func find(_ word: String, in known: [String]) -> String? {
        let plain = word.lowercased().filter { $0 != "-" && $0 != "_" }
        for (other, words) in synonyms where other == plain {
            // An option's value may follow it.
            if let match = words.first(where: { known.contains(String($0.prefix { $0 != " " })) }) {
                return match
            }
        }
        return OtherWords.known(meaning: word, in: known)
    }
}
