import Engine
import Foundation

/// Sets the appearance of views from their elements, including runtime attributes.
struct InterfaceBuilderAppearance {
    let document: InterfaceBuilderDocument
    let sizeClasses: InterfaceBuilderSizeClasses

    func apply(_ element: XMLElement, to view: View) {
        let written = [element] + sizeClasses.variations(of: element)
        let color = written.compactMap { $0.child("color", key: "backgroundColor") }.last
        view.fill = color.flatMap(document.colors.color)
        for attribute in element.child("userDefinedRuntimeAttributes")?.children ?? [] {
            apply(runtimeAttribute: attribute, to: view)
        }
    }

    /// Applies an attribute that is set when the document is loaded; those of custom classes have no effect here.
    private func apply(runtimeAttribute attribute: XMLElement, to view: View) {
        switch attribute["keyPath"] {
        case "layer.cornerRadius", "cornerRadius":
            if let radius = number(attribute), radius > 0 { view.cornerRadius = radius }
        case "layer.masksToBounds", "clipsToBounds":
            if let isSet = flag(attribute) { view.clipsToBounds = isSet }
        case "hidden", "isHidden":
            if let isSet = flag(attribute) { view.isHidden = isSet }
        case "backgroundColor", "layer.backgroundColor":
            if let color = attribute.child("color", key: "value").flatMap(document.colors.color) {
                view.fill = color
            }
        default: applyMetric(attribute, to: view)
        }
    }

    /// Applies a number that affects the layout.
    private func applyMetric(_ attribute: XMLElement, to view: View) {
        switch (attribute["keyPath"], view) {
        case ("layoutMargins", _):
            if let insets = insets(attribute) { view.layoutMargins = insets }
        case ("textContainerInset", let text as TextView):
            if let insets = insets(attribute) { text.textContainerInset = insets }
        case ("preferredMaxLayoutWidth", let label as Label):
            if let width = number(attribute) { label.preferredMaxLayoutWidth = width }
        case ("numberOfLines", let label as Label):
            if let lines = number(attribute) { label.numberOfLines = Int(lines) }
        case ("spacing", let stack as StackView):
            if let spacing = number(attribute) { stack.spacing = spacing }
        default: break
        }
    }

    /// Returns the number in `<integer key="value" value="8"/>`, `<real …/>`, or an attribute.
    private func number(_ attribute: XMLElement) -> CGFloat? {
        let number = attribute.number("value") ?? attribute.child(key: "value")?.number("value")
        return number.flatMap { abs($0) < 1_000_000 ? $0 : nil }
    }

    private func flag(_ attribute: XMLElement) -> Bool? {
        attribute["value"].map { $0 == "YES" }
    }

    /// Returns insets, or those written as a rectangle in the order top, left, bottom, right.
    private func insets(_ attribute: XMLElement) -> EdgeInsets? {
        guard let value = attribute.child(key: "value") else { return nil }
        if value.name == "edgeInsets" || value.name == "inset" { return value.insets }
        guard let top = value.number("x"), let left = value.number("y"), let size = value.size else {
            return nil
        }
        return EdgeInsets(top: top, left: left, bottom: size.width, right: size.height)
    }
}
