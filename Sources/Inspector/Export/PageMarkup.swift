import Foundation
import PNGWriting

/// The markup of the page's only file, around its style, data and script.
struct PageMarkup {
    let title: String
    let assets: PageAssets
    /// The page's data as JSON, escaped for HTML.
    let data: [UInt8]
    /// Whether the data contains pictures.
    var hasPictures = false
    /// Whether the page solves scenes again.
    var hasSolver = false
    /// The version of the file; nil if no page checks for a newer one.
    var version: PageVersion?
    /// What is shown where scripts don't run.
    var outline: PageOutline

    /// The number of bytes from which data is compressed. Smaller data can be read in the file.
    private static let leastPackedData = 8000

    /// The contents of the file.
    var bytes: [UInt8] {
        var bytes = Array(head.utf8)
        // Pictures are compressed themselves.
        if data.count >= Self.leastPackedData, !hasPictures {
            bytes += packed(ZlibPacker.bytes(of: data), id: "data").utf8
        } else {
            bytes += "<script type=\"application/json\" id=\"data\">".utf8
            bytes += data
            bytes += "</script>\n".utf8
        }
        if hasSolver { bytes += packed(assets.solver, id: "solver").utf8 }
        bytes += packed(assets.packedProgram, id: "program").utf8
        bytes += "<script>\(assets.loader)</script>\n</body>\n</html>\n".utf8
        return bytes
    }

    /// An element of compressed bytes.
    private func packed(_ bytes: [UInt8], id: String) -> String {
        "<script type=\"application/octet-stream\" id=\"\(id)\" data-bytes=\"\(bytes.count)\">"
            + Base91.text(of: bytes) + "</script>\n"
    }

    /// The Content-Security-Policy: nothing is loaded and nothing runs except the style and the scripts with these
    /// hashes, and WebAssembly in pages that solve.
    private var policy: String {
        let scripts = [assets.loader, assets.program, version?.script].compactMap {
            $0.map { "'\(SourceHash.of($0))'" }
        }
        return "default-src 'none'; style-src '\(SourceHash.of(assets.style))'; "
            + "script-src \(scripts.joined(separator: " "))\(hasSolver ? " 'wasm-unsafe-eval'" : ""); \(outline.hasPictures ? "img-src data: 'self' file:; " : hasPictures ? "img-src data:; " : "")"
            + "\(version == nil ? "" : "frame-src 'self' file:; ")base-uri 'none'; form-action 'none'"
    }

    private var head: String {
        """
        <!doctype html>
        <html lang="en">
        <head>
        <meta charset="utf-8">
        <meta http-equiv="Content-Security-Policy" content="\(policy)">
        <meta name="viewport" content="width=device-width, initial-scale=1">
        <meta name="color-scheme" content="light dark">
        <meta name="generator" content="layout-render">
        \(version?.markup ?? "")\
        <title>\(Self.escaped(title))</title>
        </head>
        <body>
        <noscript>\(outline.markup)</noscript>

        """
    }

    /// Escapes text for content; invisible characters become spaces.
    static func escaped(_ text: String) -> String {
        var result = ""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "&": result += "&amp;"
            case "<": result += "&lt;"
            case ">": result += "&gt;"
            default:
                let category = scalar.properties.generalCategory
                let isHidden = [.control, .format, .lineSeparator, .paragraphSeparator].contains(category)
                result.unicodeScalars.append(isHidden ? " " : scalar)
            }
        }
        return result
    }
}

/// Distinguishes versions of a page's file.
///
/// An open page can't read its own file again, but it can load it into a frame, which can post a message to the page.
/// Therefore the file of a page that is rewritten posts its version if its address requests that.
struct PageVersion {
    /// The hash of everything that affects the page.
    let hash: String

    init(data: [UInt8], assets: PageAssets) {
        hash = SourceHash.of(String(decoding: data, as: UTF8.self) + assets.style + assets.program)
    }

    /// The script that posts the version. It precedes the data, so that the rest of the file needn't be read.
    var script: String {
        "if (location.search === \"?version\") parent.postMessage({ version: \"\(hash)\" }, \"*\");"
    }

    /// The markup in the page's head.
    var markup: String {
        "<meta name=\"version\" content=\"\(hash)\">\n<script>\(script)</script>\n"
    }
}
