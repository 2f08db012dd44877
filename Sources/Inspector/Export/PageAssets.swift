import EmbeddedPage
import Foundation
import PNGWriting

/// The page's style sheet and script, assembled from the files in `Page`.
struct PageAssets: Sendable {
    var style: String
    /// What decompresses and runs the program.
    var loader: String
    /// The program.
    var program: String
    /// The solver as a compressed WebAssembly module.
    var solver: [UInt8]
    /// The style sheet and the program, which are compressed in the page.
    let packedProgram: [UInt8]

    init(style: String, loader: String, program: String, solver: [UInt8]) {
        (self.style, self.loader, self.program, self.solver) = (style, loader, program, solver)
        packedProgram = ZlibPacker.bytes(of: Array("\(style)\0\(program)".utf8))
    }

    /// The assets in the module, with the colours of both themes.
    static let standard = PageAssets(
        style: ThemeStyle.css + PageFile("page.css").text + PageFile("panes.css").text
            + PageFile("changes.css").text,
        loader: script(of: PageModules.loading), program: script(of: PageModules.inOrder),
        solver: Array(PageFile("solver.wasm.lzma").bytes))

    private static func script(of modules: [PageFile]) -> String {
        modules.map { ScriptModule($0.text).body }.joined(separator: "\n")
    }
}

/// A file of `Page`, embedded in the binary.
struct PageFile {
    let bytes: UnsafeBufferPointer<UInt8>

    init(_ name: String) {
        let file = embedded_page_file(name)
        bytes = UnsafeBufferPointer(start: file.bytes, count: file.count)
    }

    var text: String { String(decoding: bytes, as: UTF8.self) }
}

/// The page's JavaScript modules, each after those it imports.
enum PageModules {
    /// The modules of the loader, which the program uses too.
    static var loading: [PageFile] { [PageFile("unpack.js"), PageFile("loader.js")] }

    /// The modules of the program.
    static var inOrder: [PageFile] {
        [
            PageFile("elements.js"), PageFile("data.js"), PageFile("store.js"),
            PageFile("findings.js"),
            PageFile("geometry.js"), PageFile("viewport.js"), PageFile("pieces.js"),
            PageFile("stream.js"), PageFile("painter.js"), PageFile("painted.js"), PageFile("drawings.js"),
            PageFile("planes.js"), PageFile("hits.js"),
            PageFile("overlay.js"), PageFile("compare.js"), PageFile("inspection.js"),
            PageFile("picture.js"), PageFile("pointer.js"), PageFile("tree.js"),
            PageFile("sizes.js"), PageFile("shell.js"), PageFile("edits.js"),
            PageFile("lzma.js"), PageFile("solver.js"), PageFile("variants.js"),
            PageFile("live.js"),
            PageFile("sources.js"), PageFile("documentpatch.js"), PageFile("builderpatch.js"),
            PageFile("codepatch.js"),
            PageFile("patch.js"), PageFile("whatif.js"), PageFile("pull.js"),
            PageFile("fields.js"), PageFile("canvas.js"),
            PageFile("proposals.js"), PageFile("report.js"), PageFile("story.js"), PageFile("steps.js"),
            PageFile("panel.js"), PageFile("edge.js"), PageFile("bar.js"),
            PageFile("stage.js"),
            PageFile("groups.js"), PageFile("watch.js"), PageFile("keyboard.js"),
            PageFile("main.js"),
        ]
    }
}
