import Deflate
import Foundation
import Testing

/// The data of a page, as JSON: large data is compressed and written with 91 digits.
enum PageData {
    private static let digits = (UInt8(ascii: "!")...UInt8(ascii: "~")).filter {
        !#"<>&"#.utf8.contains($0)
    }

    /// Returns the data of a page.
    static func json(of page: String) throws -> String {
        let start = try #require(page.range(of: #"<script[^>]*id="data"[^>]*>"#, options: .regularExpression))
        let text = try #require(page[start.upperBound...].components(separatedBy: "</script>").first)
        guard page[start].contains("data-bytes") else { return text }
        let values = try text.utf8.map { try #require(digits.firstIndex(of: $0)) }
        var (bytes, pending, count): ([UInt8], Int, Int) = ([], 0, 0)
        for place in stride(from: 0, to: values.count - 1, by: 2) {
            let number = values[place] + 91 * values[place + 1]
            pending |= number << count
            // Two digits have 8281 values: 8192 of 13 bits, of which the first 89 have another bit.
            count += number & 0x1fff > 88 ? 13 : 14
            while count >= 8 {
                bytes.append(UInt8(truncatingIfNeeded: pending))
                pending >>= 8
                count -= 8
            }
        }
        // Two bytes of zlib's come first; what follows the stream is ignored.
        let json = try DeflateStream.unpack(bytes.dropFirst(2), .raw, limit: 10_000_000)
        return String(decoding: json, as: UTF8.self)
    }
}
