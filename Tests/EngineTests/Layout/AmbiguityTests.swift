import Foundation
import Testing

@testable import Engine

/// UIKit's methods for debugging ambiguity: whether a layout is ambiguous, other possible frames, the constraints
/// that affect a view.
struct AmbiguityTests {
    private let root = View.root()
    private let knob: View
    private let track: LayoutGuide

    /// Creates a knob of 60 × 40 that can slide along a track from 40 to 280.
    init() throws {
        knob = root.place("knob", intrinsic: CGSize(width: 60, height: 40))
        track = root.guide("track")
        LayoutConstraint.activate([
            track.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 40),
            track.trailingAnchor.constraint(equalTo: root.trailingAnchor, constant: -40),
            knob.leadingAnchor.constraint(greaterThanOrEqualTo: track.leadingAnchor),
            knob.trailingAnchor.constraint(lessThanOrEqualTo: track.trailingAnchor),
            knob.centerYAnchor.constraint(equalTo: root.centerYAnchor),
        ])
        _ = try LayoutSolver.solve(root: root, canvas: Canvas(size: CGSize(width: 320, height: 110)))
    }

    @Test func whatIsOpenIsAmbiguous() {
        #expect(knob.hasAmbiguousLayout)
        #expect(track.hasAmbiguousLayout)
        #expect(!root.hasAmbiguousLayout)
        let place = knob.centerXAnchor.constraint(equalTo: track.centerXAnchor)
        place.isActive = true
        #expect(!knob.hasAmbiguousLayout)
        place.isActive = false
        #expect(knob.hasAmbiguousLayout)
        #expect(!LayoutGuide().hasAmbiguousLayout)
    }

    @Test func exercisingGoesFromOneEndToTheOther() throws {
        let ends = [
            CGRect(x: 40, y: 35, width: 60, height: 40), CGRect(x: 220, y: 35, width: 60, height: 40),
        ]
        knob.exerciseAmbiguityInLayout()
        let first = try #require(ends.firstIndex(of: knob.frame))
        knob.exerciseAmbiguityInLayout()
        #expect(knob.frame == ends[1 - first])
        knob.exerciseAmbiguityInLayout()
        #expect(knob.frame == ends[first])
    }

    @Test func exercisingMovesNothingThatIsPlaced() throws {
        knob.centerXAnchor.constraint(equalTo: root.centerXAnchor).isActive = true
        _ = try LayoutSolver.solve(root: root, canvas: Canvas(size: CGSize(width: 320, height: 110)))
        knob.exerciseAmbiguityInLayout()
        #expect(knob.frame == CGRect(x: 130, y: 35, width: 60, height: 40))
    }

    @Test func aFreeViewStaysWithinItsSuperview() throws {
        let free = root.place("free", intrinsic: CGSize(width: 20, height: 10))
        var frames: Set<[CGFloat]> = []
        for _ in 0..<2 {
            free.exerciseAmbiguityInLayout()
            frames.insert([free.frame.minX, free.frame.minY, free.frame.width, free.frame.height])
        }
        #expect(frames == [[0, 0, 20, 10], [300, 100, 20, 10]])
    }

    /// A picture shows the two frames between which a view can slide or grow.
    @Test func theEndsOfAFreedomArePartOfTheLayout() throws {
        let loose = root.place("loose")
        LayoutConstraint.activate([
            loose.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 10),
            loose.topAnchor.constraint(equalTo: root.topAnchor),
            loose.heightAnchor.constraint(equalToConstant: 20),
            loose.widthAnchor.constraint(greaterThanOrEqualToConstant: 30),
        ])
        let layout = try LayoutSolver.solve(root: root, canvas: Canvas(size: CGSize(width: 320, height: 110)))
        let items = Dictionary(uniqueKeysWithValues: layout.items.map { ($0.id, $0) })
        #expect(
            items["knob"]?.extremes == [
                CGRect(x: 40, y: 35, width: 60, height: 40), CGRect(x: 220, y: 35, width: 60, height: 40),
            ])
        // Only the superview bounds its width.
        #expect(
            items["loose"]?.extremes == [
                CGRect(x: 10, y: 0, width: 30, height: 20), CGRect(x: 10, y: 0, width: 310, height: 20),
            ])
        #expect(items["view"]?.extremes == [])
        #expect(items["track"]?.extremes == [])
    }

    @Test func whatBearsOnAnItemAlongAnAxis() {
        let across = knob.constraintsAffectingLayout(for: .horizontal).map(\.description)
        #expect(
            across == [
                "track.leading == view.leading + 40", "track.trailing == view.trailing - 40",
                "knob.leading >= track.leading", "knob.trailing <= track.trailing",
            ])
        #expect(
            knob.constraintsAffectingLayout(for: .vertical).map(\.description) == [
                "knob.centerY == view.centerY"
            ])
        #expect(track.constraintsAffectingLayout(for: .vertical).isEmpty)
        #expect(LayoutGuide().constraintsAffectingLayout(for: .vertical).isEmpty)
    }
}
