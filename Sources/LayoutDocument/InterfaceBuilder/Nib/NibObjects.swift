import Engine
import Findings
import Foundation

/// The objects that a nib was made into.
package struct NibObjects {
    /// The views outside other views, in the order of the document.
    package private(set) var views: [View] = []
    /// Views, guides and constraints by the ids of the document.
    package private(set) var byID: [String: AnyObject] = [:]
    /// All views, outer ones first, in the order of the document.
    package private(set) var allViews: [View] = []
    private var found: InterfaceBuilderFindings

    /// What couldn't be made as the document says.
    package var findings: [LayoutFinding] { found.list }

    init(findings: InterfaceBuilderFindings) { found = findings }

    /// Makes the views, guides and constraints of a root.
    mutating func add(
        _ root: InterfaceBuilderRoot, of document: InterfaceBuilderDocument, window: CGSize,
        maker: any NibViewMaking
    ) {
        var hierarchy = InterfaceBuilderHierarchyBuilder(
            document: document, sizeClasses: InterfaceBuilderSizeClasses(window: window),
            designSizes: nil, findings: found, maker: maker)
        let size = root.view.frame?.size ?? window
        views.append(hierarchy.build(root, recordedSize: size, canvas: Canvas(size: size)))
        var constraints = InterfaceBuilderConstraintBuilder(hierarchy: hierarchy)
        constraints.build(root.view)
        found = constraints.findings
        for (id, item) in hierarchy.items { byID[id] = item }
        for (id, constraint) in constraints.byID { byID[id] = constraint }
        collect(root.view)
    }

    private mutating func collect(_ model: InterfaceBuilderView) {
        if let view = byID[model.id] as? View { allViews.append(view) }
        for child in model.children { collect(child) }
    }
}
