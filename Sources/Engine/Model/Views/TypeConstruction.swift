// The names and their meaning are UIKit's own, whose documentation describes them.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import Foundation

/// Allows instances to be created from a type that is only known at run time: `T()`, `Self()`, `T(frame:)`,
/// `type.init()`.
///
/// UIKit's classes allow this, because initializers from Objective-C can be called on any type. Swift requires
/// `required` initializers for it, which every subclass would have to write. Therefore these initializers are
/// declared in a protocol. Their bodies, which are linked by symbol name, call the initializer that the type has at
/// run time.
public protocol TypeConstruction: AnyObject {}

extension TypeConstruction where Self: NSObject {
    /// Creates an instance with the type's `init()`.
    @_disfavoredOverload
    @_silgen_name("layout_render_construct")
    public init()

    @_silgen_name("layout_render_construct")
    public static func _construct() -> Self {
        #if os(Linux)
            if let made = OwnInitializer.make(self) { return unsafeDowncast(made, to: Self.self) }
        #endif
        let slot = unsafeBitCast(self as Any.Type, to: InitializerSlot.Type.self)
        return unsafeDowncast(slot.init() as AnyObject, to: Self.self)
    }
}

extension TypeConstruction where Self: UIView {
    /// Creates a view with the type's `init(frame:)`.
    @_disfavoredOverload
    @_silgen_name("layout_render_construct_frame")
    public init(frame: CGRect)

    @_silgen_name("layout_render_construct_frame")
    public static func _construct(frame: CGRect) -> Self {
        let slot = unsafeBitCast(self as Any.Type, to: FrameInitializerSlot.Type.self)
        return unsafeDowncast(slot.init(frame: frame) as AnyObject, to: Self.self)
    }
}

/// A class whose `init()` has the same position in the method table as in every `NSObject`.
///
/// It is open, as the next one: a compiler that sees a whole module calls the initializer of a class without subclasses directly,
/// not through the table.
open class InitializerSlot: NSObject {
    public required override init() { super.init() }
}

/// A class whose `init(frame:)` has the same position in the method table as in `ViewLifecycle`, and so in every
/// view.
open class FrameInitializerSlot: UIResponder {
    public required init(frame: CGRect) { super.init() }
}
