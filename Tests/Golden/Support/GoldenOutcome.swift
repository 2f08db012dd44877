import ImageDiff

/// What became of comparing a picture with its golden.
enum GoldenOutcome: Equatable {
    /// No pixel differs.
    case equal
    /// The golden was made with other versions, and no more differs than they may cause.
    case equalWithinTolerance
    /// The picture was taken as the golden.
    case recorded
    case missing
    /// One of the two can't be read as a picture.
    case unreadable(path: String)
    case different(ImageDifference, isExact: Bool)

    /// What is wrong and what to do; nil where nothing is.
    func message(for name: String, failures: String) -> String? {
        switch self {
        case .equal, .equalWithinTolerance, .recorded: return nil
        case .missing:
            return "\(name) has no golden: look at \(failures)/\(name).actual.png and record it with "
                + "GOLDEN_RECORD=missing"
        case .unreadable(let path): return "\(path) is no PNG that can be read"
        case .different(let difference, let isExact):
            return
                "\(name) differs from its golden\(isExact ? "" : " by more than other versions may cause"): "
                + "\(difference.summary); see \(failures)/\(name).diff.png, or record it with GOLDEN_RECORD=all"
        }
    }
}

extension ImageDifference {
    /// The count and the first pixel, and the sizes where they differ.
    var summary: String {
        let sizes =
            before == after
            ? ""
            : ", and the size went from \(before.width)×\(before.height) to \(after.width)×\(after.height)"
        let place = firstPixel.map { ", the first at x \($0.x), y \($0.y)" } ?? ""
        return "\(differentPixels) pixel\(differentPixels == 1 ? "" : "s")\(place)\(sizes)"
    }
}
