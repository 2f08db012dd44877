import Devices
import Engine
import Findings
import LayoutDocument
import TextMetrics

/// A device, a direction and a text size that an input is laid out for; nil for its own.
package struct LayoutVariant: Sendable, Hashable {
    package var device: Device?
    package var direction: LayoutDirection?
    package var textSize: ContentSizeCategory?

    /// Creates a variant that leaves everything to the input.
    package init() {}

    /// Returns options with what the variant sets.
    func options(_ options: SceneOptions) -> SceneOptions {
        var options = options
        if let device { options.device = device }
        if let direction { options.layoutDirection = direction }
        if let textSize { options.contentSizeCategory = textSize }
        return options
    }

    /// The end of the names of its pictures, after the device: `+rtl+accessibilityLarge`.
    var suffix: String {
        (direction == .rightToLeft ? "+rtl" : "") + (textSize.map { "+\($0.rawValue)" } ?? "")
    }

    /// The number of bytes of the longest suffix.
    static let longestSuffix =
        "+rtl+".utf8.count + (ContentSizeCategory.allCases.map(\.rawValue.utf8.count).max() ?? 0)

    /// What sets it apart besides the device, in words; nil if nothing does.
    var words: String? { Self.words(for: [self]).first }

    /// Returns what sets variants apart besides the device, in words: the text sizes of each direction together.
    static func words(for variants: [LayoutVariant]) -> [String] {
        variants.map(\.direction).uniqued().compactMap { direction in
            let sizes = variants.filter { $0.direction == direction }.compactMap(\.textSize).uniqued()
            let names = sizes.map(\.rawValue).joined(separator: ", ")
            let parts = [
                direction == .rightToLeft ? "right to left" : nil,
                sizes.isEmpty ? nil : "with the text \(sizes.count == 1 ? "size" : "sizes") \(names)",
            ].compactMap { $0 }
            return parts.isEmpty ? nil : parts.joined(separator: " ")
        }
    }

    /// The device and the rest in words; nil for the input's own.
    var title: String? {
        let parts = [device?.name, words].compactMap { $0 }
        return parts.isEmpty ? nil : parts.joined(separator: ", ")
    }
}
