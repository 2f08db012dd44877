import Engine
import Foundation
import TextMetrics

/// A property and its value in a document or a state.
package struct PropertySetting: @unchecked Sendable {
    /// Sets the property. It changes nothing on a view whose class doesn't have the property, which the reader has
    /// reported.
    let apply: (View, PropertyContext) -> Void
}

/// What a property's value depends on besides the view.
struct PropertyContext: Sendable {
    /// The canvas that the root fills.
    let canvas: Canvas
    /// The size in points that the frames of the root's subviews refer to: the size of the document's own canvas.
    let writtenSize: CGSize
    /// The fonts of the project that the document belongs to; nil if they weren't looked for.
    let fonts: ProjectFonts?

    /// Returns a font as it is on the canvas.
    func font(_ description: FontDescription) -> Font { description.resolved(on: canvas, in: fonts) }
}
