import Engine
import Foundation

/// A property with the value that a document or a state gives it.
public struct PropertySetting: Sendable {
    /// Sets it; changes nothing on a view whose class doesn't have the property, which the reader has reported.
    let apply: @Sendable (View, PropertyContext) -> Void
}

/// What the meaning of a property's value depends on besides the view.
struct PropertyContext: Sendable {
    /// What the layout is laid out on.
    let canvas: Canvas
    /// The size in points that the frames of the root's subviews are written for: that of the document's own canvas.
    let writtenSize: CGSize
}
