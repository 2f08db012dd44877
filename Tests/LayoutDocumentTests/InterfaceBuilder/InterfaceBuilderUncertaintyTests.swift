import Engine
import Findings
import Foundation
import Testing

@testable import LayoutDocument

/// Frames that depend on what a document doesn't contain are marked with what that is.
struct InterfaceBuilderUncertaintyTests {
    private typealias Documents = InterfaceBuilderDocuments

    private static func label(_ id: String, font: String, text: String = "Ag") -> String {
        Documents.view(
            id, kind: "label", attributes: "text=\"\(text)\"",
            content: "<fontDescription key=\"fontDescription\" \(font) pointSize=\"17\"/>")
    }

    private static let unknownFont = "name=\"Gotham-Book\" family=\"Gotham\""

    private static func placed(_ id: String, below other: String? = nil) -> String {
        Documents.constraint("x-\(id)", id, "leading", "root")
            + Documents.constraint(
                "y-\(id)", id, "top", other ?? "root", other == nil ? "top" : "bottom", constant: 100)
    }

    @Test func textInAnUnknownFontMovesWhatIsBelowIt() throws {
        let found = try Documents.marks(
            Self.label("text", font: Self.unknownFont) + Self.label("below", font: "type=\"system\"")
                + Self.label("aside", font: "type=\"system\""),
            Self.placed("text") + Self.placed("below", below: "text") + Self.placed("aside"))
        #expect(found["text"] == ["font Gotham-Book"])
        #expect(found["below"] == ["font Gotham-Book"])
        #expect(found["aside"] == [])
        #expect(found["root"] == [])
    }

    /// Their widths are taken from fonts that they were drawn after.
    @Test(arguments: ["Arial-BoldMT", "ArialMT", "CourierNewPSMT"])
    func textInFontsThatNoDocumentRecordsIsUncertain(name: String) throws {
        let family = name.hasPrefix("Arial") ? "Arial" : "Courier New"
        let found = try Documents.marks(
            Self.label("text", font: "name=\"\(name)\" family=\"\(family)\""), Self.placed("text"))
        #expect(found["text"] == ["font \(name)"])
    }

    @Test func aFrameThatConstraintsDetermineIsCertain() throws {
        let size =
            Documents.constraint("w", "text", "width", constant: 90)
            + Documents.constraint("h", "text", "height", constant: 30)
        let found = try Documents.marks(
            Self.label("text", font: Self.unknownFont), Self.placed("text") + size)
        #expect(found["text"] == [])
    }

    @Test(arguments: [
        "type=\"system\"", "name=\"HelveticaNeue-Thin\" family=\"Helvetica Neue\"",
        "name=\"Menlo-Regular\" family=\"Menlo\"", "style=\"UICTFontTextStyleBody\"",
    ])
    func fontsWithKnownWidthsAreCertain(font: String) throws {
        #expect(try Documents.marks(Self.label("text", font: font), Self.placed("text"))["text"] == [])
    }

    @Test func condensedFontsAreNotTheirFamily() throws {
        let font = "name=\"AvenirNextCondensed-Bold\" family=\"Avenir Next Condensed\""
        let found = try Documents.marks(Self.label("text", font: font), Self.placed("text"))
        #expect(found["text"] == ["font AvenirNextCondensed-Bold"])
    }

    /// Of Avenir Next, Regular, Medium and Demi Bold are measured; recorded were 217 points where Demi Bold is 186 wide.
    @Test(arguments: [
        ("AvenirNext-Heavy", true), ("AvenirNext-DemiBold", false), ("AvenirNext-Regular", false),
    ])
    func weightsThatWereNotMeasuredAreNotKnown(name: String, isUncertain: Bool) throws {
        let font = "name=\"\(name)\" family=\"Avenir Next\""
        let found = try Documents.marks(Self.label("text", font: font), Self.placed("text"))
        #expect(found["text"] == (isUncertain ? ["font \(name)"] : []))
    }

