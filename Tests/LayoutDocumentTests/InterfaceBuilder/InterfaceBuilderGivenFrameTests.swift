import Engine
import Foundation
import Testing

@testable import LayoutDocument

/// Which part of a document yields if its frames and constraints can't all hold, as recorded.
struct InterfaceBuilderGivenFrameTests {
    private typealias Documents = InterfaceBuilderDocuments

    /// A cell of 100 × 40 points with a view that is tied to the top and bottom of its content and 16 points tall.
    private func cell(_ kind: String, content: String, attributes: String = "") -> String {
        let height = "<constraints>\(Documents.constraint("h", "view", "height", constant: 16))</constraints>"
        let ties = [("t", "top"), ("b", "bottom"), ("l", "leading")].map {
            Documents.constraint($0.0, "view", $0.1, "content")
        }
        return """
            <\(kind) \(attributes) id="cell"><rect key="frame" x="0" y="0" width="100" height="40"/>
            <\(content) key="contentView" id="content"><rect key="frame" x="0" y="0" width="100" height="40"/>
            <subviews>\(Documents.view("view", content: height))</subviews>
            <constraints>\(ties.joined())</constraints></\(content)></\(kind)>
            """
    }

    private func contentHeight(inTable attributes: String, cell cellAttributes: String = "") throws
        -> CGFloat?
    {
        let table = """
            <tableView \(attributes) id="table">
            <rect key="frame" x="0" y="0" width="100" height="300"/><prototypes>\
            \(cell("tableViewCell", content: "tableViewCellContentView", attributes: cellAttributes))\
            </prototypes></tableView>
            """
        return try Documents.frames(Documents.storyboard(subviews: table, constraints: ""))["content"]?.height
    }

    /// A collection whose layout has a size of its items gives it to them, unless it is only an estimate.
    @Test(arguments: [
        ("", 40.0), ("<size key=\"estimatedItemSize\" width=\"0\" height=\"0\"/>", 40),
        ("<size key=\"estimatedItemSize\" width=\"50\" height=\"50\"/>", 16),
    ])
    func theContentOfACollectionsCellKeepsItsFrame(estimate: String, height: CGFloat) throws {
        let collection = """
            <collectionView id="collection"><rect key="frame" x="0" y="0" width="300" height="300"/>
            <collectionViewFlowLayout key="collectionViewLayout" id="layout">\
            <size key="itemSize" width="100" height="40"/>\(estimate)</collectionViewFlowLayout><cells>\
            \(cell("collectionViewCell", content: "collectionViewCellContentView"))</cells></collectionView>
            """
        let frames = try Documents.frames(Documents.storyboard(subviews: collection, constraints: ""))
        #expect(frames["content"] == CGRect(x: 0, y: 0, width: 100, height: height))
        #expect(frames["view"]?.height == height)
    }

    /// Rows of automatic height are as tall as their content requires. A prototype's own height is only there in Interface
    /// Builder.
    @Test func theContentOfARowKeepsItsFrameWhereItsHeightIsSet() throws {
        let own = "rowHeight=\"40\""
        #expect(try contentHeight(inTable: "rowHeight=\"-1\" dataMode=\"prototypes\"") == 16)
        #expect(try contentHeight(inTable: "rowHeight=\"-1\" dataMode=\"prototypes\"", cell: own) == 16)
        #expect(try contentHeight(inTable: "rowHeight=\"-1\" dataMode=\"static\"", cell: own) == 40)
        #expect(try contentHeight(inTable: "rowHeight=\"40\" dataMode=\"prototypes\"") == 40)
    }

    /// The frame of a view that Auto Layout places, with an autoresizing mask.
    private func frameWithMask(constraints: String) throws -> CGRect? {
        let view = """
            <view translatesAutoresizingMaskIntoConstraints="NO" id="a">
            <rect key="frame" x="20" y="30" width="40" height="50"/>
            <autoresizingMask key="autoresizingMask" flexibleMaxX="YES" flexibleMaxY="YES"/></view>
            """
        return try Documents.frames(Documents.storyboard(subviews: view, constraints: constraints))["a"]
    }

    /// Interface Builder adds constraints for the frame of a view that none of the author's is about.
    @Test func aViewWithoutConstraintsKeepsItsFrame() throws {
        #expect(try frameWithMask(constraints: "") == CGRect(x: 20, y: 30, width: 40, height: 50))
        let top = Documents.constraint("t", "a", "top", "root")
        #expect(try frameWithMask(constraints: top)?.minY == 0)
    }

    /// The top of a view inside the safe area of a freeform view of Xcode 10, on a phone with a home button.
    private func safeTop(ofFreeformViewWithOwner owner: String) throws -> CGFloat? {
        let text = """
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="14460" \
            targetRuntime="iOS.CocoaTouch" useAutolayout="YES" useTraitCollections="YES" useSafeAreas="YES">
            <device id="retina4_7" orientation="portrait"/><objects>
            <placeholder placeholderIdentifier="IBFilesOwner" id="-1"><connections>\(owner)</connections></placeholder>
            <view id="root"><rect key="frame" x="0" y="0" width="400" height="600"/>
            <subviews>\(Documents.view("a"))</subviews>
            <constraints>\(Documents.constraint("t", "a", "top", "safe"))</constraints>
            <freeformSimulatedSizeMetrics key="simulatedDestinationMetrics"/>
            <viewLayoutGuide key="safeArea" id="safe"/></view></objects></document>
            """
        return try Documents.frames(text)["a"]?.minY
    }

    /// Recorded for views of 440 points and more, whoever owns them.
    @Test func aStatusBarCoversATallFreeformView() throws {
        let outlet = "<outlet property=\"view\" destination=\"root\" id=\"o\"/>"
        #expect(try safeTop(ofFreeformViewWithOwner: outlet) == 20)
        #expect(try safeTop(ofFreeformViewWithOwner: "") == 20)
    }
}
