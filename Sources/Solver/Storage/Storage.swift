#if canImport(Darwin)
    import Darwin
#elseif canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#endif

/// A growable array of plain values without bounds checks: the solver's only unsafe code.
///
/// A solve reads and writes single numbers at scattered indices a few million times. With `Array` properties of a
/// class, every such access checks bounds, uniqueness and exclusivity at run time, which makes a cold solve several
/// times slower. A `Storage` is stored in a `let`, which needs no such checks, and owns its memory. Debug builds check
/// the bounds (`SOLVER_CHECKS`). Memory grows by `realloc`, which moves the pages of large arrays instead of copying
/// them.
struct Storage<Element: BitwiseCopyable>: ~Copyable {
    fileprivate struct Header {
        var count = 0
        var capacity = 0
        var elements: UnsafeMutablePointer<Element>
    }

    private let header: UnsafeMutablePointer<Header>

    init() {
        header = UnsafeMutablePointer.allocate(capacity: 1)
        header.initialize(to: Header(elements: Self.reallocate(nil, count: 0, capacity: 0)))
    }

    /// Shrinks first: after glibc has freed a large block, it keeps later ones of that size in its heap, where they
    /// leave holes.
    deinit {
        release()
        #if hasFeature(Embedded)
            header.pointee.elements.deallocate()
        #else
            free(header.pointee.elements)
        #endif
        header.deallocate()
    }

    var count: Int { @inline(__always) get { header.pointee.count } }

    subscript(index: Int) -> Element {
        @inline(__always) get {
            check(index)
            return header.pointee.elements[index]
        }
        @inline(__always) nonmutating set {
            check(index)
            header.pointee.elements[index] = newValue
        }
    }

    subscript(index: Int32) -> Element {
        @inline(__always) get { self[Int(index)] }
        @inline(__always) nonmutating set { self[Int(index)] = newValue }
    }

    /// The elements that there are now, in order. Elements may be changed and appended while they are read. This doesn't
    /// retain anything, so that loops cost no reference counting.
    @inline(__always) var elements: Elements { Elements(header: header, end: count) }

    /// The elements of an array that outlives the loop over them.
    struct Elements: Sequence, IteratorProtocol {
        fileprivate let header: UnsafeMutablePointer<Header>
        fileprivate var index = 0
        fileprivate let end: Int

        @inline(__always) fileprivate init(header: UnsafeMutablePointer<Header>, end: Int) {
            self.header = header
            self.end = end
        }

        @inline(__always) var underestimatedCount: Int { end - index }

        /// An element of the array, whether or not it was read.
        @inline(__always) subscript(index: Int) -> Element { header.pointee.elements[index] }

        @inline(__always) mutating func next() -> Element? {
            if index >= end { return nil }
            defer { index += 1 }
            return header.pointee.elements[index]
        }
    }

    @inline(__always) private func check(_ index: Int) {
        #if SOLVER_CHECKS
            precondition(index >= 0 && index < count, "index \(index) outside 0..<\(count)")
        #endif
    }

    @inline(__always) func append(_ element: Element) {
        let count = header.pointee.count
        if count == header.pointee.capacity { reserve(grownCapacity) }
        (header.pointee.elements + count).initialize(to: element)
        header.pointee.count = count + 1
    }

    @inline(__always) func removeLast() -> Element {
        header.pointee.count -= 1
        return header.pointee.elements[header.pointee.count]
    }

    /// Removes the elements and keeps the capacity.
    @inline(__always) func removeAll() { header.pointee.count = 0 }

    /// Changes the count, with `element` at new indices.
    func resize(to newCount: Int, filling element: Element) {
        let count = header.pointee.count
        if newCount > header.pointee.capacity { reserve(newCount) }
        if newCount > count {
            (header.pointee.elements + count).initialize(repeating: element, count: newCount - count)
        }
        header.pointee.count = newCount
    }

    /// Increases the count if it is smaller, with `element` at new indices and capacity for more.
    func extend(to newCount: Int, filling element: Element) {
        if newCount > header.pointee.capacity { reserve(max(newCount, grownCapacity)) }
        if newCount > count { resize(to: newCount, filling: element) }
    }

    /// Sets all elements.
    func fill(with element: Element) { header.pointee.elements.update(repeating: element, count: count) }

    /// Copies the elements of another array.
    func copy(_ other: borrowing Storage) {
        if other.count > header.pointee.capacity { reserve(other.count) }
        header.pointee.elements.initialize(from: other.header.pointee.elements, count: other.count)
        header.pointee.count = other.count
    }

    /// Removes everything and fills the storage again.
    func reset(to newCount: Int, filling element: Element) {
        removeAll()
        resize(to: newCount, filling: element)
    }

    /// Removes the elements and frees the memory.
    func release() {
        removeAll()
        reserve(0)
    }

    /// The next capacity. Small arrays, which have to be copied when they grow, grow faster than large ones.
    private var grownCapacity: Int {
        let capacity = header.pointee.capacity
        return max(16, capacity < 1 << 14 ? capacity * 4 : capacity * 2)
    }

    private func reserve(_ capacity: Int) {
        header.pointee.elements = Self.reallocate(
            header.pointee.elements, count: min(header.pointee.count, capacity), capacity: capacity)
        header.pointee.capacity = capacity
    }

    /// Moves the first elements to memory of another capacity. The browser's module has no `realloc`.
    private static func reallocate(_ elements: UnsafeMutablePointer<Element>?, count: Int, capacity: Int)
        -> UnsafeMutablePointer<Element>
    {
        #if hasFeature(Embedded)
            let moved = UnsafeMutablePointer<Element>.allocate(capacity: max(1, capacity))
            guard let elements else { return moved }
            moved.moveInitialize(from: elements, count: count)
            elements.deallocate()
            return moved
        #else
            let size = max(1, capacity) * MemoryLayout<Element>.stride
            // The limits on a system keep this small. If the system has no memory left, Swift's arrays stop too.
            guard let memory = realloc(elements, size) else { preconditionFailure("out of memory") }
            return memory.assumingMemoryBound(to: Element.self)
        #endif
    }
}
