import TestSupport
import Testing

@testable import ImageDiff

@Suite struct ImageComparisonTests {
    @Test func aPictureEqualsItself() {
        var numbers = SplitMix64(seed: 7)
        let picture = PixelImage.random(width: 37, height: 21, using: &numbers)
        let difference = ImageComparison().difference(from: picture, to: picture)
        #expect(difference.isEqual)
        #expect(difference.firstPixel == nil)
        #expect(difference.regions.isEmpty)
        #expect(difference.maximumChannelDelta == 0)
    }

    @Test func oneChangedPixelIsFound() {
        let before = PixelImage(width: 50, height: 40, filledWith: .white)
        var after = before
        after[33, 12] = Pixel(red: 255, green: 255, blue: 253)
        let difference = ImageComparison().difference(from: before, to: after)
        #expect(difference.differentPixels == 1)
        #expect(difference.firstPixel == .init(x: 33, y: 12))
        #expect(difference.regions == [PixelRect(x: 33, y: 12, width: 1, height: 1)])
        #expect(difference.maximumChannelDelta == 2)
        #expect(!difference.isEqual)
    }

    @Test func aChangeOfAlphaAloneCounts() {
        let before = PixelImage(width: 3, height: 3, filledWith: Pixel(red: 9, green: 9, blue: 9, alpha: 255))
        let after = PixelImage(width: 3, height: 3, filledWith: Pixel(red: 9, green: 9, blue: 9, alpha: 250))
        let difference = ImageComparison().difference(from: before, to: after)
        #expect(difference.differentPixels == 9)
        #expect(difference.maximumChannelDelta == 5)
    }

    /// Black and white are 1 apart by definition; the distance of greys is that of their brightness.
    @Test(arguments: [(0.009, 1), (0.011, 0), (0.0, 1)])
    func theThresholdIsTheDistanceThatDoesNotCount(threshold: Double, expected: Int) {
        let before = PixelImage(width: 2, height: 1, filledWith: .black)
        var after = before
        // 0.01 × 255 × √(35215 ÷ (0.5053 × 255²)) ≈ 2.64, so 2.6 lies just below 0.01 and 3 above.
        after[1, 0] = Pixel(red: 3, green: 3, blue: 2)
        let distance = (PerceptualDistance.between(.black, after[1, 0]) / PerceptualDistance.largest)
            .squareRoot()
        #expect(0.009 < distance && distance < 0.011)
        let difference = ImageComparison(threshold: threshold).difference(from: before, to: after)
        #expect(difference.differentPixels == expected)
    }

    @Test func ignoredRegionsAreNotLookedAt() {
        var numbers = SplitMix64(seed: 3)
        let before = PixelImage(width: 40, height: 30, filledWith: .white)
        let after = PixelImage(width: 45, height: 28, filledWith: .black)
        for _ in 0..<20 {
            let regions = (0..<3).map { _ in
                PixelRect(
                    x: .random(in: -10...45, using: &numbers), y: .random(in: -10...30, using: &numbers),
                    width: .random(in: 0...30, using: &numbers), height: .random(in: 0...20, using: &numbers))
            }
            let difference = ImageComparison(ignoredRegions: regions).difference(from: before, to: after)
            let expected = (0..<30).reduce(0) { sum, y in
                sum + (0..<45).count { x in !regions.contains { $0.contains(x: x, y: y) } }
            }
            #expect(difference.differentPixels == expected)
        }
    }

    /// A slanted edge, smoothed: its grey pixels lie between black and white areas.
    @Test func smoothedEdgesCanBeLeftOut() {
        func edge(_ greys: [UInt8]) -> PixelImage {
            var picture = PixelImage(width: 12, height: 12, filledWith: .white)
            for y in 0..<12 {
                for x in 0..<6 { picture[x, y] = .black }
                picture[6, y] = Pixel(red: greys[y % 3], green: greys[y % 3], blue: greys[y % 3])
            }
            return picture
        }
        let (before, after) = (edge([40, 120, 200]), edge([60, 140, 220]))
        let all = ImageComparison().difference(from: before, to: after)
        #expect(all.differentPixels == 12)
        let difference = ImageComparison(ignoresAntialiasing: true).difference(from: before, to: after)
        #expect(difference.isEqual)
        #expect(difference.antialiasedPixels == 12)
        // A whole pixel of shift is no smoothing.
        var shifted = before
        for y in 0..<12 { shifted[7, y] = .black }
        #expect(!ImageComparison(ignoresAntialiasing: true).difference(from: before, to: shifted).isEqual)
    }

