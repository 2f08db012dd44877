import Solver
import TextMetrics

/// A layout that is solved again and again with some of its numbers changed.
///
/// Every result is that of a layout from scratch with the same changes: the solver's solution depends only on the relations
/// and their order.
package final class LiveLayout {
    /// The maximum number of rounds, as in the engine.
    private static let rounds = 8

    package let layout: LayoutPlan
    private(set) var environment: RoundEnvironment
    private(set) var texts: [WrappedText]
    /// The index in `texts` of the text of an item that determines its size or its text container; -1 for none.
    private(set) var textOfItem: [Int]
    private(set) var solver: TightSetSolver
    /// The relations with their changes.
    private(set) var relations: [SolverConstraint]
    /// The change of each constraint's own constant, by index in the layout's constraints.
    private(set) var shifts: [Double]
    /// The changed priority of each constraint, as an author would write it; nil for the written one.
    private(set) var priorities: [SolverPriority?]
    private(set) var isActive: [Bool]
    /// The contents that are changed, by item; nil for one as it was written.
    private(set) var contents: [ChangedContent?]
    /// The solver's relation of each relation; nil for one that isn't active.
    private(set) var ids: [SolverConstraint.ID?] = []
    /// The index of the relation that each of the solver's relations stands for, in the order added.
    private(set) var relationOfID: [Int] = []
    /// Whether all relations have to be added to a new solver.
    private var isOutdated = true
    /// Whether the solver was new when it solved last.
    private var isFresh = false
    /// Each item's frame in its superview's or owner's coordinates, unrounded.
    private(set) var frames: [Rectangle]
    /// The values of the solver's variables.
    package private(set) var values: [Double] = []

    /// Creates a layout without changes, not solved yet.
    package init(_ layout: LayoutPlan) {
        self.layout = layout
        environment = RoundEnvironment(layout)
        texts = layout.texts.map { WrappedText($0) }
        textOfItem = Array(repeating: -1, count: layout.items.count)
        for (index, text) in layout.texts.enumerated() where text.fit != .none || text.container != nil {
            textOfItem[text.item] = index
        }
        solver = TightSetSolver(limits: .standard)
        relations = layout.relations
        shifts = Array(repeating: 0, count: layout.constraints.count)
        priorities = Array(repeating: nil, count: layout.constraints.count)
        isActive = Array(repeating: true, count: layout.constraints.count)
        contents = Array(repeating: nil, count: layout.items.count)
        frames = Array(repeating: .zero, count: layout.items.count)
    }

    // MARK: Changes

    /// Removes all changes.
    package func reset() {
        environment.canvas = layout.canvas
        for index in layout.items.indices { setContent(nil, of: index) }
        for (index, text) in layout.texts.enumerated() { setText(text.label.string, at: index) }
        for index in layout.constraints.indices {
            shifts[index] = 0
            priorities[index] = nil
            use(layout.relations[layout.constraints[index].relation].priority, for: index)
            setActive(true, of: index)
        }
    }

    /// Resizes the canvas, in points.
    package func resize(width: Double, height: Double) {
        (environment.canvas.width, environment.canvas.height) = (width, height)
    }

    /// Changes the canvas's safe area.
    package func setSafeArea(_ insets: Insets) { environment.canvas.safeArea = insets }

    /// Changes the content of an item; nil leaves it as it is.
    package func setContent(_ change: ContentChange?, of item: Int) {
        if contents[item]?.change == change { return }
        contents[item] = change.map { ChangedContent($0, of: layout.items[item], in: layout) }
        for range in [layout.items[item].widthRelations, layout.items[item].heightRelations] {
            for index in range { relations[index].constant = layout.relations[index].constant }
        }
        isOutdated = true
    }

    /// Adds to the constant that a constraint is written with, in points.
    package func shift(_ constraint: Int, by amount: Double) { shifts[constraint] = amount }

    /// Changes the priority of a constraint, as it is written.
    package func setPriority(_ priority: SolverPriority, of constraint: Int) {
        priorities[constraint] = priority
        use(layout.constraints[constraint].isInRow ? priority.inRow : priority, for: constraint)
    }

    private func use(_ priority: SolverPriority, for constraint: Int) {
        let index = layout.constraints[constraint].relation
        guard relations[index].priority != priority else { return }
        relations[index].priority = priority
        guard !isOutdated, let id = ids[index] else { return }
        if (try? solver.setPriority(priority, of: id)) == nil { isOutdated = true }
    }

    /// Activates or deactivates a constraint.
    package func setActive(_ active: Bool, of constraint: Int) {
        if isActive[constraint] == active { return }
        isActive[constraint] = active
        isOutdated = true
    }

    /// Changes the text at an index, which has to be changeable.
    package func setText(_ string: String, at index: Int) {
        if !texts[index].string.utf8.elementsEqual(string.utf8) { texts[index].string = string }
    }

    // MARK: Solving

    /// Solves with all changes.
    ///
    /// - Throws: `SolverError` if that takes more work than the solver allows.
    package func solve() throws(SolverError) {
        try solveRounds()
        // Which of several smallest sets stands for a conflict depends on what was solved before.
        if !solver.conflicts.isEmpty { try solveFromScratch() }
    }

    /// Solves with a new solver, unless it was new: where several constraints would do, which of them decide a number depends on what
    /// was solved before.
    func solveFromScratch() throws(SolverError) {
        if isFresh { return }
        isOutdated = true
        try solveRounds()
    }

    private func solveRounds() throws(SolverError) {
        for index in texts.indices { texts[index].start() }
        environment.start(layout.items.indices.map { intrinsicSize(of: $0) })
        if isOutdated { solver = TightSetSolver(limits: .standard) }
        do throws(SolverError) {
            try update(isNew: isOutdated)
            try settle()
        } catch {
            isOutdated = true
            throw error
        }
        isFresh = isOutdated
        isOutdated = false
    }

    /// Brings all relations up to date, and adds them to a new solver.
    private func update(isNew: Bool) throws(SolverError) {
        if isNew {
            for _ in 0..<(4 * layout.items.count) { _ = try solver.makeVariable() }
            ids = Array(repeating: nil, count: relations.count)
            relationOfID = []
        }
        try updateCanvas(isNew: isNew)
        for index in layout.items.indices { try updateContentSize(of: index, isNew: isNew) }
        for index in layout.constraints.indices { try updateConstant(of: index, isNew: isNew) }
        guard isNew else { return }
        var isLeftOut = Array(repeating: false, count: relations.count)
        for (index, constraint) in layout.constraints.enumerated() where !isActive[index] {
            isLeftOut[constraint.relation] = true
            if constraint.hasTightness { isLeftOut[constraint.relation + 1] = true }
        }
        // Changed contents take the places of those written.
        var itemOfRelation = Array(repeating: -1, count: relations.count)
        for item in layout.items.indices where contents[item] != nil {
            contents[item]?.ids = []
            for range in [layout.items[item].widthRelations, layout.items[item].heightRelations] {
                for index in range { (itemOfRelation[index], isLeftOut[index]) = (item, true) }
            }
        }
        for index in relations.indices {
            if itemOfRelation[index] >= 0 { try addContent(of: itemOfRelation[index], at: index) }
            if isLeftOut[index] { continue }
            ids[index] = try solver.add(relations[index])
            relationOfID.append(index)
        }
    }

    /// Adds the changed relations of a content's width or height in place of the first that was written, by its index.
    private func addContent(of item: Int, at index: Int) throws(SolverError) {
        guard let content = contents[item] else { return }
        let (widths, heights) = (layout.items[item].widthRelations, layout.items[item].heightRelations)
        let isFirst = index == widths.lowerBound || index == heights.lowerBound
        for relation in !isFirst ? [] : widths.contains(index) ? content.width : content.height {
            contents[item]?.ids.append(try solver.add(relation))
            relationOfID.append(index)
        }
    }

    private func setConstant(_ constant: Double, at index: Int, isNew: Bool) throws(SolverError) {
        if relations[index].constant == constant { return }
        relations[index].constant = constant
        guard !isNew, let id = ids[index] else { return }
        try solver.setConstant(constant, of: id)
    }

    private func updateCanvas(isNew: Bool) throws(SolverError) {
        let (before, now) = (layout.canvas, environment.canvas)
        for index in layout.widthRelations {
            let constant = layout.relations[index].constant + before.width - now.width
            try setConstant(constant, at: index, isNew: isNew)
        }
        for index in layout.heightRelations {
            let constant = layout.relations[index].constant + before.height - now.height
            try setConstant(constant, at: index, isNew: isNew)
        }
    }

    func intrinsicSize(of index: Int) -> (width: Double, height: Double) {
        if let change = contents[index]?.change, change.givesSize {
            let item = layout.items[index]
            return (change.width ?? item.intrinsicWidth, change.height ?? item.intrinsicHeight)
        }
        if textOfItem[index] >= 0, let size = texts[textOfItem[index]].intrinsicSize() {
            return (size.width, size.height)
        }
        return (layout.items[index].intrinsicWidth, layout.items[index].intrinsicHeight)
    }

    private func updateContentSize(of index: Int, isNew: Bool) throws(SolverError) {
        guard textOfItem[index] >= 0 || contents[index] != nil else { return }
        let (item, size) = (layout.items[index], intrinsicSize(of: index))
        for relation in item.widthRelations { try setConstant(-size.width, at: relation, isNew: isNew) }
        for relation in item.heightRelations { try setConstant(-size.height, at: relation, isNew: isNew) }
        guard contents[index] != nil else { return }
        contents[index]?.setLengths(width: size.width, height: size.height)
        guard !isNew, let content = contents[index] else { return }
        for (id, relation) in zip(content.ids, content.width + content.height) {
            try solver.setConstant(relation.constant, of: id)
        }
    }

    private func updateConstant(of index: Int, isNew: Bool) throws(SolverError) {
        let constraint = layout.constraints[index]
        var constant = layout.relations[constraint.relation].constant
        constant += constraint.isReversed ? shifts[index] : -shifts[index]
        for inset in constraint.insets { constant += contribution(of: inset) }
        try setConstant(constant, at: constraint.relation, isNew: isNew)
        if constraint.hasTightness {
            try setConstant(constant, at: constraint.relation + 1, isNew: isNew)
        }
    }

    /// Returns what an inset adds to the constant of a constraint.
    func contribution(of inset: PlannedInset) -> Double {
        if let line = inset.line {
            let height = environment.heights[inset.item]
            return inset.factor * (line.baseline(inHeight: height) - height / 2)
        }
        let text = textOfItem[inset.item] < 0 ? nil : texts[textOfItem[inset.item]]
        var insets = environment.insets(inset.source, at: inset.item, text: text)
        if !inset.isFromFrame { insets = insets - layout.items[inset.item].alignment }
        let start = insets.start(isHorizontal: inset.isHorizontal)
        let end = insets.end(isHorizontal: inset.isHorizontal)
        return switch inset.part {
        case .start: inset.factor * start
        case .end: -(inset.factor * end)
        case .center: inset.factor * (start - end) / 2
        case .length: -(inset.factor * (start + end))
        }
    }

    /// Solves until nothing that depends on frames changes.
    private func settle() throws(SolverError) {
        let hasSizeDependentConstraints = layout.constraints.indices.contains {
            isActive[$0] && layout.constraints[$0].followsSizes
        }
        for round in 0..<Self.rounds {
            if round > 0 {
                for index in layout.constraints.indices where !layout.constraints[index].insets.isEmpty {
                    try updateConstant(of: index, isNew: false)
                }
                for index in layout.items.indices { try updateContentSize(of: index, isNew: false) }
            }
            // Where integers have 32 bits, a budget is soon spent.
            solver.budget = WorkBudget()
            try solver.solve()
            readFrames()
            let changed = environment.update(with: frames)
            var isAdapted = false
            for index in texts.indices where texts[index].text.fit != .none {
                if contents[texts[index].text.item]?.change.givesSize == true { continue }
                if texts[index].adapt(to: environment.widths[texts[index].text.item]) { isAdapted = true }
            }
            if !isAdapted, !changed.insetsChanged, !(changed.sizesChanged && hasSizeDependentConstraints) {
                return
            }
        }
    }

    private func readFrames() {
        values = solver.allValues
        for (index, item) in layout.items.enumerated() {
            frames[index] = Rectangle(
                x: values[4 * index] - item.alignment.left, y: values[4 * index + 1] - item.alignment.top,
                width: values[4 * index + 2] + item.alignment.left + item.alignment.right,
                height: values[4 * index + 3] + item.alignment.top + item.alignment.bottom)
        }
    }

    // MARK: Results

    /// The lines of every text in a frame that the page shows, and for text views the rectangle of the lines.
    ///
    /// - Parameter frame: The frame that the page shows of an item, by its index among the page's.
    package func shownLines(
        in frame: (Int) -> Rectangle
    ) -> [(shown: Int, lines: [String], frame: Rectangle?)] {
        shownTexts(in: frame).map { ($0.shown, $0.lines.map { $0.text }, $0.frame) }
    }

    /// Returns the size that a text gives its view; nil if it doesn't determine one.
    package func contentSize(ofText index: Int) -> TextSize? {
        contents[texts[index].text.item]?.change.givesSize == true ? nil : texts[index].intrinsicSize()
    }
}
