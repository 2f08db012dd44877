import Foundation

/// A page that shows layouts and everything known about them, in one file that needs no network.
public struct InspectorPage: Sendable {
    /// What the page is about, in a few words.
    public var title: String
    /// The tabs, in order.
    public var scenes: [InspectorScene]

    /// A page of layouts.
    public init(title: String, scenes: [InspectorScene]) {
        self.title = title
        self.scenes = scenes
    }

    /// The page's bytes; the same scenes give the same bytes.
    ///
    /// - Complexity: linear in the items, their constraints and findings.
    /// - Throws: `InspectorError` where there is nothing to show.
    public func html() throws(InspectorError) -> [UInt8] {
        guard !scenes.isEmpty else { throw .noScenes }
        let data = try PageData.bytes(of: PageRecord(self))
        return PageMarkup(title: title, assets: PageAssets.standard, data: data).bytes
    }
}
