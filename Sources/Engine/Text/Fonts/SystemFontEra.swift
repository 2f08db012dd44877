/// The generations of the iOS system font's spacing, identified by the Interface Builder versions that
/// recorded them.
public enum SystemFontEra: Sendable, Hashable, CaseIterable {
    /// Before Xcode 9: the display cut from 20 points on.
    case before13000
    /// Xcode 9 to 11: the display cut from 20 points on, with tighter tracking.
    case from13000to17499
    /// Since Xcode 12 and iOS 14: the optical size changes gradually between 18 and 26 points.
    case from17500

    /// Determines the generation from a document's `toolsVersion` (its integer part).
    public init(toolsVersion: Int) {
        self =
            switch toolsVersion {
            case ..<13000: .before13000
            case ..<17500: .from13000to17499
            default: .from17500
            }
    }

    /// Returns the share of the display cut at a size in points, from 0 (only the text cut) to 1.
    func displayShare(atSize size: Double) -> Double {
        switch self {
        case .before13000, .from13000to17499: size < 20 ? 0 : 1
        case .from17500: min(max((size - 18) / 8, 0), 1)
        }
    }
}
