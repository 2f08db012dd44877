import Arithmetic
import Engine
import Findings
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
import Wording

/// Layouts that are solved again, after random changes, are drawn and explained as layouts from scratch with the same changes.
@Suite struct ChangedLayoutTests {
    /// A change of a scene, by the place of the constraint or the text among all.
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

    /// Makes a scene from scratch, on a canvas of another size if there is one.
    private typealias Maker = (_ size: CGSize?) throws -> Scene?

    @Test(arguments: ExampleScenes.all) func changedExamplesAreDrawnAsFromScratch(_ path: String) throws {
        try compare(path, rounds: 10, isResized: true) { size in
            var options = SceneOptions()
            options.resized = size
            return try ExampleScenes.input(path).scene(at: 0, options)
        }
    }

    /// A cell, whose constraints count less than they say and whose height is that of its content; a view that is as
    /// large as its content requires; a text that fills a column once it breaks; and one whose baseline is its fonts'.
    @Test(arguments: InterfaceBuilderScenes.written)
    func changedDocumentsAreDrawnAsFromScratch(_ document: InterfaceBuilderScenes.Written) throws {
        let input = InterfaceBuilderReader.input(Data(document.text.utf8), file: document.name)
        try compare(document.name, rounds: 40) { _ in input.scene(at: 0, SceneOptions()) }
    }

    @Test(
        .enabled(if: InterfaceBuilderCorpus.isThere, "the folder ../shared/ib of real documents is not there")
    )
    func changedRealDocumentsAreDrawnAsFromScratch() throws {
        let stride = ProcessInfo.processInfo.environment["DRAWN_CORPUS_STRIDE"].flatMap { Int($0) } ?? 200
        for (index, file) in InterfaceBuilderCorpus.files.enumerated() where index % stride == 7 % stride {
            let name = file.lastPathComponent
            let input = InterfaceBuilderReader.input(try Data(contentsOf: file), file: name)
            for place in input.scenes().scenes.indices.prefix(3) {
                try compare("\(name) \(place)", rounds: 6) { _ in input.scene(at: place, SceneOptions()) }
            }
        }
    }

    /// Draws a scene with changes, from one live layout and from scratch.
    private func compare(_ name: String, rounds: Int, isResized: Bool = false, make: Maker) throws {
        var random = SplitMix64(seed: 7)
        guard let scene = try make(nil) else { return }
        let written = Self.constraints(of: scene.root)
        let made = try LayoutSession(root: scene.root, canvas: scene.canvas).plannedScene()
        guard let plan = made.plan else { return }
        let places = written.map { constraint in
            made.constraints.first { $0.constraint === constraint }?.index
        }
        let texts = Self.texts(of: scene.root, plan)
        let live = LiveLayout(plan)
        for round in 0...rounds {
            var changes: [Change] = []
            for _ in 0..<(round == 0 ? 0 : 1 + round % 3) {
                if let change = Self.change(of: scene, places, texts, isResized, &random) {
                    changes.append(change)
                }
            }
            live.reset()
            let size = Self.apply(changes, to: live, scene, places, texts.map(\.place))
            try live.solve()
            let changed = try ChangedLayout.layout(made.layout, solved: live)
            guard let expected = try Self.explanation(changes, size, make) else { continue }
            let (own, other) = (Self.lines(of: changed), Self.lines(of: expected.layout))
            let difference = zip(own + [""], other + [""]).first { !Self.areLike($0, $1) }
            #expect(difference == nil, "\(name), \(changes): \(difference.map { "\($0)\n\($1)" } ?? "")")
            let explained = ChangedExplanation(made.layout, solved: live)
            let reasons = try expected.layout.items.indices.flatMap { item in
                try explained.explanation(ofItem: item).map { Self.reasons($0, item) } ?? []
            }
            let others = expected.layout.items.indices.flatMap { Self.reasons(expected, $0) }
            let reason = zip(reasons + [""], others + [""]).first { $0 != $1 }
            #expect(reason == nil, "\(name), \(changes): \(reason.map { "\($0)\n\($1)" } ?? "")")
            let found = try ChangedFindings(made.layout, solved: live).all.map { Self.words(of: $0.finding) }
            let (told, _, _) = ConflictFormatter(ConstraintFormatter(expected.layout)).findings()
            let toldToo = told.filter { $0.code == .unsatisfiable || $0.code == .ambiguous }.map(Self.words)
            let finding = zip(found + [""], toldToo + [""]).first { $0 != $1 }
            #expect(finding == nil, "\(name), \(changes): \(finding.map { "\($0)\n\($1)" } ?? "")")
        }
    }

