import LayoutValues
import Foundation
import LiveSolver
import Solver
import TextMetrics

/// What can be changed in the page with numbers of its own.
package enum LiveTrait: String, Sendable, Hashable, Encodable {
    // Traits of the canvas, by the keys that a document's canvas has for them.
    case device, contentSizeCategory, layoutDirection
    /// Whether a view is hidden that a stack view arranges; its value is the view's name.
    case hidden
}

/// The layout with another trait of the canvas, or with another view hidden, as what differs from the scene.
package struct LiveVariant: Sendable, Encodable {
    /// The sides of a constraint, which may be measured in the other direction.
    struct Sides: Sendable, Hashable {
        var first: SolvedConstraint.Side
        var second: SolvedConstraint.Side?
        var relation: String?
        var constant: Double?

        init(_ constraint: SolvedConstraint) {
            let record = ConstraintRecord(constraint, text: "")
            (first, second) = (record.first.side, record.second?.side)
            (relation, constant) = (record.relation, record.constant)
        }
    }

    package let trait: LiveTrait
    /// The values of the trait with this layout.
    package private(set) var values: [String]
    /// The canvas's width, height and scale.
    private let canvas: [Double?]
    private let isRightToLeft: Bool
    /// What to replace in the layout's numbers: where, how many, and what takes their place.
    var edits: [[Double]] = []
    /// The font size and the alignment of items' texts, by the items' indices.
    private var texts: [ItemChange<TextRecord>] = []
    /// The contents of items without a text of their own.
    private var contents: [ItemChange<ContentRecord>] = []
    private var sides: [ItemChange<Sides>] = []
    /// The stack view's guides that there aren't any more.
    var missing: [Int] = []
    /// What the list of constraints has instead of the stack view's.
    var listed: ListedChange?
    /// The places of the constraints that `listed` adds in the table of all variants.
    var listedPlaces: [Int] = []

    /// Starts with what follows from a canvas.
    init(_ trait: LiveTrait, _ values: [String], canvas: Canvas) {
        (self.trait, self.values) = (trait, values)
        self.canvas = [canvas.size.width, canvas.size.height, canvas.scale].map { PageNumber.of($0) }
        isRightToLeft = canvas.layoutDirection == .rightToLeft
    }

    /// What an index has instead.
    private struct ItemChange<Value: Sendable>: Sendable {
        let index: Int
        let value: Value
    }

    /// Whether nothing but the trait differs.
    package var isEqualToScene: Bool {
        edits.isEmpty && texts.isEmpty && contents.isEmpty && sides.isEmpty && listed == nil
    }

    /// The same layout for other values.
    package func with(_ values: [String]) -> LiveVariant {
        var other = self
        other.values = values
        return other
    }

    /// Compares a layout with a scene that has the same items and relations, before it is solved; nil if its texts are others, or
    /// numbers too large.
    package init?(
        _ trait: LiveTrait, _ values: [String], plan: LayoutPlan, canvas: Canvas, of base: VariantBase
    ) {
        guard let edits = base.edits(to: LiveRecord.listed(plan, base.shown)) else { return nil }
        self.init(trait, values, canvas: canvas)
        self.edits = edits
        for text in plan.texts {
            let shown = plan.items[text.item].shown
            guard var record = base.texts.indices.contains(shown) ? base.texts[shown] : nil else { continue }
            let size = PageNumber.of(text.label.font.size)
            if size == record.size { continue }
            record.size = size
            texts.append(ItemChange(index: shown, value: record))
        }
        let measured = Set(plan.texts.filter { $0.fit != .none }.map(\.item))
        for (index, item) in plan.items.enumerated() where !measured.contains(index) && item.shown >= 0 {
            guard let written = base.contents[item.shown] else { continue }
            var content = written
            content.width?.length = plan.length(item.widthRelations) ?? written.width?.length
            content.height?.length = plan.length(item.heightRelations) ?? written.height?.length
            if content != written { contents.append(ItemChange(index: item.shown, value: content)) }
        }
        for (relation, place) in base.givenRelations {
            var changed = base.sides[place]
            let constant = -plan.relations[relation].constant
            changed.constant = constant == 0 ? nil : PageNumber.of(constant)
            if changed != base.sides[place] { sides.append(ItemChange(index: place, value: changed)) }
        }
    }

    /// Compares a solved layout with a scene; nil if constraints are written differently.
    package init?(
        _ trait: LiveTrait, _ values: [String], plan: LayoutPlan, layout: SolvedLayout,
        of base: VariantBase
    ) {
        guard layout.items.count == base.layout.items.count,
            layout.constraints.map(\.text) == base.layout.constraints.map(\.text),
            layout.items.map(\.isHidden) == base.layout.items.map(\.isHidden),
            let edits = base.edits(to: LiveRecord.listed(plan, base.shown))
        else { return nil }
        self.init(trait, values, canvas: layout.canvas)
        self.edits = edits
        for index in layout.items.indices {
            let text = layout.items[index].text.map { TextRecord($0) }
            if let text, !text.hasSameStyle(as: base.texts[index]) {
                texts.append(ItemChange(index: index, value: text))
            }
        }
        let contentSizes = ContentSizes(of: layout)
        for index in layout.items.indices {
            guard let content = contentSizes[index], content != base.contents[index] else { continue }
            contents.append(ItemChange(index: index, value: content))
        }
        for (place, index) in base.shown.indices.enumerated() {
            let own = Sides(layout.constraints[index])
            if own != base.sides[place] { sides.append(ItemChange(index: place, value: own)) }
        }
    }

    private enum Key: String, CodingKey {
        case trait, values, canvas, isRightToLeft, texts, contents, sides, missing, listed
    }

    /// Encodes what differs.
    package func encode(to encoder: any Encoder) throws {
        var record = encoder.container(keyedBy: Key.self)
        try record.encode(trait, forKey: .trait)
        try record.encode(values, forKey: .values)
        try record.encode(canvas, forKey: .canvas)
        if isRightToLeft { try record.encode(true, forKey: .isRightToLeft) }
        if !texts.isEmpty {
            try record.encode(texts.map { TextStyle(index: $0.index, text: $0.value) }, forKey: .texts)
        }
        if !contents.isEmpty {
            try record.encode(contents.map { Content(index: $0.index, content: $0.value) }, forKey: .contents)
        }
        if !sides.isEmpty {
            try record.encode(sides.map { ConstraintSides(index: $0.index, sides: $0.value) }, forKey: .sides)
        }
        if !missing.isEmpty { try record.encode(missing, forKey: .missing) }
        if let listed { try record.encode([listed.from, listed.removed] + listedPlaces, forKey: .listed) }
    }

    /// `{ index, size, alignment }`
    private struct TextStyle: Encodable {
        let index: Int
        let size: Double?
        let alignment: String?

        init(index: Int, text: TextRecord) {
            (self.index, size, alignment) = (index, text.size, text.alignment)
        }
    }

    private struct Content: Encodable {
        let index: Int
        let content: ContentRecord
    }

    /// `{ index, first, second, relation, constant }`
    private struct ConstraintSides: Encodable {
        let index: Int
        let first: ConstraintRecord.Side
        let second: ConstraintRecord.Side?
        let relation: String?
        let constant: Double?

        init(index: Int, sides: Sides) {
            self.index = index
            first = ConstraintRecord.Side(side: sides.first)
            second = sides.second.map { ConstraintRecord.Side(side: $0) }
            (relation, constant) = (sides.relation, sides.constant)
        }
    }
}

