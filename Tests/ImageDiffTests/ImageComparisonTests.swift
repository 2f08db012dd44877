import ImageDiff
import Testing

@Suite struct ImageComparisonTests {
    @Test func aPictureEqualsItself() {
        var numbers = SeededNumbers(seed: 7)
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

    @Test(arguments: [(UInt8(4), 1), (5, 0), (6, 0)])
    func toleranceIsTheLargestDeltaThatDoesNotCount(tolerance: UInt8, expected: Int) {
        let before = PixelImage(width: 2, height: 1, filledWith: Pixel(red: 100, green: 100, blue: 100))
        var after = before
        after[1, 0] = Pixel(red: 100, green: 95, blue: 100)
        let difference = ImageComparison(tolerance: tolerance).difference(from: before, to: after)
        #expect(difference.differentPixels == expected)
        #expect(difference.maximumChannelDelta == 5)
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
        var numbers = SeededNumbers(seed: seed &* 0x9E37_79B9_7F4A_7C15)
        let width = Int.random(in: 1...70, using: &numbers)
        let height = Int.random(in: 1...70, using: &numbers)
        let before = PixelImage.random(width: width, height: height, using: &numbers)
        let after = PixelImage.random(width: width, height: height, using: &numbers)
        let tolerance = UInt8.random(in: 0...3, using: &numbers)
        let difference = ImageComparison(tolerance: tolerance).difference(from: before, to: after)

        var expected: [(x: Int, y: Int)] = []
        for y in 0..<height {
            for x in 0..<width {
                let (old, new) = (before[x, y], after[x, y])
                let deltas = [
                    Int(old.red) - Int(new.red), Int(old.green) - Int(new.green),
                    Int(old.blue) - Int(new.blue), Int(old.alpha) - Int(new.alpha),
                ]
                if deltas.contains(where: { abs($0) > Int(tolerance) }) { expected.append((x, y)) }
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
