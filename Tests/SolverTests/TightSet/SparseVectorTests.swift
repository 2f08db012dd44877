import Testing

@testable import Solver

/// A workspace is clean after use, however the use ends.
struct SparseVectorTests {
    private struct Stop: Error {}

    @Test func valuesAreGoneAfterUse() {
        let vector = SparseVector()
        vector.reset(count: 5)
        let sum = vector.use { vector in
            vector.put(3, at: 1)
            vector.addListed(2, at: 4)
            vector.addListed(-0.5, at: 4)
            return vector[1] + vector[4]
        }
        #expect(sum == 4.5)
        #expect(vector.support.count == 0)
        #expect((0..<5).allSatisfy { vector[Int32($0)] == 0 })
    }

    @Test func valuesAreGoneAfterAnError() {
        let vector = SparseVector()
        vector.reset(count: 2)
        #expect(throws: Stop.self) {
            try vector.use { vector throws(Stop) in
                vector.put(1, at: 0)
                throw Stop()
            }
        }
        #expect(vector[0] == 0 && vector.support.count == 0)
    }
}
