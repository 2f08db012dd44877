import Foundation

extension View {
    /// The traits of what the hierarchy is shown on, with the interface style that the view or its nearest superview
    /// asks for.
    package var shownTraits: TraitCollection {
        let host = layoutHost
        var canvas = host.canvas
        canvas.size = rootView.bounds.size
        var view: View? = self
        while let current = view {
            if current.overrideUserInterfaceStyle != .unspecified {
                return TraitCollection(canvas: canvas, userInterfaceStyle: current.overrideUserInterfaceStyle)
            }
            view = current.superview
        }
        return TraitCollection(canvas: canvas)
    }
}
