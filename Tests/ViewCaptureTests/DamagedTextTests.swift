import Foundation
import Testing

@testable import ViewCapture

/// What consoles, editors and people do to a text on its way into an issue.
enum Damage: String, CaseIterable, Sendable {
    case comment, documentation, mail, hash, prompt, quotedLines, codeFence, windowsEnds, wideWrap, wordWrap,
        oneString
    case byteOrderMark, trailingSpaces, emptyLines, logLine, indented

    func apply(to text: String) -> String {
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
        switch self {
        case .comment: return lines.map { "    // \($0)" }.joined(separator: "\n")
        case .documentation: return lines.map { "/// \($0)" }.joined(separator: "\n")
        case .mail: return lines.map { "> \($0)" }.joined(separator: "\n")
        case .hash: return lines.map { "# \($0)" }.joined(separator: "\n")
        case .prompt: return "(lldb) po [[UIWindow keyWindow] recursiveDescription]\n\(text)\n(lldb) continue"
        case .quotedLines:
            return lines.map { "  \"\($0.replacing("\"", with: "\\\""))\"," }.joined(separator: "\n")
        case .codeFence: return "Here is it:\n```\n\(text)\n```\nThanks!"
        case .windowsEnds: return lines.joined(separator: "\r\n")
        case .wideWrap: return lines.flatMap { Self.chunks($0, 100) }.joined(separator: "\n")
        case .wordWrap: return lines.flatMap { Self.words($0, 90) }.joined(separator: "\n")
        case .oneString: return "\"" + lines.joined(separator: "\\n").replacing("'", with: "\\'") + "\""
        case .byteOrderMark: return "\u{FEFF}" + text
        case .trailingSpaces: return lines.map { $0 + "   " }.joined(separator: "\n")
        case .emptyLines: return "\n\n\(text)\n\n"
        case .logLine:
            return
                "2024-05-01 10:00:00.123456+0200 App[123:4567] the views are:\n\(text)\n2024-05-01 10:00:01.5 App[123:4567] done"
        case .indented: return lines.map { "        \($0)" }.joined(separator: "\n")
        }
    }

    /// Cuts a line at a width, as terminals do.
    private static func chunks(_ line: String, _ width: Int) -> [String] {
        var rest = Substring(line)
        var chunks: [String] = []
        while rest.count > width {
            chunks.append(String(rest.prefix(width)))
            rest = rest.dropFirst(width)
        }
        return chunks + [String(rest)]
    }

    /// Breaks a line at spaces after its indentation, as mail programs do.
    private static func words(_ line: String, _ width: Int) -> [String] {
        let lead = line.prefix { !$0.isLetter }
        var lines = [String(lead)]
        for word in line.dropFirst(lead.count).split(separator: " ", omittingEmptySubsequences: false) {
            let last = lines[lines.count - 1]
            if last.count + word.count > width, last.count > lead.count {
                lines.append(String(word))
            } else {
                lines[lines.count - 1] = last + (last == lead && lines.count == 1 ? "" : " ") + word
            }
        }
        return lines
    }
}

