import Foundation
import Testing
import Findings
import Solver

@testable import Engine

/// The constraints of a solved layout and their values.
struct SolvedConstraintTests {
    private let canvas = Canvas(size: CGSize(width: 300, height: 200), scale: 4096)

    /// Returns a right-to-left box from 20 to 300, with a view 100 wide in it.
    private func boxed() -> (root: View, box: View, view: View) {
        let root = View.root()
        let box = root.place("box")
        let view = box.place("a", intrinsic: CGSize(width: 100, height: 30))
        box.semanticContentAttribute = .forceRightToLeft
        LayoutConstraint.activate([
            box.leftAnchor.constraint(equalTo: root.leftAnchor, constant: 20),
            box.rightAnchor.constraint(equalTo: root.rightAnchor),
            box.topAnchor.constraint(equalTo: root.topAnchor),
            box.bottomAnchor.constraint(equalTo: root.bottomAnchor),
            view.topAnchor.constraint(equalTo: box.topAnchor),
        ])
        return (root, box, view)
    }

    /// In the coordinates of the box, 280 wide: 30 from its leading edge is 250.
    @Test func leadingIsTheContainersAndNumbersAreInItsCoordinates() throws {
        let (root, box, view) = boxed()
        view.leadingAnchor.constraint(equalTo: box.leadingAnchor, constant: 30).isActive = true
        let layout = try LayoutSolver.solve(root: root, canvas: canvas)
        let solved = try #require(layout.constraints.last)
        #expect(layout.items[solved.container].id == "box")
        #expect(solved.direction == .rightToLeft)
        #expect(solved.first.attribute == .leading && solved.constant == 30)
        #expect(solved.resolved.first.attribute == .right && solved.resolved.second?.attribute == .right)
        #expect(solved.resolved.constant == -30)
        #expect(abs(solved.actual - 250) < 1e-9 && abs(solved.requested - 250) < 1e-9)
        #expect(solved.violation < 1e-9)
    }

    /// At least 200 from the leading edge is at most 80 from the left, 20 less than the view needs.
    @Test func aReversedInequalityIsViolatedByWhatItIsShort() throws {
        let (root, box, view) = boxed()
        LayoutConstraint.activate([
            view.leftAnchor.constraint(equalTo: box.leftAnchor),
            view.widthAnchor.constraint(equalToConstant: 100),
            view.leadingAnchor.constraint(greaterThanOrEqualTo: box.leadingAnchor, constant: 200),
        ])
        let layout = try LayoutSolver.solve(root: root, canvas: canvas)
        let solved = try #require(layout.constraints.first { $0.outcome == .broken })
        #expect(solved.resolved.relation == .lessThanOrEqual)
        #expect(abs(solved.actual - 100) < 1e-9 && abs(solved.requested - 80) < 1e-9)
        #expect(abs(solved.violation - 20) < 1e-9)
    }

