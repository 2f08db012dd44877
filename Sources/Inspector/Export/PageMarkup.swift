import Foundation

/// The page's one file: a frame of markup around its style, data and script.
struct PageMarkup {
    let title: String
    let assets: PageAssets
    /// JSON, escaped for HTML.
    let data: [UInt8]

    /// The file.
    var bytes: [UInt8] {
        var bytes = Array(head.utf8)
        bytes += data
        bytes += Array(
            "</script>\n<script type=\"module\">\(assets.script)</script>\n</body>\n</html>\n".utf8)
        return bytes
    }

    /// Nothing is loaded and nothing runs but the style and script that the hashes name.
    private var policy: String {
        "default-src 'none'; style-src '\(SourceHash.of(assets.style))'; "
            + "script-src '\(SourceHash.of(assets.script))'; base-uri 'none'; form-action 'none'"
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
        <title>\(Self.escaped(title))</title>
        <style>\(assets.style)</style>
        </head>
        <body>
        <noscript>This page needs JavaScript; everything it needs is in this file.</noscript>
        <script type="application/json" id="data">
        """
    }

    /// Text for content; control characters become spaces.
    static func escaped(_ text: String) -> String {
        var result = ""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "&": result += "&amp;"
            case "<": result += "&lt;"
            case ">": result += "&gt;"
            case "\u{0}"..<"\u{20}", "\u{7f}": result += " "
            default: result.unicodeScalars.append(scalar)
            }
        }
        return result
    }
}
