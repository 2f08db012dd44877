import Engine
import Foundation
import Findings

/// The recorded frame of a view that is positioned by constraints.
package struct RecordedFrame {
    /// The view in the hierarchy.
    package var view: View
    /// The frame in the superview's coordinates, in points.
    package var frame: CGRect
    /// Whether the input itself marks the view as misplaced.
    package var isMarkedMisplaced: Bool
    /// Whether the frame shows where constraints put the view: it doesn't belong to a hidden view or a symbol, and
    /// isn't empty or marked ambiguous.
    package var isCompared: Bool

    /// The distance from the record up to which a difference isn't reported, in points.
    static let tolerance: CGFloat = 1.01

    /// Returns whether a number of the solved frame differs from the record and doesn't depend on margins and safe areas.
    ///
    /// - Parameter shifted: The solved frame with other margins and safe areas.
    func isElsewhere(solved: CGRect, shifted: CGRect) -> Bool {
        let numbers: [KeyPath<CGRect, CGFloat>] = [\.minX, \.minY, \.width, \.height]
        return numbers.contains { number in
            abs(solved[keyPath: number] - frame[keyPath: number]) > Self.tolerance
                && abs(solved[keyPath: number] - shifted[keyPath: number]) < 0.01
        }
    }

    /// Returns the finding for the view with a solved frame in its superview's coordinates; nil if it equals the
    /// record.
    func finding(solved: CGRect) -> LayoutFinding? {
        let differences = [
            solved.minX - frame.minX, solved.minY - frame.minY, solved.width - frame.width,
            solved.height - frame.height,
        ]
        guard isCompared, differences.contains(where: { abs($0) > Self.tolerance }) else { return nil }
        if !isMarkedMisplaced, mayHaveInsets(around: solved) { return nil }
        let id = view.identifier ?? ""
        return LayoutFinding(
            code: .misplaced, severity: isMarkedMisplaced ? .warning : .note,
            message: "\(view.displayName ?? id): recorded at \(Self.text(frame)), its constraints give "
                + "\(Self.text(solved)); update its frame in Interface Builder",
            location: view.location, items: [id])
    }

    /// Whether the record can be larger by the alignment insets of an image, such as those of its shadow: the document doesn't
    /// contain them.
    private func mayHaveInsets(around solved: CGRect) -> Bool {
        view is ImageView && frame.insetBy(dx: -Self.tolerance, dy: -Self.tolerance).contains(solved)
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
