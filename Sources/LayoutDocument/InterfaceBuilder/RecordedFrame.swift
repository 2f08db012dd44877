import Engine
import Foundation

/// The frame that an input has for a view that its constraints place.
public struct RecordedFrame {
    /// The view of the built hierarchy.
    public var view: View
    /// In the superview's coordinates, in points.
    public var frame: CGRect
    /// Whether the input itself says that constraints would put the view elsewhere.
    public var isMarkedMisplaced: Bool
    /// Whether the frame says where constraints put the view: it isn't that of a hidden view or a symbol,
    /// empty or marked ambiguous.
    public var isCompared: Bool

    /// How far the layout may be from the record, in points, before the difference is reported.
    static let tolerance: CGFloat = 1.01

    /// What to report about the view, solved at the given frame in its superview's coordinates; nil where it is as recorded.
    func finding(solved: CGRect) -> LayoutFinding? {
        let differences = [
            solved.minX - frame.minX, solved.minY - frame.minY, solved.width - frame.width,
            solved.height - frame.height,
        ]
        guard isCompared, differences.contains(where: { abs($0) > Self.tolerance }) else { return nil }
        let id = view.identifier ?? ""
        return LayoutFinding(
            code: .misplaced, severity: isMarkedMisplaced ? .warning : .note,
            message: "\(view.displayName ?? id): recorded at \(Self.text(frame)), its constraints give "
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
