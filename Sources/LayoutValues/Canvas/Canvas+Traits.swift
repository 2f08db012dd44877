extension Canvas {
    /// The orientation of a device, as in UIKit's interface orientations.
    public enum Orientation: String, Sendable, Hashable, CaseIterable {
        case portrait, portraitUpsideDown
        /// Landscape with the top of the device, and so the notch, on the right.
        case landscapeLeft
        /// Landscape with the top of the device, and so the notch, on the left.
        case landscapeRight = "landscape"

        /// The usual landscape orientation of phones.
        public static let landscape = Orientation.landscapeRight

        /// Creates the orientation for a word: a raw value, or `landscapeRight`.
        public init?(word: String) {
            guard let orientation = Orientation(rawValue: word == "landscapeRight" ? "landscape" : word)
            else {
                return nil
            }
            self = orientation
        }

        /// The words that `init(word:)` accepts.
        public static let words = [
            "portrait", "landscape", "portraitUpsideDown", "landscapeLeft", "landscapeRight",
        ]

        /// Whether the long side lies horizontally, whichever way the device is turned.
        public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
    }

    /// UIKit's size classes.
    public enum SizeClass: String, Sendable, Hashable, CaseIterable {
        case compact, regular
    }

    /// The shorter side of the smallest iPad, in points.
    public static let leastPadSide: CGFloat = 744
    /// The minimum shorter side, in points, of phones with regular width in landscape: the Plus and Max
    /// models.
    private static let leastLargePhoneSide: CGFloat = 414

    /// Whether the canvas is at least as large as an iPad's screen, or a part of one.
    public var isPad: Bool { isPartOfPad || min(size.width, size.height) >= Self.leastPadSide }

    /// Whether the canvas is no larger than a phone's screen.
    public var isPhone: Bool { !isPad && max(size.width, size.height) <= Self.greatestPhoneSide }

    /// The longer side of the largest iPhone, in points.
    private static let greatestPhoneSide: CGFloat = 956

    /// The shorter side of the largest iPhone, in points.
    private static let greatestPhoneWidth: CGFloat = 440

    /// The width in points of the narrowest known iPad window with regular width, half of a 12.9-inch screen. Windows
    /// up to 639 points are compact (https://gist.github.com/macguru/b7a01e3f0e9ae6f350d5).
    private static let leastRegularWidth: CGFloat = 678

    /// The lengths in points of a canvas's sides at which its size classes or its root's margins change.
    package static let traitThresholds: [CGFloat] = [
        DirectionalEdgeInsets.leastWideWidth, leastLargePhoneSide, greatestPhoneWidth, leastRegularWidth,
        leastPadSide,
        greatestPhoneSide,
    ]

    /// Whether only an iPad has a window of this size.
    private var isPadWindow: Bool { min(size.width, size.height) > Self.greatestPhoneWidth }

    /// The horizontal size class of an app in a window of this size: compact on phones, except for large ones in
    /// landscape, and in narrow windows of iPads.
    public var horizontalSizeClass: SizeClass {
        if isPadWindow { return size.width >= Self.leastRegularWidth ? .regular : .compact }
        return size.width > size.height && size.height >= Self.leastLargePhoneSide ? .regular : .compact
    }

    /// The vertical size class of an app in a window of this size: compact on phones in landscape.
    public var verticalSizeClass: SizeClass {
        isPadWindow || size.height >= size.width ? .regular : .compact
    }
}
