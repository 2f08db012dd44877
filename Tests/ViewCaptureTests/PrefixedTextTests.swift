import Foundation
import Testing

@testable import ViewCapture

/// What logs, terminals and pages put before each line, or around a text.
enum Surroundings: String, CaseIterable, Sendable {
    case unifiedLog, unifiedLogOfShow, syslog, testLog, time, gitHub, level, lineNumbers, numbersWithColons
    case quotedTwice, quotedWithoutSpace, added, colors, fixedSpaces
    case optional, described, concatenated, jsonField, debuggerOfSwift, debuggerOfObjectiveC
    case page, entities, mailWithProse

    func apply(to text: String) -> String {
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
        func each(_ prefix: (Int) -> String) -> String {
            lines.enumerated().map { prefix($0) + $1 }.joined(separator: "\n")
        }
        let escaped = text.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"")
        let onOneLine = escaped.replacing("\n", with: "\\n")
        switch self {
        case .unifiedLog: return each { "2024-05-01 10:00:0\($0 % 10).12345\($0)+0200 App[123:4567] " }
        case .unifiedLogOfShow:
            return each {
                "2024-05-01 10:00:0\($0 % 10).123456+0200 0x1a2\($0)  Default  0x0  4242  0  App: (UIKitCore) "
                    + "[com.apple.UIKit:LayoutConstraints] "
            }
        case .syslog: return each { "May  1 10:00:\(10 + $0) iPhone App(UIKitCore)[4242] <Notice>: " }
        case .testLog: return each { "    t =     \($0).21s " }
        case .time: return each { "10:00:0\($0 % 10).123 " }
        case .gitHub: return each { "2024-05-01T10:00:00.1234\(567 + $0)Z " }
        case .level: return each { _ in "[debug] " }
        case .lineNumbers:
            return each { String(repeating: " ", count: $0 < 9 ? 2 : 1) + "\($0 + 1)  " }
        case .numbersWithColons: return each { "\($0 + 98): " }
        case .quotedTwice: return each { _ in ">> " }
        case .quotedWithoutSpace: return each { _ in ">" }
        case .added: return each { _ in "+" }
        case .colors: return lines.map { "\u{1B}[32m\($0)\u{1B}[0m" }.joined(separator: "\n")
        case .fixedSpaces:
            return lines.map { line in
                let lead = line.prefix { $0 == " " || $0 == "|" }
                return lead.replacing(" ", with: "\u{A0}") + line.dropFirst(lead.count)
            }.joined(separator: "\n")
        case .optional: return "Optional(\(text))"
        case .described: return "▿ Optional<Any>\n  - some : \(text)"
        case .concatenated:
            return escaped.split(separator: "\n").map { "  \"\($0)\\n\" +" }.joined(separator: "\n")
        case .jsonField:
            return "{\"message\": \"\(onOneLine)\", \"level\": \"info\"}"
        case .debuggerOfSwift:
            return "(lldb) expression text\n(String) $R0 = \"\(onOneLine)\"\n(lldb) \n"
        case .debuggerOfObjectiveC:
            return "(__NSCFString *) $1 = 0x0000600002a3c0f0 @\"\(onOneLine)\"\n"
        case .page: return "<pre><code>\(Self.html(text))</code></pre>"
        case .entities: return Self.html(text).replacing("'", with: "&#39;")
        case .mailWithProse:
            let prose = Array(repeating: "This line says nothing about any view.\n", count: 12).joined()
            return prose + lines.map { "> \($0)" }.joined(separator: "\n") + "\n\n" + prose
        }
    }

    private static func html(_ text: String) -> String {
        text.replacing("&", with: "&amp;").replacing("<", with: "&lt;").replacing(">", with: "&gt;")
    }
}

