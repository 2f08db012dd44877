import Engine
import Foundation
import Testing

@testable import LayoutDocument

/// What depends on a document's device: variations, safe areas and what scrolls under them.
struct InterfaceBuilderVariationTests {
    private typealias Documents = InterfaceBuilderDocuments

    /// A phone in portrait has a compact width, so that the label has the font of that variation.
    @Test func variationsReplaceFontsAndImages() throws {
        let label = Documents.view(
            "a", kind: "label", attributes: "text=\"a\"",
            content: """
                <fontDescription key="fontDescription" type="system" pointSize="17"/>
                <variation key="widthClass=compact">
                <fontDescription key="fontDescription" type="system" pointSize="30"/></variation>
                <variation key="widthClass=regular">
                <fontDescription key="fontDescription" type="system" pointSize="50"/></variation>
                """)
        let image = Documents.view(
            "b", kind: "imageView", attributes: "image=\"missing\"",
            content: "<variation key=\"heightClass=regular\" image=\"photo\"/>")
        let places = ["a", "b"].map {
            Documents.constraint("x\($0)", $0, "leading", "root")
                + Documents.constraint("y\($0)", $0, "top", "root")
        }
        let frames = try Documents.frames(
            Documents.storyboard(subviews: label + image, constraints: places.joined()))
        // 30 × 1.193359 = 35.8, in pixels of a third of a point 36.
        #expect(frames["a"]?.height == 36)
        #expect(frames["b"]?.size == CGSize(width: 60, height: 40))
    }

    /// A device that isn't known is taken for a usual one of its kind, whose safe area a view without bars has.
    @Test func newDevicesCountAsUsualOnes() throws {
        let ends = ["top", "bottom"].map { Documents.constraint($0, "a", $0, "safe") }
        let text = Documents.storyboard(subviews: Documents.view("a"), constraints: ends.joined())
        func frame(_ device: String) throws -> CGRect? {
            try Documents.frames(text.replacingOccurrences(of: "retina6_12", with: device))["a"]
        }
        #expect(try frame("retina7_5")?.minY == 59)
        #expect(try frame("retina7_5")?.maxY == 852 - 34)
        #expect(try frame("ipad14_0rounded")?.minY == 24)
    }

    private func top(in attributes: String) throws -> CGFloat? {
        let inner = Documents.view(
            "inner",
            content: "<viewLayoutGuide key=\"safeArea\" id=\"innerSafe\"/>"
                + "<subviews>\(Documents.view("a"))</subviews><constraints>"
                + Documents.constraint("t", "a", "top", "innerSafe") + "</constraints>")
        let scroll = Documents.view(
            "scroll", kind: "scrollView", attributes: attributes, content: "<subviews>\(inner)</subviews>")
        let ties = ["top", "bottom", "leading", "trailing"].flatMap { edge in
            [("s", "scroll", "root"), ("i", "inner", "scroll")].map {
                Documents.constraint($0.0 + edge, $0.1, edge, $0.2)
            }
        }
        let size = Documents.constraint("h", "inner", "height", constant: 300)
        return try Documents.frames(
            Documents.storyboard(subviews: scroll, constraints: ties.joined() + size))["a"]?.minY
    }

    /// The status bar covers content only if the scroll view doesn't inset it.
    @Test func contentThatIsNotInsetIsUnderTheStatusBar() throws {
        #expect(try top(in: "") == 0)
        #expect(try top(in: "contentInsetAdjustmentBehavior=\"never\"") == 59)
    }
}
