import Findings
import LayoutValues
import LiveSolver
import Solver
import TextMetrics

extension SolvedLayout {
    /// Reads a layout; nil if the numbers don't describe one.
    package init?(reading numbers: [Double], _ strings: [String]) {
        var stream = NumberStream(reading: numbers, strings)
        self.init(id: "", canvas: Canvas(size: .zero), items: [])
        Self.code(&self, &stream)
        guard stream.isFinished, isConsistent else { return nil }
    }

    /// Everything of the layout that its picture shows, as numbers and texts.
    ///
    /// Findings are those that are written below the picture: errors besides conflicts, which are among the layout's conflicts.
    package var coded: NumberStream {
        var (copy, stream) = (self, NumberStream())
        copy.findings.removeAll { $0.severity != .error || $0.code == .unsatisfiable }
        Self.code(&copy, &stream)
        return stream
    }

    @inline(never) private static func code(_ layout: inout SolvedLayout, _ stream: inout NumberStream) {
        stream.code(&layout.id)
        stream.code(&layout.title)
        stream.code(&layout.state)
        stream.code(&layout.isOutline)
        stream.code(&layout.canvas)
        let item = SolvedItem(
            id: "", kind: .view, className: "", parent: nil, frame: .zero, canvasFrame: .zero)
        stream.code(list: &layout.items, of: item) { $0.code(&$1) }
        stream.code(&layout.constraints)
        stream.code(list: &layout.conflicts, of: SolvedConflict(members: [], broken: 0)) {
            stream, conflict in
            stream.code(list: &conflict.members, of: 0) { $0.code(&$1) }
            stream.code(&conflict.broken)
        }
        let finding = LayoutFinding(code: .notSolved, severity: .error, message: "")
        stream.code(list: &layout.findings, of: finding) { $0.code(&$1.message) }
    }

    /// Whether every index is in range, and parents come before what they hold.
    var isConsistent: Bool {
        let areItemsKnown = items.indices.allSatisfy { index in
            items[index].parent.map { (0..<index).contains($0) } ?? (index == 0)
        }
        let areConstraintsKnown = constraints.allSatisfy { constraint in
            items.indices.contains(constraint.container) && isKnown(constraint.first)
                && constraint.second.map(isKnown) != false
                && constraint.terms.allSatisfy { items.indices.contains($0.item) }
        }
        let areConflictsKnown = conflicts.allSatisfy { conflict in
            constraints.indices.contains(conflict.broken)
                && conflict.members.allSatisfy { constraints.indices.contains($0) }
        }
        return areItemsKnown && areConstraintsKnown && areConflictsKnown
    }

    private func isKnown(_ side: SolvedConstraint.Side) -> Bool {
        items.indices.contains(side.item) && side.origin.map { items.indices.contains($0.item) } != false
    }
}

// MARK: The canvas and items

extension NumberStream {
    @inline(never) fileprivate mutating func code(_ canvas: inout Canvas) {
        code(&canvas.size)
        var scale = Double(canvas.scale)
        code(&scale)
        canvas.scale = scale
        code(&canvas.safeAreaInsets)
        code(case: &canvas.layoutDirection)
        code(optional: &canvas.keyboardHeight, or: 0) { stream, height in
            var number = Double(height)
            stream.code(&number)
            height = number
        }
        code(optional: &canvas.floatingKeyboardFrame, or: .zero) { $0.code(&$1) }
        code(&canvas.device)
        code(optional: &canvas.orientation, or: .portrait) {
            $0.code(place: &$1, in: Canvas.Orientation.allCases)
        }
        code(&canvas.contentSizeCategory)
    }

    @inline(never) fileprivate mutating func code(_ item: inout SolvedItem) {
        code(&item.id)
        code(&item.name)
        code(place: &item.kind, in: [.view, .guide])
        code(&item.className)
        var parent = item.parent ?? -1
        code(&parent)
        item.parent = parent < 0 ? nil : parent
        code(&item.frame)
        code(&item.canvasFrame)
        code(list: &item.corners, of: .zero) { $0.code(&$1) }
        var undetermined = Int(item.undetermined.rawValue)
        code(&undetermined)
        item.undetermined = FrameComponents(rawValue: UInt8(clamping: undetermined))
        code(&item.isHidden)
        code(list: &item.uncertain, of: "") { $0.code(&$1) }
        code(list: &item.extremes, of: .zero) { $0.code(&$1) }
        code(place: &item.guideRole, in: [.custom, .system, .stackView])
        code(optional: &item.systemGuide, or: .safeArea) {
            $0.code(place: &$1, in: SystemGuideKind.allCases)
        }
        code(case: &item.layoutDirection)
        code(&item.isConflicting)
        code(&item.clipsToBounds)
        code(optional: &item.backgroundColor, or: DynamicColor(Color(0))) { $0.code(&$1) }
        var radius = Double(item.cornerRadius)
        code(&radius)
        item.cornerRadius = radius
        let text = SolvedText(string: "", font: Font(size: 0), alignment: .natural, lines: [])
        code(optional: &item.text, or: text) { $0.code(&$1) }
        code(list: &item.segments, of: SolvedSegment(title: text, width: 0)) { stream, segment in
            stream.code(&segment.title)
            stream.code(&segment.width)
            stream.code(&segment.isFixed)
        }
    }

    @inline(never) private mutating func code(_ text: inout SolvedText) {
        code(&text.string)
        code(&text.font)
        code(place: &text.alignment, in: TextAlignment.allCases)
        code(list: &text.lines, of: "") { $0.code(&$1) }
        code(list: &text.widths, of: 0) { $0.code(&$1) }
        let piece = MeasuredText.Piece(text: "", font: text.font, width: 0)
        code(list: &text.pieces, of: []) { stream, pieces in
            stream.code(list: &pieces, of: piece) { stream, piece in
                stream.code(&piece.text)
                stream.code(&piece.font)
                stream.code(&piece.width)
            }
        }
        code(&text.smallestScale)
        code(&text.isInset)
        code(optional: &text.frame, or: .zero) { $0.code(&$1) }
    }
}
