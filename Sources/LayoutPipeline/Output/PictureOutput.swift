import FileAccess
import Foundation
import LayoutRender

/// How pictures are drawn and where they are written, as it was asked for.
package struct PictureOutput: Sendable {
    package var destination: OutputDestination
    package var format: OutputFormat
    package var svgForm = SVGForm.structured
    package var options = RenderOptions()
    /// Whether the scenes of an input are combined in one picture.
    package var isSheet = false
    /// Whether views and guides are drawn as planes.
    package var isExploded = false
    /// Whether each picture is described in words on standard output.
    package var printsAltText = false
    /// Pixels per point; nil for the canvas's own.
    package var scale: Double?

    /// Creates the usual output of one picture for each scene.
    package init(_ destination: OutputDestination, format: OutputFormat) {
        self.destination = destination
        self.format = format
    }
}
