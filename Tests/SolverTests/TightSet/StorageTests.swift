import Testing

@testable import Solver

/// The solver's arrays when their memory is reallocated.
struct StorageTests {
    private func elements(_ storage: borrowing Storage<Int32>) -> [Int32] {
        (0..<storage.count).map { storage[$0] }
    }

    @Test func appendedElementsSurviveGrowth() {
        let storage = Storage<Int32>()
        for number in 0..<100_000 { storage.append(Int32(number)) }
        #expect(elements(storage) == Array(0..<100_000))
    }

    @Test func extendingKeepsWhatIsThere() {
        let storage = Storage<Int32>()
        storage.append(7)
        storage.extend(to: 3, filling: -1)
        #expect(elements(storage) == [7, -1, -1])
        storage.extend(to: 2, filling: 5)
        #expect(elements(storage) == [7, -1, -1])
        storage.extend(to: 100, filling: 5)
        #expect(elements(storage) == [7, -1, -1] + [Int32](repeating: 5, count: 97))
    }

    @Test func fillingKeepsTheCount() {
        let storage = Storage<Int32>()
        storage.fill(with: 1)
        #expect(storage.count == 0)
        storage.resize(to: 3, filling: 2)
        storage.fill(with: 9)
        #expect(elements(storage) == [9, 9, 9])
    }

    @Test func copyingTakesTheOthersCount() {
        let source = Storage<Int32>()
        for number in 1...40 { source.append(Int32(number)) }
        let shorter = Storage<Int32>()
        let longer = Storage<Int32>()
        longer.resize(to: 90, filling: 0)
        shorter.copy(source)
        longer.copy(source)
        source[0] = 0
        #expect(elements(shorter) == Array(1...40))
        #expect(elements(longer) == Array(1...40))
    }
}
