// The names and their meaning are UIKit's own, whose documentation describes them.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

/// The name of a method, as Objective-C has it. It is kept where UIKit's interface asks for one; on Linux nothing sends it.
public struct Selector: ExpressibleByStringLiteral, Sendable, Hashable, CustomStringConvertible {
    public let description: String

    public init(_ name: String) { description = name }
    public init(stringLiteral value: String) { description = value }
}
