import ContextServer
import Devices
import Engine
import Findings
import Foundation
import LayoutDocument
import LayoutPipeline
import TextMetrics

/// The arguments that tools which lay out have in common.
enum LayoutArguments {
    typealias Argument = ArgumentSchema.Argument

    /// The kind of inputs that are programs.
    static let codeKind = "swift"

    /// The words of `kind`.
    private static var kinds: [String] {
        let known = InputFormat.allCases.map(\.rawValue)
        return known.contains(codeKind) ? known : known + [codeKind]
    }

    /// What is laid out.
    static let input: [Argument] = [
        Argument(
            "path", .text,
            "A file to read, relative to the working folder: a layout document (.json5), a .storyboard or .xib, or what a "
                + "running app printed or exported."),
        Argument("text", .text, "The text of an input instead of a path."),
        Argument("kind", .word(kinds), "What the text is; found from its contents if left out."),
    ]

    /// How it is laid out.
    static let layout: [Argument] = [
        Argument("scene", .text, "The scene of a storyboard, by id or name; all if left out."),
        Argument("state", .text, "A state of a layout document, or 'all'."),
        Argument("device", .text, "A device's screen, such as 'iPhone SE' or 'iPad Pro 11': see devices."),
        Argument("size", .text, "The canvas's size in points instead of a device, such as '390x844'."),
        Argument("orientation", .word(["portrait", "landscape"]), "The device's orientation."),
        Argument("direction", .word(["ltr", "rtl"]), "Left to right, or right to left."),
        Argument(
            "text_size", .word(ContentSizeCategory.allCases.map(\.rawValue)), "The text size of Dynamic Type."
        ),
        Argument(
            "keyboard", .word(["hidden", "docked", "undocked"]), "Whether a keyboard is on the screen."),
    ]

    /// Which findings are wanted.
    static let page: [Argument] = [
        Argument("limit", .whole(1...200), "How many are listed at most."),
        Argument("cursor", .text, "Where to go on: the 'next' of an earlier answer."),
    ]

    /// Returns the arguments of several groups.
    static func joined(_ groups: [Argument]...) -> [Argument] { groups.flatMap { $0 } }

    /// Returns a list of changes, as `--set` takes them.
    static func changes(isRequired: Bool = false) -> Argument {
        Argument(
            "changes", .list(.text, most: 100), isRequired: isRequired,
            "Changes before it is laid out, such as 'gap.constant = 20', 'save.hidden = true' or 'title.text = \"longer\"'."
        )
    }
}

extension ToolCall {
    /// Returns the request that the arguments and the project's settings make.
    func request() throws(ProtocolError) -> LayoutRequest {
        var request = settings.request
        request.inputFormat = kind
        request.observer = context.note
        request.scene = text("scene")
        if let state = text("state") { request.state = StateSelection(state) }
        try setCanvas(of: &request)
        if let direction = text("direction") {
            request.directions = [direction == "rtl" ? .rightToLeft : .leftToRight]
        }
        if let size = text("text_size").flatMap(ContentSizeCategory.init) { request.textSizes = [size] }
        if request.directions.count == 1 { request.options.layoutDirection = request.directions[0] }
        if request.textSizes.count == 1 { request.options.contentSizeCategory = request.textSizes[0] }
        for (index, change) in texts("changes").enumerated() {
            do throws(LayoutEditError) {
                request.options.edits.append(try LayoutEdit(change))
            } catch {
                throw .invalidArgument("arguments.changes[\(index)]: \(error.message)")
            }
        }
        return request
    }

    private func setCanvas(of request: inout LayoutRequest) throws(ProtocolError) {
        if let name = text("device") {
            if text("size") != nil {
                throw .invalidArgument(
                    "arguments: 'size' and 'device' both set the canvas: leave one of them out")
            }
            do throws(DeviceError) {
                request.devices = [try DeviceCatalogue.device(named: name)]
                request.options.size = nil
            } catch {
                throw .invalidArgument("arguments.device: \(error.description)")
            }
        }
        if let size = text("size") {
            let sides = size.split(separator: "x", omittingEmptySubsequences: false).compactMap { Double($0) }
            guard sides.count == 2, sides.allSatisfy(NumberRange.side.contains) else {
                throw .invalidArgument(
                    "arguments.size: '\(size.abridged)' isn't a size: write a width and a height such as '390x844'"
                )
            }
            request.devices = []
            request.options.size = CGSize(width: sides[0], height: sides[1])
        }
        if let word = text("orientation") { request.options.orientation = Canvas.Orientation(word: word) }
        switch text("keyboard") {
        case "hidden"?: request.options.keyboard = .hidden
        case "docked"?: request.options.keyboard = .docked
        case "undocked"?: request.options.keyboard = .undocked
        default: break
        }
    }
}
