import LayoutValues
import Solver

/// Determines who has to act on a conflict. The cases are tested in a fixed order.
struct ConflictJudge {
    /// The constraints of the contradiction, or all if the contradiction is unknown.
    let members: [LogConstraint]
    /// All constraints in the message.
    private let all: [LogConstraint]
    let containment: Containment
    let assumptions: LogAssumptions
    private let budget: WorkBudget
    /// The autoresizing constraints of views that are also positioned by constraints.
    let misplacedMasks: [LogConstraint]

    init(
        members: [LogConstraint], all: [LogConstraint], assumptions: LogAssumptions, budget: WorkBudget
    ) {
        self.members = members
        self.all = all
        self.assumptions = assumptions
        self.budget = budget
        containment = Containment(all)
        misplacedMasks = Self.misplacedMasks(among: members, containment)
    }

    /// Returns the verdict.
    func verdict() -> LogVerdict {
        if isOfFramework { return .framework }
        if !misplacedMasks.isEmpty { return .autoresizing }
        if members.contains(where: { ConstraintOrigin($0) == .prototyping }) { return .prototyping }
        if !all.contains(where: isChangeable) { return .framework }
        return members.contains(where: isTransient) ? .transient : .app
    }

    private var isOfFramework: Bool {
        if members.count == 1, isActionSheetDefect(members[0]) { return true }
        let owners = members.flatMap(\.items).map(ItemOwner.init)
        guard owners.contains(.system), !owners.contains(.app) else { return false }
        return !members.contains { ConstraintOrigin.isOfLibrary($0) || $0.place != nil }
    }

    /// Whether the app could change a constraint, or the stack view that made it.
    private func isChangeable(_ constraint: LogConstraint) -> Bool {
        switch ConstraintOrigin(constraint) {
        case .author, .stackView: !isOfSystem(constraint)
        case .autoresizing, .prototyping, .temporary, .system: false
        }
    }

    /// Whether the system made a constraint between its own views, though no identifier says so.
    func isOfSystem(_ constraint: LogConstraint) -> Bool {
        let owners = constraint.items.map(ItemOwner.init)
        return owners.allSatisfy { $0 == .system }
            || !constraint.isFixedSize && owners.allSatisfy { [.host, .system].contains($0) }
    }

    /// Whether the constraint is the width that UIAlertController's action sheets set on a plain view from iOS 12.2 on;
    /// the message contains no other clue.
    private func isActionSheetDefect(_ constraint: LogConstraint) -> Bool {
        constraint.isFixedSize && constraint.className == "NSLayoutConstraint" && constraint.identifier == nil
            && constraint.left.terms[0].item.className == "UIView"
            && constraint.left.terms[0].attribute == .width
            && constraint.constant == -16
    }

    private static func misplacedMasks(
        among members: [LogConstraint], _ containment: Containment
    ) -> [LogConstraint] {
        let masks = members.filter { mask in
            guard ConstraintOrigin(mask) == .autoresizing, !mask.isOpen, let item = mask.resizedItem else {
                return false
            }
            let owner = ItemOwner(item)
            return owner != .host && owner != .system && !isPlacedByContainer(item, mask)
        }
        if masks.isEmpty { return [] }
        let placed = placedItems(among: members, containment)
        return masks.filter { $0.resizedItem.map { placed.contains($0.identity) } == true }
    }

    /// The autoresizing constraints of views that the app could take out of it: views whose frames an author may not know to
    /// count as constraints.
    var doubtfulFrames: [LogConstraint] {
        members.filter { mask in
            guard ConstraintOrigin(mask) == .autoresizing, !mask.isOpen, let item = mask.resizedItem,
                !item.isGuide, !isRowContent(item)
            else { return false }
            let owner = ItemOwner(item)
            return owner != .host && owner != .system && !Self.isPlacedByContainer(item, mask)
        }
    }

    /// AppKit's views that place what is in them by its frame.
    private static let containers = [
        "NSBox", "NSSplitView", "NSTabView", "NSScrollView", "NSClipView", "NSThemeFrame",
    ]

    /// Whether the system places an item in its superview, so that its frame has to become constraints.
    private static func isPlacedByContainer(_ item: LogItem, _ mask: LogConstraint) -> Bool {
        let superview = mask.superview ?? mask.items.last
        guard let superview, superview.identity != item.identity else { return false }
        return containers.contains(superview.className)
    }

    /// The items that constraints made by an author position or size themselves, not their contents.
    private static func placedItems(
        among members: [LogConstraint], _ containment: Containment
    ) -> Set<String> {
        var placed: Set<String> = []
        for constraint in members {
            let origin = ConstraintOrigin(constraint)
            guard origin == .author || origin == .stackView else { continue }
            let items = Set(constraint.items.map(\.identity))
            for item in items where !placed.contains(item) {
                if items.allSatisfy({ $0 == item || !containment.isInside($0, item) }) { placed.insert(item) }
            }
        }
        return placed
    }