/// What variants of a scene are compared with.
package struct VariantBase {
    let layout: SolvedLayout
    let shown: ShownConstraints
    let numbers: [Double]
    let strings: [String]
    let texts: [TextRecord?]
    let contents: [ContentRecord?]
    let sides: [LiveVariant.Sides]
    /// The relations of the canvas and of autoresizing views, with their indices among those that the page lists.
    let givenRelations: [(relation: Int, place: Int)]
    let listed: ListedConstraints

    /// Prepares a scene and its solved layout.
    ///
    /// - Parameter constraintOfRelation: The index in the layout of the constraint that each relation stands for, -1 for none.
    package init(_ live: LiveScene, of layout: SolvedLayout, constraintOfRelation: [Int]) {
        self.layout = layout
        shown = ShownConstraints(of: layout)
        listed = ListedConstraints(of: layout, placeOfItem: layout.items.indices.map { $0 })
        let stream = LiveRecord.listed(live.plan, shown).coded
        (numbers, strings) = (stream.numbers, stream.strings)
        texts = layout.items.map { $0.text.map { TextRecord($0) } }
        let sizes = ContentSizes(of: layout)
        contents = layout.items.indices.map { sizes[$0] }
        sides = shown.indices.map { LiveVariant.Sides(layout.constraints[$0]) }
        let shown = shown
        givenRelations = constraintOfRelation.enumerated().compactMap { relation, index in
            guard layout.constraints.indices.contains(index), let place = shown.place(of: index) else {
                return nil
            }
            let source = layout.constraints[index].source
            return source == .canvas || source == .autoresizing ? (relation, place) : nil
        }
    }
}

