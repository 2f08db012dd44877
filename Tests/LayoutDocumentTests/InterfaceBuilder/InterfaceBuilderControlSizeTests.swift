import Engine
import Foundation
import Testing

@testable import LayoutDocument

/// The sizes of controls and labels that attributes or the version of the tools change, as Interface Builder recorded them.
struct InterfaceBuilderControlSizeTests {
    private typealias Documents = InterfaceBuilderDocuments

    private func document(
        _ kind: String, _ attributes: String, content: String, tools: Int, device: String, others: String,
        constraints: String
    ) -> String {
        let view = Documents.view("a", kind: kind, attributes: attributes, content: content)
        let places = [
            Documents.constraint("x", "a", "leading", "root"), Documents.constraint("y", "a", "top", "root"),
            constraints,
        ]
        return Documents.storyboard(
            subviews: view + others, constraints: places.joined(), tools: tools
        ).replacingOccurrences(of: "retina6_12", with: device)
    }

    /// Returns the frame of a view at the top left of the root.
    private func frame(
        _ kind: String, _ attributes: String = "", content: String = "", tools: Int = 23504,
        device: String = "retina6_12", others: String = "", constraints: String = ""
    ) throws -> CGRect {
        let text = document(
            kind, attributes, content: content, tools: tools, device: device, others: others,
            constraints: constraints)
        return try #require(try Documents.frames(text)["a"])
    }

    private func marks(_ kind: String, _ attributes: String = "", content: String = "") throws -> [String] {
        let text = document(
            kind, attributes, content: content, tools: 23504, device: "retina6_12", others: "",
            constraints: "")
        let scene = try #require(Documents.read(text).scenes.first)
        var layout = try LayoutSolver.solve(root: scene.root, canvas: scene.canvas)
        try scene.markUncertainFrames(in: &layout)
        return try #require(layout.items.first { $0.id == "a" }).uncertain
    }

    private func isClose(_ first: CGFloat, _ second: CGFloat) -> Bool { abs(first - second) < 0.01 }

    // MARK: Buttons

    private static func configuration(_ attributes: String) -> String {
        "<buttonConfiguration key=\"configuration\" style=\"filled\" title=\"Carry on\" \(attributes)/>"
    }

    /// Recorded: 50.33, a line of 20.33 with 15 above and below; 34.33 without a size.
    @Test func largeConfiguredButtonsHaveMoreSpace() throws {
        let large = try frame(
            "button", content: Self.configuration("buttonSize=\"large\""), tools: 24506)
        #expect(isClose(large.height, 151.0 / 3))
        let usual = try frame("button", content: Self.configuration(""), tools: 24506)
        #expect(isClose(usual.height, 103.0 / 3))
        #expect(large.width > usual.width)
    }

    /// No document records them.
    @Test(arguments: ["small", "mini"])
    func sizesOfSmallConfiguredButtonsAreUncertain(size: String) throws {
        let found = try marks("button", content: Self.configuration("buttonSize=\"\(size)\""))
        #expect(found == ["button size \(size)"])
        #expect(try marks("button", content: Self.configuration("buttonSize=\"large\"")) == [])
    }

    /// Recorded: in the tools whose text has the smallest size, 20 × 20; otherwise as in other versions.
    @Test(arguments: [(19150, 20.0, 20.0), (22505, 25.5, 26), (14868, 25, 24), (14460, 22, 22)])
    func buttonsForAddingAreAsLargeAsTheirSymbol(tools: Int, width: CGFloat, height: CGFloat) throws {
        let found = try frame("button", "buttonType=\"contactAdd\"", tools: tools, device: "retina4_7")
        #expect(found.size == CGSize(width: width, height: height))
    }

    // MARK: Pickers and page controls

    /// Recorded: wheels that count down, 216 tall; a calendar with the time, 503.33. A picker for dates is compact.
    @Test func datePickersAreAsTallAsTheirStyle() throws {
        #expect(try frame("datePicker", "datePickerMode=\"countDownTimer\"", tools: 21701).height == 216)
        #expect(try frame("datePicker", "datePickerMode=\"date\"", tools: 21701).height == 34)
        let inline = "datePickerMode=\"dateAndTime\" style=\"inline\""
        #expect(isClose(try frame("datePicker", inline, tools: 21701).height, 1510.0 / 3))
        #expect(try marks("datePicker", inline).contains("height of a calendar"))
    }

