import Foundation

/// The size in the header of a PNG file.
struct PNGDimensions {
    /// In pixels.
    let size: CGSize

    /// Nil for what isn't a PNG file.
    init?(_ url: URL) {
        guard let file = try? FileHandle(forReadingFrom: url) else { return nil }
        defer { try? file.close() }
        guard let data = try? file.read(upToCount: 24) else { return nil }
        self.init(data)
    }

    /// Nil for bytes that don't begin as a PNG file.
    init?(_ data: Data) {
        let bytes = Array(data.prefix(24))
        guard bytes.count == 24,
            bytes.starts(with: [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A])
        else { return nil }
        func number(at index: Int) -> CGFloat {
            CGFloat(bytes[index..<index + 4].reduce(0 as UInt32) { $0 << 8 | UInt32($1) })
        }
        size = CGSize(width: number(at: 16), height: number(at: 20))
    }
}
