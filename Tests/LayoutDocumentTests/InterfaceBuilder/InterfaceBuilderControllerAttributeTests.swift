import Engine
import Foundation
import Testing

@testable import LayoutDocument

/// Each attribute of controllers and simulated metrics that changes a root's safe area, in UIKit's numbers.
struct InterfaceBuilderControllerAttributeTests {
    private typealias Documents = InterfaceBuilderDocuments

    /// Returns the insets of the root of the controller `vc`, on a screen whose status bar is 20 points tall.
    private func insets(
        tools: Int = 14460, metrics: String = "", attributes: String = "", controllers: String = "",
        before: String = "", height: Int = 667
    ) throws -> EdgeInsets {
        let text = """
            <document toolsVersion="\(tools)" targetRuntime="iOS.CocoaTouch" useSafeAreas="YES">
            <device id="retina4_7"/><scenes><scene><objects><viewController id="vc">\(metrics)
            <view key="view" \(attributes) id="root"><rect key="frame" x="0" y="0" width="375" height="\(height)"/></view>
            </viewController></objects></scene>\(controllers)</scenes>\(before)</document>
            """
        return try #require(Documents.read(text).scenes.first { $0.id == "vc" }).canvas.safeAreaInsets
    }

    private static func navigation(_ attributes: String = "", bar: String = "", segue: String = "s1")
        -> String
    {
        """
        <scene><objects><navigationController id="nav\(segue)" \(attributes)>
        <navigationBar key="navigationBar" id="bar\(segue)" \(bar)/><connections>
        <segue id="\(segue)" destination="vc" kind="relationship" relationship="rootViewController"/>
        </connections></navigationController></objects></scene>
        """
    }

    /// A navigation bar is 44 points tall, and 96 with a large title.
    @Test func largeTitlesMakeBarsTaller() throws {
        #expect(try insets(controllers: Self.navigation()).top == 64)
        #expect(try insets(controllers: Self.navigation(bar: "largeTitles=\"YES\"")).top == 116)
        let never = "<navigationItem key=\"navigationItem\" largeTitleDisplayMode=\"never\" id=\"item\"/>"
        let small = try insets(metrics: never, controllers: Self.navigation(bar: "largeTitles=\"YES\""))
        #expect(small.top == 64)
    }

    @Test func hiddenNavigationBarsCoverNothing() throws {
        #expect(try insets(controllers: Self.navigation("navigationBarHidden=\"YES\"")).top == 20)
        #expect(try insets(controllers: Self.navigation(bar: "hidden=\"YES\"")).top == 20)
    }

    /// If several segues lead to a controller, the document says from which one its bars are inferred.
    @Test func tieBreakersDecideBetweenSegues() throws {
        let both = Self.navigation(segue: "s1") + Self.navigation(bar: "largeTitles=\"YES\"", segue: "s2")
        func top(_ segue: String) throws -> CGFloat {
            try insets(
                controllers: both,
                before:
                    "<inferredMetricsTieBreakers><segue reference=\"\(segue)\"/></inferredMetricsTieBreakers>"
            ).top
        }
        #expect(try top("s1") == 64)
        #expect(try top("s2") == 116)
    }

    /// Recorded in two apps before Xcode 9, and without effect in three later.
    @Test func aStatusBarCanBeSimulatedAway() throws {
        let none = "<nil key=\"simulatedStatusBarMetrics\"/>"
        #expect(try insets(tools: 12121, metrics: none).top == 0)
        #expect(try insets(tools: 12121).top == 20)
        #expect(try insets(tools: 14460, metrics: none).top == 20)
    }

    /// A sheet is below the status bar.
    @Test func pageSheetsBeginBelowTheStatusBar() throws {
        let sheet = "<modalPageSheetSimulatedSizeMetrics key=\"simulatedDestinationMetrics\"/>"
        #expect(try insets(metrics: sheet, height: 600).top == 0)
        #expect(try insets(height: 600).top == 20)
    }

    /// Recorded in four apps: the status bar covers an extension's view of 600 points, and none that is short.
    @Test func onlyTallViewsOfExtensionsAreBelowTheStatusBar() throws {
        let context = "simulatedAppContext=\"notificationCenter\""
        #expect(try insets(attributes: context, height: 600).top == 20)
        #expect(try insets(attributes: context, height: 110).top == 0)
    }
}
