import Findings
import Foundation

extension NumberRange {
    package func contains(_ number: CGFloat) -> Bool { contains(Double(number)) }

    package func contains(_ rect: CGRect) -> Bool {
        contains(rect.origin.x) && contains(rect.origin.y) && contains(rect.size.width)
            && contains(rect.size.height)
    }

    /// Returns the number in the range that is closest to the given one; nil for NaN.
    package func nearest(to number: CGFloat) -> CGFloat? {
        number.isNaN ? nil : min(max(number, CGFloat(minimum)), CGFloat(maximum))
    }
}
