import CaptureReconstruction
import Engine
import Findings
import Foundation
import TestSupport
import Testing

@testable import ViewCapture

/// Files of Lookin's whose frames follow by hand.
@Suite struct LookinReaderTests {
    /// UIKit's numbers of attributes.
    private enum Attribute {
        static let left = 1, right = 2, top = 3, bottom = 4, leading = 5, trailing = 6, width = 7, height = 8
        static let centerX = 9
    }

    private typealias Constraint = LookinSample.Constraint

    private func layout(_ sample: LookinSample) -> SolvedLayout {
        CaptureLayout(CaptureReader.read(sample.bytes), file: "a.lookin").solved(id: "a")
    }

    private func frames(_ layout: SolvedLayout) -> [String: CGRect] {
        Dictionary(layout.items.map { ($0.id, $0.canvasFrame) }) { first, _ in first }
    }

    /// A window with a root of the same size.
    private func sample() -> LookinSample {
        var sample = LookinSample()
        sample.items = [
            1: .init(number: 1, className: "UIWindow"), 2: .init(number: 2, property: "content"),
        ]
        sample.superviews = [2: 1]
        sample.frames = [1: [0, 0, 390, 844], 2: [0, 0, 390, 844]]
        return sample
    }

    @Test func guidesFollowFromConstraints() throws {
        var sample = sample()
        sample.items[3] = .init(number: 3, className: "UILabel", property: "titleLabel")
        sample.superviews[3] = 2
        sample.frames[3] = [130, 111, 240, 20]
        sample.texts[3] = "Sign in"
        sample.guides = [9]
        sample.lists[2] = [
            Constraint(
                first: 9, attribute: Attribute.leading, second: 2, otherAttribute: Attribute.leading,
                identifier: "column.leading"),
            Constraint(
                first: 9, attribute: Attribute.width, second: 2, otherAttribute: Attribute.width,
                multiplier: 1.0 / 3, identifier: "column.width"),
            Constraint(
                first: 9, attribute: Attribute.top, second: 2, otherAttribute: Attribute.top, constant: 47),
            Constraint(
                first: 2, attribute: Attribute.bottom, second: 9, otherAttribute: Attribute.bottom,
                constant: 34),
        ]
        let shared = Constraint(
            first: 3, attribute: Attribute.leading, second: 9, otherAttribute: Attribute.trailing)
        sample.lists[3] = [shared]
        let capture = CaptureReader.read(sample.bytes)
        #expect(capture.formats == [.lookin])
        #expect(capture.constraints.count == 5)
        let found = layout(sample)
        let column = try #require(found.items.first { $0.kind == .guide })
        #expect(column.id == "column")
        // A third of 390; 844 less the insets above and below.
        #expect(column.canvasFrame == CGRect(x: 0, y: 47, width: 130, height: 763))
        #expect(column.undetermined == [])
        #expect(column.parent.map { found.items[$0].id } == "content")
        let title = try #require(found.items.first { $0.id == "titleLabel" })
        #expect(title.text?.string == "Sign in")
        #expect(!found.findings.contains { $0.code == .constraintOff })
    }

    /// A constraint that several views list is one, whether it says "self", "super" or names the view.
    @Test func sharedConstraintsCountOnce() {
        var sample = sample()
        sample.items[3] = .init(number: 3)
        sample.items[4] = .init(number: 4)
        sample.superviews[3] = 2
        sample.superviews[4] = 2
        sample.frames[3] = [0, 0, 100, 50]
        sample.frames[4] = [0, 50, 100, 50]
        let constraint = Constraint(
            first: 4, attribute: Attribute.top, second: 3, otherAttribute: Attribute.bottom)
        sample.lists = [2: [constraint], 3: [constraint], 4: [constraint, constraint]]
        #expect(CaptureReader.read(sample.bytes).constraints.count == 1)
    }

    @Test func whatConstraintsLeaveOpenIsSaid() throws {
        var sample = sample()
        sample.guides = [9]
        sample.lists[2] = [
            Constraint(
                first: 9, attribute: Attribute.top, second: 2, otherAttribute: Attribute.top, constant: 10),
            Constraint(first: 9, attribute: Attribute.height, constant: 20),
        ]
        let found = layout(sample)
        let guide = try #require(found.items.first { $0.kind == .guide })
        #expect(guide.undetermined == [.x, .width])
        #expect(guide.canvasFrame.minY == 10 && guide.canvasFrame.height == 20)
        #expect(found.findings.contains { $0.code == .ambiguous && $0.items == [guide.id] })
    }

