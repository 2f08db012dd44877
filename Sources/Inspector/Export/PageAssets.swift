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

/// The page's JavaScript modules, each after those it imports.
enum PageModules {
    static let inOrder: [[UInt8]] = [
        PackageResources.elements_js, PackageResources.data_js, PackageResources.store_js,
        PackageResources.geometry_js, PackageResources.viewport_js, PackageResources.planes_js,
        PackageResources.pieces_js, PackageResources.hits_js, PackageResources.drawing_js,
        PackageResources.redlines_js, PackageResources.overlay_js, PackageResources.compare_js,
        PackageResources.picture_js, PackageResources.pointer_js, PackageResources.tree_js,
        PackageResources.sizes_js, PackageResources.story_js,
        PackageResources.panel_js, PackageResources.edge_js, PackageResources.bar_js,
        PackageResources.stage_js,
        PackageResources.groups_js, PackageResources.watch_js, PackageResources.keyboard_js,
        PackageResources.main_js,
    ]
}
