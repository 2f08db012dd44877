import Engine
import Foundation
import Testing

@testable import ConstraintLog

/// Layouts of conflicts after a change that ends them.
@Suite struct TriedCureTests {
    private static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        .appendingPathComponent("../../../shared/logs/real").standardizedFileURL
    private static let isThere = FileManager.default.fileExists(atPath: folder.path)

    /// The conflict that a log states with some constraints.
    private func conflict(_ constraints: String...) throws -> LogConflict {
        let list = constraints.map { "    \"\($0)\"" }.joined(separator: ",\n")
        let log = "Unable to simultaneously satisfy constraints.\n(\n\(list)\n)\n"
        return try #require(ConstraintLogReader.explanation(of: Array(log.utf8)).conflicts.first)
    }

    /// A card of 300 points between margins of 20 in a view of 375.
    @Test func theChangedConstraintGivesWay() throws {
        let conflict = try conflict(
            "<NSLayoutConstraint:0x1 App.Card:0xa.width == 300   (active)>",
            "<NSLayoutConstraint:0x2 H:|-(20)-[App.Card:0xa]   (active, names: '|':UIView:0xb )>",
            "<NSLayoutConstraint:0x3 H:[App.Card:0xa]-(20)-|   (active, names: '|':UIView:0xb )>",
            "<NSLayoutConstraint:0x4 UIView:0xb.width == 375   (active)>")
        let cure = try #require(conflict.cures.first { $0.members == [0] })
        let layout = try #require(ConflictLayout(conflict).solved(after: cure))
        let card = try #require(layout.items.first { $0.id == "Card" })
        #expect(card.canvasFrame.minX == 20)
        #expect(card.canvasFrame.width == 335)
        let width = try #require(layout.constraints.first { $0.text == "Card.width == 300" })
        #expect(width.priority == 999)
        #expect(width.outcome == .outweighed)
        #expect(layout.constraints.filter { $0.outcome != .satisfied }.count == 1)
        #expect(layout.conflicts.isEmpty)
        #expect(!layout.items.contains { $0.isConflicting })
    }

    /// A spacing of a stack view that doesn't fit is reduced to 0, and no further.
    @Test func spacingsAreReducedToZeroAtMost() throws {
        let conflict = try conflict(
            "<NSLayoutConstraint:0x1 'UISV-spacing' H:[UIView:0xa]-(30)-[UIView:0xb]   (active)>",
            "<NSLayoutConstraint:0x2 'UISV-canvas-connection' UIStackView:0xc.leading == UIView:0xa.leading   (active)>",
            "<NSLayoutConstraint:0x3 'UISV-canvas-connection' H:[UIView:0xb]-(0)-|   (active, names: '|':UIStackView:0xc )>",
            "<NSLayoutConstraint:0x4 UIStackView:0xc.width == 20   (active)>")
        let cure = try #require(conflict.cures.first { $0.members == [0] })
        let layout = try #require(ConflictLayout(conflict).solved(after: cure))
        let views = layout.items.filter { $0.className == "UIView" }.map(\.canvasFrame)
        #expect(views.count == 2)
        #expect(views[0].maxX <= views[1].minX)
    }

    @Test(.enabled(if: isThere, "the folder ../shared/logs/real is not there"))
    func oneChangedConstraintIsOffByWhatTheReportSays() throws {
        var compared = 0
        for name in try FileManager.default.contentsOfDirectory(atPath: Self.folder.path).sorted() {
            let text = [UInt8](try Data(contentsOf: Self.folder.appendingPathComponent(name)))
            for conflict in ConstraintLogReader.explanation(of: text).conflicts {
                for cure in conflict.cures where cure.changed.count == 1 {
                    guard let layout = ConflictLayout(conflict).solved(after: cure) else { continue }
                    let lowered = layout.constraints.filter { $0.priority == 999 }
                    guard let constraint = lowered.first, !constraint.terms.isEmpty, let offBy = cure.offBy
                    else { continue }
                    let off =
                        constraint.outcome == .satisfied
                        ? 0 : abs(constraint.actual - constraint.requested)
                    #expect(abs(off - offBy) < 0.05, "\(name): \(constraint.text)")
                    compared += 1
                }
            }
        }
        #expect(compared > 50)
    }
}
