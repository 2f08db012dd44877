#if os(Linux)
    import Foundation
    import Synchronization

    /// A method that is found by the name that Objective-C has for it, as the actions of Interface Builder files name methods.
    ///
    /// Swift's classes don't know the names of their methods on Linux. The symbol table of the file that a class comes from does, with
    /// the types of their arguments; in a stripped file there is nothing to find. Methods that throw, wait, are generic or return
    /// something aren't actions, and are left out.
    struct NamedMethod: Sendable {
        private let parameters: [Parameter]
        private let address: UInt

        private struct Key: Hashable {
            let type: ObjectIdentifier
            let name: String
        }
        /// The methods that were looked for; nil for those that aren't there.
        private static let known = Mutex<[Key: NamedMethod?]>([:])

        /// Returns the method of a class or of the nearest superclass that declares it; nil if there is none, or if it isn't an
        /// action's.
        static func find(_ name: String, of type: AnyClass) -> NamedMethod? {
            let key = Key(type: ObjectIdentifier(type), name: name)
            if let method = known.withLock({ $0[key] }) { return method }
            var current: AnyClass? = type
            var method: NamedMethod?
            while let found = current, method == nil, !SymbolTable.isFramework(found) {
                method = declared(name, in: found)
                current = _getSuperclass(found)
            }
            known.withLock { $0[key] = .some(method) }
            return method
        }

        private static func declared(_ name: String, in type: AnyClass) -> NamedMethod? {
            let className = String(describing: type)
            for function in SymbolTable.functions(of: type) {
                guard let signature = MethodSignature(symbol: function.name), signature.owner == className,
                    signature.objectiveCName == name
                else { continue }
                let parameters = signature.types.compactMap { Parameter($0) }
                guard parameters.count == signature.types.count, parameters.count <= 2 else { return nil }
                return NamedMethod(parameters: parameters, address: function.address)
            }
            return nil
        }

        /// The method with its arguments, to be called; nil if they aren't of its types.
        func call(on target: AnyObject, _ first: Any?, _ second: Any?) -> (() -> Any?)? {
            let given = [first, second]
            guard zip(parameters, given).allSatisfy({ $0.takes($1) }),
                let function = UnsafeRawPointer(bitPattern: address)
            else { return nil }
            let bound = BoundMethod(function: function, target: Unmanaged.passUnretained(target))
            let objects = given.map { $0.map { $0 as AnyObject } }
            let areObjects = parameters.map(\.isObject)
            return {
                switch areObjects {
                case []: unsafeBitCast(bound, to: Call.WithNothing.self).call()
                case [true]: unsafeBitCast(bound, to: Call.WithObject.self).call(objects[0])
                case [false]: unsafeBitCast(bound, to: Call.WithValue.self).call(first)
                case [true, true]:
                    unsafeBitCast(bound, to: Call.WithObjects.self).call(objects[0], objects[1])
                default: unsafeBitCast(bound, to: Call.WithValueAndObject.self).call(first, objects[1])
                }
                return withExtendedLifetime(target) { nil }
            }
        }
    }

    /// What a method of an action takes.
    private enum Parameter: Sendable {
        case object(className: String, isOptional: Bool)
        /// `Any` and `Any?`.
        case value(isOptional: Bool)

        /// Nil for what an action has no value for.
        init?(_ type: Substring) {
            let optional = "Swift.Optional<"
            let isOptional = type.hasPrefix(optional)
            let name = isOptional ? type.dropFirst(optional.count).dropLast() : type
            guard name.allSatisfy({ $0.isLetter || $0.isNumber || $0 == "." || $0 == "_" }) else {
                return nil
            }
            self =
                name == "Any"
                ? .value(isOptional: isOptional)
                : .object(className: String(name), isOptional: isOptional)
        }

        var isObject: Bool {
            if case .object = self { true } else { false }
        }

        func takes(_ argument: Any?) -> Bool {
            switch self {
            case .value(let isOptional): argument != nil || isOptional
            case .object(let className, let isOptional):
                argument.map { className == "Swift.AnyObject" || Self.isObject($0, of: className) }
                    ?? isOptional
            }
        }

        private static func isObject(_ argument: Any, of className: String) -> Bool {
            var current: AnyClass? = type(of: argument as AnyObject)
            while let found = current {
                if String(reflecting: found) == className { return true }
                current = _getSuperclass(found)
            }
            return false
        }
    }

    /// A function of Swift's as it is stored: its address, and the object that it gets in the register for contexts, which is where
    /// methods have theirs.
    private struct BoundMethod {
        let function: UnsafeRawPointer
        let target: Unmanaged<AnyObject>
    }

    /// The functions as which methods are called. They are stored in structures so that they are called as they are declared.
    private enum Call {
        struct WithNothing { let call: () -> Void }
        struct WithObject { let call: (AnyObject?) -> Void }
        struct WithObjects { let call: (AnyObject?, AnyObject?) -> Void }
        /// An `Any` that is there is stored as an `Any?` is.
        struct WithValue { let call: (Any?) -> Void }
        struct WithValueAndObject { let call: (Any?, AnyObject?) -> Void }
    }
#endif
