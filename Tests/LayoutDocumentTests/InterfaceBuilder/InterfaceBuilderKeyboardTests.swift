import Devices
import Engine
import Foundation
import TestSupport
import Testing
import Findings

@testable import LayoutDocument

/// Constraints to a view's keyboard guide, on an iPhone 15 in portrait: 852 points tall, 34 of them below the safe
/// area.
struct InterfaceBuilderKeyboardTests {
    private typealias Documents = InterfaceBuilderDocuments

    /// Returns a document with a field that ends at the top of the keyboard.
    private func document(guideAttributes: String = "") -> String {
        Documents.storyboard(
            subviews: Documents.view("field"),
            constraints: Documents.constraint("a", "field", "leading", "root")
                + Documents.constraint("b", "field", "width", constant: 90)
                + Documents.constraint("c", "field", "height", constant: 40)
                + Documents.constraint("d", "field", "bottom", "keys", "top")
        ).replacingOccurrences(
            of: "<viewLayoutGuide key=\"safeArea\" id=\"safe\"/>",
            with: "<viewLayoutGuide key=\"safeArea\" id=\"safe\"/>"
                + "<keyboardLayoutGuide key=\"keyboard\" id=\"keys\" \(guideAttributes)/>")
    }

    private func bottom(_ text: String, keyboard: KeyboardState = .hidden) throws -> CGFloat? {
        let result = InterfaceBuilderReader.read(
            Data(text.utf8), file: "a.storyboard", options: SceneOptions(keyboard: keyboard))
        #expect(result.findings.isEmpty)
        let scene = try #require(result.scenes.first)
        let layout = try LayoutSolver.solve(root: scene.root, canvas: scene.canvas)
        return layout.items.first { $0.id == "field" }?.frame.maxY
    }

    @Test func aHiddenKeyboardLeavesTheSafeArea() throws {
        #expect(try bottom(document()) == 852 - 34)
    }

    @Test func aShownKeyboardPushesWhatIsConstrainedToIt() throws {
        #expect(try bottom(document(), keyboard: .dockedAt(height: 300)) == 852 - 300)
    }

    @Test func theGuideCanLeaveOutTheSafeArea() throws {
        #expect(try bottom(document(guideAttributes: "usesBottomSafeArea=\"NO\"")) == 852)
        #expect(try bottom(document(guideAttributes: "usesBottomSafeArea=\"YES\"")) == 852 - 34)
    }

    @Test(arguments: ["height=\"9\"", "usesBottomSafeArea=\"perhaps\""])
    func anotherAttributeIsANote(attribute: String) {
        let findings = Documents.read(document(guideAttributes: attribute)).findings
        #expect(findings.map(\.code) == [.unsupported])
        #expect(findings.map(\.severity) == [.note])
        #expect(findings.first?.message.contains(attribute) == true)
    }

    @Test(
        .enabled(
            if: InterfaceBuilderCorpus.isThere, "the folder ../shared/ib of real documents is not there")
    )
    func guidesOfRealDocumentsAreKnown() throws {
        var guides = 0
        for file in InterfaceBuilderCorpus.files {
            let data = try Data(contentsOf: file)
            guard data.range(of: Data("<keyboardLayoutGuide".utf8)) != nil else { continue }
            guides += 1
            let findings = InterfaceBuilderReader.read(data, file: file.lastPathComponent).findings
            #expect(!findings.contains { $0.code == .unknownItem }, "\(file.lastPathComponent)")
        }
        #expect(guides >= 4)
    }
}
