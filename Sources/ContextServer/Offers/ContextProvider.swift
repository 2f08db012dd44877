/// What a server offers its clients.
package protocol ContextProvider: Sendable {
    /// The program's name, as in its own messages.
    var name: String { get }
    /// The name for people.
    var title: String { get }
    /// The program's version.
    var version: String { get }
    /// The instructions for models.
    var instructions: String { get }
    /// The tools, in the order in which they are listed.
    var tools: [ToolDescription] { get }
    /// The resources, in the order in which they are listed.
    var resources: [ResourceDescription] { get }
    /// The prompts, in the order in which they are listed.
    var prompts: [PromptDescription] { get }

    /// Calls one of the tools; may be called on several threads at once.
    ///
    /// - Parameter arguments: As the tool's schema has them.
    /// - Throws: `ProtocolError.invalidArgument` for what a schema can't say.
    func call(
        _ tool: String, _ arguments: JSON, in context: RequestContext
    ) throws(ProtocolError) -> ToolResult
}
