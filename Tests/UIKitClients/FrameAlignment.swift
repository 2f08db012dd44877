// Code in the style of apps and libraries, which needs no documentation here.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import CoreGraphics
import QuartzCore
import UIKit

// Frames by relation to other frames, for views and layers alike, in the style of libraries without constraints such as
// mamaral/Neon.

@MainActor
public protocol Framed: AnyObject {
    var frame: CGRect { get set }
    var container: CGRect { get }
    func fittedHeight(forWidth width: CGFloat) -> CGFloat
}

public let automaticHeight: CGFloat = -1

public enum Corner { case topLeft, topRight, bottomLeft, bottomRight }
public enum Side { case toTheRight, toTheLeft, above, under }
public enum Matching { case start, center, end }

extension Framed {
    public var x: CGFloat { frame.origin.x }
    public var y: CGFloat { frame.origin.y }
    public var xMid: CGFloat { frame.midX }
    public var yMax: CGFloat { frame.maxY }

    public func fillContainer(inset: CGFloat = 0) {
        frame = CGRect(origin: .zero, size: container.size).insetBy(dx: inset, dy: inset)
    }

    public func place(in corner: Corner, xPad: CGFloat, yPad: CGFloat, width: CGFloat, height: CGFloat) {
        let height = height == automaticHeight ? fittedHeight(forWidth: width) : height
        let isLeft = corner == .topLeft || corner == .bottomLeft
        let isTop = corner == .topLeft || corner == .topRight
        frame = CGRect(
            x: isLeft ? xPad : container.width - width - xPad,
            y: isTop ? yPad : container.height - height - yPad, width: width, height: height)
    }

    public func placeInMiddle(width: CGFloat, height: CGFloat) {
        let height = height == automaticHeight ? fittedHeight(forWidth: width) : height
        frame = CGRect(
            x: (container.width - width) / 2, y: (container.height - height) / 2, width: width,
            height: height)
    }

    public func align(
        _ side: Side, _ matching: Matching, relativeTo sibling: any Framed, padding: CGFloat, width: CGFloat,
        height: CGFloat
    ) {
        let height = height == automaticHeight ? fittedHeight(forWidth: width) : height
        func along(_ start: CGFloat, _ length: CGFloat, _ own: CGFloat) -> CGFloat {
            switch matching {
            case .start: start
            case .center: start + (length - own) / 2
            case .end: start + length - own
            }
        }
        let other = sibling.frame
        let origin: CGPoint =
            switch side {
            case .toTheRight:
                CGPoint(x: other.maxX + padding, y: along(other.minY, other.height, height))
            case .toTheLeft:
                CGPoint(x: other.minX - padding - width, y: along(other.minY, other.height, height))
            case .above:
                CGPoint(x: along(other.minX, other.width, width), y: other.minY - padding - height)
            case .under: CGPoint(x: along(other.minX, other.width, width), y: other.maxY + padding)
            }
        frame = CGRect(origin: origin, size: CGSize(width: width, height: height))
    }

    public func alignAndFillWidth(
        _ side: Side, _ matching: Matching, relativeTo sibling: any Framed, padding: CGFloat, height: CGFloat
    ) {
        let width =
            side == .toTheRight
            ? container.width - sibling.frame.maxX - 2 * padding : sibling.frame.minX - 2 * padding
        align(side, matching, relativeTo: sibling, padding: padding, width: width, height: height)
    }
}

extension UIView: Framed {
    public var container: CGRect { superview?.bounds ?? .zero }
    public func fittedHeight(forWidth width: CGFloat) -> CGFloat {
        sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude)).height
    }

    /// Spreads views of one size over the width, in the middle of the height.
    public func group(_ views: [any Framed], padding: CGFloat, height: CGFloat) {
        let count = CGFloat(views.count)
        let width = (bounds.width - padding * (count + 1)) / count
        for (index, view) in views.enumerated() {
            view.frame = CGRect(
                x: padding + CGFloat(index) * (width + padding), y: (bounds.height - height) / 2,
                width: width, height: height)
        }
    }
}

extension CALayer: Framed {
    public var container: CGRect { superlayer?.bounds ?? .zero }
    public func fittedHeight(forWidth width: CGFloat) -> CGFloat { bounds.height }
}

/// Returns the pairs of layers that cover each other, by their frames.
public func collisions(of layers: [CALayer]) -> [[Int]] {
    layers.indices.flatMap { first in
        layers.indices.dropFirst(first + 1).compactMap { second in
            layers[first].frame.intersects(layers[second].frame) ? [first, second] : nil
        }
    }
}
