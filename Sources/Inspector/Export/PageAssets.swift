import EmbeddedPage
import Foundation

/// The page's style sheet and script, assembled from the files in `Page`.
struct PageAssets: Sendable {
    var style: String
    var script: String
    /// The solver as a compressed WebAssembly module.
    var solver: [UInt8]

    /// The assets in the module, with the colours of both themes.
    static let standard = PageAssets(
        style: ThemeStyle.css + PageFile("page.css").text + PageFile("panes.css").text
            + PageFile("changes.css").text,
        script: PageModules.inOrder.map { ScriptModule($0.text).body }.joined(separator: "\n"),
        solver: Array(PageFile("solver.wasm.gz").bytes))
}

/// Bytes as text of 85 characters, which is 6 percent shorter than Base64: four bytes as five digits, the highest first.
///
/// The digits are the characters from `(` on, with `~` in place of `<`, which could end the element around them.
enum Base85 {
    private static let digits: [UInt8] = (0..<85).map {
        $0 + 40 == UInt8(ascii: "<") ? UInt8(ascii: "~") : $0 + 40
    }

    /// Returns the text of bytes; zeros are added up to a multiple of four.
    static func text(of bytes: some RandomAccessCollection<UInt8>) -> String {
        var text: [UInt8] = []
        text.reserveCapacity(bytes.count / 4 * 5 + 5)
        var rest = bytes[...]
        while !rest.isEmpty {
            var number: UInt32 = 0
            for _ in 0..<4 { number = number << 8 | UInt32(rest.popFirst() ?? 0) }
            for power: UInt32 in [52_200_625, 614_125, 7225, 85, 1] {
                text.append(digits[Int(number / power % 85)])
            }
        }
        return String(decoding: text, as: UTF8.self)
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
    static var inOrder: [PageFile] {
        [
            PageFile("elements.js"), PageFile("data.js"), PageFile("store.js"),
            PageFile("geometry.js"), PageFile("viewport.js"), PageFile("planes.js"),
            PageFile("pieces.js"), PageFile("hits.js"), PageFile("drawing.js"),
            PageFile("redlines.js"), PageFile("overlay.js"), PageFile("compare.js"),
            PageFile("picture.js"), PageFile("pointer.js"), PageFile("tree.js"),
            PageFile("sizes.js"), PageFile("story.js"), PageFile("edits.js"),
            PageFile("solver.js"), PageFile("live.js"), PageFile("whatif.js"), PageFile("fields.js"),
            PageFile("panel.js"), PageFile("edge.js"), PageFile("bar.js"),
            PageFile("stage.js"),
            PageFile("groups.js"), PageFile("watch.js"), PageFile("keyboard.js"),
            PageFile("main.js"),
        ]
    }
}
