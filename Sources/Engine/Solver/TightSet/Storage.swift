/// A growable array of plain values without bounds checks: the solver's only unsafe code.
///
/// A solve reads and writes single numbers at scattered places a few million times. With `Array` properties of
/// a class every such write checks bounds, uniqueness and exclusive access, which makes a cold solve about
/// twice as slow. Debug builds check the bounds (`SOLVER_CHECKS`).
struct Storage<Element: BitwiseCopyable>: ~Copyable {
    private(set) var count = 0
    private var capacity = 0
    private var base: UnsafeMutablePointer<Element>

    init() { base = UnsafeMutablePointer.allocate(capacity: 0) }

    deinit { base.deallocate() }

    subscript(index: Int) -> Element {
        @inline(__always) get {
            check(index)
            return base[index]
        }
        @inline(__always) nonmutating set {
            check(index)
            base[index] = newValue
        }
    }

    subscript(index: Int32) -> Element {
        @inline(__always) get { self[Int(index)] }
        @inline(__always) nonmutating set { self[Int(index)] = newValue }
    }

    @inline(__always) private func check(_ index: Int) {
        #if SOLVER_CHECKS
        precondition(index >= 0 && index < count, "index \(index) outside 0..<\(count)")
        #endif
    }

    @inline(__always) mutating func append(_ element: Element) {
        if count == capacity { reserve(max(8, capacity * 2)) }
        (base + count).initialize(to: element)
        count += 1
    }

    mutating func removeLast() -> Element {
        count -= 1
        return base[count]
    }

    /// Forgets the elements and keeps the room.
    @inline(__always) mutating func removeAll() { count = 0 }

    /// Forgets the elements from a position on.
    mutating func truncate(to newCount: Int) { count = min(count, newCount) }

    /// Makes the count what is asked, with `element` in new places.
    mutating func resize(to newCount: Int, filling element: Element) {
        if newCount > capacity { reserve(max(newCount, min(capacity * 2, capacity + 1 << 20))) }
        if newCount > count { (base + count).initialize(repeating: element, count: newCount - count) }
        count = newCount
    }

    /// Forgets everything and fills anew.
    mutating func reset(to newCount: Int, filling element: Element) {
        count = 0
        resize(to: newCount, filling: element)
    }

    private mutating func reserve(_ newCapacity: Int) {
        let larger = UnsafeMutablePointer<Element>.allocate(capacity: newCapacity)
        larger.moveInitialize(from: base, count: count)
        base.deallocate()
        base = larger
        capacity = newCapacity
    }
}
