import TestSupport
import Testing

@testable import ImageDiff

@Suite struct PNGWriterTests {
    /// A difference picture: the reader, which unpacks with libdeflate, is what the writer's own packing is held to.
    private func expectReadsAsWritten(_ before: PixelImage, _ after: PixelImage) throws {
        let comparison = ImageComparison()
        let picture = try #require(comparison.differenceWithPicture(from: before, to: after).picture)
        let read = try PNGReader.read(picture.png)
        #expect(read.width == picture.width)
        #expect(read.height == picture.height)
        #expect(read.pixels == picture.indices.map { IndexedPicture.palette[Int($0)] })
    }

    @Test(arguments: 1...12)
    func picturesAreReadAsWritten(seed: UInt64) throws {
        var numbers = SplitMix64(seed: seed)
        let width = Int.random(in: 1...90, using: &numbers)
        let height = Int.random(in: 1...60, using: &numbers)
        let before = PixelImage.random(width: width, height: height, using: &numbers)
        var after = before
        after[width - 1, height - 1] = Pixel(red: 1, green: 2, blue: 3)
        try expectReadsAsWritten(before, after)
    }

    /// Runs around the longest repetition, 258, and rows around the farthest, 32,768.
    @Test(arguments: [257, 258, 259, 260, 261, 262, 263, 516, 517, 520, 32_767, 32_768])
    func longRunsAreReadAsWritten(width: Int) throws {
        let before = PixelImage(width: width, height: 2, filledWith: .white)
        var after = before
        after[0, 0] = .black
        try expectReadsAsWritten(before, after)
        after[width - 1, 1] = .black
        try expectReadsAsWritten(after, before)
    }

    @Test func repetitionsTakeLittleRoom() throws {
        let before = PixelImage(width: 1000, height: 1000, filledWith: .white)
        var after = before
        after[500, 500] = .black
        let picture = try #require(ImageComparison().differenceWithPicture(from: before, to: after).picture)
        #expect(picture.png.count < 12_000)
    }
}
