import Engine
import FileAccess
import Foundation

/// A test run as a page that needs nothing but itself: the failures' pictures side by side, under a slider, as an onion
/// skin, blinking, or as their difference, with the frames that changed.
enum GoldenPage {
    /// The page; pictures are read from the report's folder.
    static func bytes(of report: GoldenReport, folder: String) -> [UInt8] {
        var page = Array(head(of: report).utf8)
        for (index, failure) in report.failures.enumerated() {
            page += section(for: failure, index: index, folder: folder)
        }
        page += Array(foot(of: report).utf8)
        return page
    }

    private static func head(of report: GoldenReport) -> String {
        let links = report.failures.enumerated().map { index, failure in
            "<li><a href=\"#case-\(index)\">\(escaped(failure.name))</a></li>"
        }
        let nothing = report.failures.isEmpty ? "<p>Every picture is as its golden.</p>" : ""
        return """
            <!doctype html>
            <html lang="en">
            <meta charset="utf-8">
            <meta name="viewport" content="width=device-width">
            <meta http-equiv="Content-Security-Policy" content="default-src 'none'; img-src data:; \
            style-src 'unsafe-inline'; script-src 'unsafe-inline'">
            <title>layout-render test</title>
            <style>
            \(style)</style>
            <header>
            <h1>layout-render test</h1>
            <p>\(escaped(GoldenText.summary(of: report)))</p>
            \(nothing)<ul>\(links.joined())</ul>
            </header>
            <main>

            """
    }

    private static func foot(of report: GoldenReport) -> String {
        var text = "</main>\n"
        if !report.stale.isEmpty {
            let names = report.stale.map { "<li>\(escaped($0))</li>" }.joined()
            text +=
                "<footer><h2>Stale</h2><p>No picture has these goldens any more.</p><ul>\(names)</ul></footer>\n"
        }
        return text + "<script>\n\(script)</script>\n</html>\n"
    }

    private static func section(for failure: GoldenCase, index: Int, folder: String) -> [UInt8] {
        let pictures = [
            ("before", "Golden", failure.reference), ("after", "Now", failure.actual),
            ("difference", "Difference", failure.difference),
        ].compactMap { kind, title, path in path.flatMap { Picture(kind, title, path: $0, in: folder) } }
        var html = """
            <section id="case-\(index)" data-mode="side">
            <h2>\(escaped(failure.name)) <small>\(escaped(failure.input))</small></h2>
            <p>\(escaped(failure.message))</p>

            """
        if pictures.count == 3 { html += modes }
        var bytes = Array((html + "<div class=\"stage\">\n").utf8)
        for picture in pictures { bytes += picture.html }
        return bytes + Array("</div>\n\(changes(of: failure))</section>\n".utf8)
    }

    private static let modes = """
        <nav><button data-mode="side">Side by side</button><button data-mode="slider">Slider</button>\
        <button data-mode="onion">Onion skin</button><button data-mode="blink">Blink</button>\
        <button data-mode="difference">Difference</button>\
        <input type="range" min="0" max="100" value="50" aria-label="How much of the new picture shows"></nav>

        """

    private static func changes(of failure: GoldenCase) -> String {
        var html = ""
        if !failure.changes.isEmpty {
            let rows = failure.changes.map { change in
                let cells = [
                    "\(change.itemKind) \(change.title)", change.kind.rawValue, frame(change.before),
                    frame(change.after), change.because.joined(separator: "; "),
                ]
                return "<tr>" + cells.map { "<td>\(escaped($0))</td>" }.joined() + "</tr>\n"
            }
            html +=
                "<table><thead><tr><th>Item</th><th>Change</th><th>Before</th><th>After</th><th>Because</th></tr></thead>\n"
                + "<tbody>\n\(rows.joined())</tbody></table>\n"
        }
        let others = failure.changes.isEmpty ? failure.details : []
        if !others.isEmpty {
            html += "<ul>" + others.map { "<li>\(escaped($0))</li>" }.joined() + "</ul>\n"
        }
        return html
    }

    private static func frame(_ numbers: [Double?]?) -> String {
        numbers.map { $0.map { $0.map(\.plain) ?? "?" }.joined(separator: ", ") } ?? "–"
    }

    /// A picture in the page, its bytes in the address.
    private struct Picture {
        var html: [UInt8]

        init?(_ kind: String, _ title: String, path: String, in folder: String) {
            guard let name = RelativeName(path),
                let bytes = try? FileReader.bytes(of: name, below: folder, limit: FileLimits.picture)
            else { return nil }
            html = Array("<figure class=\"\(kind)\"><figcaption>\(title)</figcaption>".utf8)
            html += Array("<img alt=\"\(title)\" src=\"data:image/png;base64,".utf8)
            html += Data(bytes).base64EncodedData()
            html += Array("\"></figure>\n".utf8)
        }
    }

    private static func escaped(_ text: String) -> String { JUnitReport.escaped(text) }
}