extension VariantBase {
    /// What to replace in the scene's numbers to get those of a layout; nil if it has other texts, or numbers that aren't finite.
    func edits(to plan: LayoutPlan) -> [[Double]]? {
        let stream = plan.coded
        guard stream.strings == strings, stream.numbers.allSatisfy(\.isFinite) else { return nil }
        return NumberEdits.edits(from: numbers, to: stream.numbers)
    }
}

extension LayoutPlan {
    /// The length of a content by its relations; nil without any.
    fileprivate func length(_ relations: Range<Int>) -> Double? {
        relations.first.flatMap { PageNumber.of(-self.relations[$0].constant) }
    }
}

/// The difference of two lists of numbers.
enum NumberEdits {
    /// The number of equal numbers after which the lists are taken to agree again.
    private static let agreement = 6
    /// The maximum number of numbers that are passed over to find where the lists agree again.
    private static let mostPassed = 200

    /// Returns what to replace in a list to get another: for each place in the first, in order, its index, how many numbers are
    /// replaced, and what takes their place.
    static func edits(from old: [Double], to new: [Double]) -> [[Double]] {
        var edits: [[Double]] = []
        var (first, second) = (0, 0)
        while first < old.count || second < new.count {
            if first < old.count, second < new.count, old[first] == new[second] {
                (first, second) = (first + 1, second + 1)
                continue
            }
            let (removed, added) = replaced(old[first...], new[second...], isAligned: old.count == new.count)
            edits.append([Double(first), Double(removed)] + new[second..<(second + added)])
            (first, second) = (first + removed, second + added)
        }
        return edits
    }

    /// Returns how many numbers differ at the start of both lists.
    private static func replaced(
        _ old: ArraySlice<Double>, _ new: ArraySlice<Double>, isAligned: Bool
    ) -> (Int, Int) {
        if isAligned {
            let count = zip(old, new).prefix { $0 != $1 }.count
            return (count, count)
        }
        for total in 1...mostPassed {
            for removed in 0...total {
                let (rest, other) = (old.dropFirst(removed), new.dropFirst(total - removed))
                guard removed <= old.count, total - removed <= new.count else { continue }
                if rest.isEmpty, other.isEmpty { return (removed, total - removed) }
                guard rest.count >= agreement, other.count >= agreement else { continue }
                if rest.prefix(agreement) == other.prefix(agreement) { return (removed, total - removed) }
            }
        }
        return (old.count, new.count)
    }
}