    /// In made trees, a guide's owner is the last view that the paths to all its views have in common.
    @Test func theOwnerIsTheClosestViewAroundAll() throws {
        for seed in 0..<40 {
            var sample = sample()
            var paths = [2: [2]]
            for number in 3..<20 {
                let above = 2 + (seed * 7 + number * number * (seed % 5 + 1)) % (number - 2)
                sample.items[number] = .init(number: number, property: "v\(number)")
                sample.superviews[number] = above
                sample.frames[number] = [0, 0, 10, 10]
                paths[number] = (paths[above] ?? []) + [number]
            }
            sample.guides = [90]
            let related = (0...(seed % 4)).map { 3 + (seed * 11 + $0 * 5) % 17 }
            sample.lists[2] = related.enumerated().map { place, view in
                Constraint(
                    first: 90, attribute: Attribute.leading, second: view, otherAttribute: Attribute.leading,
                    constant: Double(place), priority: 500)
            }
            let ways = related.compactMap { paths[$0] }
            let common = (0..<20).prefix { depth in
                ways.allSatisfy { $0.indices.contains(depth) && $0[depth] == ways[0][depth] }
            }
            let owner = ways[0][common.count - 1]
            let found = layout(sample)
            let guide = try #require(found.items.first { $0.kind == .guide })
            let expected = owner == 2 ? "content" : "v\(owner)"
            #expect(guide.parent.map { found.items[$0].id } == expected, "seed \(seed): \(related)")
        }
    }

    /// A guide that is related to guides alone, and one inside a view that has scrolled.
    @Test func nestedGuidesAndScrolledViews() throws {
        var sample = sample()
        sample.items[3] = .init(number: 3, className: "UIScrollView", property: "scroller")
        sample.items[4] = .init(number: 4, property: "card")
        sample.superviews[3] = 2
        sample.superviews[4] = 3
        sample.frames[3] = [0, 100, 390, 600]
        sample.offsets[3] = [0, 250]
        // In the scrolled content: 300 in it is 100 + 300 - 250 on the canvas.
        sample.frames[4] = [20, 300, 350, 80]
        sample.guides = [8, 9]
        sample.lists[4] = [
            Constraint(
                first: 8, attribute: Attribute.left, second: 4, otherAttribute: Attribute.left, constant: 10,
                identifier: "outer.left"),
            Constraint(
                first: 8, attribute: Attribute.right, second: 4, otherAttribute: Attribute.right,
                constant: -10),
            Constraint(
                first: 8, attribute: Attribute.top, second: 4, otherAttribute: Attribute.top, constant: 8),
            Constraint(first: 8, attribute: Attribute.height, constant: 40),
            // Half of the outer one, at its centre.
            Constraint(
                first: 9, attribute: Attribute.width, second: 8, otherAttribute: Attribute.width,
                multiplier: 0.5, identifier: "inner.width"),
            Constraint(
                first: 9, attribute: Attribute.centerX, second: 8, otherAttribute: Attribute.centerX),
            Constraint(first: 9, attribute: Attribute.top, second: 8, otherAttribute: Attribute.top),
            Constraint(first: 9, attribute: Attribute.bottom, second: 8, otherAttribute: Attribute.bottom),
        ]
        let found = frames(layout(sample))
        #expect(found["card"] == CGRect(x: 20, y: 150, width: 350, height: 80))
        #expect(found["outer"] == CGRect(x: 30, y: 158, width: 330, height: 40))
        #expect(found["inner"] == CGRect(x: 112.5, y: 158, width: 165, height: 40))
        let solved = layout(sample)
        let inner = try #require(solved.items.first { $0.id == "inner" })
        #expect(inner.parent.map { solved.items[$0].id } == "card")
    }

    /// Views whose leading edges are right ones.
    @Test func rightToLeft() {
        var sample = sample()
        sample.items[3] = .init(number: 3, property: "name")
        sample.superviews[3] = 2
        // 20 points from the right edge.
        sample.frames[3] = [270, 50, 100, 30]
        sample.guides = [9]
        sample.lists[2] = [
            Constraint(
                first: 3, attribute: Attribute.leading, second: 2, otherAttribute: Attribute.leading,
                constant: 20),
            Constraint(
                first: 9, attribute: Attribute.leading, second: 3, otherAttribute: Attribute.trailing,
                constant: 8, identifier: "rest.leading"),
            Constraint(
                first: 9, attribute: Attribute.trailing, second: 2, otherAttribute: Attribute.trailing,
                constant: -20),
            Constraint(first: 9, attribute: Attribute.top, second: 3, otherAttribute: Attribute.top),
            Constraint(first: 9, attribute: Attribute.bottom, second: 3, otherAttribute: Attribute.bottom),
        ]
        let found = layout(sample)
        // From 20 points after the left edge to 8 before the view.
        #expect(frames(found)["rest"] == CGRect(x: 20, y: 50, width: 242, height: 30))
        #expect(!found.findings.contains { $0.code == .constraintOff })
    }

