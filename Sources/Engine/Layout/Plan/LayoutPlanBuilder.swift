import Foundation
import LiveSolver
import Solver
import TextMetrics

/// A layout in the form that an inspector page solves, with the solved layout that it agrees with.
package struct PlannedScene {
    /// Nil if the page can't solve it.
    package let plan: LayoutPlan?
    /// Why the page can't solve it; nil if it can.
    package let obstacle: PlannedObstacle?
    /// The layout, solved in complete detail.
    package let layout: SolvedLayout
    /// The authors' constraints with their indices in `plan`, in the order of activation.
    package let constraints: [(constraint: LayoutConstraint, index: Int)]
    /// The index in the solved layout of the constraint that each relation stands for, -1 for none.
    package let constraintOfRelation: [Int]
}

/// What makes a layout one that a page can't solve.
package enum PlannedObstacle: Sendable, Hashable {
    case turnedView
    case projectFont(String)
    case baseline(className: String)
    case floatingKeyboard
    case ownGuide
    case measuredContent
    case sharedLines

    /// The reason as a clause.
    package var words: String {
        switch self {
        case .turnedView: "a view is turned or scaled"
        case .projectFont(let name): "a text is measured with the font file of \(name)"
        case .baseline(let name): "a constraint follows the baseline of a \(name)"
        case .floatingKeyboard: "a guide follows a floating keyboard"
        case .ownGuide: "a guide changes its constraints with the canvas"
        case .measuredContent:
            "a stack view that fills proportionally measures views without a size of their own"
        case .sharedLines:
            "a stack view that fills proportionally shares its height by the lines of its texts"
        }
    }
}

extension LayoutSession {
    /// Lays the hierarchy out from scratch and returns it in the form that a page solves.
    ///
    /// The hierarchy mustn't have been laid out before, since what layouts place is where the next one begins.
    ///
    /// - Throws: `SolverError` if the hierarchy exceeds the solver's limits.
    package func plannedScene() throws(SolverError) -> PlannedScene {
        LayoutPass.prepare(root, for: canvas, with: budget)
        let solver = RecordingSolver(limits: .standard)
        solver.budget = budget
        var pass = try LayoutPass(root: root, canvas: canvas, solver: solver)
        var builder = LayoutPlanBuilder(pass, relations: solver.added)
        try pass.settle()
        pass.place()
        let solved = try pass.solvedPass(id: "", title: nil, state: nil, detail: .complete)
        builder.connect(to: solved)
        return PlannedScene(
            plan: builder.obstacle == nil ? builder.layout : nil, obstacle: builder.obstacle,
            layout: solved.layout, constraints: builder.written,
            constraintOfRelation: solved.constraintOfRow.map { Int($0) })
    }
}

/// A layout in the form that an inspector page solves, before anything is solved: none of its items and constraints is connected
/// with those of a solved layout.
package struct UnsolvedPlannedScene {
    /// Nil if a page can't solve it.
    package let plan: LayoutPlan?
    /// The view of each item; nil for guides.
    package let views: [View?]
    /// The authors' constraints with their indices in `plan`, in the order of activation.
    package let constraints: [(constraint: LayoutConstraint, index: Int)]
}

extension LayoutSession {
    /// Lowers the hierarchy to the form that a page solves, without solving it.
    ///
    /// - Throws: `SolverError` if the hierarchy exceeds the solver's limits.
    package func unsolvedPlannedScene() throws(SolverError) -> UnsolvedPlannedScene {
        LayoutPass.prepare(root, for: canvas, with: budget)
        let solver = RecordingSolver(limits: .standard)
        solver.budget = budget
        let pass = try LayoutPass(root: root, canvas: canvas, solver: solver)
        let builder = LayoutPlanBuilder(pass, relations: solver.added)
        return UnsolvedPlannedScene(
            plan: builder.obstacle == nil ? builder.layout : nil,
            views: pass.hierarchy.indices.map { pass.hierarchy.view(of: $0) },
            constraints: builder.written)
    }

