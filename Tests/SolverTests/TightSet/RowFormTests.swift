import Testing

@testable import Solver

/// The conversion of a constraint to a row: the power of two it is divided by, and the level of its priority.
struct RowFormTests {
    private func sizes(_ magnitudes: Double...) -> CoefficientSizes {
        var sizes = CoefficientSizes()
        for magnitude in magnitudes { sizes.include(magnitude) }
        return sizes
    }

    @Test(arguments: [
        (1.0, 1.0), (1.999, 1), (2, 2), (0.999, 0.5), (0.25, 0.25), (3e5, 262_144),
        (.leastNonzeroMagnitude, .leastNonzeroMagnitude), (.greatestFiniteMagnitude, 0x1p1023),
    ])
    func theScaleIsThePowerOfTwoBelowTheLargest(_ largest: Double, _ scale: Double) {
        #expect(sizes(largest / 4, largest).scale == scale)
    }

    @Test func aRowWithoutTermsIsNotScaled() {
        #expect(sizes().scale == 1)
        #expect(!sizes().isWide)
    }

    @Test func onlyCoefficientsFarApartAskForUnits() {
        #expect(!sizes(5000).isWide)
        #expect(!sizes(1, 10_000).isWide)
        #expect(sizes(10_001, 1).isWide)
    }

    @Test func levelsAreOrderedByPriorityWhateverCameFirst() {
        let levels = PriorityLevels()
        #expect(levels.insert(500) == 1)
        #expect(levels.insert(250) == 2)
        #expect(levels.insert(750) == 1)
        #expect(levels.insert(400) == 3)
        #expect(levels.count == 5)
        #expect([750.0, 500, 400, 250, 1].map { levels.level(of: $0) } == [1, 2, 3, 4, nil])
    }
}
