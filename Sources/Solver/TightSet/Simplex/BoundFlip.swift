/// A move of a slot from the bend of its row to the bend of a parallel one, as if from one bound to another.
struct BoundFlip: BitwiseCopyable {
    let slot: Slot
    /// The direction: 1 or -1.
    let sign: Double
    let length: Double
    /// The parallel row, which enters the slot.
    let row: Row
}

/// The number of bound flips to try at once.
///
/// The number grows with the flips that succeed, and is halved each time that it was too large. So many consecutive
/// flips take few moves, and failed attempts cost no more than the flips before them.
struct BoundFlipRun {
    private(set) var size = 0
    private var isGrowing = true

    /// The number of single flips before several are tried.
    private static let fewest = 4

    var isWorthwhile: Bool { size >= Self.fewest || !isGrowing }

    /// Records a single move.
    mutating func note(isFlip: Bool) {
        size = isFlip ? size + 1 : 0
        isGrowing = true
    }

    /// Records a number of flips that were carried out at once.
    mutating func note(flips: Int) {
        if flips == 0 { isGrowing = false }
        size = isGrowing ? size + flips : size / 2
        if size < 2 { self = BoundFlipRun() }
    }
}