    @Test func imagesThatTheResourcesLackAreNotKnown() throws {
        let found = try Documents.marks(
            Documents.view("one", kind: "imageView", attributes: "image=\"missing\"")
                + Documents.view("two", kind: "imageView", attributes: "image=\"photo\""),
            Self.placed("one") + Self.placed("two"))
        // Without the image, nothing determines its size.
        #expect(found["one"] == ["image missing", "ambiguity"])
        #expect(found["two"] == [])
    }

    @Test func symbolsThatWereNotMeasuredAreNotKnown() throws {
        let symbols = ["bolt", "star"].map {
            "<image name=\"\($0)\" catalog=\"system\" width=\"128\" height=\"100\"/>"
        }
        let found = try Documents.marks(
            Documents.view("one", kind: "imageView", attributes: "image=\"bolt\"")
                + Documents.view("two", kind: "imageView", attributes: "image=\"star\""),
            Self.placed("one") + Self.placed("two"), resources: symbols.joined())
        #expect(found["one"] == ["symbol bolt"])
        #expect(found["two"] == [])
    }

    /// Constraints determine a symbol's alignment rectangle, whose distance from the frame depends on the symbol.
    @Test func theFrameOfAnUnknownSymbolIsNeverKnown() throws {
        let size =
            Documents.constraint("w", "one", "width", constant: 24)
            + Documents.constraint("h", "one", "height", constant: 24)
        let found = try Documents.marks(
            Documents.view("one", kind: "imageView", attributes: "image=\"bolt\""),
            Self.placed("one") + size,
            resources: "<image name=\"bolt\" catalog=\"system\" width=\"128\" height=\"100\"/>")
        #expect(found["one"] == ["symbol bolt"])
    }

    /// It takes all of the row's height, so only a smaller size would be another one.
    @Test func anArrangedViewThatHasNoRoomToGrowIsNotKnown() throws {
        let plain = Documents.view(
            "plain",
            content: "<constraints>" + Documents.constraint("w", "plain", "width", constant: 20)
                + "</constraints>")
        let stack = Documents.view(
            "stack", kind: "stackView", attributes: "alignment=\"center\"",
            content: "<subviews>\(plain)</subviews><constraints>"
                + Documents.constraint("h", "stack", "height", constant: 64) + "</constraints>")
        let found = try Documents.marks(stack, Self.placed("stack"))
        #expect(found["plain"] == ["size of an arranged view"])
        #expect(found["stack"] == [])
    }

    /// Recorded: a column as tall as its superview with a button of 50 points above a text view, which kept the height that it had
    /// been given, and progress views across a column that centres them, as wide as it.
    @Test func theOpenLengthsOfScrollingViewsAndTracksAreNotKnown() throws {
        func marks(_ kind: String, _ attributes: String, filling: Bool) throws -> [String: [String]] {
            let button = Documents.view(
                "button", kind: "button", content: "<state key=\"normal\" title=\"Get\"/>")
            let stack = Documents.view(
                "stack", kind: "stackView", attributes: "axis=\"vertical\" \(attributes)",
                content: "<subviews>\(button)\(Documents.view("open", kind: kind))</subviews>")
            let bottom = filling ? Documents.constraint("b", "root", "bottom", "stack") : ""
            let trailing = Documents.constraint("t", "root", "trailing", "stack")
            return try Documents.marks(stack, Self.placed("stack") + bottom + trailing)
        }
        let column = try marks("textView", "", filling: true)
        #expect(column["button"] == ["size of an arranged view"])
        #expect(column["open"] == ["size of an arranged view"])
        #expect(column["stack"] == [])
        let centred = try marks("progressView", "alignment=\"center\"", filling: false)
        #expect(centred["open"] == ["size of an arranged view"])
        // Its height is its own.
        #expect(centred["button"] == [])
        #expect(centred["stack"] == [])
        #expect(try marks("slider", "", filling: false)["open"] == [])
    }

