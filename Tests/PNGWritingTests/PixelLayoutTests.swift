import ImageDiff
import PNGWriting
import Testing

/// The same picture in each layout that memory can have, read back.
@Suite struct PixelLayoutTests {
    private static let pictures = [
        GeneratedPicture(content: .blocks, width: 211, height: 67),
        GeneratedPicture(content: .noise, width: 37, height: 23),
        GeneratedPicture(content: .gradient, width: 300, height: 40),
        GeneratedPicture(content: .blocks, width: 1, height: 30),
        GeneratedPicture(content: .blocks, width: 2, height: 30),
        GeneratedPicture(content: .blocks, width: 9000, height: 9),
    ]

    /// Pixels as numbers with alpha in the highest byte, then red, green and blue.
    private static func numbers(_ picture: GeneratedPicture, alpha: (Int) -> UInt32) -> [UInt32] {
        let bytes = picture.bytes.map(UInt32.init)
        return (0..<(bytes.count / 3)).map { index in
            alpha(index) << 24 | bytes[3 * index] << 16 | bytes[3 * index + 1] << 8 | bytes[3 * index + 2]
        }
    }

    private static func file(
        _ picture: GeneratedPicture, _ layout: PixelLayout, palette: [UInt8] = [], _ pixels: [UInt32]
    ) -> [UInt8] {
        pixels.withUnsafeBytes {
            PNGWriter.bytes(
                width: picture.width, height: picture.height, layout: layout, palette: palette, pixels: $0)
        }
    }

    @Test(arguments: pictures)
    func numbersWithoutAlphaAreColors(picture: GeneratedPicture) throws {
        // The highest byte has no meaning, and differs from row to row.
        let numbers = Self.numbers(picture) { UInt32(($0 * 7 + $0 / 50) & 255) }
        let read = try PNGReader.read(Self.file(picture, .xrgb, numbers))
        #expect(read.pixels.flatMap { [$0.red, $0.green, $0.blue] } == picture.bytes)
        #expect(read.pixels.allSatisfy { $0.alpha == 255 })
    }

    @Test(arguments: pictures)
    func alphaIsKept(picture: GeneratedPicture) throws {
        let pixels = Self.numbers(picture) { UInt32($0 / 40 & 255) }.map { number in
            Pixel(
                red: UInt8(number >> 16 & 255), green: UInt8(number >> 8 & 255), blue: UInt8(number & 255),
                alpha: UInt8(number >> 24))
        }
        let read = try PNGReader.read(Self.file(picture, .rgba, pixels.map(\.rawValue)))
        #expect(read.pixels == pixels)
    }

    /// A channel divided by alpha is the nearest number to 255 times their ratio.
    @Test(arguments: pictures)
    func colorsAreDividedByAlpha(picture: GeneratedPicture) throws {
        let numbers = Self.numbers(picture) { UInt32($0 / 40 & 255) }.map { number in
            let alpha = number >> 24
            let channels = [16, 8, 0].map { min(number >> $0 & 255, alpha) << $0 }
            return alpha << 24 | channels.reduce(0, |)
        }
        let read = try PNGReader.read(Self.file(picture, .premultipliedARGB, numbers))
        let alphas = numbers.map { UInt8($0 >> 24) }
        #expect(read.pixels.map(\.alpha) == alphas)
        let errors = zip(read.pixels, numbers).flatMap { pixel, number in
            [(pixel.red, 16), (pixel.green, 8), (pixel.blue, 0)].map { channel, shift in
                let exact = Double(number >> UInt32(shift) & 255) * 255 / Double(max(1, number >> 24))
                return abs(Double(channel) - exact)
            }
        }
        #expect(errors.allSatisfy { $0 <= 0.5 })
    }

    @Test(arguments: pictures)
    func indicesAreColorsOfThePalette(picture: GeneratedPicture) throws {
        let palette = (0..<256).flatMap { [UInt8($0), UInt8(255 - $0), UInt8($0 / 2)] }
        let bytes = picture.bytes
        let indices = stride(from: 0, to: bytes.count, by: 3).map { bytes[$0] }
        let file = indices.withUnsafeBytes {
            PNGWriter.bytes(
                width: picture.width, height: picture.height, layout: .index, palette: palette, pixels: $0)
        }
        let read = try PNGReader.read(file)
        #expect(read.pixels.map(\.red) == indices)
        #expect(read.pixels.map(\.green) == indices.map { 255 - $0 })
        #expect(CairoReader.read(file)?.bytes.count == 3 * indices.count)
    }

