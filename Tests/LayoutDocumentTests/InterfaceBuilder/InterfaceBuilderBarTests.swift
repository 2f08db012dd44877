import Engine
import Foundation
import Testing

@testable import LayoutDocument

/// How much of a root bars cover: what documents simulate, and what a controller sets.
struct InterfaceBuilderBarTests {
    private typealias Documents = InterfaceBuilderDocuments

    /// Returns the insets of the root of the controller `vc`.
    private func insets(
        tools: Int = 14460, device: String = "<device id=\"retina4_7\"/>", y: Int = 0,
        size: (Int, Int) = (375, 667), attributes: String = "", metrics: String = "", scenes: String = ""
    ) throws -> EdgeInsets {
        let scene = try scene(
            tools: tools, device: device, y: y, size: size, attributes: attributes, metrics: metrics,
            scenes: scenes)
        return scene.canvas.safeAreaInsets
    }

    private func scene(
        tools: Int, device: String, y: Int = 0, size: (Int, Int), attributes: String = "",
        metrics: String = "", scenes: String = "", content: String = "", view: String = ""
    ) throws -> Scene {
        let text = """
            <document toolsVersion="\(tools)" targetRuntime="iOS.CocoaTouch" useSafeAreas="YES">\(device)<scenes>
            <scene><objects><viewController id="vc" \(attributes)>\(metrics)<view key="view" id="root" \(view)>
            <rect key="frame" x="0" y="\(y)" width="\(size.0)" height="\(size.1)"/>\(content)</view>
            </viewController></objects></scene>\(scenes)</scenes></document>
            """
        return try #require(Documents.read(text).scenes.first { $0.id == "vc" })
    }

    private static let opaqueBar =
        "<simulatedNavigationBarMetrics key=\"simulatedTopBarMetrics\" translucent=\"NO\"/>"
    private static let translucentBar = "<simulatedNavigationBarMetrics key=\"simulatedTopBarMetrics\"/>"
    private static let tabBar = "<simulatedTabBarMetrics key=\"simulatedBottomBarMetrics\"/>"

    // MARK: Pads

    /// Recorded frames of navigation bars on pads: y 20 and 50 tall in tools 14490, y 0 and 50 tall in 15400; there four views are
    /// as far below the root's top as their constraint to the safe area and 50 say. Without a bar, two views begin at 24 in
    /// tools 20037 and 22155.
    @Test func navigationBarsOnPadsAreTaller() throws {
        func top(_ tools: Int, _ device: String, _ width: Int, _ height: Int, bar: Bool = true) throws
            -> CGFloat
        {
            try insets(
                tools: tools, device: "<device id=\"\(device)\" orientation=\"portrait\"/>",
                size: (width, height),
                metrics: bar ? Self.translucentBar : ""
            ).top
        }
        #expect(try top(14490, "ipad9_7", 768, 1024) == 70)
        #expect(try top(15400, "ipad11_0rounded", 834, 1194) == 50)
        #expect(try top(20037, "ipad12_9rounded", 1024, 1366, bar: false) == 24)
        #expect(try top(22155, "ipad12_9rounded", 1024, 1366, bar: false) == 24)
        #expect(try top(13196, "ipad9_7", 768, 1024) == 64)
        // The device has 20 below a tab bar.
        let bottom = try insets(
            tools: 22155, device: "<device id=\"ipad12_9rounded\"/>", size: (1024, 1366), metrics: Self.tabBar
        ).bottom
        #expect(bottom == 70)
    }

    // MARK: Opaque bars

    @Test func anOpaqueSimulatedBarCoversNothing() throws {
        #expect(try insets(metrics: Self.translucentBar).top == 64)
        #expect(try insets(metrics: Self.opaqueBar).top == 0)
        #expect(try insets(size: (375, 603), metrics: Self.opaqueBar) == .zero)
    }

    /// Recorded in seven documents of one app, on a screen that is only simulated.
    @Test func aTallViewBelowAnOpaqueBarEndsBelowTheScreen() throws {
        let screen = """
            <simulatedMetricsContainer key="defaultSimulatedMetrics">
            <simulatedScreenMetrics key="destination" type="retina4_7.fullscreen"/></simulatedMetricsContainer>
            """
        let found = try insets(tools: 11542, device: screen, y: 64, metrics: Self.opaqueBar)
        #expect(found == EdgeInsets(top: 0, left: 0, bottom: 64, right: 0))
    }

    @Test func viewsExtendBeneathOpaqueBarsIfTheirControllerSaysSo() throws {
        let found = try insets(
            attributes: "extendedLayoutIncludesOpaqueBars=\"YES\"", metrics: Self.opaqueBar)
        #expect(found.top == 64)
    }

