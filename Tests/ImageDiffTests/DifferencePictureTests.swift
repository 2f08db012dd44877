import ImageDiff
import Testing

@Suite struct DifferencePictureTests {
    @Test func changedPixelsAreRedAndTheRestIsFaded() {
        var before = PixelImage(width: 3, height: 1, filledWith: .white)
        before[1, 0] = .black
        var after = before
        after[2, 0] = Pixel(red: 0, green: 0, blue: 255)
        let picture = ImageComparison().differencePicture(from: before, to: after)
        #expect(picture[0, 0] == .white)
        #expect(picture[2, 0] == ImageComparison.mark)
        // A quarter of black over white.
        #expect(picture[1, 0].red == picture[1, 0].green)
        #expect((190...192).contains(picture[1, 0].red))
    }

    @Test func transparentPixelsFadeToWhite() {
        let clear = PixelImage(
            width: 1, height: 1, filledWith: Pixel(red: 0, green: 0, blue: 0, alpha: 0))
        #expect(ImageComparison().differencePicture(from: clear, to: clear)[0, 0] == .white)
    }

    @Test func itIsAsLargeAsBothTogether() {
        let before = PixelImage(width: 4, height: 1, filledWith: .white)
        let after = PixelImage(width: 1, height: 3, filledWith: .white)
        let picture = ImageComparison().differencePicture(from: before, to: after)
        #expect(picture.width == 4)
        #expect(picture.height == 3)
        #expect(picture[0, 0] == .white)
        #expect(picture[3, 0] == ImageComparison.mark)
        #expect(picture[0, 2] == ImageComparison.mark)
    }

    @Test(arguments: 1...8)
    func asManyPixelsAreRedAsDiffer(seed: UInt64) {
        var numbers = SeededNumbers(seed: seed &* 0x9E37_79B9_7F4A_7C15)
        let before = PixelImage.random(width: 41, height: 33, using: &numbers)
        let after = PixelImage.random(width: 29, height: 47, using: &numbers)
        let comparison = ImageComparison(tolerance: 2)
        let picture = comparison.differencePicture(from: before, to: after)
        let red = picture.pixels.count { $0 == ImageComparison.mark }
        // Faded pixels keep at least three quarters of each channel, so none of them is the mark.
        #expect(red == comparison.difference(from: before, to: after).differentPixels)
    }
}
