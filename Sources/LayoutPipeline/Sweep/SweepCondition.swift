import Engine
import Findings
import LayoutDocument
import Sweep
import TextMetrics

/// What besides the canvas's length a layout was swept with; nil for the input's own.
package struct SweepCondition: Sendable, Hashable {
    package var textSize: ContentSizeCategory?
    package var direction: LayoutDirection?
    package var text: TextVariant?
    /// The device's screen, or a window on it; nil where lengths are swept.
    package var screen: SweptScreen?

    /// Returns the options of scenes under the condition.
    func options(_ options: SceneOptions) -> SceneOptions {
        var options = options
        options.contentSizeCategory = textSize ?? options.contentSizeCategory
        options.layoutDirection = direction ?? options.layoutDirection
        options.measuresCells = text != nil || screen != nil
        if let screen {
            (options.device, options.orientation) = (screen.device, screen.orientation)
            options.window = screen.window
        }
        return options
    }
}

/// Under which of the conditions swept something is so.
struct SweepConditions: Sendable, Hashable {
    /// In the order swept, each once.
    var textSizes: [ContentSizeCategory] = []
    var directions: [LayoutDirection] = []
    /// "own" for the input's own texts.
    var texts: [String] = []
    var devices: [String] = []

    /// What some conditions have in common and what they differ in.
    init(_ conditions: [SweepCondition]) {
        textSizes = conditions.compactMap(\.textSize).uniqued()
        directions = conditions.compactMap(\.direction).uniqued()
        texts = conditions.map { $0.text?.rawValue ?? "own" }.uniqued()
        devices = conditions.compactMap(\.screen?.name).uniqued()
    }

    /// As words, where not all that was swept is concerned; empty where it is.
    func words(among all: SweepConditions) -> String {
        var parts: [String] = []
        if !devices.isEmpty {
            parts.append(devices == all.devices ? "on every device" : "on \(Self.list(devices))")
        }
        if !textSizes.isEmpty { parts.append(sizeWords(among: all.textSizes)) }
        if directions.count == 1, all.directions.count > 1 {
            parts.append(directions[0] == .rightToLeft ? "right to left" : "left to right")
        }
        if texts.count == 1, all.texts.count > 1 {
            parts.append(texts[0] == "own" ? "with the layout's own texts" : "with \(texts[0]) texts")
        }
        return parts.joined(separator: ", ")
    }

    /// Sizes that go on to the largest are named by the first of them.
    private func sizeWords(among all: [ContentSizeCategory]) -> String {
        if textSizes == all { return "at every text size" }
        let first = Self.words(textSizes[0].rawValue)
        if textSizes.count > 1, textSizes == Array(all.suffix(textSizes.count)) {
            return "at every text size from \(first) up"
        }
        if textSizes.count > 1, textSizes == Array(all.prefix(textSizes.count)) {
            return "at every text size up to \(Self.words(textSizes[textSizes.count - 1].rawValue))"
        }
        return "at text size \(Self.list(textSizes.map { Self.words($0.rawValue) }))"
    }

    private static func list(_ words: [String]) -> String {
        words.count <= 4
            ? words.joined(separator: ", ")
            : words.prefix(3).joined(separator: ", ") + " and \(words.count - 3) more"
    }

    /// A name in camel case as words with hyphens: `accessibility-medium`.
    private static func words(_ name: String) -> String {
        name.reduce(into: "") { words, letter in
            if letter.isUppercase { words.append("-") }
            words.append(letter.lowercased())
        }
    }
}
