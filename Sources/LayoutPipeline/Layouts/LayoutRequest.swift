import CodeInput
import Devices
import Engine
import LayoutDocument
import Solver
import TextMetrics

/// What to lay out, and how to report findings, in the words of the command line.
package struct LayoutRequest: Sendable {
    package var operands: [String]
    /// The files and folders to leave out.
    package var excluded: [PathPattern] = []
    package var inputFormat: InputFormat?
    /// How code is read.
    package var code = CodeOptions()
    /// What the project's settings show of files of code.
    package var shownCode: [ShownCode] = []
    /// The devices; empty to keep the inputs' canvases.
    package var devices: [Device] = []
    /// The layout directions; empty to keep the inputs' own.
    package var directions: [LayoutDirection] = []
    /// The text sizes of Dynamic Type; empty to keep the inputs' own.
    package var textSizes: [ContentSizeCategory] = []
    package var state = StateSelection.document
    package var scene: String?
    package var policy = FindingPolicy()
    /// The findings that the project's settings silence.
    package var silences: [Silence] = []
    package var reporter = Reporter.text
    /// The reports that are also written to files.
    package var reportFiles: [ReportFile] = []
    /// Whether only findings are printed, without a summary.
    package var isQuiet = false
    /// Whether views that aren't where their input recorded them are reported.
    package var comparesRecordedFrames = false
    /// Whether views are marked whose frames depend on something that the input doesn't contain.
    package var marksUncertainFrames = false
    /// Whether everything that an inspector page shows is computed.
    package var isInspected = false
    /// Whether a picture of each layout is drawn, for which work is kept.
    package var isDrawn = false
    /// Whether the pictures of views that captures contain are drawn.
    package var drawsSnapshots = false
    /// The detail of layouts that aren't explained.
    package var detail = SolvedDetail.standard
    /// Whether documents that define sweeps are swept.
    package var sweepsDocuments = false
    /// The widths in points over which inputs that don't ask for a sweep are swept; nil for none.
    package var sweptWidths: ClosedRange<Double>?
    /// How constraints that should be written differently are reported; nil if they aren't looked for.
    package var lints: LintRequest?
    /// What is to be explained; nil where layouts are only solved.
    package var explanation: ExplanationRequest?
    /// The fonts that were given.
    package var fonts: GivenFonts
    /// Whether pictures are drawn, so that characters without a font matter.
    package var drawsText = false
    /// What is told about the work, and can end it; nil where nobody wants to know.
    package var observer: WorkBudget.Observer?
    /// The options common to all layouts, without device and state.
    package var options = SceneOptions()

    /// Creates a request that leaves everything to the inputs.
    package init(_ operands: [String] = [], fonts: GivenFonts = GivenFonts()) {
        self.operands = operands
        self.fonts = fonts
    }

    /// Whether captures keep their frames: another canvas or a change of the layout needs a solution.
    var keepsCapturedFrames: Bool {
        devices.isEmpty && directions.isEmpty && textSizes.isEmpty
            && options == SceneOptions(state: options.state)
    }

    /// Whether each state of an input is only made once.
    var makesScenesOnce: Bool {
        variants.count == 1 && explanation == nil && lints == nil && !isInspected && !sweepsDocuments
    }

    /// Whether more than one picture is requested, as far as the command line alone shows.
    package var asksForSeveral: Bool {
        operands.count > 1 && !areOneCapture || variants.count > 1 || state == .all
            || operands.contains(where: InputList.isSeveral)
    }

    /// Returns the inputs that the operands name.
    ///
    /// - Parameter registers: Whether they are inputs of this run, which nothing overwrites.
    package func inputList(registers: Bool = true) -> InputList {
        InputList(operands: operands, excluding: excluded, registers: registers, isShown: isShown)
    }

    /// Whether the command line or the settings say what to show of a file of code.
    private func isShown(_ input: InputFile) -> Bool {
        !code.expressions.isEmpty || shownCode.contains { $0.isAbout(input.workingPath) }
    }

    /// Whether the operands are captures of one run, which become one picture.
    private var areOneCapture: Bool {
        let files = inputList().files
        return files.count == operands.count && CaptureInput.joined(files, format: inputFormat).count == 1
    }
}

/// How `check` reports constraints that should be written differently.
package struct LintRequest: Sendable {
    /// Whether only the first of each kind is reported, with the number of those like it.
    package var isFolded: Bool
    /// The maximum number of views and guides of a layout; larger ones take long to explain.
    var mostItems: Int

    /// Creates a request.
    ///
    /// - Parameter listsAll: Whether every lint is asked for, whatever the size of a layout.
    package init(isFolded: Bool, listsAll: Bool) {
        self.isFolded = isFolded
        mostItems = listsAll ? .max : Self.mostItemsUnasked
    }

    /// The maximum number of items where lints weren't asked for.
    private static let mostItemsUnasked = 1000
}

/// The states of a document to lay out.
package enum StateSelection: Sendable, Equatable {
    /// The document without a state.
    case document
    case state(String)
    /// The document without a state, and each of its states.
    case all

    /// Parses a state's id, or the word `all`.
    package init(_ text: String?) {
        switch text {
        case nil: self = .document
        case "all": self = .all
        case .some(let id): self = .state(id)
        }
    }

    /// Returns the states of an input to lay out; nil is the document without a state.
    package func states(of content: LayoutInput) -> [String?] {
        switch self {
        case .document: [nil]
        case .state(let id): [id]
        case .all: [nil] + content.states
        }
    }
}

extension LayoutRequest {
    /// Every combination of the requested devices, directions and text sizes, devices first.
    var variants: [LayoutVariant] {
        func each<Value>(_ values: [Value]) -> [Value?] { values.isEmpty ? [nil] : values.map(Optional.some) }
        return each(devices).flatMap { device in
            each(directions).flatMap { direction in
                each(textSizes).map { textSize in
                    var variant = LayoutVariant()
                    (variant.device, variant.direction, variant.textSize) = (device, direction, textSize)
                    return variant
                }
            }
        }
    }
}
