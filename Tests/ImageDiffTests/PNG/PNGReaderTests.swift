import Testing

@testable import ImageDiff

@Suite struct PNGReaderTests {
    /// Samples that look random, all values of a depth among them.
    private static func sample(_ x: Int, _ y: Int, _ channel: Int, depth: Int) -> Int {
        ((x * 40503 + y * 30011 + channel * 9973) ^ (x * y * 77)) & ((1 << depth) - 1)
    }

    private static let kinds: [(PNGHeader.ColorType, Int)] = [
        (.grey, 1), (.grey, 2), (.grey, 4), (.grey, 8), (.grey, 16), (.color, 8), (.color, 16), (.palette, 1),
        (.palette, 2), (.palette, 4), (.palette, 8), (.greyAlpha, 8), (.greyAlpha, 16), (.colorAlpha, 8),
        (.colorAlpha, 16),
    ]

    /// Every kind, interlaced or not, under every filter, in sizes around the bytes' and the passes' bounds.
    @Test(arguments: kinds, [false, true])
    func everyKindIsRead(kind: (PNGHeader.ColorType, Int), isInterlaced: Bool) throws {
        let (colorType, depth) = kind
        let palette = (0..<(3 << depth)).map { UInt8(truncatingIfNeeded: $0 * 29 + 5) }
        for (width, height) in [(1, 1), (3, 2), (9, 7), (17, 11)] {
            let builder = PNGBuilder(
                width: width, height: height, depth: depth, colorType: colorType, isInterlaced: isInterlaced,
                filter: { UInt8(($0 + width) % 5) }, palette: colorType == .palette ? palette : [],
                samples: { x, y in
                    (0..<colorType.channels).map { Self.sample(x, y, $0, depth: depth) }
                }, chunkBytes: 61)
            let picture = try PNGReader.read(builder.bytes())
            #expect(picture.width == width)
            #expect(picture.height == height)
            for y in 0..<height {
                for x in 0..<width {
                    let samples = builder.samples(x, y)
                    #expect(picture[x, y] == Self.pixel(samples, colorType, depth, palette))
                }
            }
        }
    }

    /// What samples mean, by the standard.
    private static func pixel(
        _ samples: [Int], _ colorType: PNGHeader.ColorType, _ depth: Int, _ palette: [UInt8]
    ) -> Pixel {
        let bytes = samples.map { sample in
            UInt8(depth == 16 ? sample >> 8 : sample * 255 / ((1 << depth) - 1))
        }
        switch colorType {
        case .grey: return Pixel(red: bytes[0], green: bytes[0], blue: bytes[0])
        case .greyAlpha: return Pixel(red: bytes[0], green: bytes[0], blue: bytes[0], alpha: bytes[1])
        case .color: return Pixel(red: bytes[0], green: bytes[1], blue: bytes[2])
        case .colorAlpha: return Pixel(red: bytes[0], green: bytes[1], blue: bytes[2], alpha: bytes[3])
        case .palette:
            let entry = samples[0] * 3
            return Pixel(red: palette[entry], green: palette[entry + 1], blue: palette[entry + 2])
        }
    }

    @Test func oneColorCanBeClear() throws {
        for depth in [8, 16] {
            let grey = PNGBuilder(
                width: 3, height: 1, depth: depth, colorType: .grey, transparency: [0, 7],
                samples: { x, _ in [[7], [8], [7]][x] })
            #expect(try PNGReader.read(grey.bytes()).pixels.map(\.alpha) == [0, 255, 0])
            let color = PNGBuilder(
                width: 3, height: 1, depth: depth, colorType: .color, transparency: [0, 1, 0, 2, 0, 3],
                samples: { x, _ in [[1, 2, 3], [1, 2, 4], [0, 2, 3]][x] })
            #expect(try PNGReader.read(color.bytes()).pixels.map(\.alpha) == [0, 255, 255])
        }
    }

    @Test func colorsOfAPaletteHaveAlphas() throws {
        let builder = PNGBuilder(
            width: 3, height: 1, depth: 2, colorType: .palette, palette: [1, 2, 3, 4, 5, 6, 7, 8, 9],
            transparency: [10, 20], samples: { x, _ in [x] })
        #expect(
            try PNGReader.read(builder.bytes()).pixels == [
                Pixel(red: 1, green: 2, blue: 3, alpha: 10), Pixel(red: 4, green: 5, blue: 6, alpha: 20),
                Pixel(red: 7, green: 8, blue: 9, alpha: 255),
            ])
    }

    @Test func theLowerHalfOf16BitsCounts() throws {
        func picture(_ value: Int) throws -> PixelImage {
            try PNGReader.read(
                PNGBuilder(
                    width: 2, height: 1, depth: 16, colorType: .grey,
                    samples: { x, _ in [x == 0 ? 9 : value] }
                ).bytes())
        }
        let difference = ImageComparison().difference(from: try picture(0x8181), to: try picture(0x8180))
        #expect(difference.differentPixels == 1)
        #expect(difference.firstPixel == .init(x: 1, y: 0))
        let eight = try PNGReader.read(
            PNGBuilder(
                width: 2, height: 1, depth: 8, colorType: .grey, samples: { x, _ in [x == 0 ? 0 : 0x81] }
            ).bytes())
        // 0x81 of 8 bits is 0x8181 of 16; only the first pixel, 9 of 65535, differs from 0.
        #expect(ImageComparison().difference(from: try picture(0x8181), to: eight).differentPixels == 1)
    }

    @Test func whatIsNotNeededIsPassedOver() throws {
        var builder = PNGBuilder(
            width: 2, height: 2, depth: 8, colorType: .grey, samples: { x, y in [x + y] })
        let plain = try PNGReader.read(builder.bytes())
        builder.extraChunks = [
            ("gAMA", [0, 0, 177, 143]), ("iCCP", [1, 2, 3]), ("tEXt", Array("a b".utf8)),
        ]
        #expect(try PNGReader.read(builder.bytes()) == plain)
    }
}
