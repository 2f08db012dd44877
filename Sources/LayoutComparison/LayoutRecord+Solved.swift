import LayoutValues
import Foundation
import Solver

extension LayoutRecord {
    /// Converts the record's frames and equations to a layout that can be drawn.
    ///
    /// - Parameter later: The layout that the record's became; what records don't keep is taken from its items of the same
    ///   ids.
    package func solved(id: String, like later: SolvedLayout?) -> SolvedLayout {
        let known = Dictionary((later?.items ?? []).map { ($0.id, $0) }) { first, _ in first }
        let places = Dictionary(items.enumerated().map { ($1.id, $0) }) { first, _ in first }
        var canvas = later?.canvas ?? Canvas(size: .zero)
        canvas.size = CGSize(width: self.canvas[0], height: self.canvas[1])
        return SolvedLayout(
            id: id, title: later?.title, state: later?.state, canvas: canvas,
            items: items.enumerated().map { place, item in
                // Only an earlier item can be a parent, whatever a file says.
                let parent = item.parent.flatMap { places[$0] }.flatMap { $0 < place ? $0 : nil }
                return item.solved(parent: place == 0 ? nil : parent ?? 0, like: known[item.id])
            },
            constraints: constraints.compactMap { $0.solved(places) })
    }
}

extension LayoutRecord.Item {
    fileprivate func solved(parent: Int?, like later: SolvedItem?) -> SolvedItem {
        let isGuide = kind == SolvedItem.Kind.guide.rawValue
        let numbers = frame.map { $0 ?? 0 }
        let components: [FrameComponents] = [.x, .y, .width, .height]
        var item = SolvedItem(
            id: id, name: name, kind: isGuide ? .guide : .view,
            className: later?.className ?? (isGuide ? "UILayoutGuide" : "UIView"), parent: parent,
            frame: CGRect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3]),
            canvasFrame: CGRect(
                x: canvasFrame[0], y: canvasFrame[1], width: canvasFrame[2], height: canvasFrame[3]),
            isHidden: isHidden ?? false, guideRole: later?.guideRole ?? .custom,
            clipsToBounds: later?.clipsToBounds ?? false, cornerRadius: later?.cornerRadius ?? 0)
        for (component, number) in zip(components, frame) where number == nil {
            item.undetermined.insert(component)
        }
        if let text, let shown = later?.text {
            item.text =
                text == shown.string
                ? shown
                : SolvedText(
                    string: text, font: shown.font, alignment: shown.alignment,
                    lines: text.components(separatedBy: .newlines))
        }
        return item
    }
}

extension LayoutRecord.Constraint {
    /// Returns the constraint, or nil if the record refers to unknown items or attributes.
    fileprivate func solved(_ places: [String: Int]) -> SolvedConstraint? {
        let relations: [LayoutRelation] = [.equal, .lessThanOrEqual, .greaterThanOrEqual]
        guard let item = places[first], let attribute = LayoutAttribute(rawValue: firstAttribute),
            let relation = relations.first(where: { $0.symbol == self.relation })
        else { return nil }
        var other: SolvedConstraint.Side?
        if let second, let secondAttribute {
            guard let item = places[second], let attribute = LayoutAttribute(rawValue: secondAttribute) else {
                return nil
            }
            other = SolvedConstraint.Side(item: item, attribute: attribute)
        }
        return SolvedConstraint(
            text: text ?? equation(.none), identifier: nil,
            first: SolvedConstraint.Side(item: item, attribute: attribute), second: other, relation: relation,
            multiplier: multiplier, constant: constant, priority: priority, outcome: .satisfied, location: nil
        )
    }
}
