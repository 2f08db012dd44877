import Engine
import Foundation

/// The frame that an input has for a view that its constraints place.
public struct RecordedFrame {
    public var view: View
    /// In the superview's coordinates, in points.
    public var frame: CGRect
    /// Whether the input itself says that constraints would put the view elsewhere.
    public var isMarkedMisplaced: Bool

    /// What the layout may be off by without a word, in points; text is measured no more exactly.
    static let tolerance: CGFloat = 1.01

    /// What to tell where the view, laid out, isn't where it was recorded; nil where it is.
    var finding: LayoutFinding? {
        let (solved, recorded) = (view.frame, frame)
        let differences = [
            solved.minX - recorded.minX, solved.minY - recorded.minY, solved.width - recorded.width,
            solved.height - recorded.height,
        ]
        guard differences.contains(where: { abs($0) > Self.tolerance }) else { return nil }
        let id = view.identifier ?? ""
        return LayoutFinding(
            code: .misplaced, severity: isMarkedMisplaced ? .warning : .note,
            message: "\(view.displayName ?? id): recorded at \(Self.text(recorded)), its constraints give "
                + "\(Self.text(solved)); update its frame in Interface Builder",
            location: view.location, items: [id])
    }

    private static func text(_ frame: CGRect) -> String {
        "(\(text(frame.minX)), \(text(frame.minY)); \(text(frame.width)) × \(text(frame.height)))"
    }

    private static func text(_ number: CGFloat) -> String {
        let hundredths = (number * 100).rounded() / 100
        return hundredths == hundredths.rounded() && abs(hundredths) < 1e9
            ? String(Int(hundredths)) : String(Double(hundredths))
    }
}

extension Scene {
    /// What to tell about views that aren't where the input recorded them, once the scene is laid out: warnings where the
    /// input knows, notes elsewhere. Where a view goes that its constraints leave open isn't theirs to say.
    public func misplacedViews(in layout: SolvedLayout) -> [LayoutFinding] {
        let open = Set(layout.items.filter { !$0.undetermined.isEmpty }.map(\.id))
        return recordedFrames.filter { !open.contains($0.view.identifier ?? "") }.compactMap(\.finding)
    }
}
