import Engine
import Foundation

/// The size classes for which a document's variations are chosen.
struct InterfaceBuilderSizeClasses: Sendable, Equatable {
    typealias SizeClass = Canvas.SizeClass

    /// Nil for "any", on the square canvas of documents without a device.
    var width: SizeClass?
    var height: SizeClass?

    /// No size classes, for which only default variations apply.
    static let any = InterfaceBuilderSizeClasses(width: nil, height: nil)

    init(width: SizeClass?, height: SizeClass?) {
        self.width = width
        self.height = height
    }

    /// Creates the size classes of a window of the given size in points.
    init(window size: CGSize) {
        let canvas = Canvas(size: size)
        self.init(width: canvas.horizontalSizeClass, height: canvas.verticalSizeClass)
    }

    /// Returns whether a variation with a key such as `heightClass=regular-widthClass=compact` applies.
    func matches(_ key: String) -> Bool {
        if key == "default" { return true }
        for condition in key.split(separator: "-") {
            let parts = condition.split(separator: "=")
            guard parts.count == 2, let wanted = SizeClass(rawValue: String(parts[1])) else { return false }
            switch parts[0] {
            case "widthClass" where width == wanted, "heightClass" where height == wanted: continue
            default: return false
            }
        }
        return true
    }

    /// Returns the variations of an element that apply, the most specific last.
    func variations(of element: XMLElement) -> [XMLElement] {
        let holding = element.children.filter { $0.name == "variation" && matches($0["key"] ?? "") }
        func rank(_ variation: XMLElement) -> Int {
            let key = variation["key"] ?? ""
            return key == "default" ? 0 : key.split(separator: "-").count
        }
        // Of equally specific variations, the one written later takes precedence.
        return holding.enumerated().sorted { (rank($0.element), $0.offset) < (rank($1.element), $1.offset) }
            .map(\.element)
    }

    /// Returns the value of an attribute, from a variation if one applies.
    func value(of name: String, in element: XMLElement) -> String? {
        variations(of: element).last { $0[name] != nil }?[name] ?? element[name]
    }

    /// Returns an element with the attributes and children of its variations that apply in place of its own: fonts, images,
    /// flags. Masks aren't among them.
    func resolved(_ element: XMLElement) -> XMLElement {
        var resolved = element
        for variation in variations(of: element) {
            for attribute in variation.attributes where attribute.name != "key" {
                resolved.removeProperty(attribute.name)
                resolved.attributes.append(attribute)
            }
            for child in variation.children where child.name != "mask" {
                guard let key = child["key"] else { continue }
                resolved.removeProperty(key)
                resolved.children.append(child)
            }
        }
        return resolved
    }

    /// Returns the ids that the masks with a key (`constraints`, `subviews`) exclude.
    func excluded(_ key: String, of element: XMLElement) -> Set<String> {
        var excluded: Set<String> = []
        for variation in variations(of: element) {
            for entry in variation.child("mask", key: key)?.children ?? [] {
                guard let id = entry["reference"] else { continue }
                if entry.name == "exclude" { excluded.insert(id) } else { excluded.remove(id) }
            }
        }
        return excluded
    }
}

extension XMLElement {
    /// Removes a property, which is an attribute or a child with a key.
    fileprivate mutating func removeProperty(_ name: String) {
        attributes.removeAll { $0.name == name }
        children.removeAll { $0["key"] == name }
    }
}