    /// Whether a constraint exists only while the system measures or animates.
    func isTransient(_ constraint: LogConstraint) -> Bool {
        guard constraint.isFixedSize, constraint.relation != .greaterThanOrEqual else { return false }
        let identifier = constraint.identifier ?? ""
        if identifier == "UISV-hiding" || identifier.hasPrefix("_UITemporaryLayout") { return true }
        // The system's constraints are of the system's classes.
        if ConstraintOrigin.isOfLibrary(constraint) || constraint.place != nil { return false }
        if isUnmeasured(constraint) || isUnmeasuredCell(constraint) { return true }
        guard ConstraintOrigin(constraint) == .temporary else { return false }
        if isNearlyRight(constraint) { return true }
        if constraint.left.terms[0].attribute == .width {
            return constraint.constant == Self.estimatedItemLength || isNarrowRow(constraint)
        }
        guard isRow(constraint) else { return false }
        return isTooSmall(constraint) || constraint.constant.rounded() == constraint.constant
    }

    /// Whether it is a length of 0 that nothing but the system can have set. The system prints the identifiers of its
    /// own constraints, so that one without an identifier is the app's; libraries that print constraints in their own
    /// way lose them.
    private func isUnmeasured(_ constraint: LogConstraint) -> Bool {
        // Guides aren't measured: below no bars, one is 0 high.
        guard abs(constraint.constant) < 0.5, !constraint.left.terms[0].item.isGuide else { return false }
        if ConstraintOrigin(constraint) != .author { return true }
        return constraint.isActive == nil && !constraint.text.contains("[") && constraint.superview == nil
    }

    /// The length by which a size may differ because of rounding to pixels or because of a separator.
    private static let pixelLength = 1.0

    /// Whether all members could hold if a size differed by no more than a separator or a rounded pixel.
    private func isNearlyRight(_ constraint: LogConstraint) -> Bool {
        let range = [-Self.pixelLength, Self.pixelLength].map { difference in
            var bound = constraint
            bound.relation = difference < 0 ? .greaterThanOrEqual : .lessThanOrEqual
            bound.right.constant += difference
            // Each limit counts as a constraint of its own.
            bound.text += " \(difference)"
            return bound
        }
        return canHold(members.filter { $0 != constraint } + range)
    }

    /// The largest width, in points, that no row has on a screen.
    private static let narrowestRow = 240.0

    /// Whether a width is one at which a row is laid out before it has its own.
    private func isNarrowRow(_ constraint: LogConstraint) -> Bool {
        constraint.identifier?.contains("-Encapsulated-Layout-") == true
            && constraint.constant < Self.narrowestRow && isRowContent(constraint.left.terms[0].item)
            && isTooSmall(constraint)
    }

    /// Whether an item is what a row contains.
    private func isRowContent(_ item: LogItem) -> Bool {
        ["UITableViewCell", "HeaderFooterContentView", "ListCellContentView"].contains {
            item.className.contains($0)
        }
    }

    /// Whether a height is that of a row or another measured view, not of a screen's root view. A custom keyboard is as high as the
    /// screen until the system has read its height.
    private func isRow(_ constraint: LogConstraint) -> Bool {
        let className = constraint.left.terms[0].item.className
        return ["Cell", "HeaderFooter", "ContentView", "UIInputView"].contains { className.contains($0) }
            || constraint.constant < Self.smallestScreen
    }

    /// The minimum height of a root view, in points: a phone in landscape.
    private static let smallestScreen = 320.0

    /// The frame, among the members, that may be that of a cell's content before the cell is measured; nil if another
    /// constraint makes the conflict transient, or if none does.
    var likelyUnmeasuredCell: LogConstraint? {
        let transient = members.filter(isTransient)
        return transient.allSatisfy(isUnmeasuredCell) ? transient.first : nil
    }

    /// Whether it is the frame of what may be a cell's content, at the size that cells have before they are measured.
    /// Content views of rows have a class of their own; those of items in a collection view are plain views.
    private func isUnmeasuredCell(_ constraint: LogConstraint) -> Bool {
        guard constraint.isFixedSize, ConstraintOrigin(constraint) == .autoresizing else { return false }
        let (item, attribute) = (constraint.left.terms[0].item, constraint.left.terms[0].attribute)
        if isRowContent(item) {
            return attribute == .height && Self.firstRowHeights.contains(constraint.constant)
        }
        return item.className == "UIView" && constraint.constant == Self.estimatedItemLength
    }

    /// The heights of a row's content before the row is measured: 44, with or without a separator.
    private static let firstRowHeights = 43.0...44.0

    /// The estimated width of an item in a collection view before it is measured.
    private static let estimatedItemLength = 50.0

    /// Whether the members could hold if the size were larger: then the row isn't measured yet. Otherwise, a size that
    /// isn't a whole number, as estimates are, was computed for the row.
    private func isTooSmall(_ constraint: LogConstraint) -> Bool {
        canHold(
            members.map { member in
                guard member == constraint else { return member }
                var larger = member
                larger.relation = .greaterThanOrEqual
                return larger
            })
    }

    /// Whether some constraints can hold together.
    func canHold(_ constraints: [LogConstraint]) -> Bool {
        let search = ConflictSearch(
            constraints, system: LogSystem(constraints, assumptions: assumptions), budget: budget)
        return search.canHold(search.requiredConstraints)
    }
}
