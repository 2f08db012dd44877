import Devices
import Engine
import Foundation
import Testing

@testable import LayoutDocument

/// The canvas rounds labels of one line up to whole points where the scene has no stack view.
struct InterfaceBuilderWholePointTests {
    private typealias Documents = InterfaceBuilderDocuments

    private static func label(_ id: String, attributes: String = "", size: Int = 17) -> String {
        Documents.view(
            id, kind: "label", attributes: "text=\"Status\" \(attributes)",
            content: "<fontDescription key=\"fontDescription\" type=\"system\" pointSize=\"\(size)\"/>")
    }

    private static let places =
        Documents.constraint("x", "one", "leading", "root") + Documents.constraint("y", "one", "top", "root")
        + Documents.constraint("y2", "two", "top", "one", "bottom", constant: 8)
        + Documents.constraint("x2", "two", "leading", "one", "trailing")

    /// A storyboard with the label `one` and, below and beside it, `two`.
    private static func storyboard(
        attributes: String = "", size: Int = 17, besides: String = "", scenes: String = ""
    ) -> String {
        Documents.storyboard(
            subviews: label("one", attributes: attributes, size: size) + label("two", size: size) + besides,
            constraints: places, scenes: scenes)
    }

    /// A line at 17 points is 20.29 points tall, 20.33 in pixels of a third of a point. Recorded: 21 in 176 labels of 27 apps.
    @Test func aLabelWithoutStackViewsIsWholePointsTallAndWide() throws {
        let frames = try Documents.frames(Self.storyboard())
        let one = try #require(frames["one"])
        #expect(one.height == 21)
        #expect(one.width == one.width.rounded())
        #expect(frames["two"]?.origin == CGPoint(x: one.width, y: 29))
    }

    /// Recorded: 20.33 in 61 labels of 13 apps beside stack views.
    @Test func aStackViewInTheSceneLeavesPixels() throws {
        let stack = Documents.view("pile", kind: "stackView")
        let frames = try Documents.frames(Self.storyboard(besides: stack))
        #expect(abs(try #require(frames["one"]).height - 61.0 / 3) < 1e-6)
    }

    /// Recorded: 14 labels of 6 apps are whole points tall in documents with stack views in other scenes only.
    @Test func aStackViewInAnotherSceneChangesNothing() throws {
        let other = """
            <scene><objects><viewController id="other"><view key="view" id="v"><subviews>
            <stackView id="s"/></subviews></view></viewController></objects></scene>
            """
        #expect(try Documents.frames(Self.storyboard(scenes: other))["one"]?.height == 21)
    }

    @Test func labelsOfSeveralLinesAndOfOtherSizesKeepTheirPixels() throws {
        let wrapping = try Documents.frames(Self.storyboard(attributes: "numberOfLines=\"0\""))["one"]
        #expect(abs(try #require(wrapping).height - 61.0 / 3) < 1e-6)
        // A line at 22 points is 26.25 points tall.
        let large = try Documents.frames(Self.storyboard(size: 22))["one"]
        #expect(abs(try #require(large).height - 79.0 / 3) < 1e-6)
    }

    /// Recorded: 20.5 in documents of tools 11542 that simulate a screen and name no device.
    @Test func aSimulatedScreenLeavesPixels() throws {
        let metrics = """
            <simulatedMetricsContainer key="defaultSimulatedMetrics">
            <simulatedScreenMetrics key="destination" type="retina47"/></simulatedMetricsContainer>
            """
        let text = Self.storyboard().replacingOccurrences(
            of: "<device id=\"retina6_12\" orientation=\"portrait\" appearance=\"light\"/>", with: metrics)
        #expect(try Documents.frames(text)["one"]?.height == 20.5)
    }

    /// A device shows what UIKit measures.
    @Test func onADeviceLabelsHaveTheirPixels() throws {
        var options = SceneOptions()
        options.device = try DeviceCatalogue.device(named: "iPhone 15")
        let result = InterfaceBuilderReader.read(
            Data(Self.storyboard().utf8), file: "a.storyboard", options: options)
        let scene = try #require(result.scenes.first)
        let items = try LayoutSolver.solve(root: scene.root, canvas: scene.canvas).items
        let one = try #require(items.first { $0.id == "one" })
        #expect(abs(one.frame.height - 61.0 / 3) < 1e-6)
    }
}
