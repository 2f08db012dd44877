/// A vector over the slots or the variables, mostly zeros: a dense array and the indices that may not be 0, its support.
///
/// Solves write their results in place, so one vector of each kind serves as a workspace for all of them: `use` lends
/// it to one at a time.
final class SparseVector {
    private let values = Storage<Double>()
    private let marked = Storage<Bool>()
    private let support = Storage<Int32>()
    #if SOLVER_CHECKS
        private var isInUse = false
    #endif

    /// The support, where the vector is over the slots. An index may be listed twice.
    @inline(__always) var slots: SupportIndices<Slot> { SupportIndices(support.elements) }
    /// The support, where the vector is over the variables.
    @inline(__always) var variables: SupportIndices<Variable> { SupportIndices(support.elements) }
    /// The length of the support.
    @inline(__always) var count: Int { support.count }

    /// Lends the vector, which is zero before and afterwards.
    @inline(__always)
    func use<Result, Failure>(
        _ body: (SparseVector) throws(Failure) -> Result
    ) throws(Failure) -> Result {
        #if SOLVER_CHECKS
            precondition(!isInUse && count == 0, "a workspace is used for two things at once")
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
    subscript(index: some VectorIndex) -> Double {
        @inline(__always) get { values[index.number] }
        @inline(__always) set { values[index.number] = newValue }
    }

    @inline(__always) func add(_ value: Double, at index: some VectorIndex) {
        values[index.number] = cancelling(values[index.number], value)
    }

    /// Adds an index to the support.
    @inline(__always) func list(_ index: some VectorIndex) { support.append(index.number) }

    /// Empties the support, so that a solve can list the indices of its result. Values stay.
    @inline(__always) func clearSupport() { support.removeAll() }

    /// Marks the indices of the support so that `set` can recognise new ones.
    func markSupport() {
        for index in support.elements { marked[index] = true }
    }

    /// Marks an index; returns whether it wasn't marked.
    @inline(__always) func mark(_ index: some VectorIndex) -> Bool {
        if marked[index.number] { return false }
        marked[index.number] = true
        return true
    }

    func unmarkSupport() {
        for index in support.elements { marked[index] = false }
    }

    /// Writes a value and adds its index to a marked support.
    @inline(__always) func set(_ index: some VectorIndex, _ value: Double) {
        values[index.number] = value
        if mark(index) { list(index) }
    }

    /// Sets the value at an index that isn't listed.
    @inline(__always) func put(_ value: Double, at index: some VectorIndex) {
        self[index] = value
        list(index)
    }

    /// Adds to a value and lists its index, which may be listed already.
    @inline(__always) func addListed(_ value: Double, at index: some VectorIndex) {
        add(value, at: index)
        list(index)
    }

    private func clear() {
        for index in support.elements { values[index] = 0 }
        support.removeAll()
    }
}

/// The support of a `SparseVector` as indices of one kind.
struct SupportIndices<Index: VectorIndex>: Sequence, IteratorProtocol {
    private var numbers: Storage<Int32>.Elements

    @inline(__always) init(_ numbers: Storage<Int32>.Elements) { self.numbers = numbers }

    @inline(__always) var underestimatedCount: Int { numbers.underestimatedCount }

    @inline(__always) mutating func next() -> Index? {
        guard let number = numbers.next() else { return nil }
        return Index(number)
    }
}
