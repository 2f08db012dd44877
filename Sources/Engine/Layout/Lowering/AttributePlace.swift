/// The part of an item's rectangle, on one axis, that an attribute refers to once leading and trailing are resolved.
struct AttributePlace {
    enum Part { case start, end, center, length }
    enum Reference { case alignmentRect, margins, firstBaseline, lastBaseline }

    let axis: LayoutAxis
    let part: Part
    let reference: Reference

    /// Whether it is one of the four edges or edge margins.
    var isEdge: Bool {
        (part == .start || part == .end) && (reference == .alignmentRect || reference == .margins)
    }

    var isMargin: Bool { reference == .margins }
    var isBaseline: Bool { reference == .firstBaseline || reference == .lastBaseline }
}

extension ItemReference {
    /// The item whose baseline stands for this one's: a view inside it that it names, or itself.
    func baselineItem(first isFirst: Bool) -> ItemReference {
        guard var current = view else { return self }
        while true {
            let next = isFirst ? current.forFirstBaselineLayout : current.forLastBaselineLayout
            guard next !== current, next.isDescendant(of: current) else { return current.reference }
            current = next
        }
    }
}

extension LayoutAttribute {
    /// Returns the part that the attribute refers to in a container with the given layout direction.
    func resolved(for direction: LayoutDirection) -> AttributePlace {
        func place(
            _ axis: LayoutAxis, _ part: AttributePlace.Part,
            _ reference: AttributePlace.Reference = .alignmentRect
        ) -> AttributePlace {
            AttributePlace(axis: axis, part: part, reference: reference)
        }
        return switch withoutDirection(in: direction) {
        case .left, .leading: place(.horizontal, .start)
        case .right, .trailing: place(.horizontal, .end)
        case .centerX: place(.horizontal, .center)
        case .width: place(.horizontal, .length)
        case .top: place(.vertical, .start)
        case .bottom: place(.vertical, .end)
        case .centerY: place(.vertical, .center)
        case .height: place(.vertical, .length)
        case .firstBaseline: place(.vertical, .start, .firstBaseline)
        case .lastBaseline: place(.vertical, .end, .lastBaseline)
        case .leftMargin, .leadingMargin: place(.horizontal, .start, .margins)
        case .rightMargin, .trailingMargin: place(.horizontal, .end, .margins)
        case .topMargin: place(.vertical, .start, .margins)
        case .bottomMargin: place(.vertical, .end, .margins)
        case .centerXWithinMargins: place(.horizontal, .center, .margins)
        case .centerYWithinMargins: place(.vertical, .center, .margins)
        }
    }
}
