import CodeInput
import Devices
import Engine
import Findings
import LayoutDocument
import LayoutPipeline
import TextMetrics

extension LayoutRequest {
    /// Reads the options of `ArgumentOption.layoutOptions`.
    ///
    /// - Parameter fonts: Those that `--fonts` gives, if they have been read.
    init(_ arguments: ParsedArguments, fonts: GivenFonts? = nil) throws(UsageError) {
        if let fonts {
            self.init(arguments.operands, fonts: fonts)
        } else {
            self.init(
                arguments.operands,
                fonts: try UsageError.ifRefused { () throws(RequestError) in
                    try GivenFonts(arguments.strings(.fonts))
                })
        }
        excluded = arguments.strings(.exclude).map { PathPattern($0) }
        isQuiet = arguments.contains(.quiet)
        inputFormat = arguments.word(.inputFormat, as: InputFormat.self)
        devices = try Self.devices(arguments)
        state = StateSelection(arguments.string(.state))
        scene = arguments.string(.scene)
        code.expressions = arguments.string(.sceneCode).map { [CodeExpression($0)] } ?? []
        shownCode = arguments.shownCode
        code.isVerbose = arguments.contains(.verbose)
        code.tell = { StandardError.writeLine("\($0)") }
        policy = FindingPolicy(arguments)
        silences = arguments.silences
        reporter = arguments.word(.reporter, as: Reporter.self) ?? .text
        reportFiles = arguments.wordsWithFiles(.reporter, as: Reporter.self).map {
            ReportFile($0.word, path: $0.file)
        }
        options = SceneOptions(
            size: arguments.size(.size),
            orientation: arguments.string(.orientation).flatMap(Canvas.Orientation.init(word:)),
            keyboard: arguments.word(.keyboard, as: KeyboardWord.self)?.state,
            layoutDirection: nil)
        directions = arguments.directions
        textSizes = arguments.textSizes
        options.edits = try arguments.edits()
        // What is asked for alone holds for everything that is done with an input, such as a sweep.
        if directions.count == 1 { options.layoutDirection = directions[0] }
        if textSizes.count == 1 { options.contentSizeCategory = textSizes[0] }
        if options.size != nil, !devices.isEmpty {
            throw .contradiction(
                "'--size' and a device both set the canvas's size: leave one of them out")
        }
        if operands.count(where: { $0 == "-" }) > 1 {
            throw .contradiction("standard input can be read only once: name '-' once")
        }
        if arguments.contains(.standardInputName), !operands.contains("-") {
            throw .contradiction(
                "'--stdin-name' names standard input: add '-' to read it, or leave the option out")
        }
    }

    private static func devices(_ arguments: ParsedArguments) throws(UsageError) -> [Device] {
        let names = arguments.strings(.device)
        if arguments.contains(.allDevices) {
            guard names.isEmpty else {
                throw .contradiction("'--all-devices' includes every '--device': leave one of them out")
            }
            return DeviceCatalogue.devices
        }
        return names.compactMap { try? DeviceCatalogue.device(named: $0) }.uniqued()
    }
}

extension ParsedArguments {
    /// The layout directions of `--direction`, each once; empty without the option.
    var directions: [LayoutDirection] {
        strings(.direction).compactMap(DirectionWord.init).flatMap(\.directions).uniqued()
    }

    /// The text sizes of `--text-size`, each once; empty without the option.
    var textSizes: [ContentSizeCategory] {
        let words = strings(.textSize)
        return words.contains(ArgumentOption.everyTextSize)
            ? ContentSizeCategory.allCases : words.compactMap(ContentSizeCategory.init).uniqued()
    }
}

extension ParsedArguments {
    /// The changes of `--set`.
    func edits() throws(UsageError) -> [LayoutEdit] {
        var edits: [LayoutEdit] = []
        for text in strings(.set) {
            do throws(LayoutEditError) {
                edits.append(try LayoutEdit(text))
            } catch {
                throw .contradiction("--set " + error.message)
            }
        }
        return edits
    }
}

extension FindingPolicy {
    /// Reads `--strict` and `--silence`.
    init(_ arguments: ParsedArguments) {
        self.init(
            isStrict: arguments.contains(.strict),
            silenced: Set(arguments.words(.silence).compactMap(FindingCode.init)))
    }
}

extension LintRequest {
    /// Reads `--lint` and what the report is for: strict reports and those for programs have every lint.
    init(_ arguments: ParsedArguments, reporter: Reporter) {
        let listsAll = arguments.contains(.lint)
        self.init(
            isFolded: !listsAll && !arguments.contains(.strict) && reporter != .json && reporter != .sarif,
            listsAll: listsAll)
    }
}

extension UsageError {
    /// Does what a command line asks for; what can't be done is an error in it.
    static func ifRefused<Result>(
        _ body: () throws(RequestError) -> Result
    ) throws(UsageError) -> Result {
        do throws(RequestError) {
            return try body()
        } catch {
            throw .contradiction(error.description)
        }
    }
}
