/// One of several parts that inputs are divided into, the same in every run.
struct GoldenShard: Sendable, Equatable {
    /// Counts from 1.
    var index: Int
    var count: Int

    /// As text has it, `INDEX/COUNT`; nil for anything else.
    init?(_ text: String) {
        let parts = text.split(separator: "/", omittingEmptySubsequences: false).map { Int($0) }
        guard parts.count == 2, let index = parts[0], let count = parts[1], index >= 1, index <= count else {
            return nil
        }
        self.index = index
        self.count = count
    }

    var text: String { "\(index)/\(count)" }

    /// The elements that are this part's: every one of `count`.
    func part<Element>(of elements: [Element]) -> [Element] {
        stride(from: index - 1, to: elements.count, by: count).map { elements[$0] }
    }
}
