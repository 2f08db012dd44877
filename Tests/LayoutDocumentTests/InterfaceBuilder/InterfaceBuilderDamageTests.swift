import Engine
import Foundation
import Findings
import TestSupport
import Testing

@testable import LayoutDocument

struct InterfaceBuilderDamageTests {
    private static let whole = InterfaceBuilderDocuments.storyboard(
        subviews: InterfaceBuilderDocuments.view("a")
            + InterfaceBuilderDocuments.view(
                "l", kind: "label", attributes: "text=\"Hi\""),
        constraints: InterfaceBuilderDocuments.constraint("c", "a", "top", "l", "bottom"))

    /// Checks that every scene is solved or the document reports an error; nothing crashes.
    private func check(_ bytes: [UInt8], _ comment: String) throws {
        let result = InterfaceBuilderReader.read(Data(bytes), file: "damaged.xib")
        if result.scenes.isEmpty {
            let isEmptyDocument = result.findings.isEmpty
            #expect(isEmptyDocument || result.findings.contains { $0.severity == .error }, "\(comment)")
        }
        for scene in result.scenes {
            _ = try LayoutSolver.solve(root: scene.root, canvas: scene.canvas)
        }
    }

    @Test func everyTruncationIsAnswered() throws {
        let bytes = Array(Self.whole.utf8)
        for length in stride(from: 0, to: bytes.count, by: 3) {
            let result = InterfaceBuilderReader.read(Data(bytes.prefix(length)), file: "cut.xib")
            #expect(result.scenes.isEmpty)
            #expect(result.findings.contains { $0.severity == .error }, "cut at \(length)")
        }
    }

    @Test func changedBytesNeverCrash() throws {
        let bytes = Array(Self.whole.utf8)
        var random = SplitMix64(seed: 42)
        func next(_ bound: Int) -> Int { Int.random(in: 0..<bound, using: &random) }
        let replacements = Array("<>\"/&;=-09aZ\u{0}".utf8)
        for round in 0..<400 {
            var damaged = bytes
            for _ in 0...next(4) { damaged[next(damaged.count)] = replacements[next(replacements.count)] }
            try check(damaged, "round \(round)")
        }
    }

    @Test func strangeNumbersAreTakenOrRefused() throws {
        for number in ["1e308", "-1e308", "nan", "inf", "1e999", "", "0x10", "9999999999999999999999"] {
            let text = Self.whole.replacingOccurrences(of: "\"393\"", with: "\"\(number)\"")
                .replacingOccurrences(of: "constant=\"0.0\"", with: "constant=\"\(number)\"")
            try check(Array(text.utf8), number)
        }
    }

    @Test func idsUsedTwiceAreFindings() {
        let text = InterfaceBuilderDocuments.storyboard(
            subviews: InterfaceBuilderDocuments.view("a") + InterfaceBuilderDocuments.view("a"),
            constraints: "")
        #expect(InterfaceBuilderDocuments.read(text).findings.map(\.code) == [.duplicateID])
    }
}
