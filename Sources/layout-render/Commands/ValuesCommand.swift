import Devices
import Engine
import FileAccess
import Findings
import JSONWriting
import LayoutDocument
import LayoutPipeline

/// Lists the words that an option can take, for completion scripts.
struct ValuesCommand: Subcommand {
    static let description = CommandDescription(
        name: "values",
        abstract: "List devices, or the scenes, states or items of layouts, for completion scripts.",
        discussion: "One per line. Example: layout-render values scene Main.storyboard.",
        operand: .init(
            "kind", isRepeatable: true, synopsis: "device|scene|state|item [<input> ...]",
            help:
                "What to list, and the layouts to list it of; an item is a view or guide, by its id and name"),
        options: [.listFormat])

    private let kind: ListedKind
    private let inputs: [String]
    private let format: ListFormat

    init(_ arguments: ParsedArguments) throws(UsageError) {
        let word = arguments.operands.first ?? ""
        guard let kind = ListedKind(rawValue: word) else {
            let words = ListedKind.allCases.map(\.rawValue)
            throw .unknownWord(
                option: "<kind>", value: word, words: words, suggestion: Suggestion.find(word, in: words))
        }
        self.kind = kind
        format = arguments.word(.listFormat, as: ListFormat.self) ?? .text
        inputs = Array(arguments.operands.dropFirst())
        if kind != .device, inputs.isEmpty { throw .missingOperand("input") }
    }

    func run() throws -> ExitStatus {
        var request = LayoutRequest(inputs)
        request.detail = .frames
        var run = LayoutRun(request)
        let found =
            switch kind {
            case .device: DeviceCatalogue.devices.map(\.name)
            case .item: items(in: &run)
            case .scene, .state: run.inputs.flatMap { words(of: $0, run: &run) }
            }
        switch format {
        case .text: try StandardOutput.write(found.uniqued().map { "\($0)\n" }.joined())
        case .json: try ListFormat.printJSON { $0.value(found.uniqued()) }
        }
        try run.printReport()
        return run.status
    }

    /// Returns the ids and names of views and guides.
    private func items(in run: inout LayoutRun) -> [String] {
        var items: [String] = []
        for input in run.inputs {
            items += run.scenes(of: input).flatMap(\.layout.items).flatMap {
                [$0.id, $0.name].compactMap(\.self)
            }
        }
        return items
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
