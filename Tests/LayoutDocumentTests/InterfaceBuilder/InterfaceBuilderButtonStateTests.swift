import Foundation
import Testing

@testable import LayoutDocument

/// A button shows the title and image of the state that it is in, and those of the normal state for what that lacks, as UIKit's
/// `currentTitle` and `currentImage` are documented.
struct InterfaceBuilderButtonStateTests {
    private typealias Documents = InterfaceBuilderDocuments

    /// Returns the size of a button with a title for each state, in a font whose letters are all as wide: Courier's, 0.6 em.
    private func size(_ attributes: String) throws -> CGSize {
        let font =
            "<fontDescription key=\"fontDescription\" name=\"Courier\" family=\"Courier\" pointSize=\"10\"/>"
        let states = """
            <state key="normal" title="normal"/><state key="disabled" title="disabled"/>
            <state key="selected" title="selected letters"/><state key="highlighted" image="photo"/>
            """
        let view = Documents.view("it", kind: "button", attributes: attributes, content: font + states)
        let place =
            Documents.constraint("x", "it", "leading", "root")
            + Documents.constraint("y", "it", "top", "root")
        let text = Documents.storyboard(subviews: view, constraints: place)
        return try #require(try Documents.frames(text)["it"]).size
    }

    /// Letters of 6 points each: 6, 8 and 16 of them. The image is 60 points wide and stands beside the normal title.
    @Test(arguments: [
        ("", 36.0), ("enabled=\"NO\"", 48), ("selected=\"YES\"", 96), ("highlighted=\"YES\"", 96),
        ("enabled=\"NO\" selected=\"YES\"", 36),
    ])
    func theStateDecidesWhatIsShown(attributes: String, width: CGFloat) throws {
        #expect(try size(attributes).width == width)
    }
}
