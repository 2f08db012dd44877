import Engine
import Findings
import ImageDiff
import LayoutPipeline

extension ComparisonOptions {
    /// Reads the options of `ArgumentOption.comparisonOptions`.
    init(_ arguments: ParsedArguments) {
        self.init()
        comparison = ImageComparison(ignoresAntialiasing: arguments.contains(.ignoreAntialiasing))
        if let threshold = arguments.number(.threshold) { comparison.threshold = threshold }
        if let text = arguments.string(.maximumDifferentPixels), let given = PixelAllowance(text) {
            allowance = given
        }
        for text in arguments.strings(.ignoreRegion) {
            if let rectangle = PixelRect(text) {
                comparison.ignoredRegions.append(rectangle)
            } else {
                ignoredItems.insert(text)
            }
        }
    }
}

extension StandardError {
    /// Warns about items to ignore that no layout has.
    static func warn(ofUnknownItems ids: [String], known: Set<String>) {
        for id in ids {
            let advice =
                NearestName.find(id, in: known).map { "did you mean '\($0)'?" }
                ?? "check the id, or write a rectangle as X,Y,WIDTHxHEIGHT"
            writeLine("layout-render: warning: no layout has a view or guide '\(id)' to ignore: \(advice)")
        }
    }
}

extension PixelRect {
    /// Parses `X,Y,WIDTHxHEIGHT` in pixels; nil for any other text.
    init?(_ text: String) {
        let numbers = text.split(omittingEmptySubsequences: false) { $0 == "," || $0 == "x" }.map { Int($0) }
        let separators = text.filter { $0 == "," || $0 == "x" }
        guard separators == ",,x" || separators == ",,,", let x = numbers[0], let y = numbers[1],
            let width = numbers[2], let height = numbers[3], width > 0, height > 0,
            [x, y, width, height].allSatisfy({ abs($0) < 1 << 30 })
        else { return nil }
        self.init(x: x, y: y, width: width, height: height)
    }
}

extension ArgumentOption {
    static let threshold = ArgumentOption(
        "threshold", value: .any(placeholder: "number"), form: .number(0...1, example: 0.1),
        help:
            "The allowed distance between two colours, from 0 (exact, the default) to 1, measured as pixelmatch does"
    )
    static let ignoreAntialiasing = ArgumentOption(
        "ignore-antialiasing", help: "Ignore antialiased edges")
    static let ignoreRegion = ArgumentOption(
        "ignore-region", value: .any(placeholder: "id|x,y,wxh"), isRepeatable: true,
        help: "Ignore this view or guide of a layout, or this rectangle in pixels")
    static let maximumDifferentPixels = ArgumentOption(
        "max-different-pixels", value: .any(placeholder: "n|n%"), form: .pixels,
        help: "How many pixels may differ, a number or a percentage; none by default")

    /// The options for comparing pictures.
    static let comparisonOptions: [ArgumentOption] = [
        .threshold, .ignoreAntialiasing, .ignoreRegion, .maximumDifferentPixels,
    ]
}
