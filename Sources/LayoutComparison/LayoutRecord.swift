import LayoutValues
import Findings
import Foundation
import LayoutRender
import Solver
import TextMetrics

/// The stored form of a solved layout: frames and constraints by name, from which changes are reported.
package struct LayoutRecord: Codable, Sendable, Equatable {
    /// A view or guide.
    package struct Item: Codable, Sendable, Equatable {
        package var id: String
        /// A name for readers, if it differs from the id.
        package var name: String?
        package var kind: String
        /// The id of the superview or owning view.
        package var parent: String?
        /// x, y, width and height in the parent's coordinates, in points; nil for undetermined numbers.
        package var frame: [Double?]
        /// The frame on the canvas, with all four numbers.
        package var canvasFrame: [Double]
        package var isHidden: Bool?
        package var text: String?
        /// The font of the text, in words.
        package var font: String?

        /// A view or guide with its frame in its parent and on the canvas.
        package init(
            id: String, name: String? = nil, kind: String, parent: String? = nil, frame: [Double?],
            canvasFrame: [Double], isHidden: Bool? = nil, text: String? = nil, font: String? = nil
        ) {
            self.id = id
            self.name = name
            self.kind = kind
            self.parent = parent
            self.frame = frame
            self.canvasFrame = canvasFrame
            self.isHidden = isHidden
            self.text = text
            self.font = font
        }
    }

    /// A constraint with its sides by id.
    package struct Constraint: Codable, Sendable, Equatable {
        package var first: String
        package var firstAttribute: String
        /// `==`, `<=` or `>=`.
        package var relation: String
        package var second: String?
        package var secondAttribute: String?
        package var multiplier: Double
        package var constant: Double
        package var priority: Double
        /// The constraint as its author wrote it, if that differs from the equation.
        package var text: String?
        /// `stack` if a stack view made it; nil for an author's.
        package var source: String?
        /// Where it is written, for reports; stored records don't have it.
        package var place: String?

        private enum CodingKeys: String, CodingKey {
            case first, firstAttribute, relation, second, secondAttribute, multiplier, constant, priority,
                text, source
        }
    }

    /// Width and height in points.
    package var canvas: [Double]
    package var items: [Item]
    package var constraints: [Constraint]
    /// The layers of the picture beside the record; nil for those of the preset `guides`.
    package var drawn: String?

    /// The record of items and constraints on a canvas.
    package init(canvas: [Double], items: [Item], constraints: [Constraint]) {
        self.canvas = canvas
        self.items = items
        self.constraints = constraints
    }

    /// Reads a record from JSON; nil if it isn't one.
    package init?(json: Data) {
        guard let record = try? JSONDecoder().decode(LayoutRecord.self, from: json) else { return nil }
        let isWhole = record.items.allSatisfy { $0.frame.count == 4 && $0.canvasFrame.count == 4 }
        guard isWhole, record.canvas.count == 2 else { return nil }
        self = record
    }
}

extension LayoutRecord {
    /// The record of a layout: every view, authors' guides, and system guides that constraints refer to.
    ///
    /// - Parameter file: The file to name as the place of each constraint, with its line; nil for no places.
    package init(_ layout: SolvedLayout, placesIn file: String? = nil) {
        canvas = [layout.canvas.size.width, layout.canvas.size.height]
        let explicit = layout.constraints.filter { !$0.source.isImplicit }
        let used = Set(explicit.flatMap { [$0.first.item, $0.second?.item].compactMap { $0 } })
        items = layout.items.enumerated().compactMap { index, item in
            let isKept =
                switch item.guideRole {
                case .custom: true
                case .system: used.contains(index)
                case .stackView: false
                }
            return item.kind == .view || isKept ? Item(item, in: layout) : nil
        }
        constraints = explicit.map { Constraint($0, in: layout) }
        guard let file else { return }
        for (index, constraint) in explicit.enumerated() {
            constraints[index].place = constraint.location.map { "\(file):\($0.line)" } ?? file
        }
    }
}

extension LayoutRecord {
    /// The record of a layout and of how it was drawn.
    package init(_ layout: SolvedLayout, drawn options: RenderOptions) {
        self.init(layout)
        drawn = options.lookWords
    }

