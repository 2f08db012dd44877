import Engine
import Foundation
import LiveSolver
import Solver
import TestSupport

@testable import LayoutDocument

/// Compares a scene as a page solves it, after random changes, with layouts from scratch with the same changes.
struct LiveComparison {
    /// The differences found, one line for each change.
    private(set) var differences: [String] = []
    /// How many changes were compared.
    private(set) var count = 0
    /// Why pages can't solve scenes.
    private(set) var obstacles: [String] = []

    /// A change of a scene, by the place of the constraint or the view among all.
    private enum Change {
        case constant(Int, CGFloat)
        case priority(Int, Float)
        case inactive(Int)
        case text(Int, String)
        case size(Int, Double, Double)
        case priorities(Int, isHugging: Bool, Float, Float)
        case width(CGFloat)
        case height(CGFloat)
    }

    /// Ranges of the canvas's width and height.
    typealias Lengths = (width: ClosedRange<CGFloat>, height: ClosedRange<CGFloat>)

    private static let words = [
        "", "OK", "A longer title than before",
        "Overview of everything that you have bought in the last twelve months",
        "two\nlines", "日本語のテキスト、折り返し", "naïve café déjà vu – “quoted” …", "W W W W W W W W W W W W W W W W",
    ]

    /// Compares a scene after some rounds of changes.
    ///
    /// - Parameters:
    ///   - lengths: The range of the canvas's width and height over which the scene's hierarchy stays the same.
    ///   - read: Makes a new hierarchy of the scene.
    mutating func run(
        _ name: String, changes: Int, lengths: Lengths?,
        random: inout SplitMix64, read: (CGSize?) -> Scene?
    ) throws {
        guard let scene = read(nil) else { return }
        let written = Self.constraints(of: scene.root)
        let made = try LayoutSession(root: scene.root, canvas: scene.canvas).plannedScene()
        if let obstacle = made.obstacle { obstacles.append(obstacle.words) }
        guard let plan = made.plan else { return }
        let coded = plan.coded
        guard let decoded = LayoutPlan(reading: coded.numbers, coded.strings), decoded == plan else {
            return differences.append("\(name): isn't read as it was written")
        }
        let texts = Self.labels(of: scene.root, plan)
        let contents = Self.contents(of: scene.root, plan)
        let places = written.map { constraint in
            made.constraints.first { $0.constraint === constraint }?.index
        }
        let live = LiveLayout(decoded)
        compare(live, with: made.layout, name, "nothing")
        for _ in 0..<changes {
            var list: [Change] = []
            for _ in 0...random.next(in: 0...2) {
                if let change = Self.change(
                    of: scene, places, textCount: texts.count, viewCount: contents.count, lengths: lengths,
                    random: &random)
                {
                    list.append(change)
                }
            }
            try compare(live, after: list, name, texts: texts.map(\.place), places, read: read)
        }
    }

    private static func change(
        of scene: Scene, _ places: [Int?], textCount: Int, viewCount: Int,
        lengths: Lengths?, random: inout SplitMix64
    ) -> Change? {
        let known = places.indices.filter { places[$0] != nil }
        let levels: [Float] = [1000, 999, 750.5, 750, 500, 251, 250, 1]
        switch random.next(in: 0...8) {
        case 0, 1:
            return known.isEmpty
                ? nil : .constant(random.pick(known), CGFloat(random.next(in: -400...800)) / 4)
        case 2:
            return known.isEmpty ? nil : .priority(random.pick(known), random.pick(levels))
        case 3: return known.isEmpty ? nil : .inactive(random.pick(known))
        case 4, 5:
            return textCount == 0 ? nil : .text(random.next(in: 0...(textCount - 1)), random.pick(words))
        case 6:
            return viewCount == 0
                ? nil
                : .size(
                    random.next(in: 0...(viewCount - 1)), Double(random.next(in: 0...400)) / 2,
                    Double(random.next(in: 0...200)) / 2)
        case 7:
            return viewCount == 0
                ? nil
                : .priorities(
                    random.next(in: 0...(viewCount - 1)), isHugging: random.next(in: 0...1) == 0,
                    random.pick(levels), random.pick(levels))
        default:
            guard let lengths else { return nil }
            let share = CGFloat(random.next(in: 1...99)) / 100
            func place(in range: ClosedRange<CGFloat>) -> CGFloat {
                let length = range.lowerBound + (range.upperBound - range.lowerBound) * share
                return min(max((length * 2).rounded() / 2, range.lowerBound), range.upperBound)
            }
            return random.next(in: 0...1) == 0
                ? .width(place(in: lengths.width)) : .height(place(in: lengths.height))
        }
    }

