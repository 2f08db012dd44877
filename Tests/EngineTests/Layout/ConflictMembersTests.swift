import Foundation
import Testing
import Findings

@testable import Engine

/// Which of several minimal conflicting sets is reported.
struct ConflictMembersTests {
    /// A view is squeezed below zero, and with it the two that fill it: the conflict is reported for the outer one.
    @Test func theOuterViewIsNamedAndNotWhatFillsIt() throws {
        let root = View(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        let outer = child(of: root, "outer")
        let inner = (0..<2).map { child(of: outer, "inner \($0)") }
        for view in inner {
            view.intrinsicContentSizeOverride = CGSize(width: View.noIntrinsicMetric, height: 20)
        }
        LayoutConstraint.activate([
            inner[0].topAnchor.constraint(equalTo: outer.topAnchor),
            inner[1].bottomAnchor.constraint(equalTo: outer.bottomAnchor),
            inner[1].topAnchor.constraint(equalTo: inner[0].bottomAnchor, constant: 5),
            outer.centerYAnchor.constraint(equalTo: root.topAnchor, constant: 60),
            outer.bottomAnchor.constraint(equalTo: root.bottomAnchor, constant: -60),
        ])
        let canvas = Canvas(size: CGSize(width: 100, height: 100))
        let findings = try LayoutSession(root: root, canvas: canvas).solvedLayout().findings
        let conflicts = findings.filter { $0.code == .unsatisfiable }
        #expect(conflicts.count == 1)
        #expect(conflicts.first?.items.contains("outer") == true)
        #expect(conflicts.first?.items.contains { $0.hasPrefix("inner") } == false)
    }

    private func child(of parent: View, _ identifier: String) -> View {
        let view = View()
        view.identifier = identifier
        view.translatesAutoresizingMaskIntoConstraints = false
        parent.addSubview(view)
        return view
    }
}