    /// Lowers the hierarchy, with its items and constraints as the solved layout lists them, without solving it. Stack views make
    /// their constraints again, as in a new hierarchy, so that views can be hidden before each call.
    ///
    /// - Throws: `SolverError` if the hierarchy exceeds the solver's limits.
    package func listedPlannedScene() throws(SolverError) -> PlannedScene {
        var views = [root]
        while let view = views.popLast() {
            (view as? StackView)?.forgetArrangement()
            views += view.subviews
        }
        LayoutPass.prepare(root, for: canvas, with: budget)
        let solver = RecordingSolver(limits: .standard)
        solver.budget = budget
        let pass = try LayoutPass(root: root, canvas: canvas, solver: solver)
        var builder = LayoutPlanBuilder(pass, relations: solver.added)
        let listed = try pass.unsolvedPass()
        builder.connect(to: listed)
        return PlannedScene(
            plan: builder.obstacle == nil ? builder.layout : nil, obstacle: builder.obstacle,
            layout: listed.layout, constraints: builder.written,
            constraintOfRelation: listed.constraintOfRow.map { Int($0) })
    }
}

extension LayoutPlan {
    /// Connects items and constraints with those that a page shows of another layout; returns whether both have the same items and
    /// the same relations but for their constants.
    package mutating func connect(like other: LayoutPlan) -> Bool {
        guard items.count == other.items.count, constraints.count == other.constraints.count,
            relations.count == other.relations.count, texts.map(\.item) == other.texts.map(\.item)
        else { return false }
        for (index, item) in other.items.enumerated() {
            guard items[index].kind == item.kind, items[index].parent == item.parent,
                items[index].guides.map(\.source) == item.guides.map(\.source)
            else { return false }
            items[index].shown = item.shown
            items[index].guides = item.guides
        }
        for (relation, written) in zip(relations, other.relations) {
            var relation = relation
            relation.constant = written.constant
            if relation != written { return false }
        }
        for index in constraints.indices { constraints[index].shown = other.constraints[index].shown }
        return true
    }
}

/// Turns a pass that isn't solved yet into a layout plan.
struct LayoutPlanBuilder {
    private let hierarchy: LoweredHierarchy
    private(set) var layout: LayoutPlan
    private(set) var obstacle: PlannedObstacle?
    private(set) var written: [(constraint: LayoutConstraint, index: Int)] = []

    /// - Parameter relations: Those that the pass's solver was given.
    init(_ pass: LayoutPass, relations: [SolverConstraint]) {
        hierarchy = pass.hierarchy
        layout = LayoutPlan(canvas: PlannedCanvas(pass.canvas, root: pass.hierarchy.view(of: 0)))
        layout.relations = relations
        layout.widthRelations = pass.system.canvasRelations(along: .horizontal).map(\.index)
        layout.heightRelations = pass.system.canvasRelations(along: .vertical).map(\.index)
        layout.designRelations = pass.system.designSizes.keys.map(\.index).sorted()
        for index in pass.hierarchy.indices { addItem(at: index, in: pass) }
        for index in pass.system.constraintIndices { addConstraint(at: index, in: pass) }
    }

    private mutating func note(_ found: PlannedObstacle) { obstacle = obstacle ?? found }

    // MARK: Items

    private mutating func addItem(at index: Int, in pass: LayoutPass) {
        var item = PlannedItem(parent: hierarchy.parents[index], shown: -1)
        item.kind =
            switch hierarchy.kinds[index] {
            case .guide: .guide
            case .scrollContent: .scrollContent
            case .view, .plainView, .scrollView: .view
            }
        if let view = hierarchy.view(of: index) {
            read(view, pass.lowering.environment.metrics[index], to: &item)
            if let sizes = pass.system.contentSizes[index] {
                (item.widthRelations, item.heightRelations) = (sizes.width.indices, sizes.height.indices)
            }
            item.isInRow = hierarchy.rowItems.contains(index)
            addText(of: view, at: index)
            if let text = layout.texts.last, text.item == index, text.fit != .none {
                forgetContent(of: &item)
            }
            if let stack = view as? StackView {
                if stack.measuresContent { note(.measuredContent) }
                if stack.sharesFollowLines { note(.sharedLines) }
            }
        } else if let guide = hierarchy.guide(of: index), type(of: guide) != LayoutGuide.self,
            !(guide is SystemLayoutGuide)
        {
            note(.ownGuide)
        }
        layout.items.append(item)
    }

    /// Removes the content's size from an item whose text is measured again, so that the numbers depend on nothing else.
    private mutating func forgetContent(of item: inout PlannedItem) {
        (item.intrinsicWidth, item.intrinsicHeight) = (0, 0)
        for index in item.widthRelations { layout.relations[index].constant = 0 }
        for index in item.heightRelations { layout.relations[index].constant = 0 }
    }

