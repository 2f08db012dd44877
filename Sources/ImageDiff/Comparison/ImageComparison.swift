/// Pictures compared pixel by pixel: how, and what is left out.
public struct ImageComparison: Sendable, Hashable {
    /// The side of the squares that regions are gathered from, in pixels.
    public static let tileSide = 16

    /// How far two colours may be apart and still count as equal, as pixelmatch measures it: 0 compares exactly,
    /// 1 finds everything equal.
    public var threshold: Double
    /// Whether what looks like the smoothed edge of a shape in one of the pictures doesn't count.
    public var ignoresAntialiasing: Bool
    /// What is not looked at, in pixels of both pictures.
    public var ignoredRegions: [PixelRect]

    /// A comparison, exact by default: any threshold hides changes that matter, a fill lighter by 2 of 255 say.
    public init(
        threshold: Double = 0, ignoresAntialiasing: Bool = false, ignoredRegions: [PixelRect] = []
    ) {
        self.threshold = threshold
        self.ignoresAntialiasing = ignoresAntialiasing
        self.ignoredRegions = ignoredRegions
    }

    /// What differs between two pictures, which may be of different sizes.
    ///
    /// - Complexity: linear in the pixels; rows that are alike are only read once.
    public func difference(from before: PixelImage, to after: PixelImage) -> ImageDifference {
        var picture: IndexedPicture?
        return PictureWalk(comparison: self, before: before, after: after).run(marking: &picture)
    }

    /// What differs, and a picture of it: the earlier picture grey and faded, different pixels in red, smoothed edges
    /// that don't count in yellow, and a box around each region.
    ///
    /// It is as large as both pictures together. There is none where nothing differs.
    public func differenceWithPicture(
        from before: PixelImage, to after: PixelImage
    ) -> (difference: ImageDifference, picture: IndexedPicture?) {
        var picture: IndexedPicture? = IndexedPicture(
            fading: before, width: max(before.width, after.width), height: max(before.height, after.height))
        let difference = PictureWalk(comparison: self, before: before, after: after).run(marking: &picture)
        if difference.isEqual { return (difference, nil) }
        for region in difference.regions { picture?.drawBox(around: region) }
        return (difference, picture)
    }
}
