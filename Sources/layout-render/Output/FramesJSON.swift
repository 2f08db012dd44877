import Engine
import Foundation

/// Solved frames as the JSON that `frames` prints.
enum FramesJSON {
    /// The scenes of all inputs, each with the input's name as the user gave it.
    ///
    /// - Complexity: linear in the items and their issues.
    static func bytes(of scenes: [(input: String, layout: SolvedLayout)]) -> [UInt8] {
        let items = scenes.reduce(0) { $0 + $1.layout.items.count }
        var json = JSONWriter(capacity: 1024 + 256 * items)
        json.object { json in
            json.key("scenes")
            json.array { json in
                for scene in scenes { write(scene.layout, input: scene.input, to: &json) }
            }
        }
        json.end()
        return json.bytes
    }

    private static func write(_ layout: SolvedLayout, input: String, to json: inout JSONWriter) {
        json.object { json in
            json.key("id")
            json.value(layout.id)
            if let title = layout.title {
                json.key("title")
                json.value(title)
            }
            json.key("input")
            json.value(input)
            json.key("state")
            json.value(layout.state)
            json.key("canvas")
            write(layout.canvas, to: &json)
            json.key("items")
            json.array { json in
                for item in layout.items { write(item, of: layout, to: &json) }
            }
            json.key("issues")
            json.array { json in
                for issue in layout.issues { write(issue, to: &json) }
            }
        }
    }

    private static func write(_ canvas: Canvas, to json: inout JSONWriter) {
        json.object(inline: true) { json in
            json.key("width")
            json.value(canvas.size.width)
            json.key("height")
            json.value(canvas.size.height)
            json.key("scale")
            json.value(canvas.scale)
            if let device = canvas.device {
                json.key("device")
                json.value(device)
            }
            if let orientation = canvas.orientation {
                json.key("orientation")
                json.value(orientation.rawValue)
            }
        }
    }

    private static func write(_ item: SolvedItem, of layout: SolvedLayout, to json: inout JSONWriter) {
        let parent = item.parent.map { layout.items[$0].id }
        json.object(inline: true) { json in
            json.key("id")
            json.value(item.id)
            if let name = item.name {
                json.key("name")
                json.value(name)
            }
            json.key("kind")
            json.value(item.kind.rawValue)
            json.key("class")
            json.value(item.className)
            // A view is given all four numbers; of a guide, those that something determines.
            let open: FrameComponents
            switch item.kind {
            case .view:
                open = []
                json.key("superview")
            case .guide:
                open = item.undetermined
                json.key("owningView")
            }
            json.value(parent)
            json.key("frame")
            write(item.frame, without: open, to: &json)
            json.key("canvasFrame")
            write(item.canvasFrame, without: open, to: &json)
            if item.kind == .view {
                json.key("hidden")
                json.value(item.isHidden)
                json.key("ambiguous")
                json.value(item.undetermined.names)
            }
        }
    }

    private static func write(_ frame: CGRect, without open: FrameComponents, to json: inout JSONWriter) {
        json.array(inline: true) { json in
            json.value(open.contains(.x) ? nil : frame.origin.x)
            json.value(open.contains(.y) ? nil : frame.origin.y)
            json.value(open.contains(.width) ? nil : frame.size.width)
            json.value(open.contains(.height) ? nil : frame.size.height)
        }
    }

    private static func write(_ issue: LayoutIssue, to json: inout JSONWriter) {
        json.object(inline: true) { json in
            json.key("code")
            json.value(issue.code.rawValue)
            json.key("severity")
            json.value(issue.severity.rawValue)
            json.key("message")
            json.value(issue.message)
            json.key("items")
            json.value(issue.items)
            json.key("constraints")
            json.value(issue.constraints)
            if let broken = issue.broken {
                json.key("broken")
                json.value(broken)
            }
            if let location = issue.location {
                json.key("line")
                json.value(location.line)
                json.key("column")
                json.value(location.column)
            }
        }
    }
}
