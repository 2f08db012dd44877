import ContextServer
import Engine
import FileAccess
import Findings
import Foundation
import LayoutPipeline
import LayoutRender

/// Draws a layout.
enum RenderTool: LayoutTool {
    static let description = ToolDescription(
        name: "render", title: "Draw a layout",
        summary:
            "Draws a layout as a picture, with guides and their names. 'preset' chooses what is drawn: guides, blueprint with "
            + "all constraints, debug with all problems, or plain, the screen alone. 'focus' emphasizes views.",
        arguments: LayoutArguments.joined(
            LayoutArguments.input, LayoutArguments.layout,
            [
                LayoutArguments.changes(),
                .init("preset", .word(PicturePreset.words), "What is drawn; guides if left out."),
                .init("focus", .list(.text, most: 20), "Ids or names of views and guides to emphasize."),
                .init("theme", .word(["light", "dark"]), "The colours; light if left out."),
                .init(
                    "format", .word(["png", "svg"]), "A picture to look at, or SVG as text; png if left out."),
                .init(
                    "longest_side", .whole(100...4096),
                    "The picture's longest side in pixels; at most 1568 if left out."),
                .init(
                    "output", .text,
                    "Also write the picture to this file (.png or .svg); only where the server was started with --allow-write."
                ),
            ]),
        output: Schemas.object(
            [
                .init("scene", Schemas.scene), .init("pictures", Schemas.whole),
                .init("description", Schemas.text),
            ] + Schemas.findingPage,
            optional: [
                .init("width", Schemas.whole), .init("height", Schemas.whole), .init("output", Schemas.text),
            ]))

    /// The longest side in pixels that models see in full.
    private static let longestSide = 1568
    /// The greatest number of characters of SVG that is answered as text.
    private static let longestSVG = 60_000
    /// The greatest number of characters of the description.
    private static let longestDescription = 900

    static func result(of call: ToolCall) throws -> ToolResult {
        let target = try call.text("output").map { try writable($0, call) }
        var request = try call.request()
        request.isDrawn = true
        request.drawsText = true
        var layouts = try call.layouts(request)
        let count = layouts.scenes.count
        let others = layouts.scenes.dropFirst().map { $0.names.first ?? $0.layout.state ?? $0.word }
        layouts.scenes = Array(layouts.scenes.prefix(1))
        let scene = layouts.scenes[0]
        let isSVG = call.text("format") == "svg"
        let picture = try Picture(of: layouts, call, isSVG: isSVG, longestSide: longestSide)
        let description = ShortText.beginning(of: picture.description.onOneLine, limit: longestDescription)
        let findings = layouts.findings + [picture.unfinished].compactMap { $0 }
        let page = FindingPage(findings, limit: 5, room: ShortText.most - description.count)
        var lines = [description, "Found: \(page.words)"]
        if !page.text.isEmpty { lines.append(page.text) }
        if count > 1 {
            lines.append(
                "This is the first of \(count) pictures: choose with 'scene', 'state' or 'device' ("
                    + NearestName.list(others) + ")")
        }
        if let target {
            try write(picture, to: target)
            lines.append("Wrote \(target)")
        }
        var values: [JSON.Member] = [
            .init("scene", SceneWords.value(of: scene)), .init("pictures", .integer(count)),
            .init("description", .string(description)),
        ]
        if let size = picture.size {
            values += [.init("width", .integer(size.width)), .init("height", .integer(size.height))]
        }
        if let target { values.append(.init("output", .string(target.onOneLine))) }
        let next =
            page.listed.isEmpty ? [] : ["check for every finding", "explain_item for why one is there"]
        var result = ToolResult(
            lines.joined(separator: "\n"), next: next, structured: values + page.members)
        result.content.insert(try content(of: picture, isSVG: isSVG, isWritten: target != nil), at: 0)
        return result
    }

