import Testing

@testable import Solver

/// A workspace is clean after use, however the use ends.
struct SparseVectorTests {
    private struct Stop: Error {}

    @Test func valuesAreGoneAfterUse() {
        let vector = SparseVector()
        vector.reset(count: 5)
        let sum = vector.use { vector in
            vector.put(3, at: Slot(1))
            vector.addListed(2, at: Slot(4))
            vector.addListed(-0.5, at: Slot(4))
            return vector[Slot(1)] + vector[Slot(4)]
        }
        #expect(sum == 4.5)
        #expect(vector.count == 0)
        #expect((0..<5).allSatisfy { vector[Slot($0)] == 0 })
    }

    @Test func valuesAreGoneAfterAnError() {
        let vector = SparseVector()
        vector.reset(count: 2)
        #expect(throws: Stop.self) {
            try vector.use { vector throws(Stop) in
                vector.put(1, at: Slot(0))
                throw Stop()
            }
        }
        #expect(vector[Slot(0)] == 0 && vector.count == 0)
    }
}
