/// A place in the solver's tables. Each kind of thing has a type of its own, so that one isn't taken for another.
protocol TableIndex: BitwiseCopyable, Hashable, Comparable {
    var number: Int32 { get }
    init(_ number: Int32)
}

extension TableIndex {
    @inline(__always) init(_ number: Int) { self.init(Int32(number)) }

    /// The index of nothing.
    @inline(__always) static var none: Self { Self(Int32(-1)) }
    @inline(__always) var isNone: Bool { number < 0 }

    /// The place in an array.
    @inline(__always) var offset: Int { Int(number) }

    @inline(__always) static func < (left: Self, right: Self) -> Bool { left.number < right.number }
}

/// A constraint in `ConstraintMatrix`.
struct Row: TableIndex {
    let number: Int32
    @inline(__always) init(_ number: Int32) { self.number = number }
}

/// A product of a coefficient and a variable in `ConstraintMatrix`.
struct Term: TableIndex {
    let number: Int32
    @inline(__always) init(_ number: Int32) { self.number = number }
}

/// What `SparseVector` has places for: slots, or variables, which are numbered alike.
protocol VectorIndex: TableIndex {}

/// A variable; its slot has the same number.
struct Variable: VectorIndex {
    let number: Int32
    @inline(__always) init(_ number: Int32) { self.number = number }

    /// The slot that the tight set has for it.
    @inline(__always) var slot: Slot { Slot(number) }
}

/// A position in the tight set.
struct Slot: VectorIndex {
    let number: Int32
    @inline(__always) init(_ number: Int32) { self.number = number }

    /// The variable that this is the slot of. The slot's row contains it where the tight set was just factored.
    @inline(__always) var variable: Variable { Variable(number) }
}

/// A block of the tight set's base; see `BlockOrdering`.
struct Block: TableIndex {
    let number: Int32
    @inline(__always) init(_ number: Int32) { self.number = number }
}

/// Consecutive indices.
struct IndexRange<Index: TableIndex>: Sequence, IteratorProtocol, BitwiseCopyable {
    private(set) var first: Int32
    let end: Int32

    @inline(__always) init(_ first: Int32, count: Int32) {
        self.first = first
        end = first + count
    }

    /// The first indices.
    @inline(__always) init(count: Int) { self.init(0, count: Int32(count)) }

    @inline(__always) var count: Int { Int(end - first) }
    @inline(__always) var underestimatedCount: Int { count }

    @inline(__always) mutating func next() -> Index? {
        if first >= end { return nil }
        defer { first += 1 }
        return Index(first)
    }

    /// The index at a distance from the first.
    @inline(__always) subscript(distance: Int) -> Index { Index(first + Int32(distance)) }
}

/// An array with an element for each index of one kind.
struct Table<Index: TableIndex, Element: BitwiseCopyable>: ~Copyable {
    private let elements = Storage<Element>()

    var count: Int { @inline(__always) get { elements.count } }

    subscript(index: Index) -> Element {
        @inline(__always) get { elements[index.offset] }
        @inline(__always) nonmutating set { elements[index.offset] = newValue }
    }

    /// See `Storage.elements`.
    @inline(__always) var all: Storage<Element>.Elements { elements.elements }

    @inline(__always) func append(_ element: Element) { elements.append(element) }
    func extend(to count: Int, filling element: Element) { elements.extend(to: count, filling: element) }
    func resize(to count: Int, filling element: Element) { elements.resize(to: count, filling: element) }
    func reset(to count: Int, filling element: Element) { elements.reset(to: count, filling: element) }
    func fill(with element: Element) { elements.fill(with: element) }
    func copy(_ other: borrowing Table) { elements.copy(other.elements) }
    func removeAll() { elements.removeAll() }
    func release() { elements.release() }
}
