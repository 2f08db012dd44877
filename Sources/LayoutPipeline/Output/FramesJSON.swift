import Engine
import Findings
import Foundation
import JSONWriting
import TextMetrics

/// Solved frames as the JSON that `frames` prints.
package enum FramesJSON {
    /// The scenes of all inputs, each with the input's name as the user gave it.
    package typealias Scenes = [(input: String, layout: SolvedLayout)]

    /// Returns scenes as one text.
    package static func bytes(of scenes: Scenes) -> [UInt8] {
        var bytes: [UInt8] = []
        write(scenes) { bytes += $0 }
        return bytes
    }

    /// Writes scenes in parts: the text of a large layout takes as much memory as the layout.
    ///
    /// - Complexity: linear in the items and their findings.
    package static func write(_ scenes: Scenes, to output: ([UInt8]) -> Void) {
        var json = JSONWriter(capacity: 2 * partLength)
        json.object { json in
            json.array("scenes") { json in
                for scene in scenes { write(scene.layout, input: scene.input, to: &json, output) }
            }
        }
        json.end()
        output(json.bytes)
    }

    /// The number of bytes from which a part is passed on.
    private static let partLength = 1 << 16

    /// The scenes of all inputs by their names, with their states and sizes, and nothing of what is in them.
    package static func list(of scenes: [LaidOutScene]) -> [UInt8] {
        var json = JSONWriter(capacity: 1024 + 256 * scenes.count)
        json.object { json in
            json.array("scenes") { json in
                for scene in scenes {
                    json.object(inline: true) { json in
                        writeHead(of: scene.layout, input: scene.input.path, to: &json)
                        json.member("names", scene.names)
                        json.member("device", scene.device)
                        json.member("width", scene.layout.canvas.size.width)
                        json.member("height", scene.layout.canvas.size.height)
                    }
                }
            }
        }
        json.end()
        return json.bytes
    }

    private static func write(
        _ layout: SolvedLayout, input: String, to json: inout JSONWriter, _ output: ([UInt8]) -> Void
    ) {
        json.object { json in
            writeHead(of: layout, input: input, to: &json)
            json.key("canvas")
            write(layout.canvas, to: &json)
            json.array("items") { json in
                for item in layout.items {
                    write(item, of: layout, to: &json)
                    if json.bytes.count >= partLength { json.passOn(to: output) }
                }
            }
            json.array("issues") { json in
                for finding in layout.findings { write(finding, to: &json) }
            }
        }
    }

    private static func writeHead(of layout: SolvedLayout, input: String, to json: inout JSONWriter) {
        json.member("id", layout.id)
        json.member("title", ifAny: layout.title)
        json.member("input", input)
        json.member("state", layout.state)
    }

    private static func write(_ canvas: Canvas, to json: inout JSONWriter) {
        json.object(inline: true) { json in
            json.member("width", canvas.size.width)
            json.member("height", canvas.size.height)
            json.member("scale", canvas.scale)
            json.member("device", ifAny: canvas.device)
            json.member("orientation", ifAny: canvas.orientation?.rawValue)
            let isReversed = canvas.layoutDirection == .rightToLeft
            json.member("layoutDirection", ifAny: isReversed ? "rightToLeft" : nil)
            let isUsual = canvas.contentSizeCategory == ContentSizeCategory.large.rawValue
            json.member("contentSizeCategory", ifAny: isUsual ? nil : canvas.contentSizeCategory)
        }
    }

    private static func write(_ item: SolvedItem, of layout: SolvedLayout, to json: inout JSONWriter) {
        let parent = item.parent.map { layout.items[$0].id }
        json.object(inline: true) { json in
            json.member("id", item.id)
            json.member("name", ifAny: item.name)
            json.member("kind", item.kind.rawValue)
            json.member("class", item.className)
            // A view always has four numbers; of a guide, only the determined ones are written.
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
                json.member("hidden", item.isHidden)
                json.member("ambiguous", item.undetermined.names)
                json.member("lines", ifAny: item.text?.lines)
                if !item.uncertain.isEmpty { json.member("uncertain", item.uncertain) }
            }
        }
    }

    private static func write(_ frame: CGRect, without open: FrameComponents, to json: inout JSONWriter) {
        json.array(
            ofNumbers: (
                open.contains(.x) ? nil : Double(frame.origin.x),
                open.contains(.y) ? nil : Double(frame.origin.y),
                open.contains(.width) ? nil : Double(frame.size.width),
                open.contains(.height) ? nil : Double(frame.size.height)
            ))
    }

    private static func write(_ finding: LayoutFinding, to json: inout JSONWriter) {
        json.object(inline: true) { json in
            json.member("code", finding.code.rawValue)
            json.member("severity", finding.severity.rawValue)
            json.member("message", finding.message)
            json.member("items", finding.items)
            json.member("constraints", finding.constraints)
            json.member("broken", ifAny: finding.broken)
            if let location = finding.location {
                json.member("line", location.line)
                json.member("column", location.column)
            }
        }
    }
}
