extension SolvedLayout {
    /// Returns the items that a reader may mean by a word: the one with this id, or else all with this name.
    package func items(called word: String) -> [Int] {
        if let index = items.firstIndex(where: { $0.id == word }) { return [index] }
        return items.indices.filter { items[$0].name == word }
    }

    /// What to suggest where a word means no item: each item's name if no other has it, or else its id; views and
    /// guides of an author's own before the system's guides.
    package var suggestedNames: [String] {
        var uses: [String: Int] = [:]
        for item in items {
            for word in Set([item.id, item.name ?? item.id]) { uses[word, default: 0] += 1 }
        }
        let own = items.filter { $0.systemGuide == nil }.map { item in
            item.name.flatMap { uses[$0] == 1 ? $0 : nil } ?? item.id
        }
        return own + items.filter { $0.systemGuide != nil }.map { $0.id }
    }
}
