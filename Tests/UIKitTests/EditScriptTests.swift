import Foundation
import Testing

/// `Scripts/uikit-edits` makes the edits that the documentation calls automatic, and lists what is left.
@Suite struct EditScriptTests {
    private struct Outcome {
        var source: String
        var listed: [String]
    }

    /// Runs the script on a file with the given source.
    private func edited(_ source: String, _ options: String...) throws -> Outcome {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let file = folder.appendingPathComponent("Screen.swift")
        try Data(source.utf8).write(to: file)
        let lines = try printed(by: options + [folder.path])
        return Outcome(
            source: try String(contentsOf: file, encoding: .utf8),
            listed: lines.compactMap { $0.components(separatedBy: "Screen.swift:").last })
    }

    /// Runs the script, and returns the lines that it prints.
    private func printed(by arguments: [String]) throws -> [Substring] {
        let script = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
            .appendingPathComponent("../../Scripts/uikit-edits")
        let (process, output) = (Process(), Pipe())
        process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        process.arguments = ["python3", script.path] + arguments
        process.standardOutput = output
        process.standardError = FileHandle.nullDevice
        try process.run()
        let printed = output.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        #expect(process.terminationStatus == 0)
        return String(decoding: printed, as: UTF8.self).split(separator: "\n")
    }

