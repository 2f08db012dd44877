import Foundation

/// The size classes that a document's variations are chosen by.
struct InterfaceBuilderSizeClasses: Sendable, Equatable {
    enum SizeClass: String, Sendable { case compact, regular }

    /// Nil for "any", on the square canvas of documents without a device.
    var width: SizeClass?
    var height: SizeClass?

    /// No class at all: only default variations count.
    static let any = InterfaceBuilderSizeClasses(width: nil, height: nil)

    init(width: SizeClass?, height: SizeClass?) {
        self.width = width
        self.height = height
    }

    /// The classes of a screen of a size in points.
    ///
    /// After Apple's table of device size classes: tablets are regular in both; phones are compact across but for the
    /// large ones held sideways, and regular down only when upright.
    init(screen size: CGSize) {
        let short = min(size.width, size.height)
        let long = max(size.width, size.height)
        let isPad = short >= 700
        let isLandscape = size.width > size.height
        let isLargePhone = long == 736 || long >= 896
        width = isPad || (isLandscape && isLargePhone) ? .regular : .compact
        height = isPad || !isLandscape ? .regular : .compact
    }

    /// Those of a window beside another on an iPad: windows up to 639 points wide are compact across, those
    /// from 678 regular (https://gist.github.com/macguru/b7a01e3f0e9ae6f350d5).
    init(padWindow size: CGSize) {
        width = size.width >= 678 ? .regular : .compact
        height = .regular
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
