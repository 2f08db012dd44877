import Devices
import Engine
import Findings
import LayoutPipeline
import TextMetrics

// The options of subcommands that read layouts.
extension ArgumentOption {
    static let standardInputName = ArgumentOption(
        "stdin-name", value: .path(placeholder: "path"),
        help: "The path of what standard input contains, for reports and pictures; '<stdin>' by default")
    static let inputFormat = ArgumentOption(
        "input-format", value: .oneOf(InputFormat.allCases.map(\.rawValue)),
        help:
            "The format of the inputs; by default found from their names or, for standard input, from its contents"
    )
    static let device = ArgumentOption(
        "device", value: .any(placeholder: "name"), form: .device, isRepeatable: true,
        help: "Lay out for a device; 'layout-render devices' lists them")
    static let allDevices = ArgumentOption(
        "all-devices", alias: "devices",
        help:
            "Lay out for every device; a sweep also in landscape, and on iPads with split view and slide over"
    )
    static let size = ArgumentOption(
        "size", value: .any(placeholder: "WxH"), form: .size, help: "Lay out in this size, in points")
    static let orientation = ArgumentOption(
        "orientation", value: .oneOf(Canvas.Orientation.words),
        help: "The device's orientation; portrait by default")
    static let keyboard = ArgumentOption(
        "keyboard", value: .oneOf(KeyboardWord.allCases.map(\.rawValue)),
        help: "The position of the keyboard; hidden by default")
    static let direction = ArgumentOption(
        "direction", value: .oneOf(DirectionWord.allCases.map(\.rawValue)), isRepeatable: true,
        help: "The layout direction: leading is left (ltr) or right (rtl), or both in turn")
    static let textSize = ArgumentOption(
        "text-size", value: .oneOf(ContentSizeCategory.allCases.map(\.rawValue) + [Self.everyTextSize]),
        isRepeatable: true,
        help: "The text size of Dynamic Type, or all in turn; that of the input by default")
    /// The word for all text sizes.
    static let everyTextSize = "all"
    static let set = ArgumentOption(
        "set", value: .any(placeholder: "change"), isRepeatable: true,
        help:
            "Change the layout before it is solved: constant, priority or active of a constraint, or a property of a view, "
            + "such as 'title.text = longer' or 'title.top == view.top + 20.constant = 8'")
    static let state = ArgumentOption(
        "state", value: .any(placeholder: "id"), isUnique: true,
        help:
            "Apply a state of the document; 'all' shows the document without a state and in each of its states"
    )
    static let scene = ArgumentOption(
        "scene", value: .any(placeholder: "id"), isUnique: true,
        help: "Use only the scene with this id, title, user label, storyboard identifier or class")
    static let sceneCode = ArgumentOption(
        "scene-code", value: .any(placeholder: "expression"), isUnique: true,
        help:
            "Show what this Swift expression gives, such as 'ProfileView(user: .sample)', instead of the previews and classes "
            + "of a Swift file")
    static let list = ArgumentOption(
        "list", help: "Print only the scenes, with their names, states and sizes, as JSON")
    static let fonts = ArgumentOption(
        "fonts", value: .path(placeholder: "folder"), isRepeatable: true,
        help:
            "Use the fonts in this folder, for the texts that name them and for scripts that Inter doesn't have"
    )
    static let strict = ArgumentOption(
        "strict", help: "Treat warnings as errors: with 'check' also lints, with 'test' stale goldens")
    static let silence = ArgumentOption(
        "silence", value: .listOf(FindingCode.allCases.map(\.rawValue)),
        wordsListedBy: "layout-render findings",
        help:
            "Ignore findings with these codes, in the report and in the exit status. In a document, the comment "
            + "'// layout-render silence CODE' ignores those of its line")
    static let reporter = {
        var option = ArgumentOption(
            "reporter", value: .oneOf(Reporter.allCases.map(\.rawValue)), isRepeatable: true,
            help: "The format of the report; text by default. NAME=FILE also writes one to a file")
        option.takesFile = true
        return option
    }()

    /// The options of all these subcommands, in the order of the help.
    static let layoutOptions: [ArgumentOption] = [
        .device, .allDevices, .size, .orientation, .keyboard, .direction, .textSize, .set, .state, .scene,
        .sceneCode,
        .inputFormat, .standardInputName,
        .fonts, .exclude, .strict, .silence, .reporter,
    ]
}

extension CommandDescription.Operand {
    /// The inputs of a subcommand that reads layouts.
    static let layouts = Self(
        "input", isRepeatable: true, isConfigurable: true,
        help:
            "A layout document (.json5, .json), an Interface Builder file (.xib, .storyboard), a Swift file "
            + "(.swift), which is compiled and run, a folder of documents and Interface Builder files, a pattern "
            + "such as 'Layouts/**/*.xib', or - for standard input")
    static let layoutsOrLog = Self(
        "input", isRepeatable: true,
        help:
            "A layout document (.json5, .json), an Interface Builder file (.xib, .storyboard), a Swift file "
            + "(.swift), which is compiled and run, a folder of documents and Interface Builder files, a pattern, "
            + "or - for standard input; or logs, a folder of .log and .txt files (or .gz), or a pattern "
            + "such as 'Logs/*.log'")
}

// The options for how a run processes its inputs.
extension ArgumentOption {
    static let watch = ArgumentOption(
        "watch", help: "Run again whenever an input changes; errors keep the last good picture")
    static let quiet = ArgumentOption(
        "quiet", letter: "q",
        help: "Print findings only, without the summary and the list of written files")
    static let exclude = ArgumentOption(
        "exclude", value: .any(placeholder: "pattern"), form: .pattern, isRepeatable: true,
        help: "Skip matching inputs, such as 'Drafts' or '**/old-*.xib'")
}

/// The words of `--keyboard`.
enum KeyboardWord: String, CaseIterable {
    case hidden, docked, undocked

    var state: KeyboardState {
        switch self {
        case .hidden: .hidden
        case .docked: .docked
        case .undocked: .undocked
        }
    }
}

/// The words of `--direction`.
enum DirectionWord: String, CaseIterable {
    case ltr, rtl, both

    var directions: [LayoutDirection] {
        switch self {
        case .ltr: [.leftToRight]
        case .rtl: [.rightToLeft]
        case .both: [.leftToRight, .rightToLeft]
        }
    }
}
