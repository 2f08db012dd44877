/// A binary heap of plain values, smallest first.
struct PriorityQueue<Key: Comparable & BitwiseCopyable>: ~Copyable {
    private let keys = Storage<Key>()

    var isEmpty: Bool { keys.count == 0 }

    func removeAll() { keys.removeAll() }

    func push(_ key: Key) {
        keys.append(key)
        var child = keys.count - 1
        while child > 0 {
            let parent = (child - 1) >> 1
            if keys[parent] <= key { break }
            keys[child] = keys[parent]
            child = parent
        }
        keys[child] = key
    }

    /// Removes and returns the smallest key; the queue must not be empty.
    func pop() -> Key {
        let least = keys[0]
        let moved = keys.removeLast()
        let count = keys.count
        if count == 0 { return least }
        var parent = 0
        while true {
            var child = 2 * parent + 1
            if child >= count { break }
            if child + 1 < count && keys[child + 1] < keys[child] { child += 1 }
            if keys[child] >= moved { break }
            keys[parent] = keys[child]
            parent = child
        }
        keys[parent] = moved
        return least
    }
}
