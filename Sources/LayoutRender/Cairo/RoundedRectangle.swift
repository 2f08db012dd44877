import LayoutDrawing
import CCairo
import Foundation

/// A rectangle with round corners, of which the parts with corners are drawn apart from the rest: Cairo fills rectangles many
/// times as fast as other paths, whatever their height.
///
/// The parts meet at edges of pixels, so that a row of pixels belongs to one of them.
struct RoundedRectangle {
    let frame: CGRect
    let radius: CGFloat

    init(_ rectangle: DisplayRectangle) {
        frame = rectangle.frame
        radius = min(rectangle.cornerRadius, frame.width / 2, frame.height / 2)
    }

    private init(frame: CGRect, radius: CGFloat) {
        self.frame = frame
        self.radius = radius
    }

    /// A rectangle's parts from top to bottom, of which the first and the last have corners.
    struct Parts {
        /// Where the middle part begins and ends.
        fileprivate var middle: ClosedRange<CGFloat>
        fileprivate var isTopVisible: Bool
        fileprivate var isMiddleVisible: Bool
        fileprivate var isBottomVisible: Bool
    }

    /// Returns the parts that are drawn within some heights, with a line of a width around them; nil where the whole has to be
    /// drawn at once.
    func parts(within heights: ClosedRange<Double>, scale: Double, lineWidth: CGFloat) -> Parts? {
        let upper = ((frame.minY + radius) * scale).rounded(.up) / scale
        let lower = ((frame.maxY - radius) * scale).rounded(.down) / scale
        guard radius > 0, upper < lower, frame.width > lineWidth else { return nil }
        return Parts(
            middle: upper...lower,
            isTopVisible: heights.overlaps((frame.minY - lineWidth)...upper),
            isMiddleVisible: heights.overlaps(upper...lower),
            isBottomVisible: heights.overlaps(lower...(frame.maxY + lineWidth)))
    }

    /// Adds the whole outline.
    func addPath(in cairo: OpaquePointer) {
        guard radius > 0 else {
            cairo_rectangle(cairo, frame.minX, frame.minY, frame.width, frame.height)
            return
        }
        // Starts where SVG's rect does, so that dashes are in the same places.
        cairo_new_sub_path(cairo)
        cairo_arc(cairo, frame.maxX - radius, frame.minY + radius, radius, -.pi / 2, 0)
        cairo_arc(cairo, frame.maxX - radius, frame.maxY - radius, radius, 0, .pi / 2)
        cairo_arc(cairo, frame.minX + radius, frame.maxY - radius, radius, .pi / 2, .pi)
        cairo_arc(cairo, frame.minX + radius, frame.minY + radius, radius, .pi, .pi * 1.5)
        cairo_close_path(cairo)
    }

    /// Fills parts with the current source.
    func fill(_ parts: Parts, in cairo: OpaquePointer) {
        addCorners(of: parts, in: cairo)
        cairo_fill(cairo)
        guard parts.isMiddleVisible else { return }
        cairo_rectangle(cairo, frame.minX, parts.middle.lowerBound, frame.width, parts.height)
        cairo_fill(cairo)
    }

    /// Draws a solid line around parts with the current source, as the area between two outlines: Cairo takes twice as long for
    /// a line.
    func stroke(_ parts: Parts, width: CGFloat, in cairo: OpaquePointer) {
        let outer = RoundedRectangle(
            frame: frame.insetBy(dx: -width / 2, dy: -width / 2), radius: radius + width / 2)
        let inner = RoundedRectangle(
            frame: frame.insetBy(dx: width / 2, dy: width / 2), radius: max(0, radius - width / 2))
        outer.addCorners(of: parts, in: cairo)
        inner.addCorners(of: parts, in: cairo)
        cairo_set_fill_rule(cairo, CAIRO_FILL_RULE_EVEN_ODD)
        cairo_fill(cairo)
        cairo_set_fill_rule(cairo, CAIRO_FILL_RULE_WINDING)
        guard parts.isMiddleVisible else { return }
        for x in [frame.minX, frame.maxX] {
            cairo_rectangle(cairo, x - width / 2, parts.middle.lowerBound, width, parts.height)
        }
        cairo_fill(cairo)
    }

    /// Adds the outlines of the parts with corners, without the lines towards the middle part.
    private func addCorners(of parts: Parts, in cairo: OpaquePointer) {
        let (left, right) = (frame.minX + radius, frame.maxX - radius)
        if parts.isTopVisible {
            cairo_move_to(cairo, frame.minX, parts.middle.lowerBound)
            cairo_arc(cairo, left, frame.minY + radius, radius, .pi, .pi * 1.5)
            cairo_arc(cairo, right, frame.minY + radius, radius, -.pi / 2, 0)
            cairo_line_to(cairo, frame.maxX, parts.middle.lowerBound)
        }
        if parts.isBottomVisible {
            cairo_move_to(cairo, frame.maxX, parts.middle.upperBound)
            cairo_arc(cairo, right, frame.maxY - radius, radius, 0, .pi / 2)
            cairo_arc(cairo, left, frame.maxY - radius, radius, .pi / 2, .pi)
            cairo_line_to(cairo, frame.minX, parts.middle.upperBound)
        }
    }
}

extension RoundedRectangle.Parts {
    /// The height of the middle part.
    fileprivate var height: CGFloat { middle.upperBound - middle.lowerBound }
}
