import Foundation
import LayoutValues

/// A page that shows layouts and everything known about them, as one file that needs no network.
package struct InspectorPage: Sendable {
    /// The page's title.
    package var title: String
    /// The tabs, in order.
    package var scenes: [InspectorScene]
    /// Scenes to review together; empty if each is independent.
    package var groups: [InspectorGroup]
    /// A summary of the scenes in one line; nil for none.
    package var summary: String?
    /// Further remarks, one sentence for each.
    package var notes: [String] = []
    /// The texts of inputs, of which the page copies changes as patches, by their paths.
    package var sources: [String: String] = [:]
    /// What the page shows where scripts don't run, such as on a server that allows none; empty for a page that needs them.
    package var outline: [OutlineEntry] = []
    /// The reasons why the page doesn't show the current inputs, one sentence for each; the scenes are then the last
    /// valid ones.
    package var problems: [String]
    /// Whether the file is rewritten as its inputs change, so that an open page has to check for new versions.
    package var isWatched: Bool

    /// Creates a page of layouts.
    package init(
        title: String, scenes: [InspectorScene], groups: [InspectorGroup] = [], problems: [String] = [],
        isWatched: Bool = false
    ) {
        self.title = title
        self.scenes = scenes
        self.groups = groups
        self.problems = problems
        self.isWatched = isWatched
    }

    /// Returns the page; the same scenes give the same bytes.
    ///
    /// - Complexity: linear in the items, their constraints and findings.
    /// - Throws: `InspectorError` if there is nothing to show.
    package func html() throws(InspectorError) -> [UInt8] {
        guard !scenes.isEmpty || !problems.isEmpty || summary != nil else { throw .noScenes }
        let data = try PageData.bytes(of: self)
        let assets = PageAssets.standard
        return PageMarkup(
            title: title, assets: assets, data: data,
            hasPictures: scenes.contains { $0.comparison?.pictures != nil },
            hasSolver: scenes.contains { !$0.layout.items.isEmpty },
            version: isWatched ? PageVersion(data: data, assets: assets) : nil,
            outline: PageOutline(title: title, summary: summary, entries: outline)
        ).bytes
    }
}

/// A picture's changes in words, with its files beside the page.
package struct OutlineEntry: Sendable {
    package var title: String
    /// What changed, a line each.
    package var lines: [String]
    /// The paths of pictures from the page's folder, with their labels.
    package var pictures: [(label: String, path: String)]

    /// Creates an entry.
    package init(title: String, lines: [String], pictures: [(label: String, path: String)]) {
        self.title = title
        self.lines = lines
        self.pictures = pictures
    }
}

/// Scenes that changed for the same reasons and can be reviewed together.
package struct InspectorGroup: Sendable, Encodable {
    /// The common causes, as phrases.
    package var causes: [String]
    /// Indices into the page's scenes.
    package var scenes: [Int]
    /// The shell command that accepts exactly these scenes; nil if none can be accepted.
    package var command: String?

    /// Creates a group.
    package init(causes: [String], scenes: [Int], command: String? = nil) {
        self.causes = causes
        self.scenes = scenes
        self.command = command
    }
}