    @Test func selectorsGetTheirMethods() throws {
        let outcome = try edited(
            """
            class Screen: UIViewController {
                func setUp() {
                    a.addTarget(self, action: #selector(tap), for: .touchUpInside)
                    b.addTarget(self, action: #selector(self.drag(_:with:)), for: .valueChanged)
                    c.addTarget(self, action: #selector(Other.named(sender:)), for: .valueChanged)
                    let key = #selector(getter: title)
                }
                @objc private func tap(_ sender: UIButton) {}
                @objc
                func drag(_ sender: UIControl, with event: UIEvent) {}
            }
            """)
        #expect(
            outcome.source == """
                class Screen: UIViewController {
                    func setUp() {
                        a.addTarget(self, action: Selector("tap:", Self.tap), for: .touchUpInside)
                        b.addTarget(self, action: Selector("drag:with:", Self.drag(_:with:)), for: .valueChanged)
                        c.addTarget(self, action: Selector("namedWithSender:", Other.named(sender:)), for: .valueChanged)
                        let key = Selector("title")
                    }
                    private func tap(_ sender: UIButton) {}
                    func drag(_ sender: UIControl, with event: UIEvent) {}
                }
                """)
        #expect(outcome.listed.isEmpty)
    }

    @Test func attributesAndConditionsChangeInCodeAlone() throws {
        let outcome = try edited(
            """
            #if os(iOS) || os(tvOS)
            import UIKit
            import ObjectiveC
            #endif
            @objcMembers final class Screen: NSObject {
                // @objc and #if os(iOS) in a comment
                let text = "@objc #selector(tap)"
                @IBOutlet weak var label: UILabel!
                @objc(name) dynamic var title = ""
                func scroll() { delegate?.scrollViewDidScroll?(view); handler?(view) }
            }
            """)
        #expect(
            outcome.source == """
                #if canImport(UIKit) || os(tvOS)
                import UIKit
                #endif
                final class Screen: NSObject {
                    // @objc and #if os(iOS) in a comment
                    let text = "@objc #selector(tap)"
                    weak var label: UILabel!
                    var title = ""
                    func scroll() { delegate?.scrollViewDidScroll(view); handler?(view) }
                }
                """)
    }

    @Test func previewsAreRemoved() throws {
        let outcome = try edited(
            """
            let before = 1
            #Preview {
                let view = Card(size: { 3 }())
                return view // }
            }
            @available(iOS 17, *)
            #Preview("Card }", traits: .fixedLayout(width: 3, height: 4)) { Card() }
            let after = "#Preview {"
            """)
        #expect(outcome.source == "let before = 1\nlet after = \"#Preview {\"")
        #expect(outcome.listed.isEmpty)
    }

    @Test func importsAreCompleted() throws {
        let outcome = try edited(
            """
            // A test.
            import XCTest
            @testable import Cards
            class CardTests: XCTestCase {
                func testCard() { XCTAssertEqual(Card().view is UILabel, true) }
                func load() -> URLRequest? { nil }
            }
            """)
        #expect(
            outcome.source.hasPrefix(
                """
                // A test.
                import UIKit
                #if canImport(FoundationNetworking)
                import FoundationNetworking
                #endif
                import XCTest

                """))
        let submodule = try edited("import UIKit.UIGeometry\nimport Foundation\nlet hits = a.intersects(b)\n")
        #expect(submodule.source == "import UIKit\nlet hits = a.intersects(b)\n" && submodule.listed.isEmpty)
        // Foundation comes with XCTest, and not with Testing.
        let area = "@testable import Cards\n@Test func area() { #expect(CGRect.zero.isEmpty) }\n"
        let tested = try edited("import Testing\n" + area)
        #expect(tested.source == "import UIKit\nimport Testing\n" + area)
        let plain = try edited("import XCTest\nfinal class SumTests: XCTestCase {}\n")
        #expect(plain.source == "import XCTest\nfinal class SumTests: XCTestCase {}\n")
    }

    @Test func selectorsMayHaveSpacesAndNeedTheModule() throws {
        let outcome = try edited(
            """
            import Foundation
            final class Clock: NSObject {
                func start() { run(#selector(tick(_: )), #keyPath(Clock.hand.angle)) }
                @objc func tick(_ timer: Timer) {}
            }
            """)
        #expect(
            outcome.source == """
                import UIKit
                import Foundation
                final class Clock: NSObject {
                    func start() { run(Selector("tick:", Self.tick(_:)), "hand.angle") }
                    func tick(_ timer: Timer) {}
                }
                """)
    }

    @Test func testsBoundToTheMainActorAssumeIt() throws {
        let outcome = try edited(
            """
            import XCTest
            @MainActor
            class Base: XCTestCase {
                override func setUp() async throws {
                    try await super.setUp()
                    prepare()
                }
            }
            final class ScreenTests: Base {
                override func setUp() { super.setUp() }
                func testTitle() throws { try check() }
                func testLater() async { await wait() }
                func check() throws {}
            }
            class FreeTests: XCTestCase {
                @MainActor func testOne() {}
                func testTwo() {}
            }
            """)
        #expect(
            outcome.source == """
                import XCTest
                @MainActor
                class Base: XCTestCase, @unchecked Sendable {
                    override func setUp() async throws {
                        prepare()
                    }
                }
                final class ScreenTests: Base {
                    nonisolated override func setUp() { MainActor.assumeIsolated { () -> Void in super.setUp() } }
                    nonisolated func testTitle() throws { try MainActor.assumeIsolated { () -> Void in try check() } }
                    func testLater() async { await wait() }
                    func check() throws {}
                }
                class FreeTests: XCTestCase {
                    nonisolated func testOne() { MainActor.assumeIsolated { () -> Void in} }
                    func testTwo() {}
                }
                """)
    }

    @Test func overridesInExtensionsAreForwarded() throws {
        let outcome = try edited(
            """
            public class Rule: NSObject {
                let name = ""
            }
            public extension Rule {
                override var description: String { name }
            }
            extension UIView {
                @objc func parts(_ views: [UIView], to other: UIView) -> UIView {
                    other
                }
            }
            extension UITableViewCell {
                override func parts(_ views: [UIView], to other: UIView) -> UIView { contentView }
            }
            extension UILabel {
                override var text: String? { didSet {} }
            }
            """)
        #expect(
            outcome.source == """
                public class Rule: NSObject {
                    let name = ""

                    override public var description: String { descriptionOfRule }
                }
                public extension Rule {
                    var descriptionOfRule: String { name }
                }
                extension UIView {
                    func parts(_ views: [UIView], to other: UIView) -> UIView { \
                if let subclassed = self as? UITableViewCell { \
                return subclassed.partsOfUITableViewCell(views, to: other) };
                        return other
                    }
                }
                extension UITableViewCell {
                    func partsOfUITableViewCell(_ views: [UIView], to other: UIView) -> UIView { contentView }
                }
                extension UILabel {
                    override var text: String? { didSet {} }
                }
                """)
        #expect(
            outcome.listed.count == 1 && outcome.listed[0].contains("an override of text in an extension"))
    }

    @Test func whatNeedsSwiftUIIsConditional() throws {
        let outcome = try edited(
            """
            import SwiftUI
            import UIKit

            struct Card: View {
                var body: some View { Text("") }
            }
            final class Holder: UIView {
                var card: Card?
                let title = UILabel()
                func name(_ view: Any) -> String {
                    if view is Card {
                        return "card"
                    } else {
                        return "other"
                    }
                }
            }
            """)
        #expect(
            outcome.source == """
                #if canImport(SwiftUI)
                import SwiftUI
                #endif
                import UIKit

                #if canImport(SwiftUI)
                struct Card: View {
                    var body: some View { Text("") }
                }
                #endif
                final class Holder: UIView {
                #if canImport(SwiftUI)
                    var card: Card?
                #endif
                    let title = UILabel()
                    func name(_ view: Any) -> String {
                #if canImport(SwiftUI)
                        if view is Card {
                            return "card"
                        } else {
                            return "other"
                        }
                #else
                do {
                            return "other"
                        }
                #endif
                    }
                }
                """)
        #expect(outcome.listed.count == 1 && outcome.listed[0].hasSuffix("Card, card"))
    }

    @Test func membersOfNoClassAndFilesOfTheProgramAreListed() throws {
        let outcome = try edited(
            """
            import UIKit
            extension UIView {
                var made: [AnyObject] { constraints }
                func check() {
                    print(made.first?.priority, made[0].constant, made.first as? NSLayoutConstraint, made.count)
                    let file = Bundle(for: Card.self).url(forResource: "a", withExtension: "json")
                    Bundle(for: Card.self).loadNibNamed("Card", owner: nil)
                    print((value as AnyObject).cgRectValue, value.map { $0 as AnyObject }?.cgRectValue)
                }
            }
            """)
        let lines = outcome.listed.map { String($0.prefix { $0 != " " }) }
        #expect(lines == ["5:", "5:", "6:", "8:", "8:"])
        #expect(outcome.listed[0].contains("AnyObject") && outcome.listed[2].contains("Bundle.module"))
    }

    /// On Apple's systems SwiftUI brings UIKit along.
    @Test func whatComesWithSwiftUIIsImported() throws {
        let outcome = try edited(
            """
            import Combine
            import SwiftUI
            extension UIResponder {
                func parent() -> UIResponder? { next }
            }
            func link<Root: View>(_ root: Root) {}
            typealias Shown = UIViewRepresentable
            extension Shown {}
            """)
        #expect(
            outcome.source == """
                import UIKit
                #if canImport(Combine)
                import Combine
                #endif
                #if canImport(SwiftUI)
                import SwiftUI
                #endif
                extension UIResponder {
                    func parent() -> UIResponder? { next }
                }
                #if canImport(SwiftUI)
                func link<Root: View>(_ root: Root) {}
                #endif
                #if canImport(SwiftUI)
                typealias Shown = UIViewRepresentable
                #endif
                #if canImport(SwiftUI)
                extension Shown {}
                #endif
                """)
    }

    @Test func whatNeedsCombineIsConditionalWithoutItsImport() throws {
        let outcome = try edited(
            """
            import Foundation

            public final class Proxy: ObservableObject {
                public init() {}
            }
            struct Other {}
            """)
        #expect(
            outcome.source == """
                import Foundation

                #if canImport(Combine)
                public final class Proxy: ObservableObject {
                    public init() {}
                }
                #endif
                struct Other {}
                """)
        #expect(outcome.listed.count == 1 && outcome.listed[0].hasSuffix("Proxy"))
    }

    @Test func overridesThatAreUnavailableAreForwarded() throws {
        let outcome = try edited(
            """
            class Screen: UIView {
                var size = 1
            }
            extension Screen {
                @available(
                    *,
                    unavailable,
                    message: "Use init.")
                final override func reset(_ view: UIView) { super.reset(view) }
            }
            """)
        #expect(
            outcome.source == """
                class Screen: UIView {
                    var size = 1

                    override final func reset(_ view: UIView) { resetOfScreen(view) }
                }
                extension Screen {
                    final func resetOfScreen(_ view: UIView) { super.reset(view) }
                }
                """)
    }

    @Test func settersOfOverridesInExtensionsAreForwarded() throws {
        let outcome = try edited(
            """
            import UIKit
            final class Day: UIView {
            }
            extension Day {
                override var isHidden: Bool {
                    get { true }
                    set { }
                }
            }
            """)
        #expect(
            outcome.source == """
                import UIKit
                final class Day: UIView {

                    override var isHidden: Bool { get { isHiddenOfDay } set { isHiddenOfDay = newValue } }
                }
                extension Day {
                    var isHiddenOfDay: Bool {
                        get { true }
                        set { }
                    }
                }
                """)
        #expect(outcome.listed.isEmpty)
    }

    /// A default localization can be given since version 5.3.
    @Test(arguments: [("5.1", "5.3"), ("5", "5.3"), ("5.3", "5.3"), ("5.10", "5.10"), ("6.0", "6.0")])
    func olderManifestsAreRaisedToTheVersionOfTheDefault(old: String, new: String) throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        defer { try? FileManager.default.removeItem(at: folder) }
        let manifest = folder.appendingPathComponent("Package.swift")
        let texts = folder.appendingPathComponent("Sources/Cards/Resources/en.lproj")
        try FileManager.default.createDirectory(at: texts, withIntermediateDirectories: true)
        try Data("// swift-tools-version:\(old)\nlet package = Package(name: \"Cards\", targets: [])".utf8)
            .write(to: manifest)
        _ = try printed(by: [folder.path])
        let text = try String(contentsOf: manifest, encoding: .utf8)
        #expect(text.hasPrefix("// swift-tools-version:\(new)\n"), "\(text)")
        #expect(text.contains("defaultLocalization"))
    }

    @Test func packagesWithLocalizedResourcesGetADefault() throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        defer { try? FileManager.default.removeItem(at: folder) }
        let manifest = folder.appendingPathComponent("Package.swift")
        let texts = folder.appendingPathComponent("Sources/Cards/Resources/en.lproj")
        try FileManager.default.createDirectory(at: texts, withIntermediateDirectories: true)
        try Data(#"let package = Package(name: "Cards", targets: [.target(name: "Cards")])"#.utf8)
            .write(to: manifest)
        for _ in 0..<2 {
            #expect(try printed(by: [folder.path]).isEmpty)
            #expect(
                try String(contentsOf: manifest, encoding: .utf8)
                    == #"let package = Package(name: "Cards", defaultLocalization: "en", targets: [.target(name: "Cards")])"#
            )
        }
    }

    @Test func anAppsBeginningAndFormatsOfPredicates() throws {
        let outcome = try edited(
            """
            import UIKit
            import SafariServices
            @main
            final class AppDelegate: UIResponder, UIApplicationDelegate {}
            let adults = NSPredicate(format: "age > 17")
            """)
        #expect(
            outcome.source == """
                import UIKit
                #if canImport(SafariServices)
                import SafariServices
                #endif
                final class AppDelegate: UIResponder, UIApplicationDelegate {}
                let adults = NSPredicate(format: "age > 17")
                """)
        #expect(outcome.listed.count == 1 && outcome.listed[0].hasPrefix("6: predicates have no formats"))
    }

    @Test func whatIsLeftIsListed() throws {
        let source = """
            import SwiftUI
            @objc protocol Source { @objc optional func count() -> Int }
            let token = view.observe(\\.frame) { _, _ in }
            #if os(iOS)
            #endif
            """
        let outcome = try edited(source)
        #expect(outcome.source.hasPrefix("#if canImport(SwiftUI)\nimport SwiftUI\n#endif\n"))
        #expect(outcome.listed.map { $0.prefix(2) } == ["4:", "5:"])
        let list = try edited(source, "--list")
        #expect(list.source == source && list.listed.contains { $0.hasPrefix("4: a condition on iOS") })
    }
}
