import Foundation

@testable import Engine

extension SolvedLayout {
    /// Returns the frame of an item by its id, in its superview's coordinates.
    func frame(_ id: String) -> CGRect? {
        items.first { $0.id == id }?.frame
    }

    /// Returns the frame of an item by its id, in the canvas's coordinates.
    func canvasFrame(_ id: String) -> CGRect? {
        items.first { $0.id == id }?.canvasFrame
    }
}

extension View {
    /// Adds a view placed by constraints to this one.
    func place(_ identifier: String, intrinsic size: CGSize? = nil) -> View {
        let view = View()
        view.identifier = identifier
        view.translatesAutoresizingMaskIntoConstraints = false
        view.intrinsicContentSizeOverride = size
        addSubview(view)
        return view
    }

    /// Adds a guide to this view.
    func guide(_ identifier: String) -> LayoutGuide {
        let guide = LayoutGuide(identifier: identifier)
        addLayoutGuide(guide)
        return guide
    }

    /// Returns a root named "view".
    static func root() -> View {
        let view = View()
        view.identifier = "view"
        return view
    }
}
