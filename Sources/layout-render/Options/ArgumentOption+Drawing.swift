import Engine
import LayoutRender

// The options for how and where pictures are drawn.
extension ArgumentOption {
    static let output = ArgumentOption(
        "output", letter: "o", value: .path(placeholder: "path"),
        help: "The file or folder to write to")
    static let pictureOutput = output.with(
        detail:
            "The current folder by default, - is standard output; several pictures need a folder, which is created if "
            + "it doesn't exist")
    static let format = ArgumentOption(
        "format", value: .oneOf(OutputFormat.formats(for: .layouts).map(\.rawValue)),
        help: "The output format",
        detail: "By default that of the output's file extension, or the first of these")
    static let open = ArgumentOption(
        "open",
        help: "Write a page and open it in the browser; without '-o' it is a temporary file")
    static let scale = ArgumentOption(
        "scale", value: .any(placeholder: "number"), form: .number(RenderOptions.scales, example: 2),
        help: "Pixels per point; the device's scale by default")
    static let theme = ArgumentOption(
        "theme", value: .wordOrFile(Appearance.allCases.map(\.rawValue)),
        help: "The colours: light (the default), dark, automatic, or a JSON5 theme file")
    static let background = ArgumentOption(
        "background", value: .oneOf(["theme", "none"]),
        help: "The background: the theme's (the default), or none, which is transparent, such as for slides")
    static let fill = ArgumentOption(
        "fill", value: .oneOf(ViewFill.allCases.map(\.rawValue)),
        help: "How views are filled: with light colours (the default), or with their own background colours")
    static let preset = ArgumentOption(
        "preset", value: .oneOf(PicturePreset.words),
        help:
            "The layers to start from: guides (the default), blueprint with all constraints, debug with all problems, "
            + "or plain, the screen alone (the default of 'test')")
    static let show = ArgumentOption(
        "show", value: .listOf(PictureLayer.words), help: "Also draw these layers")
    static let hide = ArgumentOption(
        "hide", value: .listOf(PictureLayer.words), help: "Don't draw these layers")
    static let focus = ArgumentOption(
        "focus", value: .any(placeholder: "ids"), isRepeatable: true,
        help:
            "Emphasize these views and guides, separated by commas, and explain their frames; the picture of a sweep has only "
            + "these")
    static let altText = ArgumentOption(
        "alt-text", help: "Print a description of each picture in words, the one its SVG contains")
    static let measure = ArgumentOption(
        "measure", value: .any(placeholder: "id:id"), isRepeatable: true,
        help: "Draw the distances between two views or guides")
    static let sheet = ArgumentOption(
        "sheet", help: "Draw all devices and states of an input side by side in one picture")
    static let exploded = ArgumentOption(
        "exploded", help: "Draw the screen, the views and the guides as separate planes")
    static let svg = ArgumentOption(
        "svg", value: .oneOf(SVGForm.allCases.map(\.rawValue)),
        help:
            "An SVG with a group for each item and text as text (structured, the default), or with shapes only (flat)"
    )

    static let embedFonts = ArgumentOption(
        "embed-fonts", help: "Put the letters used into the SVG, so that it looks the same in every viewer")

    /// The options for the look of pictures, which have no effect on frames as JSON.
    static let drawingOptions: [ArgumentOption] = [
        .scale, .theme, .background, .fill, .preset, .show, .hide, .focus, .measure, .svg, .embedFonts,
    ]
}
