import LayoutRender

// The options for how and where pictures are drawn.
extension ArgumentOption {
    static let output = ArgumentOption(
        "output", letter: "o", value: .path(placeholder: "path"),
        help:
            "The file or folder to write to, - for standard output; several pictures need a folder, which is "
            + "made where there is none. By default files in the current folder")
    static let format = ArgumentOption(
        "format", value: .oneOf(OutputFormat.allCases.map(\.rawValue)),
        help: "What to write; by default what the output's ending says, or svg")
    static let scale = ArgumentOption(
        "scale", value: .any(placeholder: "number"), help: "Pixels per point; the canvas's own by default")
    static let theme = ArgumentOption(
        "theme", value: .wordOrFile(Appearance.allCases.map(\.rawValue)),
        help: "The colours, light by default, or a JSON5 file that sets them")
    static let fill = ArgumentOption(
        "fill", value: .oneOf(ViewFill.allCases.map(\.rawValue)),
        help: "What views are filled with: light hues, or the document's own background colours")
    static let preset = ArgumentOption(
        "preset", value: .oneOf(PicturePreset.allCases.map(\.rawValue)),
        help: "The layers to begin with: guides by default, all constraints, all that is wrong, or no words")
    static let show = ArgumentOption(
        "show", value: .listOf(RenderLayers.named.map(\.name)), help: "Show these layers too")
    static let hide = ArgumentOption(
        "hide", value: .listOf(RenderLayers.named.map(\.name)), help: "Leave these layers out")
    static let focus = ArgumentOption(
        "focus", value: .any(placeholder: "ids"),
        help: "Show these views and guides above all others, several with commas between them")
    static let altText = ArgumentOption(
        "alt-text", help: "Print what each picture shows in words on standard output, as its SVG describes it"
    )
    static let measure = ArgumentOption(
        "measure", value: .any(placeholder: "id:id"), isRepeatable: true,
        help: "Draw the distances between two views or guides; may be repeated")
    static let sheet = ArgumentOption(
        "sheet", help: "One picture of an input's devices and states side by side, instead of one for each")
    static let exploded = ArgumentOption(
        "exploded", help: "Draw the screen, views and guides as planes one behind another")
    static let svg = ArgumentOption(
        "svg", value: .oneOf(SVGForm.allCases.map(\.rawValue)),
        help: "An SVG with a group to each item and live text, or of shapes alone; structured by default")

    /// The options for the look of pictures, which have no effect on frames as JSON.
    static let drawingOptions: [ArgumentOption] = [
        .scale, .theme, .fill, .preset, .show, .hide, .focus, .measure, .svg,
    ]
}