    /// Between two views of the box, `a.trailing to b.leading` is `b.right to a.left`.
    @Test func aDistanceChangesItsEndsWhereReadingRunsTheOtherWay() throws {
        let (root, box, view) = boxed()
        let other = box.place("b", intrinsic: CGSize(width: 50, height: 30))
        LayoutConstraint.activate([
            view.leadingAnchor.constraint(equalTo: box.leadingAnchor),
            view.trailingAnchor.anchorWithOffset(to: other.leadingAnchor).constraint(equalToConstant: 12),
        ])
        let layout = try LayoutSolver.solve(root: root, canvas: canvas)
        let solved = try #require(layout.constraints.last)
        let (first, origin) = (solved.resolved.first, try #require(solved.resolved.first.origin))
        #expect(layout.items[first.item].id == "a" && first.attribute == .left)
        #expect(layout.items[origin.item].id == "b" && origin.attribute == .right)
        #expect(solved.resolved.constant == 12)
        #expect(abs(solved.actual - 12) < 1e-9)
    }

    @Test func implicitConstraintsAreListedOnRequest() throws {
        let (root, _, view) = boxed()
        let kept = View(frame: CGRect(x: 5, y: 6, width: 7, height: 8))
        kept.identifier = "kept"
        root.addSubview(kept)
        let explicit = try LayoutSolver.solve(root: root, canvas: canvas).constraints
        #expect(explicit.allSatisfy { $0.source == .document && $0.terms.isEmpty })
        let layout = try LayoutSolver.solve(root: root, canvas: canvas, detail: .complete)
        #expect(layout.constraints.prefix(explicit.count).map(\.text) == explicit.map(\.text))
        func rows(_ source: ConstraintSource, of item: String) -> [SolvedConstraint] {
            layout.constraints.filter { $0.source == source && layout.items[$0.first.item].id == item }
        }
        let canvasRows = rows(.canvas, of: "view")
        #expect(canvasRows.map(\.first.attribute) == [.left, .top, .width, .height])
        #expect(canvasRows.map(\.constant) == [0, 0, 300, 200])
        let content = rows(.contentSize, of: "a").filter { $0.first.attribute == .width }
        #expect(content.map(\.relation) == [.lessThanOrEqual, .greaterThanOrEqual])
        #expect(content.map(\.priority) == [250, 750])
        #expect(content.allSatisfy { $0.constant == 100 && $0.outcome == .satisfied })
        #expect(rows(.nonNegative, of: "a").count == 2)
        #expect(rows(.autoresizing, of: "kept").map(\.constant) == [5, 7, 6, 8])
        #expect(view.constraints.isEmpty)
    }

    @Test func aStackViewsConstraintsAreItsOwn() throws {
        let root = View.root()
        let stack = StackView()
        stack.translatesAutoresizingMaskIntoConstraints = false
        root.addSubview(stack)
        for name in ["a", "b"] {
            let view = View()
            view.identifier = name
            view.intrinsicContentSizeOverride = CGSize(width: 40, height: 20)
            stack.addArrangedSubview(view)
        }
        stack.topAnchor.constraint(equalTo: root.topAnchor).isActive = true
        let layout = try LayoutSolver.solve(root: root, canvas: canvas)
        let authored = layout.constraints.filter { $0.source == .document }
        #expect(authored.count == 1)
        #expect(layout.constraints.count > 1)
        #expect(
            layout.constraints.allSatisfy {
                $0.source == .document || $0.identifier?.hasPrefix("UISV-") == true
            })
    }

    /// The frame of an autoresizing view takes part in the conflict, so it is listed after the author's constraints.
    @Test func aConflictNamesItsMembersByIndex() throws {
        let root = View.root()
        let outer = View(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
        outer.identifier = "outer"
        root.addSubview(outer)
        let inner = outer.place("inner")
        LayoutConstraint.activate([
            inner.leftAnchor.constraint(equalTo: outer.leftAnchor),
            inner.rightAnchor.constraint(equalTo: outer.rightAnchor),
            inner.widthAnchor.constraint(equalToConstant: 80),
        ])
        let layout = try LayoutSolver.solve(root: root, canvas: canvas)
        #expect(layout.conflicts.count == 1)
        let conflict = try #require(layout.conflicts.first)
        let broken = layout.constraints[conflict.broken]
        #expect(broken.source == .autoresizing && broken.outcome == .broken)
        #expect(broken.requested == 50 && broken.actual == 80 && broken.violation == 30)
        #expect(conflict.broken == 3 && conflict.members.contains(3))
        #expect(Set(conflict.members).isSuperset(of: [0, 1, 2]))
        #expect(layout.findings.first?.broken == broken.text)
    }

    @Test func systemGuidesAreToldByTheirKind() throws {
        let root = View.root()
        let view = root.place("safeAreaLayoutGuide", intrinsic: CGSize(width: 10, height: 10))
        view.topAnchor.constraint(equalTo: root.safeAreaLayoutGuide.topAnchor).isActive = true
        let layout = try LayoutSolver.solve(root: root, canvas: canvas)
        let guides = layout.items.filter { $0.systemGuide == .safeArea }
        #expect(guides.count == 1 && guides.first?.kind == .guide)
        #expect(layout.items.filter { $0.kind == .view }.allSatisfy { $0.systemGuide == nil })
    }
}
