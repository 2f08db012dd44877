import Engine
import Foundation
import LayoutDocument
import Testing
import Findings

/// Checks the frames and findings of every state of every example.
@Suite struct ExampleFramesTests {
    @Test(arguments: ExampleFrames.all)
    func framesAreThoseWorkedOutByHand(_ expected: ExampleFrames) throws {
        let (layout, findings) = try Examples.layout(of: expected.example, state: expected.state)
        for (id, numbers) in expected.frames.sorted(by: { $0.key < $1.key }) {
            let item = try #require(layout.items.first { $0.id == id }, "no item \(id)")
            let frame = [item.frame.minX, item.frame.minY, item.frame.width, item.frame.height]
            let isEqual = zip(frame, numbers).allSatisfy { abs(Double($0) - $1) < 0.001 }
            #expect(isEqual, "\(id): \(frame) for \(numbers)")
            #expect(item.undetermined.isEmpty, "\(id)")
        }
        for id in expected.missing { #expect(!layout.items.contains { $0.id == id }, "\(id)") }
        #expect((findings + layout.findings).map(\.code.rawValue) == expected.findings)
    }

    @Test func everyStateOfEveryExampleHasItsFramesHere() throws {
        let covered = Set(ExampleFrames.all.map { "\($0.example) \($0.state ?? "")" })
        for example in Examples.all {
            for state in [""] + (try Examples.read(example).states) {
                #expect(covered.contains("\(example) \(state)"), "no frames for \(example) \(state)")
            }
        }
        #expect(Set(ExampleFrames.all.map(\.example)) == Set(Examples.all))
    }

    @Test func theThirdIsUsedOnOneAxisAndIsNotAmbiguous() throws {
        let (layout, _) = try Examples.layout(of: "guides/one-third")
        let third = try #require(layout.items.first { $0.id == "third" })
        #expect(third.undetermined == [.x, .width])
        #expect(third.frame.minY == CGFloat(0))
        #expect(third.frame.height == CGFloat(200))
        #expect(layout.findings.isEmpty)
    }

    @Test func theConflictIsReportedWithItsSet() throws {
        let findings = try Examples.layout(of: "findings/conflict").layout.findings
        #expect(findings.first?.constraints == ["a.width == 100", "a.width == 200"])
        #expect(findings.first?.location?.line == 11)
    }

    @Test func theKnobIsFreeAndItsPlaceOpen() throws {
        let (layout, _) = try Examples.layout(of: "findings/ambiguity")
        let knob = try #require(layout.items.first { $0.id == "knob" })
        #expect(knob.undetermined == .x)
        #expect([knob.frame.minY, knob.frame.width, knob.frame.height] == [35, 60, 40])
        #expect((40...220).contains(knob.frame.minX))
    }

    @Test func incompatibleAnchorsAreFoundAtTheirLines() throws {
        let findings = try Examples.read("findings/incompatible-anchors").findings
        #expect(findings.compactMap(\.location?.line) == [7, 8, 9, 10])
    }
}
