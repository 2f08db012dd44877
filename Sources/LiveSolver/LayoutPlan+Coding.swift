import Solver
import TextMetrics

extension LayoutPlan {
    /// Reads a layout; nil if the numbers don't describe one.
    package init?(reading numbers: [Double], _ strings: [String]) {
        var stream = NumberStream(reading: numbers, strings)
        self.init(canvas: PlannedCanvas(width: 0, height: 0, scale: 1))
        Self.code(&self, &stream)
        guard stream.isFinished, isConsistent else { return nil }
    }

    /// The layout as numbers and texts.
    package var coded: NumberStream {
        var (copy, stream) = (self, NumberStream())
        Self.code(&copy, &stream)
        return stream
    }

    @inline(never) private static func code(_ layout: inout LayoutPlan, _ stream: inout NumberStream) {
        stream.code(&layout.canvas)
        stream.code(list: &layout.items, of: PlannedItem(parent: -1, shown: -1)) { $0.code(&$1) }
        stream.code(list: &layout.relations, of: SolverConstraint([], constant: 0)) { $0.code(&$1) }
        stream.code(list: &layout.widthRelations, of: 0) { $0.code(&$1) }
        stream.code(list: &layout.heightRelations, of: 0) { $0.code(&$1) }
        stream.code(list: &layout.designRelations, of: 0) { $0.code(&$1) }
        let constraint = PlannedConstraint(
            relation: 0, hasTightness: false, shown: -1, isReversed: false, followsSizes: false)
        // Relative to the one before, so that a constraint more or less doesn't change all that follow.
        var relation = 0
        stream.code(list: &layout.constraints, of: constraint) { stream, constraint in
            constraint.relation -= relation
            stream.code(&constraint)
            constraint.relation += relation
            relation = constraint.relation
        }
        let label = LabelText(
            "", font: Font(size: 0), measurer: TextMeasurer(metrics: SystemFontMetrics(), scale: 1))
        stream.code(list: &layout.texts, of: PlannedText(item: 0, label: label)) { $0.code(&$1) }
    }

    /// Whether every index is in range, and parents come before what they hold.
    private var isConsistent: Bool {
        let variables = 4 * items.count
        let areItemsKnown = items.indices.allSatisfy { index in
            let item = items[index]
            return item.parent < index && (item.parent >= 0) == (index > 0)
                && item.widthRelations.upperBound <= relations.count
                && item.heightRelations.upperBound <= relations.count
        }
        let areTermsKnown = relations.allSatisfy { relation in
            relation.terms.allSatisfy { (0..<variables).contains($0.variable.index) }
        }
        let areConstraintsKnown = constraints.allSatisfy { constraint in
            constraint.relation >= 0
                && constraint.relation + (constraint.hasTightness ? 1 : 0) < relations.count
                && (0...relations[constraint.relation].terms.count).contains(constraint.firstTermCount)
                && constraint.insets.allSatisfy { items.indices.contains($0.item) }
        }
        let areSizesKnown = (widthRelations + heightRelations + designRelations).allSatisfy {
            relations.indices.contains($0)
        }
        return areItemsKnown && areTermsKnown && areConstraintsKnown && areSizesKnown
            && texts.allSatisfy { items.indices.contains($0.item) && items[$0.item].shown >= 0 }
    }
}

extension NumberStream {
    @inline(never) fileprivate mutating func code(_ canvas: inout PlannedCanvas) {
        code(&canvas.width)
        code(&canvas.height)
        code(&canvas.scale)
        code(&canvas.safeArea)
        code(optional: &canvas.rootSafeArea, or: .zero) { $0.code(&$1) }
        code(optional: &canvas.keyboardHeight, or: 0) { $0.code(&$1) }
        codeInfinite(&canvas.readableWidth)
    }

    @inline(never) fileprivate mutating func code(_ item: inout PlannedItem) {
        code(case: &item.kind)
        code(&item.parent)
        code(&item.shown)
        guard item.kind == .view else { return }
        code(&item.alignment)
        code(&item.boundsX)
        code(&item.boundsY)
        code(&item.intrinsicWidth)
        code(&item.intrinsicHeight)
        code(&item.additionalSafeArea)
        code(&item.margins)
        code(&item.insetsMarginsFromSafeArea)
        code(&item.preservesSuperviewMargins)
        code(&item.marginsFollowReadableWidth)
        code(&item.insetsContent)
        code(&item.followsKeyboard)
        code(&item.widthRelations)
        code(&item.heightRelations)
        code(&item.isInRow)
        code(list: &item.guides, of: PlannedGuide(source: .bounds, shown: -1)) { stream, guide in
            stream.code(case: &guide.source)
            stream.code(&guide.shown)
        }
    }

