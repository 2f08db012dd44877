import Engine
import Foundation
import Findings

extension XMLElement {
    /// Returns the number in an attribute; nil if it is missing or outside the attribute's range, which
    /// `InterfaceBuilderNumbers` reports.
    func number(_ name: String) -> CGFloat? {
        guard let text = self[name], let value = Double(text),
            (InterfaceBuilderNumbers.ranges[name] ?? .points).contains(value)
        else { return nil }
        return CGFloat(value)
    }

    /// Whether an attribute is `YES`.
    func isSet(_ name: String) -> Bool { self[name] == "YES" }

    /// The size from the element's `width` and `height`, in points.
    var size: CGSize? {
        guard let width = number("width"), let height = number("height") else { return nil }
        return CGSize(width: width, height: height)
    }

    /// The frame that Interface Builder recorded for a view: `<rect key="frame">`, or `<frame key="frameInset">`, in
    /// which the minima default to 0.
    var recordedFrame: CGRect? {
        if let rect = child("rect", key: "frame") {
            guard let size = rect.size else { return nil }
            return CGRect(
                origin: CGPoint(x: rect.number("x") ?? 0, y: rect.number("y") ?? 0), size: size)
        }
        guard let inset = child("frame", key: "frameInset") else { return nil }
        return CGRect(
            x: inset.number("minX") ?? 0, y: inset.number("minY") ?? 0, width: inset.number("width") ?? 0,
            height: inset.number("height") ?? 0)
    }

    /// The insets of `<edgeInsets>` (left, right) or `<inset>` (minX, maxX), in points.
    ///
    /// Interface Builder writes the smallest normal number for an explicit 0 if 0 would mean "unset".
    var insets: EdgeInsets? {
        if name == "inset" {
            return EdgeInsets(
                top: inset("minY"), left: inset("minX"), bottom: inset("maxY"), right: inset("maxX"))
        }
        return EdgeInsets(
            top: inset("top"), left: inset("left"), bottom: inset("bottom"), right: inset("right"))
    }

    /// The insets of `<directionalEdgeInsets>`, in points.
    var directionalInsets: DirectionalEdgeInsets {
        DirectionalEdgeInsets(
            top: inset("top"), leading: inset("leading"), bottom: inset("bottom"),
            trailing: inset("trailing"))
    }

    private func inset(_ name: String) -> CGFloat {
        let value = number(name) ?? 0
        return abs(value) < CGFloat(Float.leastNormalMagnitude) ? 0 : value
    }
}