    /// Why the numbers of an item are what they are: a line for each, with its steps behind it.
    private static func reasons(_ explanation: LayoutExplanation, _ item: Int) -> [String] {
        ArithmeticBuilder(explanation, words: ConstraintFormatter(explanation.layout)).arithmetic(
            ofItem: item
        )
        .map {
            ([$0.line] + $0.steps.map(\.text)).joined(separator: " | ")
        }
    }

    /// What a finding says, without the places of constraints, which pages list themselves.
    private static func words(of finding: LayoutFinding) -> String {
        let notes = finding.notes.filter { $0.hasPrefix("the sum") || $0.hasPrefix("what to do") }
        return ([finding.message] + notes + [finding.items.joined(separator: " ")]).joined(separator: " | ")
    }

    /// The commands of a layout's picture, a line each; the error for one that can't be drawn.
    private static func lines(of layout: SolvedLayout) -> [String] {
        do {
            let list = try DisplayListBuilder(
                layout: layout.withDrawnConstraints, options: options, measurer: Typesetter()
            ).build()
            return ["\(list.size) \(list.projection)"] + list.commands.map { "\($0)" }
        } catch {
            return ["\(error)"]
        }
    }

    /// Whether two lines are the same but for what is lost by rounding.
    private static func areLike(_ line: String, _ other: String) -> Bool {
        if line == other { return true }
        let number = /-?\d+(?:\.\d+)?(?:e-?\d+)?/
        guard line.replacing(number, with: "0") == other.replacing(number, with: "0") else { return false }
        func numbers(_ line: String) -> [Double] { line.matches(of: number).compactMap { Double($0.output) } }
        return zip(numbers(line), numbers(other)).allSatisfy { abs($0 - $1) < 0.001 }
    }

    private static func change(
        of scene: Scene, _ places: [Int?], _ texts: [(view: View, place: Int)], _ isResized: Bool,
        _ random: inout SplitMix64
    ) -> Change? {
        let known = places.indices.filter { places[$0] != nil }
        switch random.next(in: 0...(isResized ? 5 : 4)) {
        case 0, 1:
            return known.isEmpty
                ? nil : .constant(random.pick(known), Double(random.next(in: -200...400)) / 4)
        case 2: return known.isEmpty ? nil : .priority(random.pick(known), random.pick([1000, 750, 250.5]))
        case 3: return known.isEmpty ? nil : .inactive(random.pick(known))
        case 4:
            guard !texts.isEmpty else { return nil }
            let (place, words) = (random.next(in: 0...(texts.count - 1)), random.pick(words))
            // A control's line has no line breaks.
            return .text(
                place, texts[place].view is Control ? words.replacingOccurrences(of: "\n", with: " ") : words)
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
    ) -> CGSize? {
        let written = constraints(of: scene.root)
        var size: CGSize?
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
                live.resize(width: Double(changed.width), height: Double(changed.height))
            }
        }
        return size
    }

    /// Returns the layout from scratch, explained; nil where the canvas has other views or constraints.
    private static func explanation(
        _ changes: [Change], _ size: CGSize?, _ make: Maker
    ) throws -> LayoutExplanation? {
        guard let scene = try make(size), let other = try make(size) else { return nil }
        let written = constraints(of: scene.root)
        let made = try LayoutSession(root: other.root, canvas: scene.canvas).plannedScene()
        guard let plan = made.plan else { return nil }
        let texts = texts(of: scene.root, plan)
        for change in changes {
            switch change {
            case .constant(let place, let constant): written[place].constant = constant
            case .priority(let place, let priority): written[place].priority = LayoutPriority(priority)
            case .inactive(let place): written[place].isActive = false
            case .text(let place, let string): write(string, to: texts[place].view)
            case .size: break
            }
        }
        let explainer = try LayoutSession(root: scene.root, canvas: scene.canvas).explainer()
        return try explainer.map { try $0.explanation(of: .items(Array($0.layout.items.indices))) }
    }

    /// The authors' constraints, the root's first.
    private static func constraints(of root: View) -> [LayoutConstraint] {
        views(of: root).flatMap { $0.constraints.filter { $0.source == .document } }
    }

    /// The views whose texts can be changed, with the places of their texts in the plan.
    private static func texts(of root: View, _ plan: LayoutPlan) -> [(view: View, place: Int)] {
        views(of: root).filter { $0.shownText != nil }.enumerated().compactMap { place, view in
            plan.texts[place].isChangeable ? (view, place) : nil
        }
    }

    private static func write(_ string: String, to view: View) {
        switch view {
        case let label as Label: label.text = string
        case let button as Button: button.title = string
        case let field as TextField: field.text = string
        case let view as TextView: view.text = string
        case let bar as SearchBar: bar.text = string
        default: Issue.record("no text can be written to \(view.className)")
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
