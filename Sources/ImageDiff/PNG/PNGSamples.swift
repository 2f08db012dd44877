/// Converts the bytes of a PNG's rows to pixels.
struct PNGSamples {
    private let header: PNGHeader
    /// The colours of the palette with their alphas, or for up to 8 bits of grey the pixel for each sample.
    private let colors: [Pixel]
    /// The samples of the single transparent colour as stored; nil if there is none.
    private let clearColor: [Int]?

    /// Reads the information about samples in a picture's chunks.
    init(_ chunks: PNGChunks, of bytes: [UInt8]) {
        header = chunks.header
        let transparency = chunks.transparency.map(Array.init)
        switch header.colorType {
        case .palette:
            clearColor = nil
            let palette = Array(chunks.palette)
            colors = (0..<(palette.count / 3)).map { index in
                let alpha = transparency.flatMap { index < $0.count ? $0[index] : nil } ?? 255
                return Pixel(
                    red: palette[index * 3], green: palette[index * 3 + 1], blue: palette[index * 3 + 2],
                    alpha: alpha)
            }
        case .grey, .color, .greyAlpha, .colorAlpha:
            let samples = transparency.map { bytes -> [Int] in
                stride(from: 0, to: bytes.count, by: 2).map { (place: Int) -> Int in
                    let (high, low) = (Int(bytes[place]), Int(bytes[place + 1]))
                    return high << 8 | low
                }
            }
            clearColor = samples
            guard header.colorType == .grey, header.depth <= 8 else {
                colors = []
                return
            }
            let largest = (1 << Int(header.depth)) - 1
            colors = (0...largest).map { sample in
                let grey = UInt8(sample * 255 / largest)
                return Pixel(red: grey, green: grey, blue: grey, alpha: samples == [sample] ? 0 : 255)
            }
        }
    }

    /// Whether samples have 16 bits; a `Pixel` contains the upper 8.
    var isFine: Bool { header.depth == 16 }

    /// Writes the pixels of a row to every `step`th position.
    ///
    /// - Parameter fine: Receives the lower bytes of 16-bit samples, pixel for pixel.
    func expand(
        _ row: UnsafePointer<UInt8>, count: Int, into pixels: UnsafeMutablePointer<Pixel>, step: Int,
        fine: UnsafeMutablePointer<Pixel>?
    ) throws(PNGError) {
        if let fine { return expandFine(row, count: count, into: pixels, step: step, fine: fine) }
        switch header.colorType {
        case .palette, .grey: try expandColors(row, count: count, into: pixels, step: step)
        case .greyAlpha:
            for x in 0..<count {
                let grey = row[x * 2]
                pixels[x * step] = Pixel(red: grey, green: grey, blue: grey, alpha: row[x * 2 + 1])
            }
        case .color:
            if let clearColor {
                return expand(row, count: count, into: pixels, step: step, clear: clearColor)
            }
            for x in 0..<count {
                pixels[x * step] = Pixel(red: row[x * 3], green: row[x * 3 + 1], blue: row[x * 3 + 2])
            }
        case .colorAlpha:
            for x in 0..<count {
                pixels[x * step] = Pixel(
                    red: row[x * 4], green: row[x * 4 + 1], blue: row[x * 4 + 2], alpha: row[x * 4 + 3])
            }
        }
    }

    private func expandColors(
        _ row: UnsafePointer<UInt8>, count: Int, into pixels: UnsafeMutablePointer<Pixel>, step: Int
    ) throws(PNGError) {
        let depth = Int(header.depth)
        let mask = (1 << depth) - 1
        for x in 0..<count {
            let bit = x * depth
            let index = Int(row[bit >> 3]) >> (8 - depth - bit & 7) & mask
            guard index < colors.count else { throw .colorOutsidePalette(index) }
            pixels[x * step] = colors[index]
        }
    }

    private func expand(
        _ row: UnsafePointer<UInt8>, count: Int, into pixels: UnsafeMutablePointer<Pixel>, step: Int,
        clear: [Int]
    ) {
        for x in 0..<count {
            let (red, green, blue) = (row[x * 3], row[x * 3 + 1], row[x * 3 + 2])
            let isClear = Int(red) == clear[0] && Int(green) == clear[1] && Int(blue) == clear[2]
            pixels[x * step] = Pixel(red: red, green: green, blue: blue, alpha: isClear ? 0 : 255)
        }
    }

    private func expandFine(
        _ row: UnsafePointer<UInt8>, count: Int, into pixels: UnsafeMutablePointer<Pixel>, step: Int,
        fine: UnsafeMutablePointer<Pixel>
    ) {
        let channels = header.colorType.channels
        let isGrey = channels < 3
        for x in 0..<count {
            let sample = row + x * channels * 2
            let isClear = clearColor.map { clear in
                clear.indices.allSatisfy { clear[$0] == Int(sample[$0 * 2]) << 8 | Int(sample[$0 * 2 + 1]) }
            }
            func pixel(_ byte: Int) -> Pixel {
                var alpha: UInt8 = isClear == true ? 0 : 255
                if channels == 2 || channels == 4 { alpha = sample[(channels - 1) * 2 + byte] }
                return Pixel(
                    red: sample[byte], green: sample[(isGrey ? 0 : 2) + byte],
                    blue: sample[(isGrey ? 0 : 4) + byte], alpha: alpha)
            }
            pixels[x * step] = pixel(0)
            fine[x * step] = pixel(1)
        }
    }
}