    @inline(never) fileprivate mutating func code(_ relation: inout SolverConstraint) {
        code(list: &relation.terms, of: SolverTerm(0, SolverVariable(index: 0))) { stream, term in
            var variable = term.variable.index
            stream.code(&variable)
            stream.code(&term.coefficient)
            term.variable = SolverVariable(index: variable)
        }
        code(&relation.constant)
        code(case: &relation.relation)
        code(&relation.priority)
    }

    /// Codes a priority: those that aren't optional as negative numbers.
    @inline(never) private mutating func code(_ priority: inout SolverPriority) {
        var number: Double =
            switch priority {
            case .system: -1
            case .required: -2
            case .automatic: -3
            case .stay: -4
            case .optional(let level): level
            }
        code(&number)
        priority =
            switch number {
            case -1: .system
            case -2: .required
            case -3: .automatic
            case -4: .stay
            default: .optional(number)
            }
    }

    @inline(never) fileprivate mutating func code(_ constraint: inout PlannedConstraint) {
        code(&constraint.relation)
        code(&constraint.hasTightness)
        code(&constraint.shown)
        code(&constraint.isReversed)
        code(&constraint.followsSizes)
        code(&constraint.isInRow)
        code(&constraint.firstTermCount)
        code(&constraint.firstConstant)
        let inset = PlannedInset(source: .bounds, item: 0, isHorizontal: false, part: .start, factor: 0)
        code(list: &constraint.insets, of: inset) { $0.code(&$1) }
    }

    @inline(never) private mutating func code(_ inset: inout PlannedInset) {
        code(case: &inset.source)
        code(&inset.item)
        code(&inset.isHorizontal)
        code(case: &inset.part)
        code(&inset.factor)
        code(&inset.isFromFrame)
        code(&inset.isOfFirstSide)
        code(optional: &inset.line, or: CentredLine(height: 0, baseline: 0, scale: 1)) { stream, line in
            stream.code(&line.height)
            stream.code(&line.baseline)
            stream.code(&line.scale)
        }
    }
}

// MARK: Texts

extension NumberStream {
    @inline(never) fileprivate mutating func code(_ text: inout PlannedText) {
        code(&text.item)
        code(case: &text.fit)
        code(&text.isChangeable)
        code(&text.label)
        code(&text.preferredWidth)
        code(&text.fillsWidthOfLines)
        code(optional: &text.container, or: .zero) { $0.code(&$1) }
        code(&text.padding)
        code(&text.lineFragmentPadding)
        code(&text.leftShare)
        guard text.fit == .line else { return }
        code(&text.lineSizing.surplus)
        code(&text.lineSizing.least)
        code(&text.lineSizing.empty)
        code(&text.lineSizing.keepsLine)
        code(&text.lineSizing.hasWholeWidth)
        code(&text.lineSizing.hasWholeHeight)
    }

    private mutating func code(_ size: inout TextSize) {
        code(&size.width)
        code(&size.height)
    }

    @inline(never) private mutating func code(_ label: inout LabelText) {
        code(&label.string)
        code(&label.font)
        code(list: &label.fontRuns, of: FontRun(end: 0, font: label.font)) { stream, run in
            stream.code(&run.end)
            stream.code(&run.font)
        }
        code(place: &label.measurer.metrics.era, in: SystemFontEra.allCases)
        code(&label.measurer.scale)
        code(&label.measurer.pushesOutWords)
        code(&label.maximumLines)
        code(place: &label.lineBreakMode, in: LineBreakMode.allCases)
        code(&label.lineSpacing)
        code(&label.lineHeight.multiple)
        code(&label.lineHeight.minimum)
        code(&label.lineHeight.maximum)
        code(optional: &label.heightRounding, or: .up) { $0.code(place: &$1, in: Self.roundings) }
        code(optional: &label.unwrappedSize, or: .zero) { $0.code(&$1) }
    }

    private static let roundings: [FloatingPointRoundingRule] = [
        .up, .down, .toNearestOrAwayFromZero, .toNearestOrEven, .towardZero, .awayFromZero,
    ]
}
