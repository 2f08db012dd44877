/// The distinct optional priorities in use, strongest first. Level 1 is the strongest, 0 is used for hard rows.
struct PriorityLevels: ~Copyable {
    private let priorities = Storage<Double>()

    /// The number of levels, including that of hard rows.
    var count: Int { priorities.count + 1 }

    /// Returns the level of a priority, if it has one.
    func level(of priority: Double) -> Int? {
        let position = insertionPoint(of: priority)
        return position < priorities.count && priorities[position] == priority ? position + 1 : nil
    }

    /// Returns the priority at a level above 0.
    func priority(at level: Int) -> Double { priorities[level - 1] }

    /// Inserts a priority and returns its level; weaker ones move down by one.
    func insert(_ priority: Double) -> Int {
        let position = insertionPoint(of: priority)
        priorities.append(priority)
        for weaker in (position..<priorities.count - 1).reversed() {
            priorities[weaker + 1] = priorities[weaker]
        }
        priorities[position] = priority
        return position + 1
    }

    /// Returns the first index whose priority is not stronger.
    private func insertionPoint(of priority: Double) -> Int {
        var low = 0
        var high = priorities.count
        while low < high {
            let middle = (low + high) / 2
            if priorities[middle] > priority { low = middle + 1 } else { high = middle }
        }
        return low
    }
}
