import Devices
import Engine
import Findings
import Foundation
import ImageDiff

/// The form of a value that isn't a word or a path: it is checked where the value is read, so that a mistake in a
/// project's settings is reported at its place.
enum ArgumentForm: Sendable, Hashable {
    /// A number in a range, with one such as users write.
    case number(ClosedRange<Double>, example: Double)
    /// A width and a height in points, `390x844`.
    case size
    /// A range of lengths in points, `320...1366`.
    case lengths
    /// The name of a device.
    case device
    /// A number of pixels or a percentage.
    case pixels
    /// A pattern for paths.
    case pattern

    /// Checks a value.
    ///
    /// - Parameter name: The option as typed.
    func check(_ text: String, of name: String) throws(UsageError) {
        let isValid: Bool
        switch self {
        case .number(let range, _): isValid = Double(text).map(range.contains) == true
        case .size: isValid = CGSize(argument: text) != nil
        case .lengths: isValid = ClosedRange(argument: text) != nil
        case .device: return try Self.checkDevice(text)
        case .pixels: isValid = PixelAllowance(text) != nil
        case .pattern: isValid = !text.isEmpty
        }
        if !isValid { throw .invalidValue(option: name, value: text, expected: expected) }
    }

    private static func checkDevice(_ name: String) throws(UsageError) {
        do throws(DeviceError) {
            _ = try DeviceCatalogue.device(named: name)
        } catch {
            throw .unknownDevice(error)
        }
    }

    /// What is written instead of an invalid value.
    private var expected: String {
        switch self {
        case .number(let range, let example):
            "a number from \(range.lowerBound.plain) to \(range.upperBound.plain), such as \(example.plain)"
        case .size:
            "a width and a height in points above 0, up to \(NumberRange.side.maximum.plain), such as 390x844"
        case .lengths: "two numbers of points up to 10000 with dots between them, such as 320...1366"
        case .device: "a device that 'layout-render devices' lists"
        case .pixels: "a number of pixels or a percentage up to 100%, such as 25 or 0.1%"
        case .pattern: "a name or a pattern, such as 'Drafts' or '**/old-*.xib'"
        }
    }
}

extension CGSize {
    /// Parses `WIDTHxHEIGHT`, two lengths that a canvas's sides can have; nil for any other text.
    init?(argument text: String) {
        let sides = text.split(separator: "x", omittingEmptySubsequences: false).compactMap { Double($0) }
        guard sides.count == 2, sides.allSatisfy(NumberRange.side.contains),
            text.count(where: { $0 == "x" }) == 1
        else { return nil }
        self.init(width: sides[0], height: sides[1])
    }
}

extension ClosedRange<Double> {
    /// Parses `A...B`, A no larger than B and both above 0; nil for any other text.
    init?(argument text: String) {
        guard let dots = text.range(of: "..."), let start = Double(text[..<dots.lowerBound]),
            let end = Double(text[dots.upperBound...]), start > 0, start <= end, end <= 10_000
        else { return nil }
        self = start...end
    }
}