    private mutating func read(_ view: View, _ metrics: ViewMetrics, to item: inout PlannedItem) {
        if view.isTransformed { note(.turnedView) }
        item.alignment = Insets(metrics.alignmentInsets)
        (item.boundsX, item.boundsY) = (Double(metrics.boundsOrigin.x), Double(metrics.boundsOrigin.y))
        item.intrinsicWidth = Double(metrics.intrinsicSize.width)
        item.intrinsicHeight = Double(metrics.intrinsicSize.height)
        item.additionalSafeArea = Insets(metrics.additionalSafeArea)
        item.margins = Insets(metrics.margins)
        item.insetsMarginsFromSafeArea = metrics.insetsMarginsFromSafeArea
        item.preservesSuperviewMargins = metrics.preservesSuperviewMargins
        item.marginsFollowReadableWidth = metrics.marginsFollowReadableWidth
        item.insetsContent =
            (view as? ScrollView).map { $0.contentInsetAdjustmentBehavior != .never } ?? false
        item.followsKeyboard = item.parent >= 0 && view.systemGuides.contains { $0.kind == .keyboard }
        for guide in view.systemGuides where guide.kind != .scrollContent {
            item.guides.append(PlannedGuide(source: source(of: guide), shown: -1))
        }
    }

    private mutating func source(of guide: SystemLayoutGuide) -> PlannedSource {
        if (guide as? KeyboardLayoutGuide)?.followsUndockedKeyboard == true { note(.floatingKeyboard) }
        return guide.source
    }

    // MARK: Texts

    private mutating func addText(of view: View, at index: Int) {
        guard let label = view.shownText else { return }
        for case let font? in ([label.font] + label.fontRuns.map(\.font)).map(\.projectFont) {
            note(.projectFont(font.name))
        }
        var text = PlannedText(item: index, label: label)
        let isGiven = view.intrinsicContentSizeOverride != nil
        if let view = view as? Label {
            text.fit = isGiven ? .none : .label
            text.preferredWidth = Double(view.preferredMaxLayoutWidth)
            text.fillsWidthOfLines = view.fillsWidthOfLines
            text.padding = TextSize(width: Double(view.padding.width), height: Double(view.padding.height))
        } else if let view = view as? TextView {
            text.fit = isGiven || view.isScrollEnabled ? .none : .textView
            text.container = Insets(view.textContainerInset)
            text.lineFragmentPadding = Double(view.lineFragmentPadding)
            text.leftShare =
                switch view.textAlignment {
                case .left, .natural, .justified: 0
                case .center: 0.5
                case .right: 1
                }
        } else if !isGiven, let sizing = LineSizing(view) {
            text.fit = .line
            text.lineSizing = sizing
        }
        // Of other controls it isn't known how their sizes follow their texts.
        let isMeasured = text.fit != .none || isGiven || !(view is Control)
        text.isChangeable = !view.isInProportionalStack && isMeasured && Self.showsNothingElse(view)
        layout.texts.append(text)
    }

    /// Whether the view shows its text whatever it is: with a placeholder, an empty one isn't shown.
    private static func showsNothingElse(_ view: View) -> Bool {
        switch view {
        case let field as TextField: field.placeholder?.isEmpty ?? true
        case let bar as SearchBar: bar.placeholder?.isEmpty ?? true
        default: true
        }
    }

    /// Marks the text of a label as not changeable.
    mutating func keepText(of label: Label) {
        guard let item = hierarchy.index(of: label.reference) else { return }
        for index in layout.texts.indices where layout.texts[index].item == item {
            layout.texts[index].isChangeable = false
        }
    }

    // MARK: Constraints

