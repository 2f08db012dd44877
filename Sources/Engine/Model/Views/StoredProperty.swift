#if os(Linux)
    import Foundation

    /// A stored property of an object, which is set by its name: what key-value coding does on Apple's systems for outlets of
    /// Interface Builder's files. Observers of the property aren't called.
    package struct StoredProperty {
        private let object: AnyObject
        private let type: Any.Type
        private let offset: Int
        private let isStrong: Bool

        /// Nil if neither the object's class nor a superclass has such a variable.
        package init?(_ name: String, of object: AnyObject) {
            let owner: AnyClass = Swift.type(of: object)
            for index in 0..<fieldCount(owner) {
                var field = Field()
                let type = fieldType(owner, index: index, field: &field)
                defer { field.release?(field.name) }
                guard field.isVariable, let found = field.name, String(cString: found) == name else {
                    continue
                }
                (self.object, self.type) = (object, type)
                (offset, isStrong) = (fieldOffset(owner, index: index), field.isStrong)
                return
            }
            return nil
        }

        /// Sets a value; false if it isn't of the property's type.
        package func set(_ value: Any?) -> Bool {
            func store<Value>(_ type: Value.Type) -> Bool {
                guard let converted = value as? Value else { return false }
                let place = Unmanaged.passUnretained(object).toOpaque() + offset
                if isStrong {
                    place.assumingMemoryBound(to: type).pointee = converted
                    return true
                }
                // Of those that hold nothing, `weak` ones are optional.
                guard type is any ExpressibleByNilLiteral.Type else { return false }
                place.assumingMemoryBound(to: Weak.self).pointee.object = value.map { $0 as AnyObject }
                return true
            }
            return _openExistential(type, do: store)
        }
    }

    /// A weak variable as it is stored.
    private struct Weak {
        weak var object: AnyObject?
    }

    /// What the runtime says about a field, as it returns it.
    private struct Field {
        var name: UnsafePointer<CChar>?
        var release: (@convention(c) (UnsafePointer<CChar>?) -> Void)?
        var isStrong = false
        var isVariable = false
    }

    // What Swift's mirrors call.

    @_silgen_name("swift_reflectionMirror_recursiveCount")
    private func fieldCount(_ type: Any.Type) -> Int

    @_silgen_name("swift_reflectionMirror_recursiveChildMetadata")
    private func fieldType(_ type: Any.Type, index: Int, field: UnsafeMutablePointer<Field>) -> Any.Type

    @_silgen_name("swift_reflectionMirror_recursiveChildOffset")
    private func fieldOffset(_ type: Any.Type, index: Int) -> Int
#endif
