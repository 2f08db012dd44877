@testable import CaptureReconstruction
import Engine
import Findings
import Foundation
import Solver
import Testing

@testable import ViewCapture

struct CaptureLayoutTests {
    private func layout(_ text: String) -> SolvedLayout {
        CaptureLayout(CaptureReader.read(Array(text.utf8)), file: "views.txt").solved(id: "views.txt")
    }

    private func isNear(_ first: CGRect, _ second: [Double]) -> Bool {
        zip([first.minX, first.minY, first.width, first.height], second).allSatisfy {
            abs(Double($0) - $1) < 1e-3
        }
    }

    @Test(
        .enabled(if: SharedDumps.isThere, "the folder ../shared/dumps of made archives is not there"),
        arguments: ["login", "table", "odd"])
    func framesOnTheCanvasAreThoseExpected(name: String) throws {
        let capture = ArchiveReader.read(try SharedDumps.archive(name))
        let layout = CaptureLayout(capture, file: name).solved(id: name)
        let expected = try #require(
            try JSONSerialization.jsonObject(
                with: Data(
                    contentsOf: SharedDumps.folder.appendingPathComponent(
                        "viewhierarchy/\(name)/expected.json")))
                as? [String: Any])
        let listed =
            try #require(expected["views"] as? [[String: Any]])
            + (try #require(expected["guides"] as? [[String: Any]]))
        let document = CaptureLayout(capture, file: name)
        for entry in listed {
            let place = try #require(document.placesByAddress[entry["objectID"] as? String ?? ""])
            let item = layout.items[place]
            if let numbers = entry["canvas"] as? [Double] {
                #expect(
                    isNear(item.canvasFrame, numbers), "\(name): \(entry["name"] ?? "") \(item.canvasFrame)")
            } else {
                #expect(item.undetermined == .all)
            }
        }
    }

    @Test func scrollOffsetsMoveTheContent() {
        let layout = layout(
            """
            <UIWindow: 0x1; frame = (0 0; 320 480); layer = <L: 0x9>>
               | <UIScrollView: 0x2; frame = (10 20; 300 400); clipsToBounds = YES; layer = <L: 0x9>; contentOffset: {5, 100}>
               |    | <UIView: 0x3; frame = (15 130; 50 50); layer = <L: 0x9>>
            """)
        #expect(layout.canvas.size == CGSize(width: 320, height: 480))
        #expect(layout.items[2].frame == CGRect(x: 15, y: 130, width: 50, height: 50))
        #expect(layout.items[2].canvasFrame == CGRect(x: 20, y: 50, width: 50, height: 50))
        #expect(layout.items[1].clipsToBounds)
    }

    @Test func contentsOfRotatedViewsFollowTheTrueSize() throws {
        // 100 × 100 turned by 22.5 degrees has a box of 130.656; its inner corner view is turned about its centre.
        let (c, s) = (cos(Double.pi / 8), sin(Double.pi / 8))
        let layout = layout(
            """
            <UIWindow: 0x1; frame = (0 0; 400 400); layer = <L: 0x9>>
               | <UIView: 0x2; frame = (34.672 34.672; 130.656 130.656); transform = [\(c), \(s), \(-s), \(c), 0, 0]; layer = <L: 0x9>>
               |    | <UIView: 0x3; frame = (50 50; 0 0); layer = <L: 0x9>>
               |    | <UIView: 0x4; frame = (0 0; 100 100); layer = <L: 0x9>>
            """)
        #expect(abs(layout.items[2].canvasFrame.minX - 100) < 1e-3)
        #expect(abs(layout.items[2].canvasFrame.minY - 100) < 1e-3)
        #expect(isNear(layout.items[3].canvasFrame, [34.672, 34.672, 130.656, 130.656]))
    }

    @Test func rotatedViewsHaveCorners() throws {
        let (c, s) = (cos(Double.pi / 8), sin(Double.pi / 8))
        let layout = layout(
            """
            <UIWindow: 0x1; frame = (0 0; 400 400); layer = <L: 0x9>>
               | <UIView: 0x2; frame = (34.672 34.672; 130.656 130.656); transform = [\(c), \(s), \(-s), \(c), 0, 0]; layer = <L: 0x9>>
               |    | <UIView: 0x4; frame = (0 0; 100 100); layer = <L: 0x9>>
               | <UIView: 0x5; frame = (0 0; 50 20); transform = [0, 1, -1, 0, 0, 0]; layer = <L: 0x9>>
            """)
        // A square of 100 around (100, 100): its corners are 50√2 from there, at 225°, 315°, 45° and 135°, turned by 22.5°.
        let angles = [247.5, 337.5, 67.5, 157.5].map { $0 * Double.pi / 180 }
        for item in layout.items[1...2] {
            #expect(item.corners.count == 4)
            for (corner, angle) in zip(item.corners, angles) {
                #expect(abs(Double(corner.x) - (100 + 50 * 2.0.squareRoot() * cos(angle))) < 1e-2)
                #expect(abs(Double(corner.y) - (100 + 50 * 2.0.squareRoot() * sin(angle))) < 1e-2)
            }
        }
        #expect(layout.items[0].corners.isEmpty)
        // A quarter turn leaves a rectangle.
        #expect(layout.items[3].corners.isEmpty)
    }

    @Test func unknownSizeOfARotatedViewIsSaid() {
        let h = 0.5.squareRoot()
        let layout = layout(
            """
            <UIWindow: 0x1; frame = (0 0; 400 400); layer = <L: 0x9>>
               | <UIView: 0x2; frame = (0 0; 100 100); transform = [\(h), \(h), \(-h), \(h), 0, 0]; layer = <L: 0x9>>
            """)
        #expect(layout.findings.contains { $0.message.contains("doesn't follow from its bounding box") })
    }

    @Test func whatIsNotSeenIsSaid() {
        let layout = layout(
            """
            <UIWindow: 0x1; frame = (0 0; 320 480); layer = <L: 0x9>>
               | <UIScrollView: 0x2; frame = (0 0; 320 400); clipsToBounds = YES; layer = <L: 0x9>; contentOffset: {0, 100}>
               |    | <UILabel: 0x3; frame = (0 600; 50 50); text = 'below'; layer = <L: 0x9>>
               | <UIButton: 0x4; frame = (0 0; 50 50); hidden = YES; layer = <L: 0x9>>
               |    | <UILabel: 0x5; frame = (0 0; 50 50); hidden = YES; text = 'inside'; layer = <L: 0x9>>
               | <UIImageView: 0x6; frame = (0 0; 50 50); alpha = 0; layer = <L: 0x9>>
               | <UISwitch: 0x7; frame = (0 0; 50 50); alpha = 0.4; layer = <L: 0x9>>
            """)
        let messages = layout.findings.map(\.message)
        #expect(messages.contains { $0.hasPrefix("hidden") && $0.hasSuffix(": UIButton, UIImageView") })
        #expect(messages.contains { $0.hasPrefix("translucent") && $0.hasSuffix(": UISwitch") })
        #expect(messages.contains { $0.hasPrefix("scrolled") && $0.hasSuffix(": UIScrollView") })
        #expect(messages.contains { $0.hasPrefix("can't be seen") && $0.hasSuffix(": UILabel-below") })
    }

    @Test func viewsOfAppKitCountFromTheBottom() {
        let layout = layout(
            """
            [   A      ] h=--- v=--- NSView 0x1 f=(0,0,100,200) b=(-)
              [   A      ] h=--- v=--- NSView 0x2 f=(10,20,30,40) b=(-)
            """)
        #expect(layout.items[1].canvasFrame == CGRect(x: 10, y: 140, width: 30, height: 40))
    }

    @Test func constraintsAreCheckedAgainstTheFrames() throws {
        let layout = layout(
            """
            <UIView: 0x1; frame = (0 0; 320 480); layer = <L: 0x9>>
               | <UILabel: 0x2; frame = (16 40; 100 20); text = 'A'; layer = <L: 0x9>>
               | <UIButton: 0x3; frame = (124 40; 44 44); layer = <L: 0x9>>
            (
            "<NSLayoutConstraint:0x10 UILabel:0x2'A'.leading == UIView:0x1.leading + 16   (active)>",
            "<NSLayoutConstraint:0x11 H:[UILabel:0x2'A']-(20)-[UIButton:0x3]   (active)>",
            "<NSLayoutConstraint:0x12 UIButton:0x3.width >= 0.5*UILabel:0x2'A'.width   (active)>"
            )
            """)
        #expect(layout.constraints.count == 3)
        #expect(layout.constraints.map(\.outcome) == [.satisfied, .broken, .broken])
        #expect(layout.constraints[1].violation == 12)
        #expect(layout.constraints[2].violation == 6)
        let off = layout.findings.filter { $0.code == .constraintOff }
        #expect(off.count == 2)
        #expect(off[0].message.contains("off by 12 points"))
        #expect(off[0].location?.line == 6)
    }

    @Test(.enabled(if: SharedDumps.isThere, "the folder ../shared/dumps of real texts is not there"))
    func tracesMarkTheAxesOfViewsThatOtherTextsPlace() throws {
        let texts = try [
            "019-recursiveDescription-joined-trio-view.txt", "042-autolayoutTrace-joined-trio-trace.txt",
            "095-printHierarchy-joined-trio-controllers.txt",
        ].map {
            CaptureReader.read(try SharedDumps.bytes($0))
        }
        #expect(CaptureJoiner.areRelated(texts[0], texts[1]))
        let joined = CaptureJoiner.joined(texts)
        #expect(Set(joined.items.compactMap(\.address)).count == joined.items.count)
        // 20 of the trace, which has all 7 of the views.
        #expect(joined.items.count == 20)
        let view = try #require(joined.items.first { $0.address == "0x7fc94b63c360" })
        #expect(view.controller == "DetailViewController")
        #expect(view.mark == .host)
    }

    @Test func sameAddressOfAnotherClassIsNotJoined() {
        let first = CaptureReader.read(Array("<UIView: 0x1; frame = (0 0; 1 1); layer = <L: 0x9>>".utf8))
        let second = CaptureReader.read(
            Array("•UILabel:0x1'A'- AMBIGUOUS LAYOUT for UILabel:0x1'A'.minX{id: 1}".utf8))
        #expect(!CaptureJoiner.areRelated(first, second))
        let joined = CaptureJoiner.joined([first, second])
        #expect(joined.items.count == 2)
        #expect(!joined.items[0].isAmbiguous)
    }
}