    // MARK: Damage

    @Test func cutFilesEnd() {
        let bytes = sample().bytes
        for count in stride(from: 0, to: bytes.count, by: 7) {
            #expect(CaptureReader.read(Array(bytes.prefix(count))).items.count <= 2)
        }
        // The table of objects is at the end.
        let findings = CaptureReader.read(Array(bytes.prefix(bytes.count / 2)), format: .lookin).findings
        #expect(findings.map(\.message).contains { $0.hasPrefix("the property list is cut or damaged") })
    }

    @Test func changedBytesDoNoHarm() {
        let bytes = sample().bytes
        var random = SplitMix64(seed: 55)
        for _ in 0..<2000 {
            var damaged = bytes
            for _ in 0..<Int.random(in: 1...4, using: &random) {
                damaged[Int.random(in: 8..<damaged.count, using: &random)] = UInt8.random(
                    in: 0...255, using: &random)
            }
            let capture = CaptureReader.read(damaged, format: .lookin)
            _ = CaptureLayout(capture, file: "a.lookin").solved(id: "a")
        }
    }

    /// A view among its own subviews.
    @Test func cyclesEnd() {
        // The place of the first display item among the objects: $null, the file, the hierarchy, its list, the item.
        let cyclic = LookinArchiver.Value.object(
            "LookinHierarchyFile",
            [
                (
                    "hierarchyInfo",
                    .object(
                        "LookinHierarchyInfo",
                        [
                            (
                                "1",
                                .list([
                                    .object(
                                        "LookinDisplayItem",
                                        [
                                            ("frame", .text("{{0, 0}, {10, 10}}")),
                                            ("subitems", .list((0..<50).map { .reference($0) })),
                                        ])
                                ])
                            )
                        ])
                )
            ])
        let capture = CaptureReader.read(LookinArchiver.bytes(cyclic))
        #expect((1...60).contains(capture.items.count))
        #expect(capture.findings.contains { if case .repeatedObjects = $0.kind { true } else { false } })
    }

    /// Lists of lists of one list, which would be 100 to the fourth attributes.
    @Test func sharedListsAreBounded() {
        func many(_ place: Int) -> LookinArchiver.Value { .list((0..<100).map { _ in .reference(place) }) }
        var members: [(String, LookinArchiver.Value)] = [("1", .list([]))]
        for level in 5..<60 { members.append(("x\(level)", many(level))) }
        members.append(("attributesGroupList", many(6)))
        members.append(("attrSections", many(6)))
        members.append(("attributes", many(6)))
        members.append(("subitems", many(6)))
        let file = LookinArchiver.Value.object(
            "LookinHierarchyFile",
            [("hierarchyInfo", .object("LookinHierarchyInfo", [("1", many(2))] + members.dropFirst()))])
        let capture = CaptureReader.read(LookinArchiver.bytes(file))
        #expect(capture.items.count <= 100)
    }
}

/// The made file of the corpus, with the frames that its script worked out.
@Suite(.enabled(if: SharedDumps.isThere, "there is no folder with dumps beside the checkout"))
struct SharedLookinTests {
    private struct Expected: Decodable {
        struct Frame: Decodable {
            var name: String
            var canvas: [Double]
        }

        var views: [Frame]
        var guides: [Frame]
        var names: [String: String]
    }

    @Test func theMadeFileHasItsFrames() throws {
        let folder = SharedDumps.folder.appendingPathComponent("lookin")
        let expected = try JSONDecoder().decode(
            Expected.self, from: Data(contentsOf: folder.appendingPathComponent("login.expected.json")))
        let layout = CaptureLayout(
            CaptureReader.read(try SharedDumps.bytes("lookin/login.lookin")), file: "login.lookin"
        ).solved(id: "a")
        func numbers(_ item: SolvedItem) -> [Double] {
            [item.canvasFrame.minX, item.canvasFrame.minY, item.canvasFrame.width, item.canvasFrame.height]
                .map {
                    Double($0)
                }
        }
        func isAlike(_ first: [Double], _ second: [Double]) -> Bool {
            zip(first, second).allSatisfy { abs($0 - $1) < 0.001 }
        }
        let views = layout.items.filter { $0.kind == .view }
        #expect(views.count == expected.views.count)
        for view in expected.views {
            #expect(views.contains { isAlike(numbers($0), view.canvas) }, "\(view.name)")
        }
        for guide in expected.guides {
            let item = try #require(layout.items.first { $0.id == guide.name && $0.kind == .guide })
            #expect(isAlike(numbers(item), guide.canvas))
        }
        for name in expected.names.values.sorted() { #expect(layout.items.contains { $0.id == name }) }
    }
}