    /// Rows come in several calls, each with the last row of the one before, and further apart than they are long.
    @Test(arguments: pictures, [1, 2, 7, 1000])
    func rowsCanComeInSeveralCalls(picture: GeneratedPicture, rows: Int) throws {
        let numbers = Self.numbers(picture) { _ in 0 }
        let padding = 3
        var padded: [UInt32] = []
        for y in 0..<picture.height {
            padded += numbers[(y * picture.width)..<((y + 1) * picture.width)]
            padded += [UInt32](repeating: UInt32(y), count: padding)
        }
        let stride = 4 * (picture.width + padding)
        var packer = PNGPacker(width: picture.width, layout: .xrgb, isLast: true)
        padded.withUnsafeBytes { memory in
            for top in Swift.stride(from: 0, to: picture.height, by: rows) {
                let part = (max(0, top - 1) * stride)..<(min(picture.height, top + rows) * stride)
                packer.append(UnsafeRawBufferPointer(rebasing: memory[part]), stride: stride)
            }
        }
        let file = PNGWriter.bytes(
            width: picture.width, height: picture.height, layout: .xrgb, parts: [packer.finish()])
        let read = try PNGReader.read(file)
        #expect(read.pixels.flatMap { [$0.red, $0.green, $0.blue] } == picture.bytes)
    }

    /// Parts that know nothing of one another make one file, also with parts of no rows or of more than one block.
    @Test(
        arguments: pictures + [GeneratedPicture(content: .noise, width: 200, height: 200)],
        [[], [1], [3, 9], [9, 9]])
    func partsMakeOneFile(picture: GeneratedPicture, ends: [Int]) throws {
        let numbers = Self.numbers(picture) { _ in 0 }
        let ends = ends.map { min($0, picture.height) } + [picture.height]
        let parts = numbers.withUnsafeBytes { memory in
            zip([0] + ends, ends).enumerated().map { index, rows in
                let (start, end) = rows
                var packer = PNGPacker(width: picture.width, layout: .xrgb, isLast: index == ends.count - 1)
                let bytes = (start * 4 * picture.width)..<(end * 4 * picture.width)
                if start < end {
                    packer.append(UnsafeRawBufferPointer(rebasing: memory[bytes]), stride: 4 * picture.width)
                }
                return packer.finish()
            }
        }
        let file = PNGWriter.bytes(width: picture.width, height: picture.height, layout: .xrgb, parts: parts)
        #expect(try PNGReader.read(file).pixels.flatMap { [$0.red, $0.green, $0.blue] } == picture.bytes)
        #expect(CairoReader.read(file)?.bytes == picture.bytes)
    }

    /// Codes that suit the beginning are replaced where they don't suit what follows.
    @Test func noiseAfterFlatRowsHardlyGrows() {
        let noise = GeneratedPicture(content: .noise, width: 500, height: 400)
        let flat = GeneratedPicture(content: .blocks, width: 500, height: 900)
        let numbers = Self.numbers(flat) { _ in 0 } + Self.numbers(noise) { _ in 0 }
        let file = numbers.withUnsafeBytes {
            PNGWriter.bytes(width: 500, height: 1300, layout: .xrgb, pixels: $0)
        }
        let alone = Self.file(flat, .xrgb, Self.numbers(flat) { _ in 0 })
        #expect(file.count - alone.count < noise.bytes.count * 104 / 100)
    }

    /// Pixels that repeat from one row's end to the next row's beginning don't do so in the file, where the number of a filter
    /// stands between rows.
    @Test(arguments: [31, 40, 61, 100, 113])
    func repetitionsEndWithTheirRow(period: Int) throws {
        let (width, height) = (40, 60)
        let noise = Self.numbers(GeneratedPicture(content: .noise, width: period, height: 1)) { _ in 0 }
        let numbers = (0..<(width * height)).map { noise[$0 % period] }
        let file = numbers.withUnsafeBytes {
            PNGWriter.bytes(width: width, height: height, layout: .xrgb, pixels: $0)
        }
        #expect(try PNGReader.read(file).pixels.map { $0.red } == numbers.map { UInt8($0 >> 16 & 255) })
        #expect(file.count < 40 * height)
    }

    /// Rows that repeat take a few bits for each 258 bytes.
    @Test func repeatedRowsTakeLittleRoom() {
        let row = Self.numbers(GeneratedPicture(content: .noise, width: 500, height: 1)) { _ in 0 }
        let picture = GeneratedPicture(content: .noise, width: 500, height: 400)
        let file = Self.file(picture, .xrgb, (0..<400).flatMap { _ in row })
        #expect(file.count < 500 * 3 + 400 * 8)
    }
}
