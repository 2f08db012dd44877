import Sweep

// The options of what is swept.
extension ArgumentOption {
    static let sweepWidth = ArgumentOption(
        "width", value: .any(placeholder: "A...B"),
        help: "Every width from A to B points; 320...1366 where no canvases are named")
    static let sweepHeight = ArgumentOption(
        "height", value: .any(placeholder: "A...B"), help: "Every height from A to B points")
    static let sweepDevices = ArgumentOption(
        "devices",
        help: "Every device's screen, upright and on its side, and split views and slide over on iPads")
    static let textSize = ArgumentOption(
        "text-size", value: .oneOf(["all"]), help: "Every text size of Dynamic Type")
    static let sweepText = ArgumentOption(
        "text", value: .oneOf(TextVariant.allCases.map(\.rawValue)),
        help: "Also with texts two fifths longer and accented, or with none")
    static let sweepDirection = ArgumentOption(
        "direction", value: .oneOf(DirectionWord.allCases.map(\.rawValue) + ["both"]),
        help: "Whether leading is left (ltr) or right (rtl), or once each way")
    static let sweepBaseline = ArgumentOption(
        "baseline", value: .path(placeholder: "file"),
        help: "Leave out what an earlier report of '--reporter json' has")

    static let sweep = ArgumentOption(
        "sweep", value: .any(placeholder: "A...B"),
        help: "Also sweep inputs without a 'sweep' of their own over every width from A to B points")

    static let spectrum = ArgumentOption(
        "output", letter: "o", value: .path(placeholder: "file"),
        help: "Draw the spectrum of the sweep, as .svg, .png or .pdf")
    static let spectrumFocus = ArgumentOption(
        "focus", value: .any(placeholder: "ids"),
        help: "Draw these views and guides only, with commas between their ids")

    static let sweepOptions: [ArgumentOption] = [
        .sweepWidth, .sweepHeight, .sweepDevices, .textSize, .sweepText, .sweepDirection, .sweepBaseline,
    ]
}