    private mutating func compare(
        _ live: LiveLayout, after changes: [Change], _ name: String, texts: [Int], _ places: [Int?],
        read: (CGSize?) -> Scene?
    ) throws {
        guard let own = read(nil) else { return }
        var size = own.canvas.size
        for case .width(let width) in changes { size = CGSize(width: width, height: own.canvas.size.height) }
        for case .height(let height) in changes {
            size = CGSize(width: own.canvas.size.width, height: height)
        }
        guard let scene = size == own.canvas.size ? own : read(size) else { return }
        let (written, labels) = (Self.constraints(of: scene.root), Self.labels(of: scene.root, live.layout))
        let constants = written.map(\.constant)
        live.reset()
        live.resize(width: Double(size.width), height: Double(size.height))
        let contents = Self.contents(of: scene.root, live.layout)
        var changed: [Int: ContentChange] = [:]
        for change in changes {
            switch change {
            case .size(let place, let width, let height):
                let (view, item) = contents[place], size = view.intrinsicContentSize
                // An axis without a length stays one: that other relations come is for a layout from scratch.
                let own = (size.width == View.noIntrinsicMetric, size.height == View.noIntrinsicMetric)
                view.intrinsicContentSizeOverride = CGSize(
                    width: own.0 ? -1 : width, height: own.1 ? -1 : height)
                changed[item, default: ContentChange()].width = own.0 ? -1 : width
                changed[item, default: ContentChange()].height = own.1 ? -1 : height
            case .priorities(let place, let isHugging, let horizontal, let vertical):
                let (view, item) = contents[place]
                for (axis, priority) in [(LayoutAxis.horizontal, horizontal), (.vertical, vertical)] {
                    if isHugging {
                        view.setContentHuggingPriority(LayoutPriority(priority), for: axis)
                    } else {
                        view.setContentCompressionResistancePriority(LayoutPriority(priority), for: axis)
                    }
                }
                if isHugging {
                    changed[item, default: ContentChange()].horizontalHugging = Double(horizontal)
                    changed[item, default: ContentChange()].verticalHugging = Double(vertical)
                } else {
                    changed[item, default: ContentChange()].horizontalResistance = Double(horizontal)
                    changed[item, default: ContentChange()].verticalResistance = Double(vertical)
                }
            case .constant(let place, let constant):
                guard let index = places[place] else { continue }
                live.shift(index, by: Double(constant - constants[place]))
                written[place].constant = constant
            case .priority(let place, let priority):
                guard let index = places[place] else { continue }
                written[place].priority = LayoutPriority(priority)
                live.setPriority(priority == 1000 ? .required : .optional(Double(priority)), of: index)
            case .inactive(let place):
                guard let index = places[place] else { continue }
                written[place].isActive = false
                live.setActive(false, of: index)
            case .text(let place, let string):
                labels[place].label.text = string
                live.setText(string, at: texts[place])
            case .width, .height: break
            }
        }
        for (item, change) in changed { live.setContent(change, of: item) }
        let expected = try LayoutSession(root: scene.root, canvas: scene.canvas).solvedLayout()
        try live.solve()
        compare(solved: live, with: expected, name, "\(changes)")
    }

    private mutating func compare(
        _ live: LiveLayout, with layout: SolvedLayout, _ name: String, _ changes: String
    ) {
        do { try live.solve() } catch { return differences.append("\(name): \(error)") }
        compare(solved: live, with: layout, name, changes)
    }

    private mutating func compare(
        solved live: LiveLayout, with layout: SolvedLayout, _ name: String, _ changes: String
    ) {
        count += 1
        var frames: [Int: Rectangle] = [:]
        for (shown, frame) in live.shownFrames() { frames[shown] = frame }
        for (index, item) in layout.items.enumerated() {
            guard let frame = frames[index] else {
                return differences.append("\(name), \(changes): \(item.id) has no frame")
            }
            let pairs = [
                (frame.x, item.canvasFrame.minX), (frame.y, item.canvasFrame.minY),
                (frame.width, item.canvasFrame.width), (frame.height, item.canvasFrame.height),
            ]
            if pairs.contains(where: { abs($0 - Double($1)) > 0.001 }) {
                return differences.append(
                    "\(name), \(changes): \(item.id) is \(frame), not \(item.canvasFrame)")
            }
        }
        let shown = live.shownLines { frames[$0] ?? Rectangle(x: 0, y: 0, width: 0, height: 0) }
        for (index, item) in layout.items.enumerated() {
            let lines = shown.first { $0.shown == index }?.lines ?? []
            if lines != item.text?.lines ?? [] {
                return differences.append(
                    "\(name), \(changes): \(item.id) has the lines \(lines), not \(item.text?.lines ?? [])")
            }
        }
        let broken = layout.conflicts.count
        if live.conflicts().count != broken {
            differences.append(
                "\(name), \(changes): \(live.conflicts().count) conflicts, not \(broken)")
        }
    }

    // MARK: What can be changed

    /// The authors' constraints, the root's first.
    private static func constraints(of root: View) -> [LayoutConstraint] {
        views(of: root).flatMap { $0.constraints.filter { $0.source == .document } }
    }

    /// The labels whose text can be changed, with the places of their texts among all.
    private static func labels(of root: View, _ plan: LayoutPlan) -> [(label: Label, place: Int)] {
        let shown = views(of: root).filter { $0.shownText != nil }
        return shown.enumerated().compactMap { place, view in
            guard let label = view as? Label, label.intrinsicContentSizeOverride == nil,
                plan.texts[place].isChangeable
            else { return nil }
            return (label, place)
        }
    }

    /// The views whose content can be changed, with the indices of their items.
    private static func contents(of root: View, _ plan: LayoutPlan) -> [(view: View, item: Int)] {
        let items = plan.items.indices.filter { plan.items[$0].kind == .view }
        return zip(views(of: root), items).filter { view, item in
            let content = plan.items[item]
            return item > 0 && !(content.widthRelations.isEmpty && content.heightRelations.isEmpty)
                && !view.isInProportionalStack
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
