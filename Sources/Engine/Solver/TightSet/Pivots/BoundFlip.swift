/// A move that leads a slot from the bend of its row to that of a parallel one, as if from one bound to another.
struct BoundFlip: BitwiseCopyable {
    let slot: Int32
    /// 1 or -1.
    let sign: Double
    let length: Double
    /// The parallel row, which takes the slot.
    let row: Int32
}

/// How many bound flips to try at once.
///
/// The number grows with those that worked and falls by halves from the first time that it was too many: so many
/// flips that follow one another take few moves, and attempts in vain cost no more than the flips before them.
struct BoundFlipRun {
    private(set) var size = 0
    private var isGrowing = true

    /// So many flips one by one before several are tried.
    private static let fewest = 4

    var isWorthwhile: Bool { size >= Self.fewest || !isGrowing }

    /// Notes a single move.
    mutating func note(isFlip: Bool) {
        size = isFlip ? size + 1 : 0
        isGrowing = true
    }

    /// Notes that so many flips were carried out at once.
    mutating func note(flips: Int) {
        if flips == 0 { isGrowing = false }
        size = isGrowing ? size + flips : size / 2
        if size < 2 { self = BoundFlipRun() }
    }
}