    @Test func theSizeOfAnArrangedViewIsNotKnown() throws {
        let stack = Documents.view(
            "stack", kind: "stackView", content: "<subviews>\(Documents.view("plain"))</subviews>")
        let found = try Documents.marks(stack, Self.placed("stack"))
        #expect(found["plain"]?.contains("size of an arranged view") == true)
        #expect(found["stack"]?.contains("size of an arranged view") == true)
        let fixed = Documents.view(
            "plain",
            content: "<constraints>" + Documents.constraint("w", "plain", "width", constant: 20)
                + Documents.constraint("h", "plain", "height", constant: 30) + "</constraints>")
        let known = try Documents.marks(
            Documents.view("stack", kind: "stackView", content: "<subviews>\(fixed)</subviews>"),
            Self.placed("stack"))
        #expect(known["plain"] == [])
    }

    @Test(arguments: [
        ("number", "verticalPadding", true), ("number", "layer.cornerRadius", false),
        ("color", "tint", false),
    ])
    func aClassWithLengthsOfItsOwnIsNotKnown(type: String, key: String, isUncertain: Bool) throws {
        let label = Documents.view(
            "text", kind: "label", attributes: "text=\"Ag\" customClass=\"PaddedLabel\"",
            content:
                "<userDefinedRuntimeAttributes><userDefinedRuntimeAttribute type=\"\(type)\" keyPath=\"\(key)\">"
                + "<real key=\"value\" value=\"9\"/></userDefinedRuntimeAttribute></userDefinedRuntimeAttributes>"
        )
        let found = try Documents.marks(label, Self.placed("text"))
        #expect(found["text"] == (isUncertain ? ["class PaddedLabel"] : []))
    }

    /// Recorded in one app with tools 14868 to 16097: lines of 19.5, 24 and 17 points for labels with a system font of 17 points
    /// whose class gets "medium16", "semibold20" and "regular14"; with tools 24412, a line of 23.5 where the document lists no sizes.
    @Test(arguments: [
        ("textStyle", 16097, false, true), ("fontName", 16097, false, true),
        ("textColorName", 16097, false, false), ("textStyle", 17000, true, false),
        ("textStyle", 24412, false, true),
    ])
    func aClassThatGetsTheNameOfAFontIsNotKnown(
        key: String, tools: Int, isListed: Bool, isUncertain: Bool
    ) throws {
        let sizes = """
            </resources><designables><designable name="text">
            <size key="intrinsicContentSize" width="22" height="20.5"/></designable></designables><resources>
            """
        let label = Documents.view(
            "text", kind: "label", attributes: "text=\"Ag\" customClass=\"DynamicLabel\"",
            content:
                "<userDefinedRuntimeAttributes><userDefinedRuntimeAttribute type=\"string\" keyPath=\"\(key)\" "
                + "value=\"medium16\"/></userDefinedRuntimeAttributes>")
        let found = try Documents.marks(
            label, Self.placed("text"), resources: isListed ? sizes : "", tools: tools)
        #expect(found["text"] == (isUncertain ? ["class DynamicLabel"] : []))
    }

    /// Recorded in one app: of 37 texts whose class gets the size that the document's font has, 36 are as tall as that font.
    @Test(arguments: [
        ("semibold17", []), ("semibold20", ["class DynamicLabel"]), ("title", ["class DynamicLabel"]),
    ])
    func aFontOfTheSameSizeIsKnown(name: String, expected: [String]) throws {
        let label = Documents.view(
            "text", kind: "label", attributes: "text=\"Ag\" customClass=\"DynamicLabel\"",
            content: "<fontDescription key=\"fontDescription\" type=\"system\" pointSize=\"17\"/>"
                + "<userDefinedRuntimeAttributes><userDefinedRuntimeAttribute type=\"string\" keyPath=\"textStyle\" "
                + "value=\"\(name)\"/></userDefinedRuntimeAttributes>")
        #expect(try Documents.marks(label, Self.placed("text"), tools: 16097)["text"] == expected)
    }

