import Engine
import Foundation
import Testing

@testable import LayoutComparison
@testable import layout_render

@Suite struct LayoutChangesTests {
    private typealias Item = LayoutRecord.Item
    private typealias Constraint = LayoutRecord.Constraint

    private func item(
        _ id: String, _ frame: [Double?], canvas: [Double]? = nil, hidden: Bool? = nil, text: String? = nil
    ) -> Item {
        Item(
            id: id, name: nil, kind: "view", parent: "view", frame: frame,
            canvasFrame: canvas ?? frame.map { $0 ?? 0 }, isHidden: hidden, text: text)
    }

    private func top(_ first: String, below second: String?, _ constant: Double, priority: Double = 1000)
        -> Constraint
    {
        Constraint(
            first: first, firstAttribute: "top", relation: "==", second: second,
            secondAttribute: second == nil ? nil : "bottom", multiplier: 1, constant: constant,
            priority: priority)
    }

    private func record(_ items: [Item], _ constraints: [Constraint]) -> LayoutRecord {
        LayoutRecord(
            canvas: [100, 200], items: [item("view", [0, 0, 100, 200])] + items, constraints: constraints)
    }

    @Test func nothingChangesInTheSameLayout() {
        let layout = record([item("a", [0, 10, 5, 5])], [top("a", below: nil, 10)])
        #expect(LayoutChanges(from: layout, to: layout) == .none)
    }

    /// b is constrained below a, and c below b; the constraint that changed is between the view and a.
    @Test func theCauseIsFoundAlongTheConstraints() throws {
        let links = [top("b", below: "a", 8), top("c", below: "b", 8)]
        let before = record(
            [item("a", [0, 10, 5, 5]), item("b", [0, 23, 5, 5]), item("c", [0, 36, 5, 5])],
            [top("a", below: nil, 10)] + links)
        let after = record(
            [item("a", [0, 20, 5, 5]), item("b", [0, 33, 5, 5]), item("c", [0, 46, 5, 5])],
            [top("a", below: nil, 20)] + links)
        let changes = LayoutChanges(from: before, to: after)
        #expect(changes.items.map(\.id) == ["a", "b", "c"])
        for change in changes.items {
            #expect(change.kind == .moved)
            #expect(change.because == ["a.top == 10 became a.top == 20"])
        }
        #expect(changes.constraints.map { $0.sentence(.none) } == ["a.top == 10 became a.top == 20"])
    }

    @Test func aChangeOnTheOtherAxisIsNoCause() throws {
        let leading = { (constant: Double) in
            Constraint(
                first: "a", firstAttribute: "leading", relation: "==", second: "view",
                secondAttribute: "leading",
                multiplier: 1, constant: constant, priority: 1000)
        }
        let before = record([item("a", [1, 10, 5, 5])], [top("a", below: nil, 10), leading(1)])
        let after = record([item("a", [1, 12, 5, 5])], [top("a", below: nil, 12), leading(1), leading(1)])
        let changes = LayoutChanges(from: before, to: after)
        #expect(changes.items.map(\.because) == [["a.top == 10 became a.top == 12"]])
        #expect(changes.constraints.count == 2)
        #expect(changes.constraints.last?.sentence(.none) == "a.leading == view.leading + 1 was added")
    }

