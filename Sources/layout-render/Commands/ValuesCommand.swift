import Devices
import Engine
import LayoutDocument

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
        let words = try kind == .device ? DeviceCatalogue.devices.map(\.name) : wordsOfInputs()
        try StandardOutput.write(words.uniqued().map { $0.onOneLine + "\n" }.joined())
        return .success
    }

    private func wordsOfInputs() throws -> [String] {
        var arguments = ParsedArguments()
        arguments.operands = inputs
        let layouter = InputLayouter(request: try LayoutRequest(arguments))
        return try InputList(operands: inputs).files.flatMap { input in
            let content = try layouter.read(input).content
            switch kind {
            case .device: return [String]()
            case .state: return content.states + ["all"]
            case .scene: return content.scenes(SceneOptions()).scenes.flatMap { $0.names + [$0.id] }
            }
        }
    }
}
