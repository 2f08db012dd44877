import Foundation

/// The page's one file: a frame of markup around its style, data and script.
struct PageMarkup {
    let title: String
    let assets: PageAssets
    /// JSON, escaped for HTML.
    let data: [UInt8]
    /// Whether the data holds pictures.
    var hasPictures = false
    /// Which version the file is; nil where no page looks for a newer one.
    var version: PageVersion?

    /// The file.
    var bytes: [UInt8] {
        var bytes = Array(head.utf8)
        bytes += data
        bytes += Array(
            "</script>\n<script type=\"module\">\(assets.script)</script>\n</body>\n</html>\n".utf8)
        return bytes
    }

    /// Nothing is loaded and nothing runs but the style and scripts that the hashes name.
    private var policy: String {
        let scripts = [assets.script, version?.script].compactMap { $0.map { "'\(SourceHash.of($0))'" } }
        return "default-src 'none'; style-src '\(SourceHash.of(assets.style))'; "
            + "script-src \(scripts.joined(separator: " ")); \(hasPictures ? "img-src data:; " : "")"
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
        <style>\(assets.style)</style>
        </head>
        <body>
        <noscript>This page needs JavaScript; everything it needs is in this file.</noscript>
        <script type="application/json" id="data">
        """
    }

    /// Text for content; what no reader sees becomes a space.
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
