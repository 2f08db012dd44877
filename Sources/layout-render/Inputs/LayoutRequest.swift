import Devices
import Engine
import LayoutDocument

/// What a command line asks to be laid out, and how findings are to be reported.
struct LayoutRequest: Sendable {
    var operands: [String]
    /// What to leave out of them.
    var excluded: [PathPattern]
    var inputFormat: InputFormat?
    /// Empty where the canvas is left as the inputs have it.
    var devices: [Device]
    var state: StateSelection
    var scene: String?
    var isStrict: Bool
    var reporter: Reporter
    /// Whether only findings are printed, and no summary.
    var isQuiet: Bool
    /// Codes of findings that are left out of the report where they keep no work from being done.
    var silenced: Set<FindingCode>
    /// Whether views that aren't where their input recorded them are told about.
    var comparesRecordedFrames = false
    /// Whether everything that an inspector page shows is worked out.
    var isInspected = false
    /// How much of a layout is worked out where nothing is to be explained.
    var detail = SolvedDetail.standard
    /// Whether documents that ask for it are swept.
    var sweepsDocuments = false
    /// Whether constraints that should be written differently are reported.
    var lints = false
    /// What is to be explained; nil where layouts are only solved.
    var explanation: ExplanationRequest?
    /// The wishes that all layouts share, device and state left open.
    var options: SceneOptions

    /// What the options of `ArgumentOption.layoutOptions` say.
    init(_ arguments: ParsedArguments) throws(UsageError) {
        operands = arguments.operands
        excluded = arguments.strings(.exclude).map(PathPattern.init)
        isQuiet = arguments.contains(.quiet)
        inputFormat = arguments.word(.inputFormat, as: InputFormat.self)
        devices = try Self.devices(arguments)
        state = StateSelection(arguments.string(.state))
        scene = arguments.string(.scene)
        isStrict = arguments.contains(.strict)
        reporter = arguments.word(.reporter, as: Reporter.self) ?? .text
        silenced = Set(arguments.words(.silence).compactMap(FindingCode.init))
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

    /// Whether more than one picture is asked for, as far as the command line alone can tell.
    var asksForSeveral: Bool {
        operands.count > 1 || devices.count > 1 || state == .all
            || operands.contains(where: InputList.isSeveral)
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
