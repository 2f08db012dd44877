import Findings
import Foundation
import LayoutDrawing

extension RenderError: CustomStringConvertible, LocalizedError {
    /// What is wrong and what to do, in one line.
    public var description: String {
        switch self {
        case .tooLarge(let width, let height):
            "the picture would be \(Self.pixels(width)) × \(Self.pixels(height)) pixels; at most "
                + "\(RenderLimits.maximumSide) a side and \(RenderLimits.maximumPixels) in all can be drawn: "
                + "use a smaller scale or canvas"
        case .invalidScale(let scale):
            "can't draw at scale \(scale): use a number from "
                + "\(RenderLimits.scales.lowerBound) to \(Int(RenderLimits.scales.upperBound))"
        case .invalidCanvas(let width, let height):
            "can't draw a canvas of \(width) × \(height): give it a width and height above 0"
        case .invalidMargin(let margin):
            "can't draw a margin of \(margin): use a number from 0 to \(Int(RenderLimits.maximumMargin))"
        case .emptyLayout:
            "the layout has no views to draw: give it a root view"
        case .unknownFocus(let name, let known):
            "no view or guide is called '\(name)': \(NearestName.advice(for: name, among: known))"
        case .ambiguousItem(let name, let ids):
            "several views or guides are called '\(name)': use one of the ids \(NearestName.list(ids))"
        case .drawing(let reason):
            "Cairo could not draw the picture: \(reason)"
        case .abandoned:
            "drawing was ended before the picture was complete"
        }
    }

    /// The same as `description`.
    public var errorDescription: String? { description }

    private static func pixels(_ length: Double) -> String {
        length.isFinite ? String(format: "%.0f", length.rounded(.up)) : "\(length)"
    }
}
