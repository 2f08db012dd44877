extension ImageComparison {
    /// What marks a changed pixel in a difference picture.
    public static let mark = Pixel(red: 255, green: 0, blue: 0)

    /// A picture of what changed: the earlier picture faded towards white, with every different pixel in red.
    ///
    /// It is as large as both together. Where the earlier picture has no pixels the later one's stand red.
    public func differencePicture(from before: PixelImage, to after: PixelImage) -> PixelImage {
        var picture = PixelImage(
            width: max(before.width, after.width), height: max(before.height, after.height),
            filledWith: Self.mark)
        for y in 0..<min(before.height, after.height) {
            for x in 0..<min(before.width, after.width) {
                let old = before[x, y]
                if old == after[x, y] || old.channelDelta(to: after[x, y]) <= tolerance {
                    picture[x, y] = Self.faded(old)
                }
            }
        }
        return picture
    }

    /// A quarter of the colour over white, so that what changed stands out and the rest can still be made out.
    private static func faded(_ pixel: Pixel) -> Pixel {
        let weight = Int(pixel.alpha)
        func channel(_ value: UInt8) -> UInt8 {
            let loss = (255 - Int(value)) * weight / (255 * 4)
            return UInt8(clamping: 255 - loss)
        }
        return Pixel(red: channel(pixel.red), green: channel(pixel.green), blue: channel(pixel.blue))
    }
}