    @Test func viewsExtendBeneathTheEdgesThatTheirControllerNames() throws {
        func edges(_ names: String) throws -> EdgeInsets {
            try insets(
                metrics: "<extendedEdge key=\"edgesForExtendedLayout\" \(names)/>" + Self.translucentBar
                    + Self.tabBar)
        }
        #expect(try edges("top=\"YES\" bottom=\"YES\"") == EdgeInsets(top: 64, left: 0, bottom: 49, right: 0))
        #expect(try edges("bottom=\"YES\"") == EdgeInsets(top: 0, left: 0, bottom: 49, right: 0))
        #expect(try edges("top=\"YES\"") == EdgeInsets(top: 64, left: 0, bottom: 0, right: 0))
        // A status bar isn't a bar of the controller's.
        let alone = try insets(metrics: "<extendedEdge key=\"edgesForExtendedLayout\"/>")
        #expect(alone.top == 20)
    }

    /// A scene with a navigation controller whose root is `vc`.
    private static func navigation(_ attributes: String, bar: String = "") -> String {
        """
        <scene><objects><navigationController id="nav" \(attributes)>
        <navigationBar key="navigationBar" id="bar" \(bar)/><connections>
        <segue id="s1" destination="vc" kind="relationship" relationship="rootViewController"/>
        </connections></navigationController></objects></scene>
        """
    }

    @Test func anOpaqueNavigationControllersBarCoversNothing() throws {
        #expect(try insets(scenes: Self.navigation("")).top == 64)
        #expect(try insets(scenes: Self.navigation("", bar: "translucent=\"NO\"")).top == 0)
    }

    /// Recorded in two roots of one app: in Xcode 26, bars count twice, and so does the part that they leave free.
    @Test func inXcode26TheViewBeginsBelowTheBarAndTheWindowsInset() throws {
        let found = try insets(
            tools: 24765, device: "<device id=\"retina5_9\"/>", size: (375, 658),
            scenes: Self.navigation("", bar: "translucent=\"NO\""))
        #expect(found.top == 0)
    }

    // MARK: Bars at the bottom

    @Test func navigationControllersShowTheirToolbar() throws {
        #expect(try insets(scenes: Self.navigation("toolbarHidden=\"NO\"")).bottom == 44)
        #expect(try insets(scenes: Self.navigation("")).bottom == 0)
    }

    @Test func aControllerCanHideTheTabBarBelowIt() throws {
        let tabs = """
            <scene><objects><tabBarController id="tabs"><connections>
            <segue id="s2" destination="nav" kind="relationship" relationship="viewControllers"/>
            </connections></tabBarController></objects></scene>
            """
        #expect(try insets(scenes: Self.navigation("") + tabs).bottom == 49)
        let hiding = try insets(
            attributes: "hidesBottomBarWhenPushed=\"YES\"", scenes: Self.navigation("") + tabs)
        #expect(hiding.bottom == 0)
    }

    /// By UIKit's documentation the bar is hidden when the controller is pushed, and in a tab bar controller itself nothing is.
    @Test func aControllerThatIsNotPushedLeavesTheTabBar() throws {
        let tabs = """
            <scene><objects><tabBarController id="tabs"><connections>
            <segue id="s2" destination="vc" kind="relationship" relationship="viewControllers"/>
            </connections></tabBarController></objects></scene>
            """
        #expect(try insets(attributes: "hidesBottomBarWhenPushed=\"YES\"", scenes: tabs).bottom == 49)
    }

    /// Recorded for 38 roots of 10 apps, with safe areas and with guides for bars.
    @Test(arguments: [(14490, 34), (16097, 0), (17506, 0), (21507, 0), (21701, 34), (22505, 34), (32700, 34)])
    func theBottomInsetOfAShorterRootDependsOnTheTools(tools: Int, bottom: CGFloat) throws {
        let guides = """
            <layoutGuides><viewControllerLayoutGuide type="top" id="t"/>
            <viewControllerLayoutGuide type="bottom" id="b"/></layoutGuides>
            """
        for metrics in ["", guides] {
            let found = try insets(
                tools: tools, device: "<device id=\"retina6_1\"/>", size: (414, 224), metrics: metrics)
            #expect(found.bottom == bottom)
        }
    }

    /// Recorded in five roots of one app.
    @Test func theBottomLayoutGuideOfAShorterViewKeepsItsLength() throws {
        let found = try insets(
            tools: 22505, device: "<device id=\"retina6_1\"/>", size: (414, 804), metrics: Self.tabBar,
            scenes: Self.navigation(""))
        #expect(found.bottom == 83)
    }

