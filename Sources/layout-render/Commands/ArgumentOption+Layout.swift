import Engine

// The options of subcommands that read layouts.
extension ArgumentOption {
    static let help = ArgumentOption("help", letter: "h", help: "Show help")

    static let inputFormat = ArgumentOption(
        "input-format", value: .oneOf(InputFormat.allCases.map(\.rawValue)),
        help:
            "What the inputs are, whatever they are called; needed for standard input only if it can't be told"
    )
    static let device = ArgumentOption(
        "device", value: .any(placeholder: "name"), isRepeatable: true,
        help: "Lay out on a device's screen; 'layout-render devices' lists them")
    static let allDevices = ArgumentOption("all-devices", help: "Lay out on every device's screen")
    static let size = ArgumentOption(
        "size", value: .any(placeholder: "WxH"), help: "Lay out on a canvas of this size, in points")
    static let orientation = ArgumentOption(
        "orientation", value: .oneOf(Canvas.Orientation.words),
        help: "Which way up the device is held")
    static let keyboard = ArgumentOption(
        "keyboard", value: .oneOf(KeyboardWord.allCases.map(\.rawValue)), help: "Where the keyboard is")
    static let direction = ArgumentOption(
        "direction", value: .oneOf(DirectionWord.allCases.map(\.rawValue)),
        help: "Whether leading is left (ltr) or right (rtl)")
    static let state = ArgumentOption(
        "state", value: .any(placeholder: "id"),
        help: "Show a state of the document, or with 'all' the document as it stands and each of its states")
    static let scene = ArgumentOption(
        "scene", value: .any(placeholder: "id"),
        help: "Only the scene with this id, title, user label, storyboard identifier or class")
    static let list = ArgumentOption(
        "list", help: "Print only the scenes, with their names, states and sizes, as JSON")
    static let strict = ArgumentOption("strict", help: "Treat warnings as errors")
    static let silence = ArgumentOption(
        "silence", value: .listOf(FindingCode.allCases.map(\.rawValue)),
        wordsListedBy: "layout-render findings",
        help: "Leave findings with these codes out of the report, and of what the exit status goes by")
    static let reporter = ArgumentOption(
        "reporter", value: .oneOf(Reporter.allCases.map(\.rawValue)),
        help: "The form of the report; text by default")

    /// What all of them take, in the order of help.
    static let layoutOptions: [ArgumentOption] = [
        .device, .allDevices, .size, .orientation, .keyboard, .direction, .state, .scene, .inputFormat,
        .exclude, .strict, .silence, .reporter,
    ]
}

extension CommandDescription.Operand {
    /// The inputs of a subcommand that reads layouts.
    static let layouts = Self(
        "input", isRepeatable: true,
        help: "A layout document (.json5, .json), an Interface Builder file (.xib, .storyboard), a folder of "
            + "them, a pattern such as 'Layouts/**/*.xib', or - for standard input")
    static let layoutsOrLog = Self(
        "input", isRepeatable: true,
        help: "A layout document (.json5, .json), an Interface Builder file (.xib, .storyboard), a folder of "
            + "them, a log, or - for standard input")
}
