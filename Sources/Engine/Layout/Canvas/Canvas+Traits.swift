import Foundation

extension Canvas {
    /// Which way up a device is held, as UIKit's interface orientations.
    public enum Orientation: String, Sendable, Hashable, CaseIterable {
        case portrait, portraitUpsideDown
        /// On its side with the top of the device, and so the notch, on the right.
        case landscapeLeft
        /// On its side with the top of the device, and so the notch, on the left.
        case landscapeRight = "landscape"

        /// On its side as phones are usually held.
        public static let landscape = Orientation.landscapeRight

        /// The orientation of a word: a raw value, or `landscapeRight`.
        public init?(word: String) {
            guard let orientation = Orientation(rawValue: word == "landscapeRight" ? "landscape" : word)
            else {
                return nil
            }
            self = orientation
        }

        /// The words that `init(word:)` takes.
        public static let words = [
            "portrait", "landscape", "portraitUpsideDown", "landscapeLeft", "landscapeRight",
        ]

        public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
    }

    /// UIKit's two classes of room along an axis.
    public enum SizeClass: String, Sendable, Hashable, CaseIterable {
        case compact, regular
    }

    /// The shorter side of the smallest iPad, in points.
    public static let leastPadSide: CGFloat = 744
    /// The shorter side, in points, from which a phone on its side has regular width: that of the Plus and Max models.
    private static let leastLargePhoneSide: CGFloat = 414

    /// Whether it is as large as an iPad's screen.
    public var isPad: Bool { min(size.width, size.height) >= Self.leastPadSide }

    /// Whether it is no larger than a phone's screen.
    public var isPhone: Bool { !isPad && max(size.width, size.height) <= Self.greatestPhoneSide }

    /// The longer side of the largest iPhone, in points.
    private static let greatestPhoneSide: CGFloat = 956

    /// The room across that UIKit gives a full-screen app of this size: compact on phones, but for large ones on their side.
    public var horizontalSizeClass: SizeClass {
        if isPad { return .regular }
        return size.width > size.height && size.height >= Self.leastLargePhoneSide ? .regular : .compact
    }

    /// The room down that UIKit gives a full-screen app of this size: compact on phones on their side.
    public var verticalSizeClass: SizeClass {
        isPad || size.height >= size.width ? .regular : .compact
    }
}
