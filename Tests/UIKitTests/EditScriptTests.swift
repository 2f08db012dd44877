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
        let script = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
            .appendingPathComponent("../../Scripts/uikit-edits")
        let (process, output) = (Process(), Pipe())
        process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        process.arguments = ["python3", script.path] + options + [folder.path]
        process.standardOutput = output
        process.standardError = FileHandle.nullDevice
        try process.run()
        let printed = output.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        #expect(process.terminationStatus == 0)
        let lines = String(decoding: printed, as: UTF8.self).split(separator: "\n")
        return Outcome(
            source: try String(contentsOf: file, encoding: .utf8),
            listed: lines.compactMap { $0.components(separatedBy: "Screen.swift:").last })
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

    @Test func whatIsLeftIsListed() throws {
        let source = """
            import SwiftUI
            @objc protocol Source { @objc optional func count() -> Int }
            let token = view.observe(\\.frame) { _, _ in }
            #if os(iOS)
            #endif
            """
        let outcome = try edited(source)
        #expect(outcome.listed.map { $0.prefix(2) } == ["1:", "2:", "3:"])
        let list = try edited(source, "--list")
        #expect(list.source == source && list.listed.contains { $0.hasPrefix("4: a condition on iOS") })
    }
}
