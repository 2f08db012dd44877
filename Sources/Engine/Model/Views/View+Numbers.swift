import Findings
import Foundation

/// Checks of numbers that callers and subclasses provide.
extension View {
    /// Checks whether a rectangle can be a view's frame or bounds, and reports it otherwise.
    func isPlace(_ rect: CGRect, _ property: String) -> Bool {
        if rect.isFinite { return true }
        reportUnusable(rect, property)
        return false
    }

    func reportUnusable(_ rect: CGRect, _ property: String) {
        reportNumber(
            "the \(property) (\(rect.minX), \(rect.minY), \(rect.width), \(rect.height)) is not finite; "
                + "the view keeps the one it has")
    }

    /// Returns the content size, with dimensions out of range replaced by the nearest valid value, or by none.
    func usable(_ size: CGSize) -> CGSize {
        if NumberRange.points.contains(size.width), NumberRange.points.contains(size.height) { return size }
        reportOutOfRange("intrinsic content size")
        return CGSize(
            width: NumberRange.points.nearest(to: size.width) ?? View.noIntrinsicMetric,
            height: NumberRange.points.nearest(to: size.height) ?? View.noIntrinsicMetric)
    }

    /// Returns the insets, with values out of range replaced by the nearest valid value, or by 0.
    func usable(_ insets: EdgeInsets, _ property: String) -> EdgeInsets {
        if insets.areInRange { return insets }
        reportOutOfRange(property)
        func nearest(_ inset: CGFloat) -> CGFloat { NumberRange.points.nearest(to: inset) ?? 0 }
        return EdgeInsets(
            top: nearest(insets.top), left: nearest(insets.left), bottom: nearest(insets.bottom),
            right: nearest(insets.right))
    }

    /// Returns the number itself if it is in range, otherwise the nearest valid one.
    func usable(_ number: CGFloat, _ property: String) -> CGFloat {
        if NumberRange.points.contains(number) { return number }
        reportOutOfRange(property)
        return NumberRange.points.nearest(to: number) ?? 0
    }

    /// Checks whether a priority is valid, and reports it otherwise.
    func isUsable(_ priority: LayoutPriority, _ property: String) -> Bool {
        if priority.isValid { return true }
        reportNumber("the \(property) \(priority.rawValue) is out of range; use \(NumberRange.priority.name)")
        return false
    }

    private func reportOutOfRange(_ property: String) {
        reportNumber("the \(property) is out of range; use \(NumberRange.points.name)")
    }

    /// Reports a number once, no matter how often layouts read it.
    private func reportNumber(_ message: String) {
        let name = identifier ?? className
        let finding = LayoutFinding(
            code: .invalidNumber, severity: .error, message: "\(name): \(message)", location: location,
            items: [name])
        if !layoutFindings.contains(finding) { report(finding) }
    }
}

extension CGRect {
    /// Whether its coordinates and edges are all finite.
    var isFinite: Bool {
        size.width.isFinite && size.height.isFinite && (origin.x + size.width).isFinite
            && (origin.y + size.height).isFinite
    }
}

extension EdgeInsets {
    fileprivate var areInRange: Bool {
        NumberRange.points.contains(top) && NumberRange.points.contains(left)
            && NumberRange.points.contains(bottom) && NumberRange.points.contains(right)
    }
}

extension View {
    /// Returns the frame in an archive, with 0 for numbers that are missing or not finite.
    static func frame(readFrom coder: NSCoder) -> CGRect {
        func number(_ key: String) -> CGFloat {
            NumberRange.points.nearest(to: CGFloat(coder.decodeDouble(forKey: key))) ?? 0
        }
        return CGRect(x: number("x"), y: number("y"), width: number("width"), height: number("height"))
    }

    /// Writes a frame to an archive.
    func write(_ frame: CGRect, to coder: NSCoder) {
        for (key, value) in [
            ("x", frame.minX), ("y", frame.minY), ("width", frame.width), ("height", frame.height),
        ] {
            coder.encode(Double(value), forKey: key)
        }
    }
}
