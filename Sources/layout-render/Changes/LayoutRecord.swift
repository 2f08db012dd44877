import Engine
import Foundation

/// The stored form of a solved layout: frames and constraints with names, which later layouts are compared with.
struct LayoutRecord: Codable, Sendable, Equatable {
    /// A view or guide.
    struct Item: Codable, Sendable, Equatable {
        var id: String
        /// The name for readers, if it differs from the id.
        var name: String?
        var kind: String
        /// The id of the superview or owning view.
        var parent: String?
        /// The x, y, width and height in the parent's coordinates, in points; nil for undetermined numbers.
        var frame: [Double?]
        /// The frame on the canvas, with all four numbers.
        var canvasFrame: [Double]
        var isHidden: Bool?
        var text: String?
    }

    /// A constraint with its sides by id.
    struct Constraint: Codable, Sendable, Equatable {
        var first: String
        var firstAttribute: String
        /// `==`, `<=` or `>=`.
        var relation: String
        var second: String?
        var secondAttribute: String?
        var multiplier: Double
        var constant: Double
        var priority: Double
        /// The constraint as its author wrote it, if that differs from the equation.
        var text: String?
    }

    /// The versions that the picture was drawn with.
    var drawnWith: DrawingVersions?
    /// The width and height in points.
    var canvas: [Double]
    var items: [Item]
    var constraints: [Constraint]
}

extension LayoutRecord {
    /// Records a layout: every view, authors' guides, and system guides that constraints refer to.
    init(_ layout: SolvedLayout, drawnWith: DrawingVersions? = nil) {
        self.drawnWith = drawnWith
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
    }
}

extension LayoutRecord.Item {
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
    }

    /// The name as used in sentences: name and id, or only the id.
    var title: String {
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
        if constraint.text != equation(.none) { text = constraint.text }
    }

    /// Returns the constraint as an equation: `a.left == b.right + 8 @750`.
    func equation(_ names: ReaderNames) -> String {
        let side = ConstraintEquation.side(names[first], firstAttribute)
        let other = second.flatMap { second in
            secondAttribute.map { ConstraintEquation.side(names[second], $0) }
        }
        let equation = ConstraintEquation(
            side, relation, other, multiplier: multiplier, constant: constant, priority: priority)
        return equation.description
    }

    /// The ids of its one or two sides.
    var sides: [String] { [first, second].compactMap { $0 } }

    /// The axis that it affects.
    var axis: LayoutAxis {
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
