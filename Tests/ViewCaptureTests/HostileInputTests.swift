import CaptureReconstruction
import Deflate
import Engine
import Foundation
import TestSupport
import Testing

@testable import ViewCapture

struct HostileInputTests {
    private func archive(_ json: String) -> ViewCapture {
        ArchiveReader.read(ArchiveFiles(responses: [("Response_0", Array(json.utf8))], metadata: nil))
    }

    private func object(_ id: String, _ rest: String = "") -> String {
        "{\"objectID\": \"\(id)\", \"className\": \"UIView\", \"properties\": []\(rest)}"
    }

    private func group(_ name: String, _ objects: [String]) -> String {
        "{\"groupingID\": \"com.apple.UIKit.\(name)\", \"debugHierarchyObjects\": [\(objects.joined(separator: ", "))]}"
    }

    @Test func cyclesOfViewsEnd() {
        let inner = object(
            "0x2",
            ", \"childGroup\": "
                + group(
                    "UIView",
                    [
                        "{\"objectID\": \"0x1\", \"propertyLogicalType\": \"DebugHierarchyLogicalPropertyTypePointer\"}"
                    ]))
        let outer = object("0x1", ", \"childGroup\": " + group("UIView", [inner, inner]))
        let capture = archive(
            "{\"version\": 2, \"topLevelGroups\": {\"com.apple.UIKit.UIWindow\": \(group("UIWindow", [outer]))}}"
        )
        #expect(capture.items.map(\.address) == ["0x1", "0x2"])
        #expect(capture.findings.contains { if case .repeatedObjects = $0.kind { true } else { false } })
    }

    @Test func deepNestingNeitherCrashesNorHangs() {
        for open in ["[", "{\"childGroup\":", "{\"a\":["] {
            let capture = archive(String(repeating: open, count: 100_000))
            #expect(capture.items.isEmpty)
            #expect(capture.findings.contains { if case .failedResponse = $0.kind { true } else { false } })
        }
    }

    @Test func cutResponsesAreNamedAndTheOthersKept() {
        let good =
            "{\"version\": 2, \"topLevelGroups\": {\"com.apple.UIKit.UIWindow\": \(group("UIWindow", [object("0x1")]))}}"
        let capture = ArchiveReader.read(
            ArchiveFiles(
                responses: [
                    ("Response_0", Array(good.utf8)), ("Response_1", Array(good.utf8.prefix(40))),
                    ("Response_2", [0x1F, 0x8B, 8, 0]), ("Response_3", [1, 2, 3]),
                ],
                metadata: Array("no property list".utf8)))
        #expect(capture.items.count == 1)
        let failed = capture.findings.compactMap {
            if case .failedResponse(let name, _) = $0.kind { name } else { nil }
        }
        #expect(failed == ["Response_1", "Response_2", "Response_3"])
    }

