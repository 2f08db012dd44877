import ContextServer
import LayoutPipeline

/// What the server offers: tools over the pipeline, texts to read, and ways to begin.
package struct LayoutProvider: ContextProvider {
    private let permissions: ToolPermissions
    private let settings: @Sendable () throws -> ToolSettings
    package let resources: [ResourceDescription]
    package let tools: [ToolDescription]

    /// Creates what a server offers.
    ///
    /// - Parameters:
    ///   - findings: Returns the page about all findings.
    ///   - settings: Reads the project's settings, for each call.
    package init(
        _ permissions: ToolPermissions, findings: @escaping @Sendable () -> String,
        settings: @escaping @Sendable () throws -> ToolSettings
    ) {
        self.permissions = permissions
        self.settings = settings
        resources = Guides.resources(findings: findings)
        tools = Self.all.map { tool -> ToolDescription in
            var description = tool.description
            if tool == RenderTool.self, permissions.allowsWriting { description.isReadOnly = false }
            return description
        }
    }

    private static let all: [any LayoutTool.Type] = [
        CheckTool.self, RenderTool.self, FramesTool.self, FindTool.self, ExplainItemTool.self,
        ExplainConflictTool.self, TryChangesTool.self, SweepTool.self, CompareTool.self,
        ListScenesTool.self, DevicesTool.self,
    ]

    package var name: String { "layout-render" }
    package var title: String { "layout-render: Auto Layout without Xcode" }
    package var version: String { Version.current }
    package var instructions: String { Guides.instructions }
    package var prompts: [PromptDescription] { Guides.prompts }

    package func call(
        _ name: String, _ arguments: JSON, in context: RequestContext
    ) throws(ProtocolError) -> ToolResult {
        guard let tool = Self.all.first(where: { $0.description.name == name }) else {
            throw .invalidArgument("there is no tool '\(name)'")
        }
        do {
            let call = ToolCall(
                arguments: arguments, context: context, permissions: permissions, settings: try settings())
            return try tool.result(of: call)
        } catch let error as ProtocolError {
            throw error
        } catch let error as ToolFailure {
            return error.result
        } catch {
            return ToolFailure.findings(RunFailure(error).findings).result
        }
    }
}
