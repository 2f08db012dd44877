/// How much is shown of lists that are too long to be read.
package enum LongList {
    /// The maximum length of lists that are shown whole.
    package static let most = 12
    /// The number of elements that are shown of longer ones.
    private static let shownOfLonger = 8

    /// Returns the places of the elements that are shown: the first ones and, in place of the last of these, the one to keep.
    package static func shown(of count: Int, keeping kept: Int?) -> [Int] {
        guard count > most else { return Array(0..<count) }
        guard let kept, kept >= shownOfLonger else { return Array(0..<shownOfLonger) }
        return Array(0..<(shownOfLonger - 1)) + [kept]
    }
}

extension [String] {
    /// Joins the parts of a sentence: with commas, and the last one with a conjunction.
    package func joined(by conjunction: String) -> String {
        guard let last, count > 1 else { return first ?? "" }
        return "\(dropLast().joined(separator: ", ")) \(conjunction) \(last)"
    }
}
