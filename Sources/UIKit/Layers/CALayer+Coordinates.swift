// The names and their meaning are UIKit's own, whose documentation describes them.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import Engine
import Foundation

extension CALayer {
    /// The distance from the layer's coordinates to those of the topmost layer, without transforms.
    private var offsetToTop: CGPoint {
        var offset = CGPoint.zero
        var layer: CALayer? = self
        while let current = layer {
            let (frame, bounds) = (current.frame, current.bounds)
            offset.x += frame.minX - bounds.minX
            offset.y += frame.minY - bounds.minY
            layer = current.superlayer ?? current.view?.superview?.layer
        }
        return offset
    }

    /// Converts a point to another layer's coordinates, or with nil to those of the topmost layer.
    public func convert(_ p: CGPoint, to l: CALayer?) -> CGPoint {
        let (own, other) = (offsetToTop, l?.offsetToTop ?? .zero)
        return CGPoint(x: p.x + own.x - other.x, y: p.y + own.y - other.y)
    }
    /// Converts a point from another layer's coordinates, or with nil from those of the topmost layer.
    public func convert(_ p: CGPoint, from l: CALayer?) -> CGPoint {
        let (own, other) = (offsetToTop, l?.offsetToTop ?? .zero)
        return CGPoint(x: p.x - own.x + other.x, y: p.y - own.y + other.y)
    }
    public func convert(_ r: CGRect, to l: CALayer?) -> CGRect {
        CGRect(origin: convert(r.origin, to: l), size: r.size)
    }
    public func convert(_ r: CGRect, from l: CALayer?) -> CGRect {
        CGRect(origin: convert(r.origin, from: l), size: r.size)
    }
}

/// The edges of a layer that are smoothed, with Core Animation's raw values.
public struct CAEdgeAntialiasingMask: OptionSet, Sendable, Hashable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    public static let layerLeftEdge = Self(rawValue: 1)
    public static let layerRightEdge = Self(rawValue: 2)
    public static let layerBottomEdge = Self(rawValue: 4)
    public static let layerTopEdge = Self(rawValue: 8)
}

/// How a layer's contents are scaled.
public struct CALayerContentsFilter: RawRepresentable, Sendable, Hashable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    public static let linear = Self(rawValue: "linear")
    public static let nearest = Self(rawValue: "nearest")
    public static let trilinear = Self(rawValue: "trilinear")
}
