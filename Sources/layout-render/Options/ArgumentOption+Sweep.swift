import Engine
import LayoutRender
import Sweep

// The options for what is swept.
extension ArgumentOption {
    static let sweepWidth = ArgumentOption(
        "width", value: .any(placeholder: "A...B"), form: .lengths,
        help: "Sweep every width from A to B points; 320...1366 by default")
    static let sweepHeight = ArgumentOption(
        "height", value: .any(placeholder: "A...B"), form: .lengths,
        help: "Sweep every height from A to B points")
    static let sweepText = ArgumentOption(
        "text", value: .oneOf(TextVariant.allCases.map(\.rawValue)),
        help: "Also sweep with texts 40 % longer and accented, or with empty texts")
    static let sweep = ArgumentOption(
        "sweep", value: .any(placeholder: "A...B"), form: .lengths,
        help: "Also sweep inputs without a 'sweep' of their own over every width from A to B points")

    static let spectrum = ArgumentOption.output.with(
        detail:
            "The spectrum of the sweep, a file ending in \(OutputFormat.endings(for: .pictures)), - for standard "
            + "output, or a folder with that of each scene; none is drawn by default")
    static let spectrumFormat = ArgumentOption.format.with(
        value: .oneOf(OutputFormat.formats(for: .pictures).map(\.rawValue)), detail: format.detail)

    static let sweepOptions: [ArgumentOption] = [
        .sweepWidth, .sweepHeight, .allDevices, .textSize, .sweepText, .direction, .baseline, .writeBaseline,
    ]
}
