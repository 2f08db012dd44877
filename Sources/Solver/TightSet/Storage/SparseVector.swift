/// A vector over the slots, mostly zeros: a dense array and the indices that may not be 0.
///
/// Solves write their results in place, so one vector of each kind serves as a workspace for all of them: `use` lends
/// it to one at a time.
final class SparseVector {
    private let values = Storage<Double>()
    private let marked = Storage<Bool>()
    let support = Storage<Int32>()
    #if SOLVER_CHECKS
        private var isInUse = false
    #endif

    /// Lends the vector, which is zero before and afterwards.
    @inline(__always)
    func use<Result, Failure>(
        _ body: (SparseVector) throws(Failure) -> Result
    ) throws(Failure) -> Result {
        #if SOLVER_CHECKS
            precondition(!isInUse && support.count == 0, "a workspace is used for two things at once")
            isInUse = true
        #endif
        defer {
            clear()
            #if SOLVER_CHECKS
                isInUse = false
            #endif
        }
        return try body(self)
    }

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

    /// Marks the indices of the support so that `set` can recognise new ones.
    func markSupport() {
        for index in 0..<support.count { marked[support[index]] = true }
    }

    /// Marks an index; returns whether it wasn't marked.
    @inline(__always) func mark(_ index: Int32) -> Bool {
        if marked[index] { return false }
        marked[index] = true
        return true
    }

    func unmarkSupport() {
        for index in 0..<support.count { marked[support[index]] = false }
    }

    /// Writes a value and adds its index to a marked support.
    @inline(__always) func set(_ index: Int32, _ value: Double) {
        values[index] = value
        if !marked[index] {
            marked[index] = true
            support.append(index)
        }
    }

    /// Sets the value at an index that isn't listed.
    @inline(__always) func put(_ value: Double, at index: Int32) {
        values[index] = value
        support.append(index)
    }

    /// Adds to a value and lists its index, which may be listed already.
    @inline(__always) func addListed(_ value: Double, at index: Int32) {
        add(value, at: index)
        support.append(index)
    }

    private func clear() {
        for index in 0..<support.count { values[support[index]] = 0 }
        support.removeAll()
    }
}
