import Devices
import Engine
import LayoutDocument

/// What to lay out, and how to report findings, according to the command line.
struct LayoutRequest: Sendable {
    var operands: [String]
    /// The files and folders to leave out.
    var excluded: [PathPattern]
    var inputFormat: InputFormat?
    /// The devices; empty to keep the inputs' canvases.
    var devices: [Device]
    var state: StateSelection
    var scene: String?
    var policy: FindingPolicy
    var reporter: Reporter
    /// Whether only findings are printed, without a summary.
    var isQuiet: Bool
    /// Whether views that aren't where their input recorded them are reported.
    var comparesRecordedFrames = false
    /// Whether views are marked whose frames depend on something that the input doesn't contain.
    var marksUncertainFrames = false
    /// Whether everything that an inspector page shows is computed.
    var isInspected = false
    /// Whether a picture of each layout is drawn.
    var isDrawn = false
    /// The detail of layouts that aren't explained.
    var detail = SolvedDetail.standard
    /// Whether documents that define sweeps are swept.
    var sweepsDocuments = false
    /// The widths in points over which inputs that don't ask for a sweep are swept; nil for none.
    var sweptWidths: ClosedRange<Double>?
    /// How constraints that should be written differently are reported; nil if they aren't looked for.
    var lints: LintRequest?
    /// What is to be explained; nil where layouts are only solved.
    var explanation: ExplanationRequest?
    /// The fonts that were given.
    var fonts: GivenFonts
    /// Whether pictures are drawn, so that characters without a font matter.
    var drawsText = false
    /// The options common to all layouts, without device and state.
    var options: SceneOptions

    /// Reads the options of `ArgumentOption.layoutOptions`.
    ///
    /// - Parameter fonts: Those that `--fonts` gives, if they have been read.
    init(_ arguments: ParsedArguments, fonts: GivenFonts? = nil) throws(UsageError) {
        operands = arguments.operands
        excluded = arguments.strings(.exclude).map(PathPattern.init)
        isQuiet = arguments.contains(.quiet)
        inputFormat = arguments.word(.inputFormat, as: InputFormat.self)
        devices = try Self.devices(arguments)
        state = StateSelection(arguments.string(.state))
        scene = arguments.string(.scene)
        policy = FindingPolicy(arguments)
        if let fonts { self.fonts = fonts } else { self.fonts = try GivenFonts(arguments.strings(.fonts)) }
        reporter = arguments.word(.reporter, as: Reporter.self) ?? .text
        options = SceneOptions(
            size: try arguments.size(.size),
            orientation: arguments.string(.orientation).flatMap(Canvas.Orientation.init(word:)),
            keyboard: arguments.word(.keyboard, as: KeyboardWord.self)?.state,
            layoutDirection: arguments.word(.direction, as: DirectionWord.self)?.direction)
        if options.size != nil, !devices.isEmpty {
            throw .contradiction(
                "'--size' and a device both set the canvas's size: leave one of them out")
        }
        if operands.count(where: { $0 == "-" }) > 1 {
            throw .contradiction("standard input can be read only once: name '-' once")
        }
    }

    /// Whether captures keep their frames: another canvas or a change of the layout needs a solution.
    var keepsCapturedFrames: Bool {
        devices.isEmpty && options == SceneOptions(state: options.state)
    }

    /// Whether more than one picture is requested, as far as the command line alone shows.
    var asksForSeveral: Bool {
        operands.count > 1 && !areOneCapture || devices.count > 1 || state == .all
            || operands.contains(where: InputList.isSeveral)
    }

    /// Whether the operands are captures of one run, which become one picture.
    private var areOneCapture: Bool {
        let files = InputList(operands: operands, excluding: excluded).files
        return files.count == operands.count && CaptureInput.joined(files, format: inputFormat).count == 1
    }

    private static func devices(_ arguments: ParsedArguments) throws(UsageError) -> [Device] {
        let names = arguments.strings(.device)
        if arguments.contains(.allDevices) {
            guard names.isEmpty else {
                throw .contradiction("'--all-devices' includes every '--device': leave one of them out")
            }
            return DeviceCatalogue.devices
        }
        var devices: [Device] = []
        for name in names {
            do throws(DeviceError) {
                devices.append(try DeviceCatalogue.device(named: name))
            } catch {
                throw .unknownDevice(error)
            }
        }
        return devices.uniqued()
    }
}
