import Foundation

/// The size that a file of an image says, without reading its picture.
package struct ImageDimensions: Equatable {
    /// In pixels; of drawings in points.
    let width: Double
    let height: Double
    /// Whether it is a drawing, whose size doesn't depend on a scale.
    let isDrawing: Bool

    /// Nil for what is no PNG, JPEG, PDF or SVG file, or says no size.
    init?(path: String) {
        guard let data = FileManager.default.contents(atPath: path) else { return nil }
        self.init([UInt8](data.prefix(1 << 22)))
    }

    package init?(_ bytes: [UInt8]) {
        guard let found = Self.png(bytes) ?? Self.jpeg(bytes) ?? Self.pdf(bytes) ?? Self.svg(bytes) else {
            return nil
        }
        guard found.width >= 0, found.height >= 0, found.width < 100_000, found.height < 100_000 else {
            return nil
        }
        self = found
    }

    private init(_ width: Double, _ height: Double, isDrawing: Bool) {
        (self.width, self.height, self.isDrawing) = (width, height, isDrawing)
    }

    /// In points, for a file of a scale in pixels per point.
    package func size(at scale: CGFloat) -> CGSize? {
        let scale = isDrawing || scale <= 0 ? 1 : Double(scale)
        return CGSize(width: width / scale, height: height / scale)
    }

    private static func png(_ bytes: [UInt8]) -> Self? {
        guard bytes.count >= 24, bytes.starts(with: [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]) else {
            return nil
        }
        func number(_ place: Int) -> Double {
            Double(bytes[place..<place + 4].reduce(0 as UInt32) { $0 << 8 | UInt32($1) })
        }
        return Self(number(16), number(20), isDrawing: false)
    }

    /// The first frame of a JPEG file: segments are skipped by their lengths.
    private static func jpeg(_ bytes: [UInt8]) -> Self? {
        guard bytes.starts(with: [0xFF, 0xD8]) else { return nil }
        var place = 2
        while place + 9 < bytes.count, bytes[place] == 0xFF {
            let kind = bytes[place + 1]
            if kind == 0xFF {
                place += 1
                continue
            }
            func number(_ place: Int) -> Int { Int(bytes[place]) << 8 | Int(bytes[place + 1]) }
            if (0xC0...0xCF).contains(kind), kind != 0xC4, kind != 0xC8, kind != 0xCC {
                return Self(Double(number(place + 7)), Double(number(place + 5)), isDrawing: false)
            }
            place += 2 + number(place + 2)
        }
        return nil
    }

    private static func pdf(_ bytes: [UInt8]) -> Self? {
        guard bytes.starts(with: Array("%PDF".utf8)) else { return nil }
        let text = String(decoding: bytes, as: UTF8.self)
        guard let mark = text.range(of: "/MediaBox"), let open = text[mark.upperBound...].firstIndex(of: "["),
            let close = text[open...].firstIndex(of: "]")
        else { return nil }
        let numbers = text[open..<close].dropFirst().split(whereSeparator: \.isWhitespace).compactMap {
            Double($0)
        }
        guard numbers.count == 4 else { return nil }
        return Self(numbers[2] - numbers[0], numbers[3] - numbers[1], isDrawing: true)
    }

    private static func svg(_ bytes: [UInt8]) -> Self? {
        let text = String(decoding: bytes.prefix(1 << 14), as: UTF8.self)
        guard let start = text.range(of: "<svg"), let end = text[start.upperBound...].firstIndex(of: ">")
        else {
            return nil
        }
        let tag = text[start.upperBound..<end]
        if let width = length("width", in: tag), let height = length("height", in: tag) {
            return Self(width, height, isDrawing: true)
        }
        guard let box = attribute("viewBox", in: tag) else { return nil }
        let numbers = box.split { $0 == " " || $0 == "," }.compactMap { Double($0) }
        return numbers.count == 4 ? Self(numbers[2], numbers[3], isDrawing: true) : nil
    }

    private static func length(_ name: String, in tag: Substring) -> Double? {
        guard var text = attribute(name, in: tag) else { return nil }
        for unit in ["px", "pt"] where text.hasSuffix(unit) { text = text.dropLast(2) }
        return Double(text)
    }

    private static func attribute(_ name: String, in tag: Substring) -> Substring? {
        var rest = tag
        while let mark = rest.range(of: name + "=") {
            let before = mark.lowerBound == tag.startIndex ? " " : tag[tag.index(before: mark.lowerBound)]
            let after = tag[mark.upperBound...]
            if before.isWhitespace, let quote = after.first, quote == "\"" || quote == "'",
                let close = after.dropFirst().firstIndex(of: quote)
            {
                return after.dropFirst()[..<close]
            }
            rest = after
        }
        return nil
    }
}
