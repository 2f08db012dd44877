import Foundation

/// The page's style sheet and script, assembled from the files in `Page`.
struct PageAssets: Sendable {
    var style: String
    var script: String

    /// The assets in the module, with the colours of both themes.
    static let standard = PageAssets(
        style: ThemeStyle.css + text(PackageResources.page_css) + text(PackageResources.panes_css)
            + text(PackageResources.changes_css),
        script: PageModules.inOrder.map { ScriptModule(text($0)).body }.joined(separator: "\n"))

    private static func text(_ bytes: [UInt8]) -> String { String(decoding: bytes, as: UTF8.self) }
}
