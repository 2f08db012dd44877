import Engine
import Foundation
import Findings
import Solver

/// Makes and activates the constraints of a hierarchy, in the order of the document.
struct InterfaceBuilderConstraintBuilder {
    private let hierarchy: InterfaceBuilderHierarchyBuilder
    private(set) var findings: InterfaceBuilderFindings
    /// The constraints that aren't installed for the current size classes.
    private(set) var notInstalled: [InactiveConstraints] = []
    /// The ids of constraints in the document.
    private(set) var objectIDs: [ObjectIdentifier: String] = [:]
    /// Where the document has the constraints with these ids, installed or not.
    private(set) var placesOfObjectIDs: [String: SourceLocation] = [:]
    /// The constraints by the ids of the document.
    private(set) var byID: [String: LayoutConstraint] = [:]

    /// The required equalities, in the order of the document.
    private var equalities: [LayoutConstraint] = []
    /// Toolbars whose tops or bottoms are equal.
    private var toolbarPairs: [(Toolbar, Toolbar)] = []

    init(hierarchy: InterfaceBuilderHierarchyBuilder) {
        self.hierarchy = hierarchy
        findings = hierarchy.findings
    }

    /// Makes the constraints of a view and of everything in it.
    mutating func build(_ root: InterfaceBuilderView) {
        addConstraints(of: root)
        growPairedToolbars()
        widenCentredTexts()
    }

    /// Lets the lines of texts in a column that centres them be as wide as the column where its width is given, and not only as
    /// the widest line.
    private func widenCentredTexts() {
        guard !hierarchy.centredTexts.isEmpty else { return }
        let widths = InterfaceBuilderGivenWidths(equalities)
        for (text, column) in hierarchy.centredTexts where widths.isGiven(column) {
            text.fillsWidthOfLines = true
        }
    }

    private mutating func addConstraints(of model: InterfaceBuilderView) {
        guard !hierarchy.excluded.contains(model.id) else { return }
        let element = model.element
        let excluded = hierarchy.sizeClasses.excluded("constraints", of: element)
        for child in element.child("constraints")?.children ?? [] where child.name == "constraint" {
            if let id = child["id"] { placesOfObjectIDs[id] = findings.location(of: child) }
            if let id = child["id"], excluded.contains(id) {
                notInstalled.append(
                    InactiveConstraints(
                        InactiveConstraint(
                            text: child["identifier"] ?? "constraint \(id)", identifier: child["identifier"],
                            location: findings.location(of: child)),
                        uninstalledConstraints(child, owner: model.id)))
                continue
            }
            guard let made = constraint(child, owner: model.id) else { continue }
            made.constraint.isActive = true
            objectIDs[ObjectIdentifier(made.constraint)] = child["id"]
            if let id = child["id"] { byID[id] = made.constraint }
            growBar(in: made.model, owner: model.id)
            if made.model.relation == .equal, made.model.priority == .required {
                equalities.append(made.constraint)
            }
        }
        for child in model.children { addConstraints(of: child) }
    }

    /// Returns a constraint that isn't installed, without findings about it.
    private func uninstalledConstraints(_ element: XMLElement, owner: String) -> [LayoutConstraint] {
        var builder = self
        return builder.constraint(element, owner: owner).map { [$0.constraint] } ?? []
    }

    private mutating func constraint(
        _ element: XMLElement, owner: String
    ) -> (constraint: LayoutConstraint, model: InterfaceBuilderConstraint)? {
        let read: InterfaceBuilderConstraint
        do throws(InterfaceBuilderConstraint.InvalidAttribute) {
            read = try InterfaceBuilderConstraint(element, sizeClasses: hierarchy.sizeClasses)
        } catch {
            findings.add(
                .unreadable, .error,
                "the constraint \(element["id"] ?? "") has \(error.attribute)=\"\(error.value)\", which is not "
                    + "\(error.expected); it is left out",
                at: element)
            return nil
        }
        let needsSecond = read.secondAttribute != nil
        guard let first = item(read.firstItem ?? owner, of: element) else { return nil }
        var second: (any LayoutItem)?
        if needsSecond {
            guard let found = item(read.secondItem ?? owner, of: element) else { return nil }
            second = found
        }
        let constraint = LayoutConstraint(
            item: first, attribute: read.firstAttribute, relatedBy: read.relation, toItem: second,
            attribute: read.secondAttribute, multiplier: read.multiplier, constant: constant(of: read))
        constraint.priority = read.priority
        constraint.identifier = read.identifier
        constraint.location = findings.location(of: element)
        return (constraint, read)
    }

