import Foundation
import Testing
import Findings
import Solver

@testable import Engine

/// Invalid numbers passed through the Swift API are reported and never trap.
struct NumberRangeTests {
    private func codes(_ view: View) -> [FindingCode] { view.layoutFindings.map(\.code) }

    @Test(arguments: [CGFloat.nan, .infinity, -.infinity])
    func aFrameThatIsNotFiniteIsReportedAndLeavesTheViewAsItWas(number: CGFloat) {
        let view = View(frame: CGRect(x: 1, y: 2, width: 3, height: 4))
        for place in [
            CGRect(x: number, y: 0, width: 1, height: 1), CGRect(x: 0, y: number, width: 1, height: 1),
            CGRect(x: 0, y: 0, width: number, height: 1), CGRect(x: 0, y: 0, width: 1, height: number),
        ] {
            view.frame = place
            view.bounds = place
        }
        #expect(view.frame == CGRect(x: 1, y: 2, width: 3, height: 4))
        #expect(view.bounds == CGRect(x: 0, y: 0, width: 3, height: 4))
        #expect(Set(codes(view)) == [.invalidNumber])
        #expect(View(frame: CGRect(x: 0, y: 0, width: number, height: 1)).frame == .zero)
    }

    /// Width and position are finite, but the right edge isn't.
    @Test func aFrameWhoseEdgesOverflowIsRefused() {
        let view = View(frame: CGRect(x: 1e308, y: 0, width: 1e308, height: 1))
        #expect(view.frame == .zero && codes(view) == [.invalidNumber])
    }

    @Test func aLabelMayBeAsTallAsCanBeUntilItIsLaidOut() {
        let label = Label(frame: CGRect(x: 0, y: 0, width: 100, height: CGFloat.greatestFiniteMagnitude))
        #expect(label.frame.height == .greatestFiniteMagnitude && label.layoutFindings.isEmpty)
    }

    @Test func constraintsOutOfRangeStayInactive() {
        let root = View()
        for (multiplier, constant) in [
            (1, 1e8), (1, -CGFloat.infinity), (1, .nan), (1e-7, 0), (1e7, 0), (.nan, 0),
        ] as [(CGFloat, CGFloat)] {
            let constraint = root.widthAnchor.constraint(
                equalTo: root.heightAnchor, multiplier: multiplier, constant: constant)
            constraint.isActive = true
            #expect(!constraint.isActive)
        }
        #expect(codes(root) == Array(repeating: .invalidNumber, count: 6))
        #expect(root.layoutFindings.allSatisfy { $0.message.contains("out of range") })
    }

    @Test func anActiveConstraintTakesTheNearestConstantInRange() {
        let root = View()
        let constraint = root.widthAnchor.constraint(lessThanOrEqualToConstant: 8)
        constraint.isActive = true
        constraint.constant = .greatestFiniteMagnitude
        #expect(constraint.constant == 1e7)
        constraint.constant = .nan
        #expect(constraint.constant == 1e7)
        constraint.priority = LayoutPriority(.nan)
        #expect(constraint.priority == .required)
        #expect(codes(root).count == 3)
    }

    private final class Endless: View {
        override var intrinsicContentSize: CGSize { CGSize(width: CGFloat.infinity, height: CGFloat.nan) }
        override var alignmentRectInsets: EdgeInsets {
            EdgeInsets(top: .nan, left: 0, bottom: 0, right: 0)
        }
    }

    @Test func whatViewsAnswerOutOfRangeIsReportedOnce() throws {
        let root = View(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        let view = Endless()
        view.identifier = "endless"
        view.translatesAutoresizingMaskIntoConstraints = false
        root.addSubview(view)
        view.layoutMargins = EdgeInsets(top: -CGFloat.infinity, left: 0, bottom: 0, right: 0)
        view.setContentHuggingPriority(LayoutPriority(-1), for: .horizontal)
        let canvas = Canvas(size: CGSize(width: 100, height: 100))
        for _ in 0..<2 { _ = try LayoutSolver.solve(root: root, canvas: canvas) }
        let found = view.layoutFindings.filter { $0.code == .invalidNumber }
        #expect(found.count == 4 && Set(found).count == 4, "\(found.map(\.message))")
        #expect(view.frame.width.isFinite && view.frame.height.isFinite)
    }

    /// A view fixed at ten million points wide contains one with a millionth of its width.
    @Test func sharesOfASuperviewTooSmallToSeeAreNone() throws {
        let root = View(frame: CGRect(x: 0, y: 0, width: 1e7, height: 10))
        let view = View(frame: CGRect(x: 0, y: 0, width: 1e-3, height: 1))
        view.autoresizingMask = [.flexibleWidth, .flexibleRightMargin]
        root.addSubview(view)
        let layout = try LayoutSolver.solve(root: root, canvas: Canvas(size: CGSize(width: 400, height: 10)))
        #expect(layout.findings.isEmpty && view.frame.width < 1)
    }

    @Test func everyRangeHoldsItsEndsAndNothingBeyond() {
        for range in [NumberRange.points, .length, .intrinsic, .scale, .multiplier] {
            #expect(range.contains(range.minimum) && range.contains(range.maximum))
            #expect(!range.contains(range.minimum.nextDown) && !range.contains(range.maximum.nextUp))
            #expect(!range.contains(Double.nan))
        }
        for range in [NumberRange.side, .priority, .fontSize] {
            #expect(!range.contains(range.minimum) && range.contains(range.minimum.nextUp))
        }
        #expect(NumberRange.multiplier.contains(0.0) && !NumberRange.multiplier.contains(1e-6.nextDown))
    }

    @Test func whatIsNotSolvedNamesTheConstraints() throws {
        let root = View(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        let view = View()
        view.identifier = "a"
        view.translatesAutoresizingMaskIntoConstraints = false
        root.addSubview(view)
        for width in 0..<20 {
            let constraint = view.widthAnchor.constraint(equalToConstant: CGFloat(10 * width))
            constraint.priority = LayoutPriority(Float(100 + width))
            constraint.isActive = true
        }
        view.widthAnchor.constraint(greaterThanOrEqualToConstant: 300).isActive = true
        let findings = (1...100).compactMap { work in
            var limits = SolverLimits.standard
            (limits.leastWork, limits.workPerTerm) = (10 * work, 0)
            let session = LayoutSession(
                root: root, canvas: Canvas(size: CGSize(width: 100, height: 100)), limits: limits)
            do throws(SolverError) { try session.layout() } catch { return session.finding(for: error) }
            return nil as LayoutFinding?
        }
        #expect(!findings.isEmpty && findings.count < 100 && findings.allSatisfy { $0.code == .notSolved })
        // The earlier solves stopped before the first pivot, because hardly any work was allowed.
        let last = try #require(findings.last)
        #expect(last.items == ["a"] && !last.constraints.isEmpty && last.constraints.count <= 8, "\(last)")
    }
}
