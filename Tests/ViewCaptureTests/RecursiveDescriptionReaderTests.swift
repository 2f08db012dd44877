import Engine
import Foundation
import Testing

@testable import ViewCapture

struct RecursiveDescriptionReaderTests {
    private func items(_ text: String) -> [CapturedItem] { CaptureReader.read(Array(text.utf8)).items }

    @Test func depthIsTheNumberOfBars() {
        let items = items(
            """
            <UIWindow: 0x1; frame = (0 0; 320 480); layer = <UIWindowLayer: 0x9>>
               | <UIView: 0x2; frame = (10 20; 30.5 40); layer = <CALayer: 0x9>>
               |    | <UIView: 0x3; frame = (1 2; 3 4); layer = <CALayer: 0x9>>
              | <UIView: 0x4; frame = (-1 -2.25; 3 4); layer = <CALayer: 0x9>>
            """)
        #expect(items.map(\.parent) == [nil, 0, 1, 0])
        #expect(items.map(\.address) == ["0x1", "0x2", "0x3", "0x4"])
        #expect(items[1].frame == CGRect(x: 10, y: 20, width: 30.5, height: 40))
        #expect(items[3].frame == CGRect(x: -1, y: -2.25, width: 3, height: 4))
        #expect(items.map(\.line) == [1, 2, 3, 4])
    }

    @Test func propertiesAreReadByKey() {
        let item = items(
            "<MyLabel: 0xAB; baseClass = UILabel; frame = (0 0; 10 10); hidden = YES; text = 'it's; a <test> = x'; "
                + "alpha = 0.25; clipsToBounds = YES; transform = [0, 1, -1, 0, 5, 6]; "
                + "animations = { position=<CABasicAnimation: 0x7; x = 1>; }; backgroundColor = UIExtendedSRGBColorSpace 1 0.5 0 0.75; "
                + "layer = <CALayer: 0x9>; contentOffset: {3, -44}; contentSize: {1, 2}>")[0]
        #expect(item.className == "MyLabel")
        #expect(item.baseClass == "UILabel")
        #expect(item.address == "0xab")
        #expect(item.isHidden)
        #expect(item.text == "it's; a <test> = x")
        #expect(item.alpha == 0.25)
        #expect(item.clipsToBounds)
        #expect(item.transform?.b == 1)
        #expect(item.background == [1, 0.5, 0, 0.75])
        #expect(item.boundsOrigin == CGPoint(x: 3, y: -44))
    }

    @Test func recordWithoutEndDoesNotTakeTheNext() {
        let capture = CaptureReader.read(
            Array(
                """
                <UIView: 0x1; frame = (0 0; 320 480); text = 'not clos
                   | <UIView: 0x2; frame = (1 1; 2 2); layer = <CALayer: 0x9>>
                """.utf8))
        #expect(capture.items.map(\.address) == ["0x1", "0x2"])
        #expect(capture.items[1].parent == 0)
        #expect(capture.findings.contains { $0.kind == .cutRecord(className: "UIView") && $0.line == 1 })
    }

    @Test func genericClassesHaveBracketsAndSpaces() {
        let items = items(
            """
            <_UIHostingView<ModifiedContent<AnyView, RootModifier>>: 0x1; frame = (0 0; 1 1); layer = <CALayer: 0x9>>
               | <Foo.(unknown context at $10e4).Bar: 0x2; frame = (0 0; 2 2); layer = <CALayer: 0x9>>
            """)
        #expect(
            items.map(\.className) == [
                "_UIHostingView<ModifiedContent<AnyView, RootModifier>>",
                "Foo.(unknown context at $10e4).Bar",
            ])
    }

    @Test func lastPrintOfTheSameViewsCounts() {
        let tree = { (width: Int) in
            "<UIWindow: 0x1; frame = (0 0; \(width) 480); layer = <L: 0x9>>\n   | <UIView: 0x2; frame = (0 0; 5 5); layer = <L: 0x9>>\n"
        }
        let capture = CaptureReader.read(Array((tree(320) + "later\n" + tree(400)).utf8))
        #expect(capture.items.count == 2)
        #expect(capture.items[0].frame?.width == 400)
        #expect(capture.findings.contains { $0.kind == .printedAgain(count: 2) })
    }

    @Test func escapedCharactersOfTextsAreDecoded() {
        #expect(PrintedValue.text("'\\u7535\\U0001f600\\Uf32a'") == "电😀\u{f32a}")
    }

    @Test func deepTreesEndAtTheLimit() {
        var text = ""
        for depth in 0..<3000 {
            text +=
                String(repeating: "|", count: depth)
                + "<UIView: 0x\(String(depth + 1, radix: 16)); frame = (0 0; 1 1); layer = <L: 0x0>>\n"
        }
        let capture = CaptureReader.read(Array(text.utf8))
        #expect(capture.items.count == 3000)
        #expect(
            capture.findings.contains { if case .tooLarge("levels", _) = $0.kind { true } else { false } })
    }
}
