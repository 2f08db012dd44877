import Foundation

/// A page that shows layouts and everything known about them, in one file that needs no network.
public struct InspectorPage: Sendable {
    /// What the page is about, in a few words.
    public var title: String
    /// The tabs, in order.
    public var scenes: [InspectorScene]
    /// Scenes to look at together; empty where each stands for itself.
    public var groups: [InspectorGroup]
    /// What the scenes come to, in one line; nil where nobody needs that said.
    public var summary: String?
    /// What else is to be known, a sentence each.
    public var notes: [String] = []
    /// What keeps the page from showing its inputs as they are now, a sentence each; the scenes are the last that could be
    /// shown.
    public var problems: [String]
    /// Whether the file is written again as its inputs change, so that an open page has to look for that.
    public var isWatched: Bool

    /// A page of layouts; see the properties.
    public init(
        title: String, scenes: [InspectorScene], groups: [InspectorGroup] = [], problems: [String] = [],
        isWatched: Bool = false
    ) {
        self.title = title
        self.scenes = scenes
        self.groups = groups
        self.problems = problems
        self.isWatched = isWatched
    }

    /// The page's bytes; the same scenes give the same bytes.
    ///
    /// - Complexity: linear in the items, their constraints and findings.
    /// - Throws: `InspectorError` where there is nothing to show.
    public func html() throws(InspectorError) -> [UInt8] {
        guard !scenes.isEmpty || !problems.isEmpty || summary != nil else { throw .noScenes }
        let data = try PageData.bytes(of: PageRecord(self))
        let assets = PageAssets.standard
        return PageMarkup(
            title: title, assets: assets, data: data,
            hasPictures: scenes.contains { $0.comparison?.pictures != nil },
            version: isWatched ? PageVersion(data: data, assets: assets) : nil
        ).bytes
    }
}
