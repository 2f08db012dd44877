import Foundation
import ReferenceSolver
import Testing
import Solver

@testable import Engine

/// The resolution of ambiguity: first sizes are 0, then inequalities are tight, then positions are 0, as in UIKit.
@Suite struct UnderdeterminedLayoutTests {
    private let root = View.root()
    private let canvas = Canvas(size: CGSize(width: 400, height: 300))

    private func frame(_ constraints: (View, View) -> [LayoutConstraint]) throws -> CGRect {
        let view = root.place("v")
        defer { view.removeFromSuperview() }
        LayoutConstraint.activate(constraints(view, root))
        return try #require(try LayoutSolver.solve(root: root, canvas: canvas).frame("v"))
    }

    @Test func anEdgeAloneIsInPlaceAndTheSizeIsZero() throws {
        #expect(
            try frame { view, root in
                [
                    view.trailingAnchor.constraint(equalTo: root.trailingAnchor, constant: -20),
                    view.bottomAnchor.constraint(equalTo: root.bottomAnchor, constant: -10),
                ]
            } == CGRect(x: 380, y: 290, width: 0, height: 0))
        #expect(
            try frame { view, root in
                [view.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 20)]
            }
                == CGRect(x: 20, y: 0, width: 0, height: 0))
        #expect(
            try frame { view, root in [view.centerXAnchor.constraint(equalTo: root.centerXAnchor)] }
                == CGRect(x: 200, y: 0, width: 0, height: 0))
    }

    @Test func aGreatestSizeIsNotTaken() throws {
        #expect(
            try frame { view, root in
                [
                    view.widthAnchor.constraint(lessThanOrEqualToConstant: 23),
                    view.centerXAnchor.constraint(equalTo: root.centerXAnchor),
                    view.heightAnchor.constraint(greaterThanOrEqualToConstant: 23),
                    view.centerYAnchor.constraint(equalTo: root.centerYAnchor),
                ]
            } == CGRect(x: 200, y: 138.5, width: 0, height: 23))
    }

    @Test(arguments: [LayoutPriority.required, LayoutPriority(500)])
    func anInequalityThatAloneHoldsAPositionIsTight(_ priority: LayoutPriority) throws {
        #expect(
            try frame { view, root in
                let constraints = [
                    view.topAnchor.constraint(lessThanOrEqualTo: root.topAnchor, constant: 23),
                    view.trailingAnchor.constraint(lessThanOrEqualTo: root.trailingAnchor, constant: -30),
                ]
                for constraint in constraints { constraint.priority = priority }
                return constraints + [
                    view.heightAnchor.constraint(equalToConstant: 100),
                    view.widthAnchor.constraint(equalToConstant: 50),
                ]
            } == CGRect(x: 320, y: 23, width: 50, height: 100))
    }

    @Test func sizesComeBeforeTightInequalities() throws {
        // Both edges could be tight with a width of 360.
        #expect(
            try frame { view, root in
                [
                    view.leadingAnchor.constraint(greaterThanOrEqualTo: root.leadingAnchor, constant: 20),
                    view.trailingAnchor.constraint(lessThanOrEqualTo: root.trailingAnchor, constant: -20),
                ]
            } == CGRect(x: 20, y: 0, width: 0, height: 0))
    }

    @Test func whatNoConstraintHoldsIsAtZero() throws {
        #expect(
            try frame { view, _ in [view.widthAnchor.constraint(equalToConstant: 50)] }
                == CGRect(x: 0, y: 0, width: 50, height: 0))
    }

    @Test func anInequalityIsTightNoLongerOnceItIsGone() throws {
        let view = root.place("v")
        let bottom = view.bottomAnchor.constraint(lessThanOrEqualTo: root.bottomAnchor, constant: -40)
        let height = view.heightAnchor.constraint(equalToConstant: 60)
        LayoutConstraint.activate([bottom, height])
        let session = LayoutSession(root: root, canvas: canvas)
        #expect(try session.solvedLayout().frame("v")?.minY == 200)
        bottom.constant = -50
        #expect(try session.solvedLayout().frame("v")?.minY == 190)
        bottom.isActive = false
        #expect(try session.solvedLayout().frame("v")?.minY == 0)
        bottom.isActive = true
        height.isActive = false
        #expect(try session.solvedLayout().frame("v") == CGRect(x: 0, y: 250, width: 0, height: 0))
    }

    /// Few constraints among many views, most of them inequalities, so that nearly everything is ambiguous.
    @Test func editsEndWhereALayoutAnewAndTheReferenceSolverDo() throws {
        for seed in UInt64(1)...60 {
            var edits = OpenLayout(seed: seed)
            let session = LayoutSession(root: edits.root, canvas: canvas)
            for step in 0..<6 {
                _ = try session.solvedLayout()
                let frames = edits.frames
                #expect(try edits.frames(solvedBy: TightSetSolver()) == frames, "seed \(seed), step \(step)")
                let reference = try edits.frames(solvedBy: TableauSolver(limits: .standard))
                #expect(reference == frames, "seed \(seed), step \(step): reference solver")
                edits.edit()
            }
        }
    }
}
