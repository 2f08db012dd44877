import Foundation
import Testing
import Findings

@testable import Engine

@Suite struct ImplausibleMultiplierTests {
    private func findings(_ multiplier: CGFloat, source: ConstraintSource = .document) throws
        -> [LayoutFinding]
    {
        let root = View.root()
        let first = root.place("first")
        let second = root.place("second")
        let constraint = first.widthAnchor.constraint(equalTo: second.widthAnchor, multiplier: multiplier)
        constraint.source = source
        constraint.isActive = true
        let session = LayoutSession(root: root, canvas: Canvas(size: CGSize(width: 400, height: 800)))
        return try session.solvedLayout().findings.filter { $0.code == .implausibleMultiplier }
    }

    @Test(arguments: [1, 0.5, -1, 2, 16.0 / 9, 0.001, 375, 0.99999, 1.00001, 0, -0.25, 4000])
    func multipliersThatMeanSomethingAreNotReported(_ multiplier: Double) throws {
        #expect(try findings(CGFloat(multiplier)).isEmpty)
    }

    @Test(arguments: [1e-6, -1e-6, 0.00009, 1.0000001, 0.999999, 1e6, -20000])
    func multipliersWithoutMeaningAreReportedOnce(_ multiplier: Double) throws {
        let found = try findings(CGFloat(multiplier))
        #expect(found.count == 1)
        #expect(found.first?.items == ["first", "second"])
    }

    /// Nobody can change them.
    @Test func constraintsOfStackViewsAreNotReported() throws {
        #expect(try findings(1e-6, source: .stack).isEmpty)
    }
}
