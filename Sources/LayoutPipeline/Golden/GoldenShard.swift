/// One of several parts that the inputs are divided into, the same in every run.
package struct GoldenShard: Sendable, Equatable {
    /// The index, counting from 1.
    package var index: Int
    package var count: Int

    /// Parses `INDEX/COUNT`; nil for anything else.
    package init?(_ text: String) {
        let parts = text.split(separator: "/", omittingEmptySubsequences: false).map { Int($0) }
        guard parts.count == 2, let index = parts[0], let count = parts[1], index >= 1, index <= count else {
            return nil
        }
        self.index = index
        self.count = count
    }

    package var text: String { "\(index)/\(count)" }

    /// Returns the elements of this part: every `count`-th one.
    package func part<Element>(of elements: [Element]) -> [Element] {
        stride(from: index - 1, to: elements.count, by: count).map { elements[$0] }
    }
}
