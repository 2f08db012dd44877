#if canImport(UIKit)
    import UIKit

    /// The document's names of the views and guides below a root.
    struct CapturedNames {
        private var names: [ObjectIdentifier: String] = [:]
        private var taken: Set<String> = []
        /// The views, each before what is below it.
        private(set) var views: [UIView] = []

        /// Names the views and guides below a root.
        ///
        /// - Parameter known: Names for items that have no identifier, such as those of the properties that hold them.
        init(root: UIView, known: [ObjectIdentifier: String] = [:]) {
            var waiting = [root]
            while let view = waiting.popLast() {
                views.append(view)
                waiting += view.writtenSubviews.reversed()
            }
            // Names that authors gave come before names made up, which must not take them.
            for view in views {
                take(view.accessibilityIdentifier, for: view)
                for guide in Self.guides(of: view) { take(guide.identifier as String?, for: guide) }
            }
            for view in views {
                for item in [view] + Self.guides(of: view) as [AnyObject]
                where names[ObjectIdentifier(item)] == nil {
                    take(known[ObjectIdentifier(item)], for: item)
                }
            }
            name(root, "view")
            for view in views {
                let name = names[ObjectIdentifier(view)] ?? ""
                for (place, subview) in view.writtenSubviews.enumerated() {
                    self.name(subview, "\(name)/\(place)")
                }
                for (place, guide) in Self.guides(of: view).enumerated() {
                    self.name(guide, "\(name).guide\(place + 1)")
                }
            }
        }

        /// The guides that the author of a view made, without UIKit's own and those of stack views.
        static func guides(of view: UIView) -> [UILayoutGuide] {
            view.layoutGuides.filter { guide in
                let identifier = guide.identifier as String? ?? ""
                return (!identifier.hasPrefix("UISV-") || view.isOpenedStack)
                    && !identifier.hasPrefix("UIView")
                    && !identifier.hasPrefix("UIScrollView") && !"\(type(of: guide))".hasPrefix("_UI")
            }
        }

        /// The name of a view or guide; nil for one outside.
        subscript(item: AnyObject) -> String? { names[ObjectIdentifier(item)] }

        private mutating func take(_ wanted: String?, for item: AnyObject) {
            guard let wanted, !wanted.isEmpty, taken.insert(wanted).inserted else { return }
            names[ObjectIdentifier(item)] = wanted
        }

        private mutating func name(_ item: AnyObject, _ wanted: String) {
            guard names[ObjectIdentifier(item)] == nil else { return }
            var name = wanted
            var copy = 1
            while !taken.insert(name).inserted {
                copy += 1
                name = "\(wanted)#\(copy)"
            }
            names[ObjectIdentifier(item)] = name
        }
    }
#endif
