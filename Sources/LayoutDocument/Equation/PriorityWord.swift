/// UIKit's names of priorities, which documents write as numbers.
enum PriorityWord {
    private static let numbers: [String: Double] = [
        "required": 1000, "high": 750, "defaulthigh": 750, "medium": 500, "low": 250, "defaultlow": 250,
        "fittingsizelevel": 50, "fittingsizecompression": 50,
    ]

    /// Returns the number of a priority's name, such as `high`, `.defaultHigh` or `UILayoutPriority.required`; nil for
    /// other words.
    static func number(of word: String) -> Double? {
        let letters = word.lowercased().filter(\.isLetter)
        let prefix = "uilayoutpriority"
        return numbers[letters.hasPrefix(prefix) ? String(letters.dropFirst(prefix.count)) : letters]
    }
}
