import Foundation
import Testing
import Findings
import Solver

@testable import Engine

/// A layout with only frames requested.
struct FramesDetailTests {
    /// Makes two conflicting views, one that is ambiguous, and constraints that aren't involved in either.
    private func makeRoot() -> View {
        let root = View(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        let (narrow, open) = (child(of: root, "narrow"), child(of: root, "open"))
        LayoutConstraint.activate([
            narrow.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 10),
            narrow.widthAnchor.constraint(equalToConstant: 30),
            narrow.widthAnchor.constraint(equalToConstant: 40),
            narrow.topAnchor.constraint(equalTo: root.topAnchor),
            narrow.heightAnchor.constraint(equalToConstant: 20),
            open.topAnchor.constraint(equalTo: narrow.bottomAnchor, constant: 8),
            open.heightAnchor.constraint(equalToConstant: 20),
            open.widthAnchor.constraint(equalToConstant: 20),
        ])
        return root
    }

    private func child(of parent: View, _ identifier: String) -> View {
        let view = View()
        view.identifier = identifier
        view.translatesAutoresizingMaskIntoConstraints = false
        parent.addSubview(view)
        return view
    }

    private func layout(_ detail: SolvedDetail) throws -> SolvedLayout {
        let canvas = Canvas(size: CGSize(width: 100, height: 100))
        return try LayoutSession(root: makeRoot(), canvas: canvas).solvedLayout(detail: detail)
    }

    @Test func itemsAndFindingsAreTheSame() throws {
        let (frames, standard) = (try layout(.frames), try layout(.standard))
        #expect(frames.items == standard.items)
        #expect(frames.findings == standard.findings)
        #expect(Set(standard.findings.map(\.code)) == [.unsatisfiable, .ambiguous])
    }

    /// The solver, as long as it is kept.
    private final class Watch: @unchecked Sendable {
        weak var solver: (any ConstraintSolver)?
    }

    @Test func theLastFramesOfADeterminedLayoutNeedNoSolver() throws {
        let root = View(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        let view = child(of: root, "view")
        LayoutConstraint.activate([
            view.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 10),
            view.trailingAnchor.constraint(equalTo: root.trailingAnchor, constant: -20),
            view.topAnchor.constraint(equalTo: root.topAnchor, constant: 5),
            view.heightAnchor.constraint(equalTo: root.heightAnchor, multiplier: 0.5),
        ])
        let watch = Watch()
        let session = LayoutSession(
            root: root, canvas: Canvas(size: CGSize(width: 100, height: 100)),
            makeSolver: { limits in
                let solver = Solvers.make(limits: limits)
                if watch.solver == nil { watch.solver = solver }
                return solver
            })
        try session.layout()
        #expect(watch.solver != nil)
        let last = try session.lastFrames()
        // From 10 to 100 - 20, from 5 down by half of 100.
        #expect(last.items.map(\.frame).last == CGRect(x: 10, y: 5, width: 70, height: 50))
        #expect(watch.solver == nil)
        #expect(session.startsAnew)
    }

    @Test func theLastFramesOfOtherLayoutsHaveTheirFindings() throws {
        let canvas = Canvas(size: CGSize(width: 100, height: 100))
        let last = try LayoutSession(root: makeRoot(), canvas: canvas).lastFrames()
        #expect(last.items == (try layout(.standard).items))
        #expect(Set(last.findings.map(\.code)) == [.unsatisfiable, .ambiguous])
    }

    @Test func onlyCollidingConstraintsAreListed() throws {
        let frames = try layout(.frames)
        #expect(Set(frames.constraints.map(\.constant)) == [30, 40])
        #expect(frames.conflicts.map { Set($0.members) } == [[0, 1]])
        #expect(frames.conflicts.map { frames.constraints[$0.broken].constant } == [40])
        #expect(try layout(.standard).constraints.count == 8)
    }

    @Test func aGuideThatADistanceBeginsAtIsUsed() throws {
        let root = View(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        let view = child(of: root, "view")
        let guide = LayoutGuide()
        root.addLayoutGuide(guide)
        guide.topAnchor.anchorWithOffset(to: view.topAnchor).constraint(equalToConstant: 20).isActive = true
        let canvas = Canvas(size: CGSize(width: 100, height: 100))
        let findings = try LayoutSession(root: root, canvas: canvas).solvedLayout(detail: .frames).findings
        #expect(!findings.map(\.code).contains(.unusedGuide))
    }
}