    @Test func aTabBarAtTheEndOfTheScreenReachesBeneathTheHomeIndicator() throws {
        let bar = Documents.view("bar", kind: "tabBar")
        let text = Documents.storyboard(
            subviews: bar,
            constraints: Documents.constraint("c1", "bar", "bottom", "root")
                + Documents.constraint("c2", "bar", "leading", "root")
                + Documents.constraint("c3", "bar", "trailing", "root"))
        #expect(try Documents.frames(text)["bar"] == CGRect(x: 0, y: 852 - 83, width: 393, height: 83))
    }

    /// Recorded in three scenes of one app: the view is misplaced by 6 points, and its content fills 736 less 64 points.
    @Test func aMisplacedRootFillsWhatOpaqueBarsLeave() throws {
        func height(_ view: String, bar: String) throws -> CGFloat {
            try scene(
                tools: 22505, device: "<device id=\"retina5_5\"/>", size: (414, 666),
                scenes: Self.navigation("", bar: bar), view: view
            ).canvas.size.height
        }
        #expect(try height("misplaced=\"YES\"", bar: "translucent=\"NO\"") == 672)
        #expect(try height("misplaced=\"YES\"", bar: "") == 736)
        #expect(try height("", bar: "translucent=\"NO\"") == 666)
    }

    // MARK: Opaque bars of Xcode 11 and later

    private static let guides = """
        <layoutGuides><viewControllerLayoutGuide type="top" id="t"/>
        <viewControllerLayoutGuide type="bottom" id="b"/></layoutGuides>
        """

    /// Recorded: below an opaque bar of 88 points, a view 724 points tall ends above the home indicator.
    @Test func aViewBelowAnOpaqueBarEndsWhereTheScreenEnds() throws {
        let found = try insets(
            tools: 15505, device: "<device id=\"retina5_9\"/>", size: (375, 724), metrics: Self.guides,
            scenes: Self.navigation("", bar: "translucent=\"NO\""))
        #expect(found == EdgeInsets(top: 0, left: 0, bottom: 34, right: 0))
    }

    /// Recorded: where a status bar covers nothing, the view is 44 points shorter than the screen.
    @Test func aViewBelowAnOpaqueSimulatedBarIsNoSheet() throws {
        let found = try insets(tools: 16097, size: (375, 623), metrics: Self.guides + Self.opaqueBar)
        #expect(found == .zero)
    }

    /// Recorded: a sheet of 852 points below an opaque bar begins below it.
    @Test func aSheetBelowAnOpaqueBarBeginsBelowIt() throws {
        let found = try insets(
            tools: 22505, device: "<device id=\"retina6_1\"/>", size: (414, 852),
            scenes: Self.navigation("", bar: "translucent=\"NO\""))
        #expect(found == .zero)
    }

    /// Recorded: the content of a sheet of 830 points ends at its toolbar, 781 points below its top.
    @Test func aSheetsToolbarCoversItsEnd() throws {
        let bar = "<simulatedToolbarMetrics key=\"simulatedBottomBarMetrics\"/>"
        let found = try insets(
            tools: 22505, device: "<device id=\"retina6_1\"/>", size: (414, 830), metrics: bar,
            scenes: Self.navigation("", bar: "translucent=\"NO\""))
        #expect(found == EdgeInsets(top: 0, left: 0, bottom: 49, right: 0))
    }

    /// Recorded: 44 before, 49 from tools 15705 on.
    @Test(arguments: [(14460, 44.0), (15705, 49), (21701, 49)])
    func simulatedToolbarsAreAsTallAsRecorded(tools: Int, height: CGFloat) throws {
        let bar = "<simulatedToolbarMetrics key=\"simulatedBottomBarMetrics\"/>"
        #expect(try insets(tools: tools, metrics: Self.guides + bar).bottom == height)
    }

    // MARK: Views in other views

    private static func shown(by kind: String) -> String {
        """
        <scene><objects><viewController id="host"><connections>
        <segue id="s1" destination="vc" kind="\(kind)"/></connections></viewController></objects></scene>
        """
    }

    /// Recorded in Xcode 26, on a screen with insets of 50 and 34.
    @Test(arguments: [("embed", 100.0, 34.0), ("popoverPresentation", 50, 34), ("none", 100, 68)])
    func insetsForTheWindowDependOnHowAViewIsShown(kind: String, top: CGFloat, bottom: CGFloat) throws {
        let found = try insets(
            tools: 24765, device: "<device id=\"retina5_9\"/>", size: (375, 400),
            metrics: "<size key=\"freeformSize\" width=\"375\" height=\"400\"/>",
            scenes: kind == "none" ? "" : Self.shown(by: kind))
        #expect(found == EdgeInsets(top: top, left: 0, bottom: bottom, right: 0))
    }

