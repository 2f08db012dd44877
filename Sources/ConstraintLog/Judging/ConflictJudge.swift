import Engine

/// Says who has to act on a conflict, in the order in which that is decided.
struct ConflictJudge {
    /// The constraints the contradiction needs, or all where that is unknown.
    let members: [LogConstraint]
    let containment: Containment
    let assumptions: LogAssumptions

    init(members: [LogConstraint], all: [LogConstraint], assumptions: LogAssumptions) {
        self.members = members
        self.assumptions = assumptions
        containment = Containment(all)
    }

    /// The verdict.
    func verdict() -> LogVerdict {
        if isOfFramework { return .framework }
        if !misplacedMasks.isEmpty { return .autoresizing }
        if members.contains(where: { ConstraintOrigin($0) == .prototyping }) { return .prototyping }
        return members.contains(where: isTransient) ? .transient : .app
    }

    private var isOfFramework: Bool {
        if members.count == 1, isActionSheetDefect(members[0]) { return true }
        let owners = members.flatMap(\.items).map(ItemOwner.init)
        guard owners.contains(.system), !owners.contains(.app) else { return false }
        return !members.contains { ConstraintOrigin.isOfLibrary($0) || $0.place != nil }
    }

    /// UIAlertController's action sheets gave a plain view this width from iOS 12.2 on; nothing else is in the message.
    private func isActionSheetDefect(_ constraint: LogConstraint) -> Bool {
        constraint.isFixedSize && constraint.className == "NSLayoutConstraint" && constraint.identifier == nil
            && constraint.left.terms[0].item.className == "UIView"
            && constraint.left.terms[0].attribute == .width
            && constraint.constant == -16
    }

    /// The autoresizing constraints of views that constraints place too.
    var misplacedMasks: [LogConstraint] {
        members.filter { mask in
            guard ConstraintOrigin(mask) == .autoresizing, let item = mask.left.terms.first?.item else {
                return false
            }
            let owner = ItemOwner(item)
            return owner != .host && owner != .system && members.contains { places(item, $0) }
        }
    }

    /// Whether a constraint of an author's places or sizes an item, rather than what lies in it.
    private func places(_ item: LogItem, _ constraint: LogConstraint) -> Bool {
        let origin = ConstraintOrigin(constraint)
        guard origin == .author || origin == .stackView,
            constraint.items.contains(where: { $0.identity == item.identity })
        else { return false }
        return constraint.items.allSatisfy { other in
            other.identity == item.identity || !containment.isInside(other.identity, item.identity)
        }
    }

    /// Whether a constraint is there only while the system measures or animates.
    func isTransient(_ constraint: LogConstraint) -> Bool {
        guard constraint.isFixedSize, constraint.relation != .greaterThanOrEqual else { return false }
        let identifier = constraint.identifier ?? ""
        if identifier == "UISV-hiding" || identifier.hasPrefix("_UITemporaryLayout") { return true }
        if abs(constraint.constant) < 0.5 || isUnmeasuredCell(constraint) { return true }
        guard ConstraintOrigin(constraint) == .temporary else { return false }
        if constraint.left.terms[0].attribute == .width {
            return constraint.constant == Self.estimatedItemLength
        }
        guard isRow(constraint) else { return false }
        return isTooSmall(constraint) || constraint.constant.rounded() == constraint.constant
    }

    /// Whether a height is a row's or another measured view's, rather than that of a screen's root view.
    private func isRow(_ constraint: LogConstraint) -> Bool {
        let className = constraint.left.terms[0].item.className
        return ["Cell", "HeaderFooter", "ContentView"].contains { className.contains($0) }
            || constraint.constant < Self.smallestScreen
    }

    /// What a root view's height is at least, in points, on a phone that is held sideways.
    private static let smallestScreen = 320.0

    /// Whether it is the frame of a cell's content view that has the size of cells that weren't measured.
    private func isUnmeasuredCell(_ constraint: LogConstraint) -> Bool {
        guard ConstraintOrigin(constraint) == .autoresizing,
            [.shared, .host].contains(ItemOwner(constraint.left.terms[0].item))
        else { return false }
        return [Self.estimatedRowHeight, Self.estimatedItemLength].contains(constraint.constant)
    }

    /// A table view's rows, before they are measured.
    private static let estimatedRowHeight = 44.0

    /// What a collection view takes an item's width for before it measured one.
    private static let estimatedItemLength = 50.0

    /// Whether the content would fit a larger size: then the row was not measured yet. A size too large, and not a
    /// whole number as estimates are, was computed for the row.
    private func isTooSmall(_ constraint: LogConstraint) -> Bool {
        let relaxed = members.map { member in
            guard member == constraint else { return member }
            var larger = member
            larger.relation = .greaterThanOrEqual
            return larger
        }
        let search = ConflictSearch(relaxed, system: LogSystem(relaxed, assumptions: assumptions))
        return search.canHold(search.requiredConstraints)
    }
}
