/// A vector over the slots, mostly zeros: a dense array and the places in it that may not be 0.
final class SparseVector {
    private let values = Storage<Double>()
    private let marked = Storage<Bool>()
    let support = Storage<Int32>()

    func reset(count: Int) {
        values.reset(to: count, filling: 0)
        marked.reset(to: count, filling: false)
        support.removeAll()
    }

    func addPlace() {
        values.append(0)
        marked.append(false)
    }

    /// Reads and writes a value; does not touch the support.
    subscript(index: Int32) -> Double {
        @inline(__always) get { values[index] }
        @inline(__always) set { values[index] = newValue }
    }

    @inline(__always) func add(_ value: Double, at index: Int32) {
        values[index] = cancelling(values[index], value)
    }

    /// Marks the places of the support so that `set` can tell which are new.
    func markSupport() {
        for index in 0..<support.count { marked[support[index]] = true }
    }

    /// Marks a place; says whether it wasn't marked.
    @inline(__always) func mark(_ index: Int32) -> Bool {
        if marked[index] { return false }
        marked[index] = true
        return true
    }

    func unmarkSupport() {
        for index in 0..<support.count { marked[support[index]] = false }
    }

    /// Writes a value and adds its place to a marked support.
    @inline(__always) func set(_ index: Int32, _ value: Double) {
        values[index] = value
        if !marked[index] {
            marked[index] = true
            support.append(index)
        }
    }

    /// Makes the vector one multiple of a unit vector.
    func setUnit(_ index: Int32, _ value: Double) {
        support.removeAll()
        support.append(index)
        values[index] = value
    }

    /// Back to zero.
    func clear() {
        for index in 0..<support.count { values[support[index]] = 0 }
        support.removeAll()
    }
}
