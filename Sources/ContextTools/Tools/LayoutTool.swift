import ContextServer
import Engine
import Findings
import LayoutPipeline

/// A tool over the pipeline.
protocol LayoutTool: Sendable {
    /// Its description for clients.
    static var description: ToolDescription { get }

    /// Returns the result of a call.
    ///
    /// - Throws: `ProtocolError` for bad arguments; anything else becomes a result that says so.
    static func result(of call: ToolCall) throws -> ToolResult
}

extension ToolCall {
    /// Lays the input out, without the request's own inputs.
    ///
    /// - Throws: `ToolFailure.findings` if there is nothing to see.
    func layouts(_ request: LayoutRequest) throws(ToolFailure) -> InputLayouts {
        let layouts = InputLayouter(request: request).layouts(of: try input)
        if layouts.scenes.isEmpty {
            let errors = layouts.findings.filter { $0.severity == .error }
            throw .findings(errors.isEmpty ? layouts.findings : errors)
        }
        return layouts
    }
}

extension ToolResult {
    /// Creates a result of a text, what to ask next, and values.
    init(_ text: String, next: [String] = [], structured: [JSON.Member]) {
        var text = ShortText.escaped(text)
        while text.last == "\n" { text.removeLast() }
        if !next.isEmpty { text += "\nNext: \(next.joined(separator: "; ").onOneLine)" }
        self.init([.text(text)], structured: .object(structured))
    }
}