    /// Why pictures differ that show other layers, as the phrase of a cause.
    package static let otherLook = "drawn with other layers than the golden"

    /// Returns a message if a golden's picture shows other layers than this record's; nil if it shows the same.
    package func otherLookMessage(than golden: LayoutRecord, named name: String) -> String? {
        guard drawn != golden.drawn else { return nil }
        let usual = PicturePreset.guides.rawValue
        if golden.drawn == nil, drawn == PicturePreset.plain.rawValue {
            return
                "\(name) was recorded as an annotated picture: set `preset: \"\(usual)\"`, or record it again"
        }
        return "\(name) was recorded with the layers '\(golden.drawn ?? usual)' and is drawn with "
            + "'\(drawn ?? usual)': set `preset`, `show` and `hide` as they were, or record it again"
    }
}

extension LayoutRecord.Item {
    /// Returns a font in words: `17 regular`, `12 bold italic Menlo`.
    private static func words(for font: Font) -> String {
        let family = font.projectFont?.name ?? (font.family == .system ? nil : font.family.rawValue)
        return [font.size.plain, font.weight.rawValue, font.isItalic ? "italic" : nil, family]
            .compactMap { $0 }.joined(separator: " ")
    }

    fileprivate init(_ item: SolvedItem, in layout: SolvedLayout) {
        let open = item.kind == .guide ? item.undetermined : []
        id = item.id
        name = item.name
        kind = item.kind.rawValue
        parent = item.parent.map { layout.items[$0].id }
        frame = zip([FrameComponents.x, .y, .width, .height], item.frame.numbers).map { component, number in
            open.contains(component) || !number.isFinite ? nil : number
        }
        canvasFrame = item.canvasFrame.numbers.map { $0.isFinite ? $0 : 0 }
        isHidden = item.isHidden ? true : nil
        text = item.text?.string
        font = item.text.map { Self.words(for: $0.font) }
    }

    /// The name in sentences: name and id, or only the id.
    package var title: String {
        guard let name, name != id, kind == "view" else { return id }
        return "\(name) (\(id))"
    }
}

extension LayoutRecord.Constraint {
    fileprivate init(_ constraint: SolvedConstraint, in layout: SolvedLayout) {
        first = layout.items[constraint.first.item].id
        firstAttribute = constraint.first.attribute.rawValue
        relation = constraint.relation.symbol
        second = constraint.second.map { layout.items[$0.item].id }
        secondAttribute = constraint.second?.attribute.rawValue
        multiplier = constraint.multiplier
        constant = constraint.constant
        priority = constraint.priority
        text = nil
        source = constraint.source == .stack ? constraint.source.rawValue : nil
        if constraint.text != equation(.none) { text = constraint.text }
    }

    /// The constraint as an equation: `a.left == b.right + 8 @750`.
    package func equation(_ names: UnambiguousNames) -> String {
        let side = ConstraintEquation.side(names[first], firstAttribute)
        let other = second.flatMap { second in
            secondAttribute.map { ConstraintEquation.side(names[second], $0) }
        }
        let equation = ConstraintEquation(
            side, relation, other, multiplier: multiplier, constant: constant, priority: priority)
        return equation.description
    }

    /// The ids of its one or two sides.
    package var sides: [String] { [first, second].compactMap { $0 } }

    /// The axis that it constrains.
    package var axis: LayoutAxis {
        switch LayoutAttribute(rawValue: firstAttribute) {
        case .width: .horizontal
        case .height: .vertical
        case let attribute?: attribute.kind == .xPosition ? .horizontal : .vertical
        case nil: .horizontal
        }
    }
}

extension CGRect {
    /// The x, y, width and height.
    fileprivate var numbers: [Double] {
        [origin.x, origin.y, size.width, size.height].map { Double($0) }
    }
}

extension UnambiguousNames {
    /// The names of the views in some records.
    package init(of records: [LayoutRecord]) {
        self.init(of: records.flatMap(\.items).filter { $0.kind == "view" }.map { ($0.id, $0.name) })
    }
}
