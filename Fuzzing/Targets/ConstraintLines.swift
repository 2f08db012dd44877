import Engine
import Foundation
import LayoutDocument
import Solver

/// Lines of constraints on a small hierarchy: `v` contains `a`, `b` and `c`, and `c` contains `d`.
struct ConstraintLines {
    private let lines: [String]
    private let root = View(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    private let views: [String: any LayoutItem]

    init(_ bytes: [UInt8]) {
        lines = String(decoding: bytes, as: UTF8.self).split(separator: "\n").map(String.init)
        var views: [String: View] = ["v": root]
        for name in ["a", "b", "c", "d"] {
            let view = View()
            view.identifier = name
            view.translatesAutoresizingMaskIntoConstraints = false
            (name == "d" ? views["c"] ?? root : root).addSubview(view)
            views[name] = view
        }
        self.views = views
    }

    func solve() {
        for line in lines {
            _ = LayoutConstraint.activate((try? constraints(line)) ?? [])
        }
        let session = LayoutSession(root: root, canvas: Canvas(size: root.bounds.size))
        do throws(SolverError) {
            _ = try session.solvedLayout()
        } catch {
            _ = session.finding(for: error)
        }
    }

    private func constraints(_ line: String) throws -> [LayoutConstraint] {
        if let equation = try? EquationParser.parse(line, isKnown: { views[$0] != nil }) {
            return [constraint(equation)].compactMap { $0 }
        }
        return try LayoutConstraint.constraints(
            withVisualFormat: line, metrics: ["m": 8, "p": 750], views: views)
    }

    private func constraint(_ equation: EquationSyntax) -> LayoutConstraint? {
        guard let first = item(equation.first.item) else { return nil }
        let second = equation.second.flatMap { item($0.item) }
        if equation.second != nil && second == nil { return nil }
        let constraint = LayoutConstraint(
            item: first, attribute: equation.first.attribute, relatedBy: equation.relation, toItem: second,
            attribute: equation.second?.attribute, multiplier: CGFloat(equation.multiplier),
            constant: CGFloat(equation.constant))
        constraint.priority = LayoutPriority(Float(equation.priority))
        return constraint
    }

    private func item(_ item: EquationSyntax.Item) -> (any LayoutItem)? {
        item.id.flatMap { views[$0] } ?? (item.id == nil ? root : nil)
    }
}
