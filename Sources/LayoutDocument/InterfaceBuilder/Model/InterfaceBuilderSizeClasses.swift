import Engine
import Foundation

/// The size classes that a document's variations are chosen by.
struct InterfaceBuilderSizeClasses: Sendable, Equatable {
    typealias SizeClass = Canvas.SizeClass

    /// Nil for "any", on the square canvas of documents without a device.
    var width: SizeClass?
    var height: SizeClass?

    /// No class at all: only default variations count.
    static let any = InterfaceBuilderSizeClasses(width: nil, height: nil)

    init(width: SizeClass?, height: SizeClass?) {
        self.width = width
        self.height = height
    }

    /// The size classes of a window of a size in points.
    init(window size: CGSize) {
        let canvas = Canvas(size: size)
        self.init(width: canvas.horizontalSizeClass, height: canvas.verticalSizeClass)
    }

    /// Whether a variation's key, such as `heightClass=regular-widthClass=compact`, holds.
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

    /// The variations of an element that hold, the general before the particular.
    func variations(of element: XMLElement) -> [XMLElement] {
        let holding = element.children.filter { $0.name == "variation" && matches($0["key"] ?? "") }
        func rank(_ variation: XMLElement) -> Int {
            let key = variation["key"] ?? ""
            return key == "default" ? 0 : key.split(separator: "-").count
        }
        // Stable, so that of equally particular ones the later written counts.
        return holding.enumerated().sorted { (rank($0.element), $0.offset) < (rank($1.element), $1.offset) }
            .map(\.element)
    }

    /// An attribute with the variations that hold applied.
    func value(of name: String, in element: XMLElement) -> String? {
        variations(of: element).last { $0[name] != nil }?[name] ?? element[name]
    }

    /// The ids that the masks of a key (`constraints`, `subviews`) leave out.
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
