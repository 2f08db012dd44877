import Foundation

/// Formats numbers for reports.
enum Amount {
    /// Returns a number with at most two decimals, without trailing zeros.
    static func words(_ value: Double) -> String {
        let rounded = (value * 100).rounded() / 100
        if rounded == rounded.rounded(), abs(rounded) < 1e15 { return String(Int64(rounded)) }
        return String(format: "%.2f", rounded).droppingTrailingZeros
    }
}

extension String {
    fileprivate var droppingTrailingZeros: String {
        var text = self
        while text.hasSuffix("0") { text.removeLast() }
        if text.hasSuffix(".") { text.removeLast() }
        return text
    }
}
