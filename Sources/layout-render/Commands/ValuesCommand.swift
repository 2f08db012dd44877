import Devices
import Engine
import FileAccess
import LayoutDocument
import Findings

/// Lists the words that an option can take, for completion scripts.
struct ValuesCommand: Subcommand {
    /// The options whose values can be listed.
    enum Kind: String, CaseIterable {
        case device, scene, state
    }

    static let description = CommandDescription(
        name: "values", abstract: "List devices, or the scenes or states of layouts, for completion scripts.",
        discussion: "One per line. Example: layout-render values scene Main.storyboard.",
        operand: .init(
            "kind", isRepeatable: true, synopsis: "device|scene|state [<input> ...]",
            help: "What to list, and the layouts whose scenes or states to list"),
        options: [])

    private let kind: Kind
    private let inputs: [String]

    init(_ arguments: ParsedArguments) throws(UsageError) {
        let word = arguments.operands.first ?? ""
        guard let kind = Kind(rawValue: word) else {
            let words = Kind.allCases.map(\.rawValue)
            throw .unknownWord(
                option: "<kind>", value: word, words: words, suggestion: Suggestion.find(word, in: words))
        }
        self.kind = kind
        inputs = Array(arguments.operands.dropFirst())
        if kind != .device, inputs.isEmpty { throw .missingOperand("input") }
    }

    func run() throws -> ExitStatus {
        var arguments = ParsedArguments()
        arguments.operands = inputs
        var run = LayoutRun(try LayoutRequest(arguments))
        let found =
            kind == .device
            ? DeviceCatalogue.devices.map(\.name) : run.inputs.flatMap { words(of: $0, run: &run) }
        try StandardOutput.write(found.uniqued().map { "\($0)\n" }.joined())
        try run.printReport()
        return run.status
    }

    private func words(of input: InputFile, run: inout LayoutRun) -> [String] {
        do throws(FileError) {
            let content = try InputLayouter(request: run.request).read(input).content
            let result = content.scenes(SceneOptions())
            if result.scenes.isEmpty {
                for finding in result.findings {
                    run.fail(Finding(finding, file: input.path), .unusableInput)
                }
            }
            return kind == .state
                ? content.states + ["all"] : result.scenes.flatMap { $0.names + [$0.id] }
        } catch {
            run.fail(Finding(error), .inputOutput)
            return []
        }
    }
}
