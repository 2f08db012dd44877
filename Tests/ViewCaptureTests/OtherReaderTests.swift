import ConstraintLog
import Engine
import Foundation
import Testing

@testable import ViewCapture

struct OtherReaderTests {
    @Test func genericClassesOfATraceAreRead() {
        let capture = CaptureReader.read(
            Array(
                """
                •UIWindow:0x1
                |   *App.Box<Swift.Array<Swift.Int>>:0x2'A'
                |   |   +App.(unknown context at $10a2b3c4).Row:0x3
                |   ?? something else
                |   *UIView:0x4
                """.utf8))
        #expect(
            capture.items.map(\.className) == [
                "UIWindow", "App.Box<Swift.Array<Swift.Int>>", "App.(unknown context at $10a2b3c4).Row",
                "UIView",
            ])
        #expect(capture.items.map(\.parent) == [nil, 0, 1, 0])
    }

    @Test func answersOfWebDriverAgentAreRead() {
        let text = """
            {"value":{"type":"Application","rawIdentifier":null,"label":"Demo","rect":{"x":0,"y":0,"width":393,"height":852},
            "isVisible":"1","children":[{"type":"Button","rawIdentifier":"save","label":"Save",
            "rect":{"x":16,"y":100,"width":80,"height":44},"isVisible":"0"}]},"sessionId":"A-B"}
            """
        let capture = CaptureReader.read(Array(text.utf8))
        #expect(capture.items.map(\.className) == ["Application", "Button"])
        #expect(capture.items.map(\.parent) == [nil, 0])
        #expect(capture.items.map(\.isHidden) == [false, true])
        #expect(capture.items.last?.screenFrame == CGRect(x: 16, y: 100, width: 80, height: 44))
    }

    @Test func labelThatLooksLikeAFrameIsNone() {
        let capture = CaptureReader.read(
            Array("    Button, 0x1, {{16.0, 59.0}, {30.0, 20.0}}, label: 'a', {{1.0, 2.0}, {3.0, 4.0}}'".utf8)
        )
        #expect(capture.items.first?.screenFrame == CGRect(x: 16, y: 59, width: 30, height: 20))
    }

    private func read(_ text: String) -> ViewCapture { CaptureReader.read(Array(text.utf8)) }

    @Test func tracesHaveMarksAndOpenAttributes() {
        let capture = read(
            """
            UIWindow:0x1
            |   •UIView:0x2, MISSING HOST CONSTRAINTS
            |   |   *UILabel:0x3'It's - here'- AMBIGUOUS LAYOUT for UILabel:0x3'It's - here'.minY{id: 5}, UILabel:0x3'It's - here'.Width{id: 6}
            |   |   +UIView:0x4
            |   |   *<UILayoutGuide: 0x5 - "third", layoutFrame = {{0, 20}, {100, 50.5}}, owningView = <UIView: 0x2; frame = (0 0; 100 200); layer = <CALayer: 0x9>>>
            """)
        #expect(capture.formats == [.autolayoutTrace])
        #expect(capture.items.map(\.parent) == [nil, 0, 1, 1, 1])
        #expect(capture.items.map(\.mark) == [nil, .host, .constraints, .autoresizing, .constraints])
        #expect(capture.items[1].isMissingHostConstraints)
        #expect(capture.items[1].frame == CGRect(x: 0, y: 0, width: 100, height: 200))
        #expect(capture.items[2].openAttributes == [.minY, .width])
        #expect(capture.items[2].text == "It's - here")
        #expect(capture.items[4].kind == .guide)
        #expect(capture.items[4].identifier == "third")
        #expect(capture.items[4].frame == CGRect(x: 0, y: 20, width: 100, height: 50.5))
    }

    @Test func elementsHaveScreenFramesAndQuotedValues() {
        let capture = read(
            """
            Attributes: Application, 0x1, pid: 7, label: 'App'
            Element subtree:
             →Application, 0x1, pid: 7, label: 'App'
                Window (Main), 0x2, {{0.0, 0.0}, {375.0, 812.0}}
                  Button, 0x3, {{16.0, 100.5}, {40.0, 40.0}}, identifier: 'go', label: 'Author: A, B, it's 'so'', Selected
                Other, 0x4, {{-5.0, 0.0}, {1.0, 2.0}}, value: a@b...
            Path to element:
             →Application, 0x1
            Query chain:
              Output: {
                Application, 0x1, pid: 7
            """)
        #expect(capture.items.map(\.className) == ["Application", "Window", "Button", "Other"])
        #expect(capture.items.map(\.parent) == [nil, 0, 1, 0])
        #expect(capture.items[2].text == "Author: A, B, it's 'so'")
        #expect(capture.items[2].identifier == "go")
        #expect(capture.items[2].screenFrame == CGRect(x: 16, y: 100.5, width: 40, height: 40))
        #expect(capture.items[3].text == "a@b...")
    }

    @Test func olderElementsHaveTraits() {
        let capture = read(
            """
            Application 0x1: {{0.0, 0.0}, {320.0, 568.0}}, label: 'A'
              Button 0x2: traits: 8589934593, {{1.0, 2.0}, {3.0, 4.0}}, label: 'B', Disabled
            """)
        #expect(capture.items.last?.screenFrame == CGRect(x: 1, y: 2, width: 3, height: 4))
        #expect(capture.items.last?.text == "B")
    }

    @Test func pageSourceNeedsNoBeginningOrEnd() {
        let capture = read(
            """
            </XCUIElementTypeOther>
            <XCUIElementTypeCell type="XCUIElementTypeCell" visible="false" height="4" width="3" y="2" x="1" name="a &amp; &#x42;">
              <!-- <XCUIElementTypeOther x="0"/> -->
              ...
              <XCUIElementTypeButton label='B > C' x="5" y="6" width="7" height="8"/>
            """)
        #expect(capture.items.map(\.className) == ["Cell", "Button"])
        #expect(capture.items[0].text == "a & B")
        #expect(capture.items[0].isHidden)
        #expect(capture.items[1].parent == 0)
        #expect(capture.items[1].text == "B > C")
        #expect(capture.items[1].screenFrame == CGRect(x: 5, y: 6, width: 7, height: 8))
        #expect(capture.findings.contains { $0.kind == .cutTree })
    }

    @Test func subtreesCountFromTheBottomUnlessTheSuperviewIsFlipped() {
        let capture = read(
            """
            [   A     ! wLU ] h=--- v=--- NSView 0x1 f=(0,0,100,200) b=(-)
              [   AF      LU ] h=-&- v=&-- NSClipView 0x2 "A title" f=(10,20,30,40) b=(0,637,-,-) => <CALayer>
                [   H       LU ] h=--- v=--- NSView 0x3 f=(1,2,3,4) b=(-)
            """)
        #expect(capture.formats == [.subtreeDescription])
        #expect(capture.items.map(\.countsFromBottom) == [false, true, false])
        #expect(capture.items[1].boundsOrigin.y == 637)
        #expect(capture.items[1].text == "A title")
        #expect(capture.items[2].isHidden)
        #expect(capture.items[2].parent == 1)
    }

    @Test func controllersHaveViewsAndPresentedControllers() {
        let capture = read(
            """
            <UINavigationController 0x1>, state: appeared, view: <UILayoutContainerView 0x2>
               | <App.Main 0x3>, state: disappeared, view: (view not loaded)
               + <UIAlertController 0x4>, state: appearing, view: <UIView 0x5>, presented with: <UIPresentationController 0x6>
            """)
        #expect(
            capture.controllers.map(\.className) == [
                "UINavigationController", "App.Main", "UIAlertController",
            ])
        #expect(capture.controllers.map(\.parent) == [nil, 0, 0])
        #expect(capture.controllers.map(\.isPresented) == [false, false, true])
        #expect(capture.controllers.map(\.viewAddress) == ["0x2", nil, "0x5"])
        #expect(capture.controllers.map(\.state) == ["appeared", "disappeared", "appearing"])
    }

    @Test func constraintsAreListedOnce() {
        let capture = read(
            """
            <__NSArrayI 0x1466100b0>(
            <NSLayoutConstraint:0x10 'gap' V:|-(8@250)-[UILabel:0x2'A']   (active, names: '|':UIView:0x1 )>,
            <NSLayoutConstraint:0x11 UILabel:0x2'A'.width == 0.5*UIView:0x1.width + 3   (active)>,
            <NSLayoutConstraint:0x11 UILabel:0x2'A'.width == 0.5*UIView:0x1.width + 3   (active)>
            )
            """)
        #expect(capture.recordCount == 3)
        #expect(capture.constraints.map(\.address) == ["0x10", "0x11"])
        #expect(capture.constraints[0].priority == 250)
        #expect(capture.constraints[0].identifier == "gap")
        #expect(capture.constraints[0].superview?.address == "0x1")
        #expect(capture.constraints[1].first?.attribute == .width)
        #expect(capture.constraints[1].second?.item.address == "0x1")
        #expect(capture.constraints[1].multiplier == 0.5)
        #expect(capture.constraints[1].constant == 3)
    }

    @Test func jsonTreesMayBeCut() {
        let sentry = read(
            """
            {"rendering_system": "UIKIT", "windows": [{"type": "UIWindow", "x": 0, "y": 0, "width": 10, "height": 20, "alpha": 1,
            "visible": true, "children": [{"type": "UIView", "identifier": "a", "x": 1, "y": 2, "width": 3, "height": 4, "alpha": 0.5,
            """)
        #expect(sentry.items.map(\.className) == ["UIWindow", "UIView"])
        #expect(sentry.items[1].parent == 0)
        #expect(sentry.items[1].frame == CGRect(x: 1, y: 2, width: 3, height: 4))
        let idb = read(
            """
            [{"AXFrame": "{{1, 2}, {3, 4}}", "AXUniqueId": "go", "frame": {"y": 2, "x": 1, "width": 3, "height": 4}, "type": "Button", "AXLabel": "Go"}]
            """)
        #expect(idb.items.map(\.screenFrame) == [CGRect(x: 1, y: 2, width: 3, height: 4)])
        #expect(idb.items.first?.identifier == "go")
        let old = read(
            "info: {\"UIATableCell\": {\"@\": {\"name\": \"a\", \"visible\": 0, \"x\": 1, \"y\": 2, \"width\": 3, \"height\": 4}, \">\": [{\"UIAStaticText\": {\"@\": {\"label\": \"b\", \"x\": 5, \"y\": 6, \"width\": 7, \"height\": 8}"
        )
        #expect(old.items.map(\.className) == ["TableCell", "StaticText"])
        #expect(old.items.map(\.parent) == [nil, 0])
    }

    @Test func nothingIsFoundInOtherTexts() {
        for text in [
            "", "Hello 0x12, world", "{ layoutDocument: 1, root: { id: \"a\" } }",
            "<html><body>0x1</body></html>", "a = 0x7f; b: 0x1",
        ] {
            #expect(read(text).isEmpty, "\(text)")
        }
    }
}
