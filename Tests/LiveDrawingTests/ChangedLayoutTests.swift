import Engine
import Foundation
import LayoutDocument
import LayoutDrawing
import LayoutRender
import LayoutValues
import LiveDrawing
import LiveSolver
import Solver
import TestSupport
import Testing

/// Pictures of layouts that are solved again, after random changes, equal those of layouts from scratch with the same changes.
@Suite struct ChangedLayoutTests {
    /// A change of a scene, by the place of the constraint or the label among all.
    private enum Change {
        case constant(Int, Double)
        case priority(Int, Float)
        case inactive(Int)
        case text(Int, String)
        case size(CGSize)
    }

    private static let words = [
        "OK", "A longer title than before", "Overview of everything of the last twelve months", "two\nlines",
    ]
    private static let options = DrawingOptions(
        layers: .standard.union([.constraints, .unmet]))

    @Test(arguments: ExampleScenes.all) func changedExamplesAreDrawnAsFromScratch(_ path: String) throws {
        var random = SplitMix64(seed: 7)
        for round in 0...10 {
            let scene = try ExampleScenes.scene(path, state: nil)
            let written = Self.constraints(of: scene.root)
            let made = try LayoutSession(root: scene.root, canvas: scene.canvas).portableScene()
            guard let portable = made.portable else { return }
            let places = written.map { constraint in
                made.constraints.first { $0.constraint === constraint }?.index
            }
            let labels = Self.labels(of: scene.root, portable)
            var changes: [Change] = []
            for _ in 0..<(round == 0 ? 0 : 1 + round % 3) {
                if let change = Self.change(of: scene, places, labels.count, &random) {
                    changes.append(change)
                }
            }
            let live = LiveLayout(portable)
            let size = Self.apply(changes, to: live, scene, places, labels.map(\.place))
            try live.solve()
            let implicit = made.constraintOfRelation.enumerated().filter { $1 >= 0 }
                .filter { made.layout.constraints[$1].source.isImplicit }
                .map { (relation: $0, constraint: $1) }
            let changed = try ChangedLayout.layout(made.layout, implicit: implicit, solved: live)
            guard let expected = try Self.layout(of: path, changes, size) else { continue }
            let (own, other) = (try Self.lines(of: changed), try Self.lines(of: expected))
            let difference = zip(own, other).first { $0 != $1 }
            #expect(own == other, "\(path), \(changes): \(difference.map { "\($0)\n\($1)" } ?? "")")
        }
    }

    /// The commands of a layout's picture, a line each.
    private static func lines(of layout: SolvedLayout) throws -> [String] {
        let list = try DisplayListBuilder(
            layout: layout.withDrawnConstraints, options: options, measurer: Typesetter()
        ).build()
        return ["\(list.size) \(list.projection)"] + list.commands.map { "\($0)" }
    }

    private static func change(
        of scene: Scene, _ places: [Int?], _ labelCount: Int, _ random: inout SplitMix64
    ) -> Change? {
        let known = places.indices.filter { places[$0] != nil }
        switch random.next(in: 0...5) {
        case 0, 1:
            return known.isEmpty
                ? nil : .constant(random.pick(known), Double(random.next(in: -200...400)) / 4)
        case 2: return known.isEmpty ? nil : .priority(random.pick(known), random.pick([1000, 750, 250.5]))
        case 3: return known.isEmpty ? nil : .inactive(random.pick(known))
        case 4:
            return labelCount == 0 ? nil : .text(random.next(in: 0...(labelCount - 1)), random.pick(words))
        default:
            // The same margins and size classes as before.
            let size = scene.canvas.size
            return .size(
                CGSize(
                    width: size.width - CGFloat(random.next(in: 0...10)),
                    height: size.height - CGFloat(random.next(in: 0...20))))
        }
    }

    /// Changes a live layout; returns the canvas's size.
    private static func apply(
        _ changes: [Change], to live: LiveLayout, _ scene: Scene, _ places: [Int?], _ texts: [Int]
    ) -> CGSize {
        let written = constraints(of: scene.root)
        var size = scene.canvas.size
        for change in changes {
            switch change {
            case .constant(let place, let constant):
                guard let index = places[place] else { continue }
                live.shift(index, by: constant - Double(written[place].constant))
            case .priority(let place, let priority):
                guard let index = places[place] else { continue }
                live.setPriority(priority == 1000 ? .required : .optional(Double(priority)), of: index)
            case .inactive(let place):
                guard let index = places[place] else { continue }
                live.setActive(false, of: index)
            case .text(let place, let string): live.setText(string, at: texts[place])
            case .size(let changed):
                size = changed
                live.resize(width: Double(size.width), height: Double(size.height))
            }
        }
        return size
    }

    /// Returns the layout from scratch; nil where the canvas has other views or constraints.
    private static func layout(
        of path: String, _ changes: [Change], _ size: CGSize
    ) throws -> SolvedLayout? {
        var options = SceneOptions()
        options.resized = size
        guard let scene = try ExampleScenes.input(path).scene(at: 0, options) else { return nil }
        let written = constraints(of: scene.root)
        let made = try LayoutSession(
            root: ExampleScenes.scene(path, state: nil).root, canvas: scene.canvas
        ).portableScene()
        guard let portable = made.portable else { return nil }
        let labels = labels(of: scene.root, portable)
        for change in changes {
            switch change {
            case .constant(let place, let constant): written[place].constant = constant
            case .priority(let place, let priority): written[place].priority = LayoutPriority(priority)
            case .inactive(let place): written[place].isActive = false
            case .text(let place, let string): labels[place].label.text = string
            case .size: break
            }
        }
        return try LayoutSession(root: scene.root, canvas: scene.canvas).solvedLayout(
            id: "", title: nil, state: nil, detail: .complete)
    }

    /// The authors' constraints, the root's first.
    private static func constraints(of root: View) -> [LayoutConstraint] {
        views(of: root).flatMap { $0.constraints.filter { $0.source == .document } }
    }

    /// The labels whose text can be changed, with the places of their texts among all.
    private static func labels(of root: View, _ portable: PortableLayout) -> [(label: Label, place: Int)] {
        views(of: root).filter { $0.shownText != nil }.enumerated().compactMap { place, view in
            guard let label = view as? Label, label.intrinsicContentSizeOverride == nil,
                portable.texts[place].isChangeable
            else { return nil }
            return (label, place)
        }
    }

    /// The views in the order of layouts.
    private static func views(of root: View) -> [View] {
        var (found, pending) = ([View](), [root])
        while let view = pending.popLast() {
            found.append(view)
            pending += view.laidOutSubviews.reversed()
        }
        return found
    }
}
