import Foundation

/// What a page shows where scripts don't run: a list of what changed, with pictures from files beside the page.
struct PageOutline {
    let title: String
    let summary: String?
    let entries: [OutlineEntry]

    /// Whether it has pictures that are loaded.
    var hasPictures: Bool { entries.contains { !$0.pictures.isEmpty } }

    /// The markup.
    var markup: String {
        guard let summary else { return "This page needs JavaScript; everything it needs is in this file." }
        var text = "<h1>\(PageMarkup.escaped(title))</h1>\n<p>\(PageMarkup.escaped(summary))</p>\n"
        for entry in entries { text += markup(of: entry) }
        return text + "<p>With JavaScript, the page compares pictures and shows why views moved.</p>"
    }

    private func markup(of entry: OutlineEntry) -> String {
        var text = "<h2>\(PageMarkup.escaped(entry.title))</h2>\n"
        text += entry.lines.map { "<p>\(PageMarkup.escaped($0))</p>\n" }.joined()
        for (label, path) in entry.pictures {
            let address = Self.address(of: path)
            text +=
                "<figure><figcaption>\(PageMarkup.escaped(label))</figcaption>"
                + "<a href=\"\(address)\"><img src=\"\(address)\" alt=\"\(PageMarkup.escaped(label))\"></a></figure>\n"
        }
        return text
    }

    /// Returns a path in the page's folder as an address, in which nothing has a meaning in HTML.
    private static func address(of path: String) -> String {
        let allowed = CharacterSet(
            charactersIn: "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789-._~/")
        return "./" + (path.addingPercentEncoding(withAllowedCharacters: allowed) ?? "")
    }
}