    @Test(arguments: [
        ("25", 25, true), ("25", 26, false), ("1%", 12, true), ("1%", 13, false), ("0", 0, true),
    ])
    func soManyPixelsMayDiffer(text: String, count: Int, expected: Bool) throws {
        let before = PixelImage(width: 40, height: 30, filledWith: .white)
        var after = before
        for index in 0..<count { after[index % 40, index / 40] = .black }
        let difference = ImageComparison().difference(from: before, to: after)
        #expect(try #require(PixelAllowance(text)).covers(difference) == expected)
    }

    @Test func anAllowanceIsACountOrPercent() {
        for text in ["", "-1", "x", "%", "-1%", "nan%", "inf%", "1.5"] {
            #expect(PixelAllowance(text) == nil)
        }
        #expect(PixelAllowance("0.5%") == .percent(0.5))
        let small = PixelImage(width: 1, height: 1, filledWith: .white)
        let large = PixelImage(width: 2, height: 1, filledWith: .white)
        #expect(!PixelAllowance.count(100).covers(ImageComparison().difference(from: small, to: large)))
    }

    @Test func whatOnlyOnePictureHasIsDifferent() {
        let before = PixelImage(width: 4, height: 3, filledWith: .white)
        let after = PixelImage(width: 2, height: 5, filledWith: .white)
        let difference = ImageComparison().difference(from: before, to: after)
        // 2 × 3 pixels are in both; the two pictures laid on one another cover 4 × 5.
        #expect(difference.differentPixels == 4 * 5 - 2 * 3)
        #expect(difference.firstPixel == .init(x: 2, y: 0))
        #expect(difference.before == .init(width: 4, height: 3))
        #expect(difference.after == .init(width: 2, height: 5))
        #expect(!difference.isEqual)
    }

    @Test func anEmptyPictureDiffersFromNothing() {
        let empty = PixelImage(width: 0, height: 0, filledWith: .white)
        #expect(ImageComparison().difference(from: empty, to: empty).isEqual)
        let flat = PixelImage(width: 5, height: 0, filledWith: .white)
        #expect(!ImageComparison().difference(from: empty, to: flat).isEqual)
    }

    @Test func pixelsMustFillThePicture() {
        #expect(PixelImage(width: 2, height: 2, pixels: [.white, .white, .white]) == nil)
        #expect(PixelImage(width: -1, height: -1, pixels: [.white]) == nil)
        #expect(PixelImage(width: .max, height: 2, pixels: []) == nil)
        #expect(PixelImage(width: 1, height: 2, pixels: [.white, .black])?[0, 1] == .black)
    }

    @Test(arguments: 1...20)
    func agreesWithCountingOneByOne(seed: UInt64) {
        var numbers = SplitMix64(seed: seed)
        let width = Int.random(in: 1...70, using: &numbers)
        let height = Int.random(in: 1...70, using: &numbers)
        let before = PixelImage.random(width: width, height: height, using: &numbers)
        let after = PixelImage.random(width: width, height: height, using: &numbers)
        let difference = ImageComparison().difference(from: before, to: after)

        var expected: [(x: Int, y: Int)] = []
        for y in 0..<height {
            for x in 0..<width {
                if before[x, y].rawValue != after[x, y].rawValue { expected.append((x, y)) }
            }
        }
        #expect(difference.differentPixels == expected.count)
        #expect(difference.firstPixel == expected.first.map { .init(x: $0.x, y: $0.y) })
        #expect(
            expected.allSatisfy { pixel in
                difference.regions.contains { $0.contains(x: pixel.x, y: pixel.y) }
            })
    }
}
