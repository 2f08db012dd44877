/// How pictures are compared pixel by pixel, and which differences are ignored.
public struct ImageComparison: Sendable, Hashable {
    /// The side of the squares from which regions are built, in pixels.
    public static let tileSide = 16

    /// The distance up to which two colours count as equal, in pixelmatch's measure: 0 compares exactly, 1
    /// treats everything as equal.
    public var threshold: Double
    /// Whether pixels that look like antialiased edges in one of the pictures are ignored.
    public var ignoresAntialiasing: Bool
    /// The regions that are ignored, in pixels of both pictures.
    public var ignoredRegions: [PixelRect]

    /// Creates a comparison, by default exact. Any threshold hides changes that matter, such as a fill that is
    /// lighter by 2 of 255.
    public init(
        threshold: Double = 0, ignoresAntialiasing: Bool = false, ignoredRegions: [PixelRect] = []
    ) {
        self.threshold = threshold
        self.ignoresAntialiasing = ignoresAntialiasing
        self.ignoredRegions = ignoredRegions
    }

    /// Compares two pictures, which may differ in size.
    ///
    /// - Complexity: Linear in the number of pixels; equal rows are only read once.
    public func difference(from before: PixelImage, to after: PixelImage) -> ImageDifference {
        var picture: IndexedPicture?
        return PictureWalk(comparison: self, before: before, after: after).run(marking: &picture)
    }

    /// Compares two pictures and draws the difference: the earlier picture faded to grey, different pixels in
    /// red, ignored antialiased edges in yellow, and a box around each region.
    ///
    /// The drawing covers both pictures; it is nil if nothing differs. Where rows were inserted or removed, the rest is drawn
    /// beside what it was, with those rows in red.
    public func differenceWithPicture(
        from before: PixelImage, to after: PixelImage
    ) -> (difference: ImageDifference, picture: IndexedPicture?) {
        var picture: IndexedPicture? = IndexedPicture(
            fading: before, width: max(before.width, after.width), height: max(before.height, after.height))
        let difference = PictureWalk(comparison: self, before: before, after: after).run(marking: &picture)
        if difference.isEqual { return (difference, nil) }
        if ignoredRegions.isEmpty, let aligned = RowAlignment(from: before, to: after)?.pictures {
            let (old, new) = aligned
            picture = IndexedPicture(fading: old, width: old.width, height: old.height)
            let rest = PictureWalk(comparison: self, before: old, after: new).run(marking: &picture)
            for region in rest.regions { picture?.drawBox(around: region) }
            return (difference, picture)
        }
        for region in difference.regions { picture?.drawBox(around: region) }
        return (difference, picture)
    }
}
