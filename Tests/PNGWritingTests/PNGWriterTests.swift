import ImageDiff
import PNGWriting
import Testing

@Suite struct PNGWriterTests {
    /// From one pixel to rows that are just within 32,768 bytes, where the row above can be looked at, and just beyond;
    /// the noise of 300 × 100 takes more than one block.
    private static let sizes = [
        (1, 1), (1, 40), (2, 2), (85, 3), (86, 5), (87, 3), (172, 4), (300, 100), (10_922, 3), (10_923, 3),
        (12_000, 2),
    ]

    private static let pictures = GeneratedPicture.Content.allCases.flatMap { content in
        sizes.map { GeneratedPicture(content: content, width: $0.0, height: $0.1) }
    }

    @Test(arguments: pictures)
    func libpngReadsWhatWasWritten(picture: GeneratedPicture) throws {
        let read = try #require(CairoReader.read(picture.png))
        #expect(read.width == picture.width)
        #expect(read.height == picture.height)
        #expect(read.bytes == picture.bytes)
    }

    /// The package's own reader unpacks with libdeflate, and holds chunks and the stream to their checksums.
    @Test(arguments: pictures)
    func ownReaderReadsWhatWasWritten(picture: GeneratedPicture) throws {
        let read = try PNGReader.read(picture.png)
        #expect(read.width == picture.width)
        #expect(read.pixels.flatMap { [$0.red, $0.green, $0.blue] } == picture.bytes)
        #expect(read.pixels.allSatisfy { $0.alpha == 255 })
    }

    /// A repetition is of 258 bytes at most and takes two bits at least.
    @Test func flatPicturesTakeLittleRoom() {
        let picture = GeneratedPicture(content: .flat, width: 500, height: 500)
        #expect(picture.png.count < 500 * 500 * 3 / 258)
    }

    /// Noise can't be packed, but mustn't grow by much either: a byte takes about 8 bits, and a block its codes.
    @Test func noiseHardlyGrows() {
        let picture = GeneratedPicture(content: .noise, width: 300, height: 300)
        #expect(picture.png.count < picture.bytes.count * 101 / 100)
    }

    @Test func whatRepeatsElsewhereIsFound() {
        let picture = GeneratedPicture(content: .windows, width: 370, height: 50)
        let noise = GeneratedPicture(content: .noise, width: 370, height: 50)
        #expect(picture.png.count * 5 < noise.png.count)
    }

    @Test func samePicturesGiveTheSameBytes() {
        let picture = GeneratedPicture(content: .fewColors, width: 300, height: 100)
        #expect(picture.png == picture.png)
    }
}
