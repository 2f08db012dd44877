// The names and their meaning are UIKit's own, whose documentation describes them.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import Engine
import Foundation

/// The edge of the bars at the top or bottom of a view controller's view, as it was before the safe area.
@preconcurrency @MainActor
public protocol UILayoutSupport: AnyObject {
    /// In points.
    var length: CGFloat { get }
    var topAnchor: NSLayoutYAxisAnchor { get }
    var bottomAnchor: NSLayoutYAxisAnchor { get }
    var heightAnchor: NSLayoutDimension { get }
}

/// A guide from the edge of a view to its safe area; as UIKit's, it has two constraints and no width.
final class BarLayoutGuide: LayoutGuide, UILayoutSupport {
    var length: CGFloat { layoutFrame.height }

    /// The guide at the top or at the bottom of a view.
    static func make(in view: View, atTop: Bool) -> BarLayoutGuide {
        let guide = BarLayoutGuide()
        guide.identifier = atTop ? "topLayoutGuide" : "bottomLayoutGuide"
        view.addLayoutGuide(guide)
        let safeArea = view.safeAreaLayoutGuide
        NSLayoutConstraint.activate([
            guide.topAnchor.constraint(equalTo: atTop ? view.topAnchor : safeArea.bottomAnchor),
            guide.bottomAnchor.constraint(equalTo: atTop ? safeArea.topAnchor : view.bottomAnchor),
        ])
        return guide
    }
}
