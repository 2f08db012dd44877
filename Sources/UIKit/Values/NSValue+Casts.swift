// The names and their meaning are UIKit's own, whose documentation describes them.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import Engine
import Foundation

/// Lets what holds a rectangle, a point, a size or a number be cast to it from `Any`, as bridging does on Apple's systems:
/// `userInfo[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect`.
///
/// Swift's runtime asks objects of this protocol for their value where a cast to the object's own class fails. Casts of numbers
/// to `Double`, `Int` and the like work without it.
extension NSValue: @retroactive _NSSwiftValue {}

extension _NSSwiftValue where Self: NSValue {
    /// The protocol asks for it; the runtime makes no values by it.
    public init(_ value: Any) {
        var byte: UInt8 = 0
        self.init(bytes: &byte, objCType: "C")
    }

    /// The value of the object as a Core Graphics type.
    public var value: Any {
        if let number = self as? NSNumber { return CGFloat(number.doubleValue) }
        if holds(NSValue(rect: .zero)) { return rectValue }
        if holds(NSValue(point: .zero)) { return pointValue }
        if holds(NSValue(size: .zero)) { return sizeValue }
        return NSNull()
    }

    public static var null: AnyObject { NSNull() }

    /// Whether it holds what another value does, by the names that Objective-C has for types.
    private func holds(_ other: NSValue) -> Bool { strcmp(objCType, other.objCType) == 0 }
}

extension NSValue {
    /// The rectangle that the value holds.
    public var cgRectValue: CGRect { rectValue }
    /// The point that the value holds.
    public var cgPointValue: CGPoint { pointValue }
    /// The size that the value holds.
    public var cgSizeValue: CGSize { sizeValue }

    /// A value that holds a rectangle.
    public convenience init(cgRect: CGRect) { self.init(rect: cgRect) }
    /// A value that holds a point.
    public convenience init(cgPoint: CGPoint) { self.init(point: cgPoint) }
    /// A value that holds a size.
    public convenience init(cgSize: CGSize) { self.init(size: cgSize) }
}