    private mutating func addConstraint(at index: Int, in pass: LayoutPass) {
        guard let constraint = pass.system.constraint(at: index) else { return }
        let known = pass.system.loweredConstraints[index]
        var lowered = LoweredRelation(notingSources: true)
        guard pass.lowering.lower(constraint, in: known.container, to: &lowered) else { return }
        let direction = pass.lowering.environment.metrics[known.container].direction
        var planned = PlannedConstraint(
            relation: known.id.index, hasTightness: known.tightness != nil, shown: -1,
            isReversed: direction == .rightToLeft && constraint.runsInReadingDirection,
            followsSizes: lowered.dependsOnSizes)
        planned.isInRow = hierarchy.rowItems.contains(known.container)
        (planned.firstTermCount, planned.firstConstant) = (
            lowered.firstSide.termCount, lowered.firstSide.constant
        )
        for (place, span) in (lowered.followed ?? []).enumerated() {
            guard var inset = inset(span) else { continue }
            inset.isOfFirstSide = place < lowered.firstSide.followedCount
            if inset.isOfFirstSide { planned.firstConstant -= span.offset }
            planned.insets.append(inset)
            layout.relations[planned.relation].constant -= span.offset
        }
        keepTextsOfBaselines(of: constraint)
        if constraint.source == .document { written.append((constraint, layout.constraints.count)) }
        layout.constraints.append(planned)
    }

    /// Returns what a part of a constant follows; nil if it stays the same, or if the page can't compute it.
    private mutating func inset(_ span: FollowedSpan) -> PlannedInset? {
        var inset = PlannedInset(
            source: .margins, item: span.source.view, isHorizontal: span.place.axis == .horizontal,
            part: PlannedInset.Part(span.place.part), factor: span.factor)
        inset.isFromFrame = span.source.isFromFrame
        switch span.source.kind {
        case .margins: break
        case .guide(let guide): inset.source = source(of: guide)
        case .baseline:
            guard let view = hierarchy.view(of: span.source.view) else { return nil }
            guard let line = view.centredLine else {
                if !Self.hasFixedBaseline(view, isFirst: span.place.reference == .firstBaseline) {
                    note(.baseline(className: view.className))
                }
                return nil
            }
            (inset.source, inset.line) = (.centredBaseline, line)
        }
        return inset
    }

    /// Whether the distance of a baseline from an edge stays the same whatever is solved and written.
    private static func hasFixedBaseline(_ view: View, isFirst: Bool) -> Bool {
        var view = view
        while let stack = view as? StackView {
            guard stack.axis == .vertical || stack.arrangedSubviews.count == 1,
                let inner = stack.baselineView(last: !isFirst)
            else { return stack.arrangedSubviews.isEmpty }
            if inner.centredLine != nil { return inner.shownText == nil }
            view = inner
        }
        return isFirst || !(view is TextView)
    }

    // MARK: The solved layout

    /// Connects items and constraints with those of the solved layout.
    mutating func connect(to solved: SolvedPass) {
        for index in layout.items.indices where solved.positions[index] >= 0 {
            layout.items[index].shown = solved.positions[index]
            for place in layout.items[index].guides.indices {
                layout.items[index].guides[place].shown = solved.positions[index] + 1 + place
            }
        }
        for index in layout.constraints.indices {
            let relation = layout.constraints[index].relation
            guard solved.constraintOfRow.indices.contains(relation) else { continue }
            layout.constraints[index].shown = Int(solved.constraintOfRow[relation])
        }
    }
}

extension PlannedInset.Part {
    fileprivate init(_ part: AttributePlace.Part) {
        self =
            switch part {
            case .start: .start
            case .end: .end
            case .center: .center
            case .length: .length
            }
    }
}

extension View {
    /// Whether a stack view around it distributes its views in proportion to their contents, so that its own constraints change
    /// with a text.
    package var isInProportionalStack: Bool {
        var next = superview
        while let container = next {
            if (container as? StackView)?.distribution == .fillProportionally { return true }
            next = container.superview
        }
        return false
    }
}

extension StackView {
    /// Whether its own constraints depend on a layout of what is inside one of its views.
    fileprivate var measuresContent: Bool {
        distribution == .fillProportionally
            && arrangedSubviews.contains {
                let size = $0.intrinsicContentSize
                return (axis == .horizontal ? size.width : size.height) == View.noIntrinsicMetric
            }
    }
}

extension PlannedCanvas {
    fileprivate init(_ canvas: Canvas, root: View?) {
        self.init(
            width: Double(canvas.size.width), height: Double(canvas.size.height), scale: Double(canvas.scale))
        safeArea = Insets(canvas.safeAreaInsets)
        rootSafeArea = (root as? Window)?.overriddenSafeArea.map { Insets($0) }
        keyboardHeight = canvas.keyboardHeight.map { Double($0) }
        readableWidth = Double(ReadableWidth.points(on: canvas))
    }
}