    @Test func unpackingStopsAtTheLimit() throws {
        // A stored block of 5 bytes: final, length, its complement, contents.
        let stored: [UInt8] = [1, 5, 0, 0xFA, 0xFF] + Array("hello".utf8)
        #expect(try DeflateStream.unpack(stored[...], .raw, limit: 5) == Array("hello".utf8))
        #expect(throws: ZlibStream.UnpackingError.wrongCount) {
            try DeflateStream.unpack(stored[...], .raw, limit: 4)
        }
        #expect(throws: ZlibStream.UnpackingError.damaged) {
            try DeflateStream.unpack(stored.dropLast(), .raw, limit: 10)
        }
    }

    /// A zip file with one stored file.
    private func zip(_ name: String, _ contents: [UInt8], size: Int? = nil) -> [UInt8] {
        func number(_ value: Int, _ count: Int) -> [UInt8] {
            (0..<count).map { UInt8(truncatingIfNeeded: value >> (8 * $0)) }
        }
        let sizes = number(contents.count, 4) + number(size ?? contents.count, 4)
        let local =
            Array("PK\u{3}\u{4}".utf8) + number(20, 2) + number(0, 2) + number(0, 2) + number(0, 4)
            + number(0, 4) + sizes
            + number(name.utf8.count, 2) + number(0, 2) + Array(name.utf8) + contents
        let entry =
            Array("PK\u{1}\u{2}".utf8) + number(20, 2) + number(20, 2) + number(0, 2) + number(0, 2)
            + number(0, 4) + number(0, 4) + sizes
            + number(name.utf8.count, 2) + number(0, 2) + number(0, 2) + number(0, 2) + number(0, 2)
            + number(0, 4) + number(0, 4) + Array(name.utf8)
        return local + entry + Array("PK\u{5}\u{6}".utf8) + number(0, 4) + number(1, 2) + number(1, 2)
            + number(entry.count, 4) + number(local.count, 4) + number(0, 2)
    }

    @Test func zippedArchivesAreReadInMemory() {
        let good =
            "{\"version\": 2, \"topLevelGroups\": {\"com.apple.UIKit.UIWindow\": \(group("UIWindow", [object("0x1")]))}}"
        let file = zip("../../etc/My.viewhierarchy/RequestResponses/Response_0", Array(good.utf8))
        #expect(CaptureReader.formats(of: file) == [.viewHierarchy])
        #expect(CaptureReader.read(file).items.count == 1)
        for end in stride(from: 0, to: file.count, by: 7) { expectSolvable(Array(file[..<end])) }
        var random = SplitMix64(seed: 1)
        for _ in 0..<500 { expectSolvable(changed(file, bytes: 4, &random)) }
        #expect(CaptureReader.formats(of: zip("a.txt", Array("hello".utf8))).isEmpty)
    }

    @Test(.enabled(if: SharedDumps.isThere, "the folder ../shared/dumps of real texts is not there"))
    func cutAndChangedTextsAreRead() throws {
        var random = SplitMix64(seed: 7)
        for label in SharedDumps.labels {
            let bytes = try SharedDumps.bytes(label.file)
            for part in 1..<8 { expectSolvable(Array(bytes.prefix(bytes.count * part / 8))) }
            for _ in 0..<10 { expectSolvable(changed(bytes, bytes: 8, &random)) }
        }
    }

    /// Two transforms of a thousand million each, in a view that shows a text.
    @Test func framesBeyondAllScreensAreLimited() {
        let transform = "transform = [1000000000, 0, 0, 1000000000, 0, 0]"
        let text = """
            <UIWindow: 0x1; frame = (0 0; 390 844)>
               | <UIView: 0x2; frame = (0 0; 390 844); \(transform)>
               |    | <UIView: 0x3; frame = (0 0; 390 844); \(transform)>
               |    |    | <UILabel: 0x4; frame = (0 0; 1000000000 1000000000); text = 'Hi'>
            """
        expectSolvable(Array(text.utf8))
    }

    @Test func numbersThatNoLayoutHasAreFindings() {
        func property(_ name: String, _ format: String, _ value: String) -> String {
            "{\"propertyName\": \"\(name)\", \"propertyFormat\": \"\(format)\", \"propertyValue\": \(value)}"
        }
        let properties = [
            property("layoutMargins", "CGf, CGf, CGf, CGf", "[\"inf\", 0, 0, 0]"),
            property("priority", "f", "5000"),
        ]
        let view =
            "{\"objectID\": \"0x1\", \"className\": \"UIView\", \"properties\": [\(properties.joined(separator: ", "))]}"
        let capture = archive(
            "{\"version\": 2, \"topLevelGroups\": {\"com.apple.UIKit.UIWindow\": \(group("UIWindow", [view]))}}"
        )
        let names = capture.findings.compactMap {
            if case .undecodable(let name, _) = $0.kind { name } else { nil }
        }
        #expect(Set(names) == ["UIView.layoutMargins", "UIView.priority"])
        #expect(!capture.items.contains { $0.facts.contains { $0.value.contains("inf") } })
    }

    /// Whatever a text is, superviews come before their subviews, and all numbers can be drawn.
    private func expectSolvable(_ bytes: [UInt8]) {
        let capture = CaptureReader.read(bytes)
        #expect(capture.items.indices.allSatisfy { (capture.items[$0].parent ?? -1) != $0 })
        let layout = CaptureLayout(capture, file: "capture").solved(id: "capture")
        #expect(layout.items.indices.allSatisfy { (layout.items[$0].parent ?? -1) < $0 })
        #expect(
            layout.items.allSatisfy { item in
                [item.frame, item.canvasFrame].allSatisfy { frame in
                    [frame.minX, frame.minY, frame.width, frame.height].allSatisfy { abs($0) <= 2e7 }
                }
            })
    }

    /// Returns bytes of which some are others.
    private func changed(_ bytes: [UInt8], bytes count: Int, _ random: inout SplitMix64) -> [UInt8] {
        var copy = bytes
        for _ in 0..<count where !copy.isEmpty {
            copy[Int.random(in: copy.indices, using: &random)] = UInt8.random(in: 0...255, using: &random)
        }
        return copy
    }
}
