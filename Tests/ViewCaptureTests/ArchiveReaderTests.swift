import ConstraintLog
import Foundation
import Testing

@testable import ViewCapture

struct ArchiveReaderTests {
    @Test(
        .enabled(if: SharedDumps.isThere, "the folder ../shared/dumps of made archives is not there"),
        arguments: ["login", "table", "odd"])
    func viewsAndConstraintsAreThoseOfTheDescription(name: String) throws {
        let capture = ArchiveReader.read(try SharedDumps.archive(name))
        let expected = try #require(
            try JSONSerialization.jsonObject(
                with: Data(
                    contentsOf: SharedDumps.folder.appendingPathComponent(
                        "viewhierarchy/\(name)/expected.json")))
                as? [String: Any])
        for view in try #require(expected["views"] as? [[String: Any]]) {
            let address = view["objectID"] as? String
            let item = try #require(
                capture.items.first { $0.address == address }, "\(name): \(view["name"] ?? "")")
            #expect(item.className == (view["class"] as? String).map(ClassName.readable))
            #expect(item.parent.flatMap { capture.items[$0].address } == view["parent"] as? String)
            if view["name"] as? String != "bare" {
                #expect(item.isHidden == view["hidden"] as? Bool)
                #expect(item.horizontalConstraints == view["horizontal"] as? [String])
                #expect(item.verticalConstraints == view["vertical"] as? [String])
            }
        }
        for guide in try #require(expected["guides"] as? [[String: Any]]) {
            let item = try #require(capture.items.first { $0.address == guide["objectID"] as? String })
            #expect(item.kind == .guide)
            #expect(item.identifier == guide["identifier"] as? String)
            #expect(item.parent.flatMap { capture.items[$0].address } == guide["owner"] as? String)
        }
        for constraint in try #require(expected["constraints"] as? [[String: Any]]) {
            let read = try #require(
                capture.constraints.first { $0.address == constraint["objectID"] as? String })
            #expect(read.first?.item.address == constraint["firstItem"] as? String)
            #expect(read.second?.item.address == constraint["secondItem"] as? String)
            #expect(read.constant == constraint["constant"] as? Double)
            #expect(read.multiplier == constraint["multiplier"] as? Double)
            #expect(read.priority == constraint["priority"] as? Double)
            #expect(read.identifier == constraint["identifier"] as? String)
            #expect(read.holder == constraint["heldBy"] as? String)
        }
        let failed = capture.findings.compactMap { finding -> String? in
            if case .failedResponse(let name, _) = finding.kind { name } else { nil }
        }
        #expect(failed == expected["failedResponses"] as? [String] ?? [])
        let undecodable = capture.findings.count { if case .undecodable = $0.kind { true } else { false } }
        #expect(undecodable == (expected["undecodable"] as? [String])?.count ?? 0)
    }
}