struct DamagedTextTests {
    private static let views = """
        <UIWindow: 0x7f82b1fa8140; frame = (0 0; 320 568); gestureRecognizers = <NSArray: 0x7f82b1fa92d0>; layer = <UIWindowLayer: 0x7f82b1fa8400>>
           | <UIView: 0x7f82b1d01fd0; frame = (0 0; 320 568); autoresize = W+H; layer = <CALayer: 0x7f82b1e2e0a0>>
           |    | <UILabel: 0x7f82b1d01fe0; frame = (16 40.5; 288 20.5); text = 'You're the best; really'; opaque = NO; autoresize = RM+BM; userInteractionEnabled = NO; layer = <_UILabelLayer: 0x16e8f920>>
           |    | <UIScrollView: 0x7f82b1d01ff0; frame = (0 100; 320 400); clipsToBounds = YES; layer = <CALayer: 0x17f7a9b0>; contentOffset: {0, -44}; contentSize: {320, 333.5}>
           |    |    | <UIView: 0x7f82b1d02000; frame = (10 10; 100 50); hidden = YES; layer = <CALayer: 0x17f7a9b1>>
           |    | <UIButton: 0x7f82b1d02010; frame = (8 500; 304 30); opaque = NO; layer = <CALayer: 0x16d90490>>
        """
    private static let elements = """
        Element subtree:
         →Application, 0x6000027d6ae0, pid: 7340, label: 'Demo'
            Window (Main), 0x6000027d7480, {{0.0, 0.0}, {375.0, 812.0}}
              Other, 0x6000027d7560, {{0.0, 0.0}, {375.0, 812.0}}
                NavigationBar, 0x6000027d7800, {{0.0, 50.0}, {375.0, 44.0}}, identifier: 'Login'
                  Button, 0x6000027d78e0, {{0.0, 50.0}, {77.7, 44.0}}, label: 'Home, sweet home of all the things that anybody needs'
                  StaticText, 0x6000027d79c0, {{170.3, 61.7}, {34.7, 20.3}}, label: 'Sign in with the name and the password of your account'
                Button, 0x6000027d78f0, {{16.0, 700.0}, {343.0, 50.0}}, identifier: 'save', label: 'Save', Disabled
        Path to element:
        """
    private static let trace = """
        UIWindow:0x7feedad296d0
        |   •UIView:0x7feedac7c1c0
        |   |   *UILabel:0x7feedac84450'E-mail address'- AMBIGUOUS LAYOUT for UILabel:0x7feedac84450'E-mail address'.Width{id: 26}
        |   |   *UIImageView:0x7feedac86ae0
        |   |   *UIButton:0x7feedac937d0'Sign-In'
        |   |   |   UIButtonLabel:0x7feedac937e0'Sign-In'
        """

    private func facts(_ capture: ViewCapture) -> [String] {
        capture.items.map { item in
            let parent = item.parent.map { capture.items[$0].address ?? "?" } ?? "-"
            return "\(item.className) \(item.address ?? "") \(parent) \(String(describing: item.frame)) "
                + "\(String(describing: item.screenFrame)) \(item.text ?? "") \(item.isHidden) \(item.openAttributes) \(item.boundsOrigin)"
        }
    }

    @Test(arguments: [views, elements, trace], Damage.allCases)
    func damagedCopiesHaveTheSameElements(text: String, damage: Damage) {
        let good = CaptureReader.read(Array(text.utf8))
        #expect(good.items.count >= 6)
        let damaged = CaptureReader.read(Array(damage.apply(to: text).utf8))
        #expect(facts(damaged) == facts(good), "\(damage)")
    }

    @Test(.enabled(if: SharedDumps.isThere, "the folder ../shared/dumps of real texts is not there"))
    func damagedCopiesOfRealTextsHaveTheSameElements() throws {
        let names = [
            "019-recursiveDescription-joined-trio-view.txt",
            "024-recursiveDescription-jstest-ios26-stack.txt",
            "034-autolayoutTrace-login-ok.txt", "041-autolayoutTrace-navbar-toolbar-ios12.txt",
            "072-xcuitest-fixture-aliquant.txt", "093-printHierarchy-pointfree-tabbar.txt",
        ]
        for name in names {
            let bytes = try SharedDumps.bytes(name)
            let good = CaptureReader.read(bytes)
            for damage in Damage.allCases where damage != .wordWrap {
                let damaged = CaptureReader.read(
                    Array(damage.apply(to: String(decoding: bytes, as: UTF8.self)).utf8))
                #expect(facts(damaged) == facts(good), "\(name): \(damage)")
                #expect(
                    damaged.controllers.map(\.className) == good.controllers.map(\.className),
                    "\(name): \(damage)")
            }
        }
    }
}
