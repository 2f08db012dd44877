// The names and their meaning are UIKit's own, whose documentation describes them.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

/// The name of a method, as Objective-C has it, and on Linux the method itself, as nothing else finds a method by its name:
/// `Selector("tap:", Self.tap(_:))`. A name alone is kept where UIKit's interface asks for one; nothing is sent by it.
public struct Selector: ExpressibleByStringLiteral, Sendable, Hashable, CustomStringConvertible {
    public let description: String
    private let method: Method?

    public init(_ name: String) { (description, method) = (name, nil) }
    public init(stringLiteral value: String) { self.init(value) }

    /// A method without arguments.
    public init<Target: AnyObject, Result>(
        _ name: String, _ method: @escaping (Target) -> @MainActor () -> Result
    ) {
        description = name
        // Views may be used on any thread, as long as each hierarchy stays on one.
        let withoutIsolation = unsafeBitCast(method, to: ((Target) -> () -> Result).self)
        self.method = Method(of: Target.self) { target, _, _ in
            guard let target = target as? Target else { return nil }
            return { withoutIsolation(target)() }
        }
    }

    /// A method with one argument, such as the sender.
    public init<Target: AnyObject, First, Result>(
        _ name: String, _ method: @escaping (Target) -> @MainActor (First) -> Result
    ) {
        description = name
        // Views may be used on any thread, as long as each hierarchy stays on one.
        let withoutIsolation = unsafeBitCast(method, to: ((Target) -> (First) -> Result).self)
        self.method = Method(of: Target.self) { target, first, _ in
            guard let target = target as? Target, let first = first as? First else { return nil }
            return { withoutIsolation(target)(first) }
        }
    }

    /// A method with two arguments, such as the sender and the event.
    public init<Target: AnyObject, First, Second, Result>(
        _ name: String, _ method: @escaping (Target) -> @MainActor (First, Second) -> Result
    ) {
        description = name
        // Views may be used on any thread, as long as each hierarchy stays on one.
        let withoutIsolation = unsafeBitCast(method, to: ((Target) -> (First, Second) -> Result).self)
        self.method = Method(of: Target.self) { target, first, second in
            guard let target = target as? Target, let first = first as? First, let second = second as? Second
            else { return nil }
            return { withoutIsolation(target)(first, second) }
        }
    }

    #if os(Linux)
        /// A method that is looked up by its name in the target's class, as for the actions of Interface Builder files.
        package init(lookingUp name: String) {
            description = name
            method = Method(isOf: { NamedMethod.find(name, of: type(of: $0)) != nil }) {
                NamedMethod.find(name, of: type(of: $0))?.call(on: $0, $1, $2)
            }
        }
    #endif

    /// Calls the method of a target; false if it has none, or one for arguments of other types.
    @discardableResult
    package func perform(on target: AnyObject, _ first: Any? = nil, _ second: Any? = nil) -> Bool {
        guard let call = method?.call(target, first, second) else { return false }
        _ = call()
        return true
    }

    /// The method with its arguments, to be called for its result; nil as in `perform`.
    package func call(on target: AnyObject, _ first: Any? = nil, _ second: Any? = nil) -> (() -> Any?)? {
        method?.call(target, first, second)
    }

    /// Whether an object has the method.
    package func isMethod(of target: AnyObject) -> Bool { method?.isOf(target) ?? false }

    public static func == (left: Selector, right: Selector) -> Bool { left.description == right.description }
    public func hash(into hasher: inout Hasher) { hasher.combine(description) }

    /// A method that is called for an object, if that has it and the arguments are of its types.
    private final class Method: @unchecked Sendable {
        let call: (_ target: AnyObject, _ first: Any?, _ second: Any?) -> (() -> Any?)?
        let isOf: (AnyObject) -> Bool

        init(
            isOf: @escaping (AnyObject) -> Bool,
            _ call: @escaping (_ target: AnyObject, _ first: Any?, _ second: Any?) -> (() -> Any?)?
        ) {
            (self.isOf, self.call) = (isOf, call)
        }

        convenience init<Target>(
            of type: Target.Type,
            _ call: @escaping (_ target: AnyObject, _ first: Any?, _ second: Any?) -> (() -> Any?)?
        ) {
            self.init(isOf: { $0 is Target }, call)
        }
    }
}

/// A target that isn't kept alive, and the method that is called for it.
package struct TargetAction {
    /// Nil to look for a target in the responder chain.
    package private(set) weak var target: AnyObject?
    package let action: Selector
    private let hasTarget: Bool

    package init(target: Any?, action: Selector) {
        let object = target.map { $0 as AnyObject }
        (self.target, self.action, hasTarget) = (object, action, object != nil)
    }

    /// Returns whether it is for a target and an action; nil stands for any.
    package func matches(_ target: Any?, _ action: Selector?) -> Bool {
        (target == nil || self.target === target.map { $0 as AnyObject })
            && (action == nil || self.action == action)
    }

    /// Calls the method for the target with one argument.
    package func call(with argument: Any) {
        if let target { action.perform(on: target, argument) }
    }

    /// Calls the method for the target, or without one for the first responder from the sender on that has it.
    @preconcurrency @MainActor
    package func send(from sender: AnyObject, for event: UIEvent? = nil) {
        if hasTarget {
            if let target { action.perform(on: target, sender, event) }
            return
        }
        var responder = sender as? UIResponder
        while let current = responder {
            if action.perform(on: current, sender, event) { return }
            responder = current.next
        }
    }
}
