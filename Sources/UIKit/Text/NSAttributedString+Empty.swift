// The names and their meaning are UIKit's own, whose documentation describes them.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import Foundation

/// Gives attributed strings the initializer without arguments that Foundation on Linux leaves out. It can't be declared for
/// the classes themselves, as `NSObject` has one that they don't inherit.
public protocol EmptyTextConstruction: NSObject {}
extension NSAttributedString: EmptyTextConstruction {}

extension EmptyTextConstruction {
    /// Creates text without characters.
    @_silgen_name("layout_render_construct_text")
    public init()

    @_silgen_name("layout_render_construct_text")
    public static func _constructText() -> Self {
        let isMutable = self is NSMutableAttributedString.Type
        return unsafeDowncast(
            isMutable ? NSMutableAttributedString(string: "") : NSAttributedString(string: ""), to: Self.self)
    }
}