    @Test func aTextCanBeTheCause() throws {
        let before = record([item("a", [0, 0, 20, 5], text: "Buy")], [])
        let after = record([item("a", [0, 0, 40, 5], text: "Buy now")], [])
        #expect(
            LayoutChanges(from: before, to: after).items.first?.because
                == ["the text of a changed from “Buy” to “Buy now”"])
    }

    @Test func whatAppearsGoesOrHidesIsNamedSo() throws {
        let before = record(
            [item("a", [0, 0, 1, 1]), item("b", [0, 0, 1, 1]), item("c", [0, 0, 1, 1])], [])
        let after = record(
            [item("d", [0, 0, nil, 1]), item("b", [0, 0, 1, 1], hidden: true), item("c", [0, 0, 1, 1])], [])
        let changes = LayoutChanges(from: before, to: after).items
        #expect(
            changes.map(\.sentence) == [
                "d was added at [0, 0, ?, 1]", "b is now hidden", "a was removed (was at [0, 0, 1, 1])",
            ])
        #expect(LayoutChanges(from: after, to: before).items.map(\.kind) == [.added, .shown, .removed])
        #expect(LayoutChanges(from: before, to: after, ignoring: ["a", "d"]).items.map(\.id) == ["b"])
    }

    @Test func aNameThatOneViewHasStandsForItsId() {
        func named(_ id: String, _ name: String, y: Double) -> Item {
            var item = item(id, [0, y, 1, 1])
            item.name = name
            return item
        }
        let before = record(
            [named("x-1", "title", y: 1), named("x-2", "label", y: 5), named("x-3", "label", y: 9)],
            [top("x-1", below: nil, 1), top("x-2", below: nil, 5)])
        let after = record(
            [named("x-1", "title", y: 2), named("x-2", "label", y: 6), named("x-3", "label", y: 9)],
            [top("x-1", below: nil, 2), top("x-2", below: nil, 6)])
        let changes = LayoutChanges(from: before, to: after).items
        #expect(changes.map(\.title) == ["title (x-1)", "label (x-2)"])
        #expect(
            changes.map(\.because) == [
                ["title.top == 1 became title.top == 2"], ["x-2.top == 5 became x-2.top == 6"],
            ])
    }

    /// Views inside one that moves keep their frames in it and aren't listed.
    @Test func whatRidesAlongDidNotMove() {
        let before = record([item("a", [0, 0, 9, 9]), item("b", [1, 1, 2, 2], canvas: [1, 1, 2, 2])], [])
        let after = record([item("a", [5, 0, 9, 9]), item("b", [1, 1, 2, 2], canvas: [6, 1, 2, 2])], [])
        #expect(LayoutChanges(from: before, to: after).items.map(\.id) == ["a"])
    }

    @Test func aRecordReadsAsWritten() throws {
        var layout = record(
            [item("a \"quoted\"", [0.5, nil, 1, 1], hidden: true, text: "é\n")],
            [top("a", below: "view", -1.5, priority: 750), top("a", below: nil, 3)])
        layout.constraints[0].text = "V:|[a]"
        let json = layout.json()
        #expect(LayoutRecord(json: Data(json)) == layout)
        #expect(LayoutRecord(json: Data(json.dropLast(3))) == nil)
        #expect(LayoutRecord(json: Data("{}".utf8)) == nil)
    }

    @Test func causesAreTheSameForEveryPictureThatChangedForThem() {
        let before = record([item("a", [0, 10, 5, 5])], [top("a", below: nil, 10)])
        let after = record([item("a", [0, 20, 5, 5])], [top("a", below: nil, 20)])
        #expect(LayoutChanges(from: before, to: after).causes == ["a's top 10 → 20"])
        let below = record(
            [item("a", [0, 10, 5, 5]), item("b", [0, 23, 5, 5])], [top("b", below: "a", 8)])
        let further = record(
            [item("a", [0, 10, 5, 5]), item("b", [0, 27, 5, 5])], [top("b", below: "a", 12)])
        #expect(LayoutChanges(from: below, to: further).causes == ["b's top constant 8 → 12"])
        let weaker = record(
            [item("a", [0, 10, 5, 5]), item("b", [0, 23, 5, 5])], [top("b", below: "a", 8, priority: 750)])
        // Nothing moved, but the change is listed.
        #expect(LayoutChanges(from: below, to: weaker).causes == ["b's top priority 1000 → 750"])
        // A text that keeps its frame doesn't move anything either.
        let worded = record([item("a", [0, 10, 5, 5], text: "x")], [])
        let other = LayoutChanges(from: record([item("a", [0, 10, 5, 5], text: "y")], []), to: worded)
        #expect(other.causes == ["the text of a changed from “y” to “x”"])
        #expect(other.idleChanges == other.causes && other.items.isEmpty)
        // If two numbers change at once, both equations are shown; a change that no constraint explains is described
        // itself.
        let both = record(
            [item("a", [0, 10, 5, 5]), item("b", [0, 27, 5, 5])], [top("b", below: "a", 12, priority: 750)])
        #expect(
            LayoutChanges(from: below, to: both).causes == [
                "b.top == a.bottom + 8 became b.top == a.bottom + 12 @750"
            ])
        let gone = record([item("a", [0, 10, 5, 5])], [])
        #expect(
            LayoutChanges(from: record([item("a", [0, 10, 5, 5]), item("c", [0, 0, 1, 1])], []), to: gone)
                .causes == ["c was removed"])
    }

    @Test func aRecordCanBeDrawn() throws {
        let layout = record(
            [item("a", [0, 10, 5, nil], canvas: [7, 10, 5, 3])], [top("a", below: "view", 8)]
        )
        .solved(id: "scene", like: nil)
        #expect(layout.canvas.size == CGSize(width: 100, height: 200))
        #expect(layout.items.map(\.parent) == [nil, 0])
        #expect(layout.items[1].canvasFrame == CGRect(x: 7, y: 10, width: 5, height: 3))
        #expect(layout.items[1].undetermined == .height)
        let constraint = try #require(layout.constraints.first)
        #expect(constraint.text == "a.top == view.bottom + 8")
        #expect(constraint.second?.item == 0)
    }

    /// A record may be invalid.
    @Test func aRecordThatNamesNothingIsDrawnWithoutIt() {
        var odd = item("a", [0, 0, 1, 1])
        odd.parent = "a"
        var strange = top("a", below: "nobody", 1)
        let layout = record([odd], [strange]).solved(id: "scene", like: nil)
        #expect(layout.items[1].parent == 0)
        #expect(layout.constraints.isEmpty)
        strange.second = "a"
        strange.secondAttribute = "upside"
        #expect(record([odd], [strange]).solved(id: "scene", like: nil).constraints.isEmpty)
    }
}
