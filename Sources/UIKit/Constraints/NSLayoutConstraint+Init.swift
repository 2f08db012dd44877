// The names and their meaning are UIKit's own, whose documentation describes them.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import Engine
import Foundation
import Findings

extension LayoutConstraint {
    /// A constraint between attributes of one or two views or guides.
    ///
    /// What UIKit answers with an exception (an item that is neither view nor guide, a first attribute that is none) makes
    /// a constraint that can't be activated; trying to is reported.
    public convenience init(
        item view1: Any, attribute attr1: Attribute, relatedBy relation: Relation, toItem view2: Any?,
        attribute attr2: Attribute, multiplier: CGFloat, constant c: CGFloat
    ) {
        self.init(
            item: Self.layoutItem(view1), attribute: attr1.layoutAttribute ?? .left, relatedBy: relation,
            toItem: view2.map(Self.layoutItem), attribute: attr2.layoutAttribute, multiplier: multiplier,
            constant: c)
        if let first = attr1.layoutAttribute, let second = attr2.layoutAttribute, first.kind != second.kind {
            relatesAxes = true
        }
    }

    /// The view or guide meant; for anything else a guide that nobody owns, which no constraint can be active with.
    private static func layoutItem(_ item: Any) -> any LayoutItem {
        if let item = item as? any LayoutItem { return item }
        return LayoutGuide()
    }

    /// The constraints described by a line of the Visual Format Language, not yet active.
    ///
    /// - Parameters:
    ///   - metrics: what the line names as numbers, in points: numbers of any kind.
    ///   - views: the views and guides that the line names.
    ///
    /// A line that can't be read, which raises an exception in UIKit, gives none; one of its views reports why.
    public static func constraints(
        withVisualFormat format: String, options opts: FormatOptions = [], metrics: [String: Any]?,
        views: [String: Any]
    ) -> [LayoutConstraint] {
        var items: [String: any LayoutItem] = [:]
        for (name, view) in views { items[name] = view as? any LayoutItem }
        var numbers: [String: CGFloat] = [:]
        for (name, value) in metrics ?? [:] { numbers[name] = number(value) }
        do throws(VisualFormatError) {
            return try constraints(withVisualFormat: format, options: opts, metrics: numbers, views: items)
        } catch {
            let reporter = items.sorted { $0.key < $1.key }.lazy.compactMap(\.value.layoutView).first
            reporter?.report(
                LayoutFinding(
                    code: .invalidFormat, message: "\(format): \(error.description)",
                    items: items.keys.sorted()))
            return []
        }
    }

    private static func number(_ value: Any) -> CGFloat? {
        switch value {
        case let number as CGFloat: number
        case let number as Double: CGFloat(number)
        case let number as Float: CGFloat(number)
        case let number as Int: CGFloat(number)
        case let number as NSNumber: CGFloat(number.doubleValue)
        default: nil
        }
    }
}
