import Engine
import Foundation
import Testing

@testable import LayoutDocument

/// The margins of roots, by what they are the view of, as Interface Builder recorded them.
struct InterfaceBuilderRootMarginTests {
    private typealias Documents = InterfaceBuilderDocuments

    /// Recorded: 20 in a root 600 points wide. A scroll view inside another view has 8.
    @Test func aScrollViewHasTheMarginsOfARootAsAControllersView() throws {
        let text = """
            <document toolsVersion="12121" targetRuntime="iOS.CocoaTouch" useAutolayout="YES" \
            useTraitCollections="YES"><device id="retina4_7"/><scenes><scene><objects><viewController id="vc">
            <scrollView key="view" id="root"><rect key="frame" x="0" y="0" width="600" height="636"/>
            <subviews>\(Documents.view("a"))</subviews><constraints>
            \(Documents.constraint("c", "a", "leading", "root", "leadingMargin"))</constraints></scrollView>
            </viewController></objects></scene></scenes></document>
            """
        #expect(try Documents.frames(text)["a"]?.minX == 20)
    }

    /// Returns the distances of a view from the left and the bottom of a free root, between its margins.
    private func freeMargins(_ attributes: String, tools: Int) throws -> CGPoint {
        let constraints =
            Documents.constraint("x", "a", "leading", "root", "leadingMargin")
            + Documents.constraint("y", "root", "bottomMargin", "a", "bottom")
        let text = """
            <document toolsVersion="\(tools)" targetRuntime="iOS.CocoaTouch" useAutolayout="YES" \
            useSafeAreas="YES" \(attributes)><device id="retina4_7"/><objects><view id="root">
            <rect key="frame" x="0" y="0" width="480" height="480"/><subviews>\(Documents.view("a"))</subviews>
            <constraints>\(constraints)</constraints></view></objects></document>
            """
        let frame = try #require(try Documents.frames(text)["a"])
        return CGPoint(x: frame.minX, y: 480 - frame.maxY)
    }

    /// Recorded: 8 on both sides without size classes.
    @Test func aFreeViewWithoutSizeClassesHasPlainMargins() throws {
        #expect(try freeMargins("", tools: 12121) == CGPoint(x: 8, y: 8))
        #expect(try freeMargins("useTraitCollections=\"YES\"", tools: 12121) == CGPoint(x: 20, y: 0))
    }
}
