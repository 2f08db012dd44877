#if os(Linux)
    import Foundation
    import Synchronization

    /// Finds the `init()` that a class declares without `override`, to make instances of a class that is only known at run time.
    ///
    /// Such an initializer has no place in the method tables of the superclasses. Objective-C finds it by its name. So does this
    /// type, in the symbol table of the file that the class comes from; in a stripped file there is nothing to find.
    enum OwnInitializer {
        /// The initializers that were looked for, by class; nil for a class that has none.
        private static let known = Mutex<[ObjectIdentifier: UInt?]>([:])

        /// Makes an instance with the `init()` of the class or of its nearest superclass that has one; nil if none has.
        static func make(_ type: AnyClass) -> AnyObject? {
            var current: AnyClass? = type
            while let found = current, !SymbolTable.isFramework(found) {
                if let function = address(of: found).flatMap(UnsafeRawPointer.init(bitPattern:)) {
                    let made = InitializableType.call(function, on: type)
                    precondition(Swift.type(of: made) == type, "\(type) doesn't inherit init() of \(found)")
                    return made
                }
                current = _getSuperclass(found)
            }
            return nil
        }

        private static func address(of type: AnyClass) -> UInt? {
            let key = ObjectIdentifier(type)
            if let address = known.withLock({ $0[key] }) { return address }
            let address = SymbolTable.address(ofInitializerOf: type)
            known.withLock { $0[key] = .some(address) }
            return address
        }
    }

    /// A class with an initializer that is called through a table of the class's functions.
    private protocol Initializable: AnyObject {
        init()
    }

    /// A type of `Initializable` as it is stored: with its table, of which the second entry is the initializer.
    private struct InitializableType {
        let type: UnsafeRawPointer
        let table: UnsafePointer<UnsafeRawPointer?>

        /// Calls an initializer for a class. What it gets beyond that class, it doesn't look at.
        static func call(_ function: UnsafeRawPointer, on type: AnyClass) -> AnyObject {
            let table: [UnsafeRawPointer?] = [nil, function]
            return table.withUnsafeBufferPointer { table in
                guard let start = table.baseAddress else { return NSNull() }
                let stored = InitializableType(
                    type: unsafeBitCast(type, to: UnsafeRawPointer.self), table: start)
                return unsafeBitCast(stored, to: (any Initializable.Type).self).init()
            }
        }
    }
#endif