    /// The class sets its view's margins to 40 points, which only its code says.
    @Test(arguments: [("margin", true), ("speed", false)])
    func marginsOfAClassWithMarginsOfItsOwnAreNotKnown(key: String, isUncertain: Bool) throws {
        let inner = Documents.view("inner")
        let outer = Documents.view(
            "outer", attributes: "customClass=\"MarginView\"",
            content: """
                <subviews>\(inner)</subviews><constraints>
                \(Documents.constraint("c1", "inner", "leading", "outer", "leadingMargin"))
                \(Documents.constraint("c2", "inner", "top", "outer", "topMargin"))
                \(Documents.constraint("c3", "outer", "trailingMargin", "inner", "trailing"))
                \(Documents.constraint("c4", "outer", "bottomMargin", "inner", "bottom"))
                </constraints><userDefinedRuntimeAttributes>
                <userDefinedRuntimeAttribute type="number" keyPath="\(key)"><real key="value" value="40"/>
                </userDefinedRuntimeAttribute></userDefinedRuntimeAttributes>
                """)
        let size =
            Documents.constraint("w", "outer", "width", constant: 200)
            + Documents.constraint("h", "outer", "height", constant: 200)
        let found = try Documents.marks(outer, Self.placed("outer") + size)
        #expect(found["inner"] == (isUncertain ? ["class MarginView"] : []))
        #expect(found["outer"] == [])
    }

    @Test(arguments: [("δ altitude", ["character δ"]), ("naïve", []), ("漢字", []), ("Ag", [])])
    func charactersOfUnmeasuredScriptsAreNotKnown(text: String, marks expected: [String]) throws {
        let found = try Documents.marks(
            Self.label("text", font: "type=\"system\"", text: text), Self.placed("text"))
        #expect(found["text"] == expected)
    }

    /// Recorded: 340.5 points of a view for graphics above a row, in a column in which both could be of any height.
    @Test(arguments: ["glkView", "mtkView", "sceneKitView", "containerView", "visualEffectView"])
    func viewsWithoutContentAreNotKnownInStacks(kind: String) throws {
        let stack = Documents.view(
            "stack", kind: "stackView", content: "<subviews>\(Documents.view("open", kind: kind))</subviews>")
        let found = try Documents.marks(stack, Self.placed("stack"))
        #expect(found["open"]?.contains("size of an arranged view") == true)
    }

    @Test func aSymbolThatWasNotMeasuredHasItsRecordedSize() throws {
        let view = """
            <imageView image="bolt" translatesAutoresizingMaskIntoConstraints="NO" id="one">
            <rect key="frame" x="0" y="100" width="19" height="23"/></imageView>
            """
        let text = Documents.storyboard(subviews: view, constraints: Self.placed("one"))
            .replacingOccurrences(
                of: "<resources>",
                with: "<resources><image name=\"bolt\" catalog=\"system\" width=\"107\" height=\"128\"/>")
        let found = try #require(try Documents.frames(text)["one"])
        #expect(abs(found.width - 19) < 0.34)
        #expect(abs(found.height - 23) < 0.34)
        let notes = Documents.read(text).findings.map(\.message)
        #expect(notes == ["the size of the symbol bolt isn't known; the recorded frame stands for it"])
    }

    @Test func symbolsThatWereNotMeasuredAreOneFinding() throws {
        func image(_ id: String, _ symbol: String) -> String {
            """
            <imageView image="\(symbol)" catalog="system" translatesAutoresizingMaskIntoConstraints="NO" id="\(id)">
            <rect key="frame" x="0" y="100" width="19" height="23"/></imageView>
            """
        }
        let text = Documents.storyboard(
            subviews: image("one", "bolt") + image("two", "leaf.arrow.circlepath") + image("three", "bolt"),
            constraints: ["one", "two", "three"].map { Self.placed($0) }.joined()
        ).replacingOccurrences(
            of: "<resources>",
            with: "<resources><image name=\"bolt\" catalog=\"system\" width=\"107\" height=\"128\"/>"
                + "<image name=\"leaf.arrow.circlepath\" catalog=\"system\" width=\"128\" height=\"98\"/>")
        let notes = Documents.read(text).findings.filter { $0.code == .unsupported }
        #expect(
            notes.map(\.message) == [
                "the sizes of the symbols bolt and leaf.arrow.circlepath aren't known; recorded frames stand for them"
            ])
        #expect(notes.first?.items == ["one", "two"])
    }
}
