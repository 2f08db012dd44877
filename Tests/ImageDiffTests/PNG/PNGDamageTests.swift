import TestSupport
import Testing

@testable import ImageDiff

@Suite struct PNGDamageTests {
    private let builder = PNGBuilder(
        width: 20, height: 10, depth: 8, colorType: .color, filter: { UInt8($0 % 5) },
        samples: { x, y in [x * 9, y * 7, x ^ y] })

    private func error(_ bytes: [UInt8]) -> PNGError? {
        do throws(PNGError) {
            _ = try PNGReader.read(bytes)
            return nil
        } catch {
            return error
        }
    }

    private func header(
        _ width: Int, _ height: Int, depth: UInt8 = 8, colorType: UInt8 = 2, rest: [UInt8] = [0, 0, 0],
        data: [UInt8] = PNGBuilder.stored([0])
    ) -> [UInt8] {
        let content = PNGBuilder.bigEndian(width) + PNGBuilder.bigEndian(height) + [depth, colorType] + rest
        return Array(builder.bytes().prefix(8)) + PNGBuilder.chunk("IHDR", content)
            + PNGBuilder.chunk("IDAT", data) + PNGBuilder.chunk("IEND", [])
    }

    @Test func everyShortenedFileIsRefused() {
        let bytes = builder.bytes()
        #expect(error([]) == .notPNG(kind: nil))
        for count in 1..<bytes.count { #expect(error(Array(bytes.prefix(count))) == .truncated) }
        #expect(error(bytes) == nil)
    }

    /// Every byte is under the signature, a length, a name, a checksum or the checksum itself.
    @Test func noChangedByteGoesUnnoticed() {
        let bytes = builder.bytes()
        for index in bytes.indices {
            var damaged = bytes
            damaged[index] ^= 0x04
            #expect(error(damaged) != nil, "byte \(index)")
        }
    }

    @Test(arguments: [
        ([0xFF, 0xD8, 0xFF, 0xE0, 1, 2], "a JPEG"), (Array("GIF89a".utf8), "a GIF"),
        (Array("RIFF0000WEBPVP8 ".utf8), "a WebP"), (Array("BM000".utf8), "a BMP"),
        ([0x49, 0x49, 0x2A, 0x00], "a TIFF"),
    ])
    func otherFormatsAreNamed(bytes: [UInt8], name: String) {
        #expect(error(bytes) == .notPNG(kind: name))
        #expect(PNGError.notPNG(kind: name).description.contains("this is \(name), and only PNG"))
    }

    @Test func lyingHeadersTakeNoMemory() {
        #expect(
            error(header(2_000_000_000, 2_000_000_000))
                == .tooLarge(width: 2_000_000_000, height: 2_000_000_000))
        // 100 million pixels from a dozen bytes: more than Deflate can hold in them.
        #expect(error(header(10_000, 10_000)) == .wrongPixelCount)
        #expect(error(header(1, 1)) == .wrongPixelCount)
        #expect(error(header(1, 1, data: PNGBuilder.stored([0, 1, 2, 3]))) == nil)
        #expect(error(header(1, 1, data: PNGBuilder.stored([0, 1, 2, 3, 4]))) == .wrongPixelCount)
        #expect(error(header(1, 1, data: PNGBuilder.stored([5, 1, 2, 3]))) == .damagedPixels)
        #expect(error(header(1, 1, data: [1, 2, 3, 4])) == .damagedPixels)
        #expect(error(header(1, 1, data: [])) == .wrongPixelCount)
    }

    @Test func impossibleHeadersAreRefused() {
        for bytes in [
            header(0, 1), header(1, 0), header(1, 1, depth: 3), header(1, 1, depth: 4),
            header(1, 1, colorType: 5),
            header(1, 1, depth: 16, colorType: 3), header(1, 1, rest: [1, 0, 0]),
            header(1, 1, rest: [0, 1, 0]),
            header(1, 1, rest: [0, 0, 2]),
        ] {
            guard case .invalidHeader = error(bytes) else {
                Issue.record("\(String(describing: error(bytes)))")
                continue
            }
        }
    }

    @Test func chunksOutOfPlaceAreRefused() {
        var palette = PNGBuilder(width: 1, height: 1, depth: 8, colorType: .palette, samples: { _, _ in [1] })
        #expect(error(palette.bytes()) == .misplacedChunk(name: "PLTE"))
        palette.palette = [1, 2, 3]
        #expect(error(palette.bytes()) == .colorOutsidePalette(1))
        palette.transparency = [1, 2]
        #expect(error(palette.bytes()) == .misplacedChunk(name: "tRNS"))
        var strange = builder
        strange.extraChunks = [("ABCD", [])]
        #expect(error(strange.bytes()) == .unknownChunk(name: "ABCD"))
        strange.extraChunks = [("IHDR", [])]
        #expect(error(strange.bytes()) == .misplacedChunk(name: "IHDR"))
    }

    /// Damage under right checksums, which only a closer look finds: what is read is a picture of the size it says.
    @Test(arguments: [PNGHeader.ColorType.color, .palette], 1...60)
    func damageUnderRightChecksumsEndsInAPictureOrAnError(colorType: PNGHeader.ColorType, seed: UInt64) {
        var numbers = SplitMix64(seed: seed)
        let bytes = PNGBuilder(
            width: 9, height: 7, depth: 8, colorType: colorType, isInterlaced: seed.isMultiple(of: 2),
            palette: colorType == .palette ? [1, 2, 3, 4, 5, 6] : [],
            samples: { x, y in (0..<colorType.channels).map { ($0 + x + y) % 2 } }
        ).bytes()
        var damaged = Array(bytes.prefix(8))
        var offset = 8
        while offset < bytes.count {
            let length = bytes.bigEndian(at: offset)
            let name = String(decoding: bytes[(offset + 4)..<(offset + 8)], as: UTF8.self)
            var content = Array(bytes[(offset + 8)..<(offset + 8 + length)])
            if !content.isEmpty, Bool.random(using: &numbers) {
                content[Int.random(in: 0..<content.count, using: &numbers)] ^=
                    1 << UInt8.random(in: 0...7, using: &numbers)
            }
            damaged += PNGBuilder.chunk(name, content)
            offset += length + 12
        }
        guard let picture = try? PNGReader.read(damaged) else { return }
        #expect(picture.pixels.count == picture.width * picture.height)
        #expect(picture.width == damaged.bigEndian(at: 16))
        #expect(picture.height == damaged.bigEndian(at: 20))
    }
}
