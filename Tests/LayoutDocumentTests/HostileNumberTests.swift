import Engine
import Foundation
import Testing
import Solver
import Findings

@testable import LayoutDocument

/// Numbers near the limits of a double. Each of these documents once overflowed the stack or was never solved.
struct HostileNumberTests {
    struct Case: Sendable {
        let name: String
        let text: String
        /// The columns of the numbers out of range.
        let columns: [Int]
    }

    static let cases = [
        Case(
            name: "overflow-1",
            text: #"""
                {layoutDocument:1,root:{id:"v",subviews:[{id:"a"}]},constraints:["a.left == v.left + 1e308\#
                "]}
                """#,
            columns: [77]),
        Case(
            name: "overflow-2",
            text: #"""
                {layoutDocument:1,root:{id:"v"},constraints:["v.width == 1e-320 * v.height"]}
                """#,
            columns: [58]),
        Case(
            name: "no-end-1",
            text: #"""
                {"layoutDocument": 1, "root": {"id": "v1", "guides": [{"id": "v2"}], "subviews": [{"id": "\#
                v3", "subviews": [{"id": "v4", "frame": [100, -8, 0.3333333333333333, 2], "subviews": [{"i\#
                d": "v5", "subviews": [{"id": "v7", "guides": [{"id": "v8"}]}]}]}, {"id": "v9"}]}, {"id": \#
                "v11", "guides": [{"id": "v12"}]}]}, "constraints": ["v12.centerX <= v4.trailingMargin + 2\#
                0", {"constraint": "v5.centerXWithinMargins >= 1e-07 * v12.rightMargin @1", "id": "c8", "c\#
                onstant": -4936156.043940336}, "v2.leading == v8.trailingMargin + 5", {"constraint": "v12.\#
                left == v2.rightMargin @0.5", "id": "c20", "constant": 865630.3333849441}, "v9.right >= v5\#
                .safeAreaLayoutGuide.centerXWithinMargins + 8549802.801174156 @250", "v9.left == v1.layout\#
                MarginsGuide.right @0.5"]}
                """#,
            columns: [408]),
        Case(
            name: "no-end-2",
            text: #"""
                {"layoutDocument": 1, "root": {"id": "v1", "subviews": [{"id": "é2", "subviews": [{"id": "\#
                v5", "subviews": [{"id": "v11", "frame": [0.5, 6887400.456759658, -1, 3539230.7611953747]}\#
                ]}]}, {"id": "v16", "additionalSafeAreaInsets": [100, 6082769.737909764, 1e-300, 5]}, {"id\#
                ": "v17", "guides": [{"id": "v18"}]}]}, "constraints": ["v17.centerXWithinMargins == 10000\#
                00000000000.0 * v16.centerXWithinMargins + 0 @1000", "v5.left >= 10000000.0 * v18.centerXW\#
                ithinMargins @750", "v11.centerXWithinMargins <= v16.centerXWithinMargins", "v1.layoutMarg\#
                insGuide.centerX == 50% * v16.leadingMargin"]}
                """#,
            columns: [356, 426]),
    ]

    @Test(arguments: cases)
    func eachNumberOutOfRangeIsFoundWhereItIs(_ hostile: Case) {
        let result = LayoutDocumentReader.read(Array(hostile.text.utf8), file: "f")
        #expect(result.findings.compactMap(\.location?.column) == hostile.columns, "\(hostile.name)")
        #expect(result.findings.allSatisfy { $0.severity == .error && $0.message.contains("out of range") })
        for scene in result.scenes { solve(scene, hostile.name) }
    }

    /// With the largest valid numbers, a document is solved, or a finding says that it can't be.
    @Test(arguments: cases)
    func theLastNumbersInRangeComeToAnEnd(_ hostile: Case) throws {
        var text = hostile.text
        for (number, last) in [
            ("1e308", "1e7"), ("1e-320", "1e-6"), ("1e-07", "1e-6"), ("1000000000000000.0", "1e6"),
            ("10000000.0", "1e6"),
        ] {
            text = text.replacingOccurrences(of: number, with: last)
        }
        let result = LayoutDocumentReader.read(Array(text.utf8), file: "f")
        let scene = try #require(result.scenes.first, "\(hostile.name): \(result.findings)")
        solve(scene, hostile.name)
    }

    private func solve(_ scene: Scene, _ name: String) {
        var limits = SolverLimits.standard
        limits.leastWork = 200_000
        let session = LayoutSession(root: scene.root, canvas: scene.canvas, limits: limits)
        do throws(SolverError) {
            let layout = try session.solvedLayout()
            #expect(layout.items.allSatisfy { $0.frame.width.isFinite && $0.frame.minX.isFinite }, "\(name)")
        } catch {
            let finding = session.finding(for: error)
            #expect(finding.code == .notSolved, "\(name)")
        }
    }

    @Test func numbersOfVisualFormatsHaveTheSameRange() {
        let text = #"{layoutDocument:1,root:{id:"v",subviews:[{id:"a"}]},constraints:["[a(1e8)]"]}"#
        let findings = LayoutDocumentReader.read(Array(text.utf8), file: "f").findings
        #expect(findings.count == 1 && findings[0].message.contains("out of range"), "\(findings)")
    }

    @Test(arguments: [
        ("constant=\"1e308\"", "constant"), ("constant=\"nan\"", "constant"),
        ("multiplier=\"1e-320\"", "multiplier"), ("multiplier=\"1e9:1e-9\"", "multiplier"),
        ("priority=\"1e9\"", "priority"),
    ])
    func numbersOfInterfaceBuildersConstraintsHaveTheSameRange(attribute: String, name: String) {
        let document = InterfaceBuilderDocuments.storyboard(
            subviews: InterfaceBuilderDocuments.view("a"),
            constraints: "<constraint firstItem=\"a\" firstAttribute=\"width\" \(attribute) id=\"c\"/>")
        let result = InterfaceBuilderReader.read(Data(document.utf8), file: "f")
        #expect(result.findings.contains { $0.message.contains(name) && $0.location != nil }, "\(attribute)")
        for scene in result.scenes { solve(scene, attribute) }
    }

    @Test(arguments: ["x=\"1e300\"", "width=\"inf\"", "height=\"nan\""])
    func numbersOfInterfaceBuildersFramesHaveTheSameRange(attribute: String) {
        let document = InterfaceBuilderDocuments.storyboard(
            subviews: "<view id=\"a\"><rect key=\"frame\" \(attribute)/></view>", constraints: "")
        let result = InterfaceBuilderReader.read(Data(document.utf8), file: "f")
        #expect(result.findings.contains { $0.code == .invalidNumber && $0.location != nil }, "\(attribute)")
        for scene in result.scenes { solve(scene, attribute) }
    }
}
