import Deflate
import Foundation
import Testing

/// The data of a page, as JSON: large data is compressed and written with 85 digits.
enum PageData {
    private static let digits = (UInt8(ascii: "!")...UInt8(ascii: "~")).filter {
        !#""$%&'<>\`"#.utf8.contains($0)
    }

    /// Returns the data of a page.
    static func json(of page: String) throws -> String {
        let start = try #require(page.range(of: #"<script[^>]*id="data"[^>]*>"#, options: .regularExpression))
        let text = try #require(page[start.upperBound...].components(separatedBy: "</script>").first)
        guard page[start].contains("data-bytes") else { return text }
        let values = try text.utf8.map { UInt32(try #require(digits.firstIndex(of: $0))) }
        let bytes = stride(from: 0, to: values.count, by: 5).flatMap { place in
            let number = values[place..<(place + 5)].reduce(0) { $0 &* 85 &+ $1 }
            return [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: number >> $0) }
        }
        // Two bytes of zlib's come first; what follows the stream is ignored.
        let json = try DeflateStream.unpack(bytes.dropFirst(2), .raw, limit: 10_000_000)
        return String(decoding: json, as: UTF8.self)
    }
}
