/// What other tools, frameworks and everyday language call the values that documents and options have words for.
package enum OtherWords {
    private static let meanings: [(other: String, words: [String])] = [
        ("horizontal", ["landscape"]), ("vertical", ["portrait"]), ("row", ["horizontal"]),
        ("column", ["vertical"]), ("upsidedown", ["portraitUpsideDown"]),
        ("lefttoright", ["ltr"]), ("righttoleft", ["rtl"]), ("ltr", ["leftToRight"]),
        ("rtl", ["rightToLeft"]),
        ("shown", ["docked"]), ("visible", ["docked"]), ("open", ["docked"]), ("floating", ["undocked"]),
        ("none", ["hidden"]), ("closed", ["hidden"]), ("default", ["large", "regular"]),
        ("xs", ["extraSmall"]), ("s", ["small"]), ("m", ["medium"]), ("l", ["large"]), ("xl", ["extraLarge"]),
        ("xxl", ["extraExtraLarge"]), ("xxxl", ["extraExtraExtraLarge"]), ("ax1", ["accessibilityMedium"]),
        ("ax2", ["accessibilityLarge"]), ("ax3", ["accessibilityExtraLarge"]),
        ("ax4", ["accessibilityExtraExtraLarge"]), ("ax5", ["accessibilityExtraExtraExtraLarge"]),
        ("middle", ["center"]), ("start", ["leading"]), ("end", ["trailing"]), ("stretch", ["fill"]),
        ("normal", ["regular"]), ("jpg", ["png"]), ("jpeg", ["png"]), ("bitmap", ["png"]),
        ("vector", ["svg"]),
        ("auto", ["automatic"]), ("system", ["automatic"]), ("day", ["light"]), ("night", ["dark"]),
        ("xml", ["junit"]),
    ]

    /// Returns the known word with the meaning of another, or else the one with the most similar spelling; nil if there
    /// is neither.
    package static func known(meaning word: String, in known: [String]) -> String? {
        let plain = word.lowercased().filter { $0 != "-" && $0 != "_" && $0 != " " }
        for (other, words) in meanings where other == plain {
            if let match = words.first(where: known.contains) { return match }
        }
        return NearestName.find(word, in: known)
    }
}