    private static func content(
        of picture: Picture, isSVG: Bool, isWritten: Bool
    ) throws(ToolFailure) -> ToolResult.Content {
        guard isSVG else { return .png(picture.bytes) }
        let text = String(decoding: picture.bytes, as: UTF8.self)
        guard text.count <= longestSVG else {
            if isWritten { return .text("The SVG has \(text.count) characters: see the file.") }
            throw .other(
                "the SVG has \(text.count) characters, and an answer at most \(longestSVG): ask for png, or for less with "
                    + "'scene' and 'preset'")
        }
        return .text(text)
    }

    /// Returns the path of a file that may be written.
    private static func writable(_ path: String, _ call: ToolCall) throws(ToolFailure) -> String {
        guard call.permissions.allowsWriting else { throw .writingIsOff }
        let ending = FilePath.pathExtension(of: path).lowercased()
        guard ending == (call.text("format") ?? "png") else { throw .unknownEnding(path) }
        return try call.permissions.folders.checked(path, within: call.context.roots)
    }

    private static func write(_ picture: Picture, to path: String) throws(ToolFailure) {
        do throws(FileError) {
            try AtomicFile.write(picture.bytes, to: path)
        } catch {
            throw .findings([Finding(error)])
        }
    }
}

/// A scene's picture, at a size that is asked for.
private struct Picture {
    let bytes: [UInt8]
    /// The scene in words.
    let description: String
    /// The size in pixels; nil for SVG.
    let size: (width: Int, height: Int)?
    /// What it leaves out; nil for nothing.
    let unfinished: Finding?

    /// Draws the only scene of some layouts.
    init(
        of layouts: InputLayouts, _ call: ToolCall, isSVG: Bool, longestSide: Int
    ) throws(ToolFailure) {
        var output = PictureOutput(.standardOutput, format: isSVG ? .svg : .png)
        output.options.fonts = call.settings.request.fonts.collection
        output.options.focus = call.texts("focus")
        output.options.appearance = call.text("theme") == "dark" ? .dark : .light
        output.looks.settings = call.settings.look
        output.looks.commandLine.preset = call.text("preset").flatMap(PicturePreset.init)
        output.printsAltText = true
        let limit = call.number("longest_side", usually: longestSide)
        let canvas = layouts.scenes[0].layout.canvas
        let side = max(1, Double(max(canvas.size.width, canvas.size.height)))
        var scale = RenderOptions.scale(for: canvas)
        if !isSVG { scale = max(0.05, min(scale, Double(limit) / side)) }
        output.scale = scale
        var (bytes, drawn) = try Self.drawn(layouts, output)
        var size = isSVG ? nil : Self.size(of: bytes)
        if let large = size, max(large.width, large.height) > limit {
            // What is around the canvas is only known once it is drawn.
            let factor = Double(limit - 1) / Double(max(large.width, large.height))
            output.scale = max(0.05, scale * factor)
            (bytes, drawn) = try Self.drawn(layouts, output)
            size = Self.size(of: bytes)
        }
        self.bytes = bytes
        self.size = size
        description = drawn.altText ?? ""
        unfinished = drawn.unfinished
    }

    private static func drawn(
        _ layouts: InputLayouts, _ output: PictureOutput
    ) throws(ToolFailure) -> ([UInt8], PicturePainter.Picture) {
        guard let picture = PicturePainter(output: output).pictures(of: layouts).first else {
            throw .other("there is nothing to draw")
        }
        switch picture.bytes {
        case .success(let bytes): return (bytes, picture)
        case .failure(let error):
            throw .findings([
                Finding(file: picture.scene.input.path, code: .notDrawn, message: "\(error)")
            ])
        }
    }

    /// Returns the size that a PNG file's header says.
    private static func size(of png: [UInt8]) -> (width: Int, height: Int)? {
        guard png.count > 24 else { return nil }
        func number(at place: Int) -> Int { png[place..<place + 4].reduce(0) { $0 << 8 | Int($1) } }
        return (number(at: 16), number(at: 20))
    }
}
