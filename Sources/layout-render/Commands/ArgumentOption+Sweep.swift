import Engine
import LayoutRender
import Sweep
import TextMetrics

// The options for what is swept.
extension ArgumentOption {
    static let sweepWidth = ArgumentOption(
        "width", value: .any(placeholder: "A...B"),
        help: "Sweep every width from A to B points; 320...1366 by default")
    static let sweepHeight = ArgumentOption(
        "height", value: .any(placeholder: "A...B"), help: "Sweep every height from A to B points")
    static let sweepDevices = ArgumentOption(
        "devices", alias: "all-devices",
        help: "Sweep every device in portrait and landscape, with split view and slide over on iPads")
    static let sweepTextSize = ArgumentOption(
        "text-size", value: .oneOf(ContentSizeCategory.allCases.map(\.rawValue) + ["all"]),
        isRepeatable: true,
        help: "Sweep these text sizes of Dynamic Type, or all")
    static let sweepText = ArgumentOption(
        "text", value: .oneOf(TextVariant.allCases.map(\.rawValue)),
        help: "Also sweep with texts 40 % longer and accented, or with empty texts")
    static let sweepDirection = ArgumentOption(
        "direction", value: .oneOf(DirectionWord.allCases.map(\.rawValue) + ["both"]),
        isRepeatable: true,
        help: "The layout direction: leading is left (ltr) or right (rtl), or both in turn")
    static let sweepBaseline = ArgumentOption(
        "baseline", value: .path(placeholder: "file"),
        help:
            "Known findings, which then don't fail the run: a report made with '--reporter json'. Where there is "
            + "no such file yet, it is written with those found")

    static let sweep = ArgumentOption(
        "sweep", value: .any(placeholder: "A...B"),
        help: "Also sweep inputs without a 'sweep' of their own over every width from A to B points")

    static let spectrum = ArgumentOption(
        "output", letter: "o", value: .path(placeholder: "path"),
        help:
            "Draw the spectrum of the sweep to a file ending in \(OutputFormat.endings(for: .pictures)), or of each scene "
            + "to a folder")
    static let spectrumFormat = ArgumentOption(
        "format", value: .oneOf(OutputFormat.formats(for: .pictures).map(\.rawValue)),
        help: "The format of spectra; by default that of the output's file extension, or svg")
    static let spectrumFocus = ArgumentOption(
        "focus", value: .any(placeholder: "ids"),
        help: "Draw only these views and guides, separated by commas")

    static let sweepOptions: [ArgumentOption] = [
        .sweepWidth, .sweepHeight, .sweepDevices, .sweepTextSize, .sweepText, .sweepDirection, .sweepBaseline,
    ]
}
