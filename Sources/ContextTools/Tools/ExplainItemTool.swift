import ContextServer
import Engine
import Explanation
import Findings
import LayoutPipeline

/// Explains why an item is where it is.
enum ExplainItemTool: LayoutTool {
    static let description = ToolDescription(
        name: "explain_item", title: "Explain a view or guide",
        summary:
            "Says why a view or layout guide is where it is: the four numbers of its frame as sums of constants, each with "
            + "its constraint and place. With 'expect', what prevents an equation and the smallest changes that make it "
            + "possible.",
        arguments: LayoutArguments.joined(
            LayoutArguments.input,
            [
                .init("item", .text, isRequired: true, "The view or guide, by id or name."),
                .init(
                    "expect", .text, "An equation that should hold, such as 'save.bottom <= view.bottom - 8'."
                ),
            ], LayoutArguments.layout, [LayoutArguments.changes()]),
        output: Schemas.object([
            .init(
                "scenes",
                Schemas.list(
                    Schemas.object(
                        [
                            .init("id", Schemas.text), .init("input", Schemas.text),
                            .init("state", Schemas.nullable("string")),
                            .init("items", Schemas.list(["type": "object"])),
                            .init("constraints", Schemas.list(["type": "object"])),
                        ], optional: [.init("expectation", ["type": "object"])])))
        ]))

    /// The greatest number of scenes of an answer, and of constraints of each.
    private static let mostScenes = 4
    private static let mostConstraints = 40

    static func result(of call: ToolCall) throws -> ToolResult {
        let item = call.text("item") ?? ""
        var request = try call.request()
        request.explanation = ExplanationRequest(items: [item], expectation: call.text("expect"))
        let layouts = try call.layouts(request)
        let mistakes = ExplanationMistake.common(to: layouts.mistakes)
        if !mistakes.isEmpty { throw ToolFailure.other(mistakes.map(\.message).joined(separator: "\n")) }
        let explained = layouts.scenes.compactMap { scene in
            scene.explained.map { (input: scene.input.path, scene: $0) }
        }.filter { !$0.scene.explanation.layout.items(called: item).isEmpty }
        guard !explained.isEmpty else {
            throw ToolFailure.other("the layout is too large to be explained: frames says where '\(item)' is")
        }
        let shown = Array(explained.prefix(mostScenes))
        let texts = ExplanationTexts(shown, about: request, hasHeads: explained.count > 1)
        let text = texts.text(neverBinding: []).text
        let room = 2 * ShortText.most
        var next: [String] = []
        if explained.count > shown.count {
            next.append("scene or state for the other \(explained.count - shown.count) scenes")
        }
        if text.count > room { next.append("'device', 'scene' or 'expect' to ask for less") }
        next.append("try_changes with the change you have in mind")
        let document = CommandText.json(ExplanationJSON.bytes(of: shown))
        let scenes = document["scenes"]?.elements ?? []
        return ToolResult(
            ShortText.beginning(of: text, limit: room), next: next,
            structured: [.init("scenes", .array(scenes.map { reduced($0, to: item) }))])
    }

    /// Returns a scene's explanation with the item alone and the constraints that its numbers and the answer refer to.
    private static func reduced(_ scene: JSON, to item: String) -> JSON {
        let items = (scene["items"]?.elements ?? []).filter {
            $0["id"]?.text == item.onOneLine || $0["name"]?.text == item.onOneLine
        }
        var wanted: Set<Int> = []
        note(constraintsIn: .array(items + [scene["expectation"] ?? .null]), to: &wanted)
        let constraints = (scene["constraints"]?.elements ?? []).filter {
            $0["index"]?.integer.map(wanted.contains) ?? false
        }
        let reduced: JSON = [
            "id": scene["id"] ?? .null, "input": scene["input"] ?? .null, "state": scene["state"] ?? .null,
            "items": .array(items), "constraints": .array(Array(constraints.prefix(mostConstraints))),
        ]
        return reduced.with("expectation", scene["expectation"])
    }

    private static func note(constraintsIn value: JSON, to wanted: inout Set<Int>) {
        for element in value.elements ?? [] { note(constraintsIn: element, to: &wanted) }
        for member in value.members ?? [] {
            if member.name == "constraint", let index = member.value.integer { wanted.insert(index) }
            if member.name == "by" { wanted.formUnion((member.value.elements ?? []).compactMap(\.integer)) }
            note(constraintsIn: member.value, to: &wanted)
        }
    }
}