    /// The size of a toolbar above a home indicator, which Interface Builder records 5 points taller than others.
    private static let tallToolbar = CGSize(width: View.noIntrinsicMetric, height: 49)

    private mutating func growBar(in constraint: InterfaceBuilderConstraint, owner: String) {
        guard hierarchy.bottomInset > 0, let secondAttribute = constraint.secondAttribute else { return }
        let first = (id: constraint.firstItem ?? owner, attribute: constraint.firstAttribute)
        let second = (id: constraint.secondItem ?? owner, attribute: secondAttribute)
        if first.attribute == second.attribute, [.top, .bottom].contains(first.attribute),
            constraint.constant == 0, let one = hierarchy.items[first.id] as? Toolbar,
            let other = hierarchy.items[second.id] as? Toolbar
        {
            toolbarPairs.append((one, other))
        }
        for (bar, end) in [(first, second), (second, first)] where bar.attribute == .bottom {
            let isEndOfRoot = end.attribute == .bottom && hierarchy.rootID == end.id
            let isEndOfGuide = end.attribute == .top && hierarchy.bottomBarGuide == end.id
            if let tabBar = hierarchy.items[bar.id] as? TabBar, isEndOfRoot || isEndOfGuide,
                tabBar.intrinsicContentSizeOverride == nil
            {
                // At the end of the screen, a tab bar extends beneath the home indicator, and it is as tall above it.
                var size = tabBar.intrinsicContentSize
                size.height += hierarchy.bottomInset
                tabBar.intrinsicContentSizeOverride = size
            }
            let isEndOfSafeArea =
                end.attribute == .bottom && hierarchy.safeAreas.contains(end.id)
                || end.attribute == .top && end.id == hierarchy.bottomBarGuide
            guard isEndOfSafeArea, let toolbar = hierarchy.items[bar.id] as? Toolbar else { continue }
            toolbar.intrinsicContentSizeOverride = Self.tallToolbar
        }
    }

    /// Makes toolbars in the place of a tall one as tall.
    private func growPairedToolbars() {
        var pending = toolbarPairs
        while let index = pending.firstIndex(where: {
            ($0.intrinsicContentSizeOverride == Self.tallToolbar)
                != ($1.intrinsicContentSizeOverride == Self.tallToolbar)
        }) {
            let (one, other) = pending.remove(at: index)
            one.intrinsicContentSizeOverride = Self.tallToolbar
            other.intrinsicContentSizeOverride = Self.tallToolbar
        }
    }

    /// Returns the constant. Standard spacing to a safe area is 0, whatever constant the document contains.
    private func constant(of constraint: InterfaceBuilderConstraint) -> CGFloat {
        let ids = [constraint.firstItem, constraint.secondItem].compactMap(\.self)
        let isToSafeArea = ids.contains(where: hierarchy.safeAreas.contains)
        return constraint.isSymbolic && isToSafeArea ? 0 : constraint.constant
    }

    /// Returns the view or guide with an id. Returns nil for an item that isn't installed, and adds a finding for an unknown one.
    private mutating func item(_ id: String, of element: XMLElement) -> (any LayoutItem)? {
        if let item = hierarchy.items[id] { return item }
        guard !hierarchy.excluded.contains(id) else { return nil }
        // Interface Builder's own ids have nothing in common, and an id that differs in a letter is misspelt.
        let known = hierarchy.items.keys.filter { abs($0.count - id.count) <= 1 }.sorted()
        let near = NearestName.find(id, in: known, mostEdits: 1)
        findings.add(
            .unknownItem, .error,
            "the constraint \(element["id"] ?? "") is about \(id), which is no view or guide of this scene; "
                + (near.map { "did you mean \($0)?" } ?? "remove the constraint"),
            at: element, items: [id])
        return nil
    }
}
