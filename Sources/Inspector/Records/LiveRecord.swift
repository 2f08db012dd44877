import LayoutValues
import Foundation
import LiveSolver

/// A scene in the form that the page's script passes to the solver, with what can be changed in it.
struct LiveRecord: Encodable {
    /// A constraint: its index for the solver, its index in the scene's list or -1, its constant and priority, its name, null if
    /// that is its text, and its id in an Interface Builder document; at the end, what there isn't is left out.
    struct Constraint: Encodable {
        var constraint: LiveScene.Constraint
        var shown: Int
        var name: String?

        func encode(to encoder: any Encoder) throws {
            var array = encoder.unkeyedContainer()
            try array.encode(constraint.index)
            try array.encode(shown)
            try array.encode(constraint.constant)
            try array.encode(constraint.priority)
            if name != nil || constraint.objectID != nil { try array.encode(name) }
            if let id = constraint.objectID { try array.encode(id) }
        }
    }

    /// A view: its index, the sum of 1 if it can be hidden, 2 if it is and 4 if its content's size can be changed, the index of its text or -1, and its name unless that is its id.
    struct View: Encodable {
        var view: LiveScene.View
        var name: String?

        func encode(to encoder: any Encoder) throws {
            var array = encoder.unkeyedContainer()
            try array.encode(view.item)
            try array.encode(
                (view.canHide ? 1 : 0) + (view.isHidden ? 2 : 0) + (view.canResize ? 4 : 0)
                    + (view.isOneLine ? 8 : 0))
            try array.encode(view.text ?? -1)
            if let name { try array.encode(name) }
        }
    }

    /// A range of canvases.
    struct Part: Encodable {
        var axis: String
        var from: Double
        var to: Double
    }

    /// The layout with other traits, and the constraints of stack views that several of them have.
    struct Variants: Encodable {
        var constraints = LiveVariant.ConstraintTable()
        var variants: [LiveVariant] = []

        init(_ all: [LiveVariant]) {
            for var variant in all {
                variant.addConstraints(to: &constraints)
                variants.append(variant)
            }
        }
    }

    var strings: [String]
    var constraints: [Constraint]
    var views: [View]
    var parts: [Part]
    /// The layout with other traits; nil if there is none.
    var variants: Variants?
    /// The values of traits for which the layout has other views or constraints.
    var others: [String: [String]]?
    /// The values of traits that weren't tried.
    var unmade: [String: [String]]?
    /// The device, the text size and the direction; empty for a canvas that isn't a device's.
    var traits: [String: String]

    /// - Parameters:
    ///   - canvas: The layout's.
    ///   - ids: Those of the layout's items.
    ///   - texts: Those of the constraints that the page lists.
    init(
        _ scene: LiveScene, canvas: Canvas, shown: ShownConstraints, ids: [String], texts: [String]
    ) {
        let plan = Self.listed(scene.plan, shown)
        strings = plan.coded.strings
        parts = scene.parts.map { part in
            Part(
                axis: part.axis == .horizontal ? "width" : "height", from: part.range.lowerBound,
                to: part.range.upperBound)
        }
        variants = scene.variants.isEmpty ? nil : Variants(scene.variants)
        (others, unmade) = (Self.named(scene.others), Self.named(scene.unmade))
        traits = [
            LiveTrait.device.rawValue: canvas.device ?? "",
            LiveTrait.contentSizeCategory.rawValue: canvas.contentSizeCategory,
            LiveTrait.layoutDirection.rawValue: canvas.layoutDirection.name,
        ]
        constraints = scene.constraints.map { constraint in
            let place = plan.constraints[constraint.index].shown
            let isItsText = place >= 0 && texts[place] == constraint.name
            return Constraint(
                constraint: constraint, shown: place, name: isItsText ? nil : constraint.name)
        }
        views = scene.views.map { View(view: $0, name: $0.name == ids[$0.item] ? nil : $0.name) }
    }

    private static func named(_ values: [LiveTrait: [String]]) -> [String: [String]]? {
        values.isEmpty ? nil : Dictionary(uniqueKeysWithValues: values.map { ($0.rawValue, $1) })
    }

    /// Returns a layout whose constraints have their indices among those that the page lists.
    static func listed(_ layout: LayoutPlan, _ shown: ShownConstraints) -> LayoutPlan {
        var layout = layout
        for index in layout.constraints.indices {
            layout.constraints[index].shown = shown.place(of: layout.constraints[index].shown) ?? -1
        }
        return layout
    }
}