    /// Recorded: a view of 600 points has the status bar's 20, views of 37 and 200 points have nothing.
    @Test(arguments: [(600, 20.0), (200, 0), (37, 0)])
    func theViewOfAnExtensionHasTheScreensInsets(height: Int, top: CGFloat) throws {
        let scene = try scene(
            tools: 13771, device: "<device id=\"retina4_7\"/>", size: (320, height),
            view: "simulatedAppContext=\"notificationCenter\"")
        #expect(scene.canvas.safeAreaInsets == EdgeInsets(top: top, left: 0, bottom: 0, right: 0))
    }

    // MARK: Presentations

    /// A tab bar controller's screen, which shows `vc` by a segue.
    private static func home(in scenes: String, destination: String) -> String {
        """
        <scene><objects><tabBarController id="tabs"><connections>
        <segue id="s1" destination="\(destination)" kind="relationship" relationship="viewControllers"/>
        </connections></tabBarController></objects></scene>
        <scene><objects><viewController id="home"><connections>
        <segue id="s2" destination="vc" kind="show"/></connections></viewController></objects></scene>
        """ + scenes
    }

    /// UIKit's: only a navigation controller can push a view.
    @Test func outsideANavigationControllerShowingPresents() throws {
        let navigation = Self.navigation("").replacingOccurrences(
            of: "destination=\"vc\"", with: "destination=\"home\"")
        let pushed = try insets(scenes: Self.home(in: navigation, destination: "nav"))
        #expect(pushed == EdgeInsets(top: 64, left: 0, bottom: 49, right: 0))
        let presented = try insets(scenes: Self.home(in: "", destination: "home"))
        #expect(presented == EdgeInsets(top: 20, left: 0, bottom: 0, right: 0))
    }

    /// Recorded: a navigation controller around tabs pushes over the tab bar, one inside a tab beside it.
    @Test func whatANavigationControllerAroundTabsPushesCoversTheTabBar() throws {
        let around = Self.navigation("").replacingOccurrences(
            of: "destination=\"vc\"", with: "destination=\"tabs\"")
        let pushed = try insets(scenes: Self.home(in: around, destination: "home"))
        #expect(pushed == EdgeInsets(top: 64, left: 0, bottom: 0, right: 0))
    }

    /// Recorded in one scene, whose simulated toolbar has no effect either.
    @Test func aPresentedViewInLandscapeHasTheWindowsInsets() throws {
        let found = try insets(
            tools: 24412, device: "<device id=\"retina6_0\" orientation=\"landscape\"/>", size: (844, 390),
            scenes: Self.home(in: "", destination: "home"))
        #expect(found == EdgeInsets(top: 47, left: 0, bottom: 34, right: 0))
    }

    // MARK: Short views

    /// Recorded before Xcode 11 for 22 roots: without it up to 353 points, with it from 440.
    @Test(arguments: [(14460, 289, 0), (14113, 351, 0), (11762, 440, 20), (14460, 600, 20), (23504, 289, 20)])
    func aStatusBarDoesNotCoverShortViewsBeforeXcode11(tools: Int, height: Int, top: CGFloat) throws {
        #expect(try insets(tools: tools, size: (320, height)).top == top)
    }

    // MARK: Simulated screens

    @Test(arguments: [
        ("type=\"retina4\"", "iOS.CocoaTouch", CGSize(width: 320, height: 568)),
        ("", "iOS.CocoaTouch", CGSize(width: 320, height: 480)),
        ("type=\"retina47\"", "iOS.CocoaTouch", CGSize(width: 375, height: 667)),
        ("type=\"retina4_7.fullscreen\"", "iOS.CocoaTouch", CGSize(width: 375, height: 667)),
        ("", "iOS.CocoaTouch.iPad", CGSize(width: 768, height: 1024)),
    ])
    func simulatedScreensStandForDevices(type: String, runtime: String, size: CGSize) {
        let text = """
            <document toolsVersion="5056" targetRuntime="\(runtime)"><scenes><scene><objects>
            <viewController id="vc"><view key="view" id="root"/></viewController></objects></scene></scenes>
            <simulatedMetricsContainer key="defaultSimulatedMetrics">
            <simulatedOrientationMetrics key="orientation"/>
            <simulatedScreenMetrics key="destination" \(type)/></simulatedMetricsContainer></document>
            """
        let canvas = Documents.read(text).scenes.first?.canvas
        #expect(canvas?.size == size)
        #expect(canvas?.scale == 1)
    }

    @Test func sinceXcode8SimulatedScreensHaveTheirPixels() throws {
        let screen = """
            <simulatedMetricsContainer key="defaultSimulatedMetrics">
            <simulatedOrientationMetrics key="orientation" orientation="landscapeRight"/>
            <simulatedScreenMetrics key="destination" type="retina4_7.fullscreen"/></simulatedMetricsContainer>
            """
        let scene = try scene(tools: 11542, device: screen, size: (667, 375))
        #expect(scene.canvas.scale == 2)
        #expect(scene.canvas.safeAreaInsets.top == 0)
    }
}
