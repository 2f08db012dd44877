// The names and their meaning are UIKit's own, whose documentation describes them.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import Foundation

/// What can be made from a type that is only known at run time: `T()`, `Self()`, `T(frame:)`, `type.init()`.
///
/// UIKit's classes can, as initializers that come from Objective-C may be called on any type. Swift's own rule asks for
/// `required` initializers, which every subclass would have to write out. So here these are declared in a protocol, and
/// their bodies, which stand for them by symbol, call the initializer that the type has at run time.
public protocol TypeConstruction: AnyObject {}

extension TypeConstruction where Self: NSObject {
    /// Makes one by the `init()` of the type.
    @_disfavoredOverload
    @_silgen_name("layout_render_construct")
    public init()

    @_silgen_name("layout_render_construct")
    public static func _construct() -> Self {
        let slot = unsafeBitCast(self as Any.Type, to: InitializerSlot.Type.self)
        return unsafeDowncast(slot.init() as AnyObject, to: Self.self)
    }
}

extension TypeConstruction where Self: UIView {
    /// Makes a view by the `init(frame:)` of the type.
    @_disfavoredOverload
    @_silgen_name("layout_render_construct_frame")
    public init(frame: CGRect)

    @_silgen_name("layout_render_construct_frame")
    public static func _construct(frame: CGRect) -> Self {
        let slot = unsafeBitCast(self as Any.Type, to: FrameInitializerSlot.Type.self)
        return unsafeDowncast(slot.init(frame: frame) as AnyObject, to: Self.self)
    }
}

/// Has its `init()` where every `NSObject` has it.
open class InitializerSlot: NSObject {
    public required override init() { super.init() }
}

/// Has its `init(frame:)` where `ViewLifecycle`, and so every view, has it.
open class FrameInitializerSlot: UIResponder {
    public required init(frame: CGRect) { super.init() }
}
