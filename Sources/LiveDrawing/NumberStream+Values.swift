import LayoutValues
import LiveSolver

extension NumberStream {
    /// Codes a number that needn't be finite, as frames of a layout without solution.
    mutating func codeAny(_ value: inout Double) {
        var kind = value.isFinite ? 0 : value.isNaN ? 3 : value > 0 ? 1 : 2
        code(&kind)
        switch kind {
        case 0: code(&value)
        case 1: value = .infinity
        case 2: value = -.infinity
        default: value = .nan
        }
    }

    @inline(never) mutating func code(_ point: inout CGPoint) {
        var (x, y) = (Double(point.x), Double(point.y))
        code(&x)
        code(&y)
        point = CGPoint(x: x, y: y)
    }

    @inline(never) mutating func code(_ size: inout CGSize) {
        var point = CGPoint(x: size.width, y: size.height)
        code(&point)
        size = CGSize(width: point.x, height: point.y)
    }

    /// Codes a rectangle, whose numbers needn't be finite.
    @inline(never) mutating func code(_ frame: inout CGRect) {
        var numbers = [
            Double(frame.origin.x), Double(frame.origin.y), Double(frame.size.width),
            Double(frame.size.height),
        ]
        var isFinite = numbers.allSatisfy { $0.isFinite }
        code(&isFinite)
        for index in numbers.indices {
            if isFinite { code(&numbers[index]) } else { codeAny(&numbers[index]) }
        }
        frame = CGRect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
    }

    @inline(never) mutating func code(_ insets: inout EdgeInsets) {
        var numbers = Insets(
            top: insets.top, left: insets.left, bottom: insets.bottom, right: insets.right)
        code(&numbers)
        insets = EdgeInsets(
            top: numbers.top, left: numbers.left, bottom: numbers.bottom, right: numbers.right)
    }

    /// Codes a text that may be missing.
    @inline(never) mutating func code(_ text: inout String?) {
        code(optional: &text, or: "") { $0.code(&$1) }
    }

    @inline(never) mutating func code(_ color: inout DynamicColor) {
        code(&color.light)
        code(&color.dark)
    }

    private mutating func code(_ color: inout Color) {
        code(&color.red)
        code(&color.green)
        code(&color.blue)
        code(&color.alpha)
    }

    private mutating func code(_ channel: inout UInt8) {
        var number = Int(channel)
        code(&number)
        channel = UInt8(clamping: number)
    }
}