struct PrefixedTextTests {
    private static let texts = [
        """
        <UIWindow: 0x7f82b1fa8140; frame = (0 0; 320 568); layer = <UIWindowLayer: 0x7f82b1fa8400>>
           | <UIView: 0x7f82b1d01fd0; frame = (0 0; 320 568); autoresize = W+H; layer = <CALayer: 0x7f82b1e2e0a0>>
           |    | <UILabel: 0x7f82b1d01fe0; frame = (16 40.5; 288 20.5); text = 'You're the best; really'; layer = <_UILabelLayer: 0x16e8f920>>
           |    | <App.Cell<App.Row<Swift.Int>>: 0x7f82b1d02000; baseClass = UITableViewCell; frame = (10 10; 100 50); layer = <CALayer: 0x17f7a9b1>>
        """,
        """
         →Application, 0x6000027d6ae0, pid: 7340, label: 'Demo'
            Window (Main), 0x6000027d7480, {{0.0, 0.0}, {375.0, 812.0}}
              Other, 0x6000027d7560, {{0.0, 0.0}, {375.0, 812.0}}
                Button, 0x6000027d78e0, {{0.0, 50.0}, {77.7, 44.0}}, identifier: 'home', label: 'Bob's "home", (null)'
              Button, 0x6000027d78f0, {{16.0, 700.0}, {343.0, 50.0}}, label: 'Save', Disabled
        """,
        """
        UIWindow:0x7feedad296d0
        |   •UIView:0x7feedac7c1c0
        |   |   *UILabel:0x7feedac84450'E-mail'- AMBIGUOUS LAYOUT for UILabel:0x7feedac84450'E-mail'.Width{id: 26}
        |   |   *<UILayoutGuide: 0x600000d1 - "UIViewSafeAreaLayoutGuide", layoutFrame = {{0, 20}, {414, 716}}, owningView = <UIView: 0x7feedac7c1c0; frame = (0 0; 414 736); layer = <CALayer: 0x6000009>>>
        |   |   +UIButton:0x7feedac937d0'Sign-In'
        |   |   |   UIButtonLabel:0x7feedac937e0
        """,
        """
        [   AF    ! wLU ] h=--- v=--- NSView 0x7f01 f=(0,0,200,100) b=(-)
          [   A     ! wLU ] h=-&- v=&-- NSBox 0x7f02 f=(10,10,87,32) b=(-) => <NSViewBackingLayer>
            [   AF    ! wLU ] h=--- v=--- NSButton 0x7f03 "Push" f=(11,6,65,16) b=(-)
        """,
        """
        <UINavigationController 0x7f0001>, state: appeared, view: <UILayoutContainerView 0x7f0002>
           | <App.ListController 0x7f0003>, state: disappeared, view: <UIView 0x7f0004> not in the window
           |    | <App.MapController 0x7f0005>, state: disappeared, view: (view not loaded)
           + <App.DetailController 0x7f0007>, state: appeared, view: <UIView 0x7f0008>
        """,
    ]

    private func facts(_ capture: ViewCapture) -> [String] {
        capture.items.map { item in
            let parent = item.parent.map { capture.items[$0].address ?? "?" } ?? "-"
            return "\(item.className) \(item.address ?? "") \(parent) \(String(describing: item.frame)) "
                + "\(String(describing: item.screenFrame)) \(item.text ?? "") \(item.identifier ?? "") "
                + "\(item.openAttributes) \(String(describing: item.mark))"
        }
            + capture.controllers.map {
                "\($0.className) \($0.address ?? "") \(String(describing: $0.parent)) \($0.isPresented) \($0.viewClass ?? "")"
            }
    }

    @Test(arguments: texts, Surroundings.allCases)
    func surroundingsChangeNothing(text: String, surroundings: Surroundings) {
        let good = facts(CaptureReader.read(Array(text.utf8)))
        #expect(good.count >= 3)
        let found = facts(CaptureReader.read(Array(surroundings.apply(to: text).utf8)))
        #expect(found == good)
    }

    /// A plus sign is a mark of traces, and a prefix only where nearly all lines have it.
    @Test func plusSignsOfTracesAreKept() {
        let text = """
            •UIView:0x1
            |   +UIButton:0x2'A'
            |   +UIButton:0x3'B'
            |   +UIButton:0x4'C'
            """
        let capture = CaptureReader.read(Array(text.utf8))
        #expect(capture.items.map(\.mark) == [.host, .autoresizing, .autoresizing, .autoresizing])
    }

    @Test func windowsOfATraceAreSeparateTrees() {
        let text = """

            •UIWindow:0x1
            |   UIView:0x2

            UITextEffectsWindow:0x3
            |   •UIView:0x4, MISSING HOST CONSTRAINTS

            Legend:
            \t* - is laid out with auto layout
            """
        let capture = CaptureReader.read(Array(text.utf8))
        #expect(capture.items.map(\.parent) == [nil, 0, nil, 2])
        #expect(capture.items[3].isMissingHostConstraints)
    }
}
