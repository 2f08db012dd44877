import TestSupport
import Testing

@testable import ImageDiff

@Suite struct DifferencePictureTests {
    private func colors(_ picture: IndexedPicture?) throws -> [Pixel] {
        try #require(picture).indices.map { IndexedPicture.palette[Int($0)] }
    }

    @Test func changedPixelsAreRedAndTheRestIsFaded() throws {
        var before = PixelImage(width: 4, height: 1, filledWith: .white)
        before[1, 0] = .black
        before[3, 0] = Pixel(red: 0, green: 0, blue: 0, alpha: 0)
        var after = before
        after[2, 0] = Pixel(red: 0, green: 0, blue: 255)
        let (difference, picture) = ImageComparison().differenceWithPicture(from: before, to: after)
        let pixels = try colors(picture)
        #expect(difference.differentPixels == 1)
        #expect(pixels[0] == .white)
        // A quarter of black over white.
        #expect(pixels[1] == Pixel(red: 191, green: 191, blue: 191))
        #expect(pixels[2] == Pixel(red: 255, green: 0, blue: 0))
        #expect(pixels[3] == .white)
    }

    @Test func halfTransparentBlackFadesHalfAsMuch() throws {
        let before = PixelImage(width: 2, height: 1, filledWith: Pixel(red: 0, green: 0, blue: 0, alpha: 128))
        var after = before
        after[0, 0] = .white
        let pixels = try colors(ImageComparison().differenceWithPicture(from: before, to: after).picture)
        #expect((222...224).contains(pixels[1].red))
    }

    @Test func equalPicturesHaveNone() {
        let picture = PixelImage(width: 3, height: 3, filledWith: .black)
        #expect(ImageComparison().differenceWithPicture(from: picture, to: picture).picture == nil)
    }

    @Test func itIsAsLargeAsBothTogether() throws {
        let before = PixelImage(width: 4, height: 1, filledWith: .white)
        let after = PixelImage(width: 1, height: 3, filledWith: .white)
        let picture = try #require(ImageComparison().differenceWithPicture(from: before, to: after).picture)
        #expect(picture.width == 4)
        #expect(picture.height == 3)
        #expect(picture.indices[3] == IndexedPicture.Mark.changed.rawValue)
        #expect(picture.indices[2 * 4] == IndexedPicture.Mark.changed.rawValue)
    }

    @Test func regionsAreBoxedTwoPixelsAway() throws {
        let before = PixelImage(width: 30, height: 30, filledWith: .white)
        var after = before
        for (x, y) in [(10, 12), (14, 13)] { after[x, y] = .black }
        let picture = try #require(ImageComparison().differenceWithPicture(from: before, to: after).picture)
        let boxed = picture.indices.indices.filter { picture.indices[$0] == IndexedPicture.Mark.box.rawValue }
        // The region is 5 × 2, the box's outer size 11 × 8.
        #expect(boxed.count == 2 * 11 + 2 * 8 - 4)
        #expect(boxed.first == 9 * 30 + 7)
        #expect(boxed.last == 16 * 30 + 17)
    }

    @Test(arguments: 1...8)
    func asManyPixelsAreRedAsDiffer(seed: UInt64) throws {
        var numbers = SplitMix64(seed: seed)
        let before = PixelImage.random(width: 41, height: 33, using: &numbers)
        let after = PixelImage.random(width: 29, height: 47, using: &numbers)
        let (difference, picture) = ImageComparison(threshold: 0.02).differenceWithPicture(
            from: before, to: after)
        let red = try #require(picture).indices.count { $0 == IndexedPicture.Mark.changed.rawValue }
        #expect(red == difference.differentPixels)
    }
}
