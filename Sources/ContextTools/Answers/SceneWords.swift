import ContextServer
import Engine
import Findings
import Foundation
import LayoutPipeline

/// Scenes and items in words.
enum SceneWords {
    /// A scene in a line: its name, its canvas and how much is in it.
    static func head(of scene: LaidOutScene) -> String {
        let layout = scene.layout
        let size = layout.canvas.size
        var parts = [scene.input.path]
        if let name = scene.names.first ?? layout.title, name != scene.input.path {
            parts.append("scene \(name)")
        }
        if let state = layout.state { parts.append("state \(state)") }
        let points = "\(Amount.text(size.width)) × \(Amount.text(size.height)) points"
        parts.append(points + (layout.canvas.device.map { " (\($0))" } ?? ""))
        let guides = layout.items.count { $0.kind == .guide && $0.guideRole != .system }
        let views = layout.items.count { $0.kind == .view }
        parts.append("\(views) view\(views == 1 ? "" : "s")")
        if guides > 0 { parts.append("\(guides) guide\(guides == 1 ? "" : "s")") }
        return ShortText.beginning(of: parts.joined(separator: ", ").onOneLine, limit: 300)
    }

    /// An item in a line: its id, class, text and where it is on the canvas.
    static func line(of item: SolvedItem) -> String {
        func number(_ value: Double, _ component: FrameComponents) -> String {
            item.kind == .guide && item.undetermined.contains(component) ? "open" : Amount.text(value)
        }
        let frame = item.canvasFrame
        var line = item.id
        if let name = item.name, name != item.id { line += " (\(name))" }
        line += " \(item.className)"
        if let text = item.text?.string, !text.isEmpty { line += " \"\(text.abridged)\"" }
        line +=
            ": x \(number(frame.minX, .x)), y \(number(frame.minY, .y)), \(number(frame.width, .width)) × "
            + number(frame.height, .height)
        if item.isHidden { line += ", hidden" }
        if !item.undetermined.isEmpty {
            line += ", undetermined: \(item.undetermined.names.joined(separator: " "))"
        }
        if item.isConflicting { line += ", in a conflict" }
        return ShortText.beginning(of: line.onOneLine, limit: ShortText.mostOfEntry)
    }

    /// A scene's name and canvas as JSON.
    static func value(of scene: LaidOutScene) -> JSON {
        let layout = scene.layout
        let size = layout.canvas.size
        return .object([
            .init("id", .string(layout.id.onOneLine)), .init("input", .string(scene.input.path.onOneLine)),
            .init("names", .array(scene.names.map { JSON.string($0.onOneLine) })),
            .init("state", JSON(layout.state?.onOneLine)),
            .init("device", JSON(layout.canvas.device?.onOneLine)),
            .init("width", .number(Double(size.width))), .init("height", .number(Double(size.height))),
            .init("views", .integer(layout.items.count { $0.kind == .view })),
            .init("guides", .integer(layout.items.count { $0.kind == .guide })),
        ])
    }
}
