/// The changes to the tight set since its base was factored, one row-eta each.
///
/// When a row w = Σ wⱼ Tⱼ replaces the row in slot i, the new matrix is R·T, where R is the identity except for row i,
/// which is w. To solve with T, solve with the base and apply the inverses of the R's: in ascending order for
/// reduced costs, in descending order for directions. Lists by slot find the relevant etas.
final class EtaFile {
    /// The number of values read by solves.
    private(set) var work = 0
    /// The slot, the pivot wᵢ, and the other entries of each eta.
    private let slot = Storage<Slot>()
    private let pivot = Storage<Double>()
    private let firstEntry = Storage<Int32>()
    private let entrySlot = Storage<Slot>()
    private let entryValue = Storage<Double>()

    /// The last eta of each slot whose pivot is in it, and the previous one of each eta.
    private let lastPivoting = Table<Slot, Int32>()
    private let previousPivoting = Storage<Int32>()
    /// The last mention of each slot; the eta and the previous mention of each mention.
    private let lastMention = Table<Slot, Int32>()
    private let mentionEta = Storage<Int32>()
    private let previousMention = Storage<Int32>()
    private let queue = PriorityQueue<Int32>()
    /// Whether the current direction reaches each eta, and the current sum of its entries.
    private let isReached = Storage<Bool>()
    private let sum = Storage<Double>()

    /// The factor by which exchanges with small pivots may have increased rounding errors.
    private(set) var growth = 1.0

    var isEmpty: Bool { slot.count == 0 }
    /// A measure of the work of applying all etas.
    var size: Int { entrySlot.count + slot.count }

    func reset(slotCount: Int) {
        slot.removeAll()
        pivot.removeAll()
        firstEntry.removeAll()
        entrySlot.removeAll()
        entryValue.removeAll()
        previousPivoting.removeAll()
        mentionEta.removeAll()
        previousMention.removeAll()
        isReached.removeAll()
        sum.removeAll()
        growth = 1
        lastPivoting.reset(to: slotCount, filling: -1)
        lastMention.reset(to: slotCount, filling: -1)
    }

    func addSlot() {
        lastPivoting.append(-1)
        lastMention.append(-1)
    }

    @inline(__always) func mentions(_ slot: Slot) -> Bool { lastMention[slot] >= 0 }

    /// Records that the row with the coefficients `row` over the slots replaces the one in `slot`.
    func append(slot: Slot, row: SparseVector) {
        let eta = Int32(self.slot.count)
        self.slot.append(slot)
        pivot.append(row[slot])
        isReached.append(false)
        sum.append(0)
        firstEntry.append(Int32(entrySlot.count))
        previousPivoting.append(lastPivoting[slot])
        lastPivoting[slot] = eta
        mention(slot, by: eta)
        var largest = 1.0
        for other in row.slots {
            let value = row[other]
            if other == slot || value == 0 { continue }
            entrySlot.append(other)
            entryValue.append(value)
            mention(other, by: eta)
            largest = max(largest, abs(value))
        }
        let ownGrowth = largest / abs(row[slot])
        if ownGrowth > Self.harmlessGrowth { growth *= ownGrowth }
    }

    /// The growth that is usual for coefficients of ordinary layouts, and acceptable for each of many consecutive
    /// exchanges.
    private static var harmlessGrowth: Double { 16 }

    private func mention(_ slot: Slot, by eta: Int32) {
        mentionEta.append(eta)
        previousMention.append(lastMention[slot])
        lastMention[slot] = Int32(mentionEta.count - 1)
    }

    @inline(__always) private func entries(_ eta: Int32) -> Range<Int> {
        let next = Int(eta) + 1
        return Int(firstEntry[eta])..<(next < firstEntry.count ? Int(firstEntry[next]) : entrySlot.count)
    }

    /// `vector := vector R₁⁻¹ … Rₜ⁻¹`.
    func applyBackward(_ vector: SparseVector) {
        if isEmpty { return }
        queue.removeAll()
        vector.markSupport()
        for slot in vector.slots { enqueuePivots(of: slot, after: -1) }
        var last: Int32 = -1
        while !queue.isEmpty {
            let eta = queue.pop()
            if eta == last { continue }
            last = eta
            if vector[slot[eta]] == 0 { continue }
            let value = vector[slot[eta]] / pivot[eta]
            work += entries(eta).count
            vector[slot[eta]] = value
            for entry in entries(eta) {
                let other = entrySlot[entry]
                let before = vector[other]
                vector.set(other, cancelling(before, -entryValue[entry] * value))
                if before == 0 { enqueuePivots(of: other, after: eta) }
            }
        }
        vector.unmarkSupport()
    }

    private func enqueuePivots(of slot: Slot, after eta: Int32) {
        var next = lastPivoting[slot]
        while next > eta {
            queue.push(next)
            next = previousPivoting[next]
        }
    }

    /// `vector := R₁⁻¹ … Rₜ⁻¹ vector`.
    func applyForward(_ vector: SparseVector) {
        if isEmpty { return }
        queue.removeAll()
        for slot in vector.slots where vector.mark(slot) {
            contribute(vector[slot], at: slot, before: .max)
        }
        while !queue.isEmpty {
            let eta = -queue.pop()
            work += 1
            let value = cancelling(vector[slot[eta]], -sum[eta]) / pivot[eta]
            sum[eta] = 0
            isReached[eta] = false
            vector.set(slot[eta], value)
            contribute(value, at: slot[eta], before: eta)
        }
        vector.unmarkSupport()
    }

    /// Adds the contribution of a slot's value to earlier etas, back to the next one that changes the value.
    private func contribute(_ value: Double, at slot: Slot, before last: Int32) {
        if value == 0 { return }
        var mention = lastMention[slot]
        while mention >= 0 {
            let eta = mentionEta[mention]
            if eta < last {
                if !isReached[eta] {
                    isReached[eta] = true
                    queue.push(-eta)
                }
                if self.slot[eta] == slot { return }
                sum[eta] = cancelling(sum[eta], entryValue[entry(of: mention)] * value)
            }
            mention = previousMention[mention]
        }
    }

    /// Returns the entry of a mention: an eta mentions its pivot first, then its entries.
    @inline(__always) private func entry(of mention: Int32) -> Int { Int(mention - mentionEta[mention] - 1) }
}