    /// Recorded: 162 in a root of 300 points, 216 in roots from 603 on.
    @Test(arguments: [(300, 162.0), (603, 216)])
    func wheelsAreShortInShortViews(height: Int, wheels: CGFloat) throws {
        let text = document(
            "pickerView", "", content: "", tools: 14490, device: "retina4_7", others: "", constraints: ""
        ).replacingOccurrences(of: "height=\"852\"", with: "height=\"\(height)\"")
        #expect(try Documents.frames(text)["a"]?.height == wheels)
    }

    @Test(arguments: [(15505, 37.0), (17132, 27.5), (21701, 26)])
    func pageControlsAreAsTallAsRecorded(tools: Int, height: CGFloat) throws {
        let found = try frame("pageControl", "numberOfPages=\"3\"", tools: tools, device: "retina4_7")
        #expect(found.height == height)
    }

    // MARK: Text

    private static func font(_ size: Int) -> String {
        "<fontDescription key=\"fontDescription\" type=\"system\" pointSize=\"\(size)\"/>"
    }

    /// Recorded: with a shadow of a clear colour a label is as much taller as its offset, and wider; without a colour it isn't.
    @Test func shadowsHaveTheirPlaceBesideTheText() throws {
        func size(_ shadow: String) throws -> CGSize {
            try frame(
                "label", "text=\"Away\"", content: Self.font(18) + shadow, tools: 15505, device: "retina3_5"
            ).size
        }
        let offset = "<size key=\"shadowOffset\" width=\"1\" height=\"2\"/>"
        let color = "<color key=\"shadowColor\" white=\"0.0\" alpha=\"0.0\"/>"
        let plain = try size("")
        #expect(try size(offset) == plain)
        #expect(try size(offset + color) == CGSize(width: plain.width + 1, height: plain.height + 2))
    }

    /// Recorded in two apps: fields at 14 and 16 points that are 22 tall, as at 17 points.
    @Test func inXcode26FieldsAreAtLeastAsTallAsALineAt17Points() throws {
        for size in [14, 16, 17] {
            let found = try frame("textField", "placeholder=\"fizz\"", content: Self.font(size), tools: 24412)
            #expect(isClose(found.height, 22))
        }
        let large = try frame("textField", "placeholder=\"fizz\"", content: Self.font(18), tools: 24412)
        #expect(isClose(large.height, 70.0 / 3))
        // A line at 14 points is 16.71 points tall, in pixels 17, and 1.5 is added.
        let before = try frame(
            "textField", "placeholder=\"fizz\"", content: Self.font(14), tools: 22505, device: "retina4_7")
        #expect(before.height == 18.5)
    }

    /// Recorded: a field of 34 points with text at 14 points has its baseline 24.5 points below its top.
    @Test func inXcode26SmallTextStandsLowInItsField() throws {
        let field = Documents.view(
            "a", kind: "textField", attributes: "borderStyle=\"roundedRect\"", content: Self.font(14))
        let text = Documents.storyboard(
            subviews: field + Documents.view("line"),
            constraints: Documents.constraint("y", "line", "top", "root", constant: 398.5)
                + Documents.constraint("h", "line", "height", constant: 1)
                + Documents.constraint("b", "a", "firstBaseline", "line", "top"),
            tools: 24506
        ).replacingOccurrences(of: "retina6_12", with: "retina4_7")
        #expect(try Documents.frames(text)["a"]?.minY == 374)
    }

    /// Recorded in one app: 8 × 17 in tools 14490.
    @Test func anEmptyFieldHasAWidth() throws {
        let found = try frame("textField", content: Self.font(14), tools: 14490, device: "retina6_5")
        #expect(found.size == CGSize(width: 8, height: 17))
    }

    // MARK: Tab bars

    /// Recorded once: 83 points, 49 above the 34 of the home indicator.
    @Test func aTabBarAboveTheBottomGuideIsAsTallAsOneAtTheEnd() throws {
        let guides = """
            <layoutGuides><viewControllerLayoutGuide type="top" id="t"/>
            <viewControllerLayoutGuide type="bottom" id="b"/></layoutGuides>
            """
        let text = Documents.storyboard(
            subviews: Documents.view("bar", kind: "tabBar"),
            constraints: Documents.constraint("c1", "b", "top", "bar", "bottom")
                + Documents.constraint("c2", "bar", "leading", "root")
                + Documents.constraint("c3", "bar", "trailing", "root"),
            controller: guides, tools: 14490)
        #expect(try Documents.frames(text)["bar"]?.height == 83)
    }
}
