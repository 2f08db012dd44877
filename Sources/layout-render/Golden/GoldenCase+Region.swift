import ImageDiff

extension GoldenCase.Region {
    private enum CodingKeys: String, CodingKey {
        case rect, items
    }

    /// The allowed coordinates. No picture is this large, and the sum of two such numbers doesn't overflow.
    private static let numbers = 0...(1 << 30)

    init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        let rect = try container.decode([Int].self, forKey: .rect)
        guard rect.count == 4, rect.allSatisfy(Self.numbers.contains), rect[2] > 0, rect[3] > 0 else {
            throw DecodingError.dataCorruptedError(
                forKey: .rect, in: container, debugDescription: "a region is x, y, width and height in pixels"
            )
        }
        self.rect = PixelRect(x: rect[0], y: rect[1], width: rect[2], height: rect[3])
        items = try container.decode([String].self, forKey: .items)
    }

    func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encode([rect.x, rect.y, rect.width, rect.height], forKey: .rect)
        try container.encode(items, forKey: .items)
    }
}
