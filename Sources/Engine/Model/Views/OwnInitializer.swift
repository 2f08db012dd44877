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

        /// The modules whose own initializers have places in the method tables.
        private static let frameworks = ["Engine.", "UIKit.", "Foundation."]

        /// Makes an instance with the `init()` of the class or of its nearest superclass that has one; nil if none has.
        static func make(_ type: AnyClass) -> AnyObject? {
            var current: AnyClass? = type
            while let found = current, !isFramework(found) {
                if let function = address(of: found).flatMap(UnsafeRawPointer.init(bitPattern:)) {
                    let made = InitializableType.call(function, on: type)
                    precondition(Swift.type(of: made) == type, "\(type) doesn't inherit init() of \(found)")
                    return made
                }
                current = _getSuperclass(found)
            }
            return nil
        }

        private static func isFramework(_ type: AnyClass) -> Bool {
            let name = String(reflecting: type)
            return frameworks.contains { name.hasPrefix($0) }
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

    /// The symbol table of a file in the format ELF with 64 bits.
    private struct SymbolTable {
        private let file: UnsafeRawBufferPointer
        /// Where the entries are in the file, and where their names.
        private let entries, names: Range<Int>
        private static let entrySize = 24

        /// The address of the `init()` that a class declares; nil if its file names none.
        static func address(ofInitializerOf type: AnyClass) -> UInt? {
            let address = unsafeBitCast(type, to: UInt.self)
            guard let (path, base) = origin(of: address),
                let file = try? Data(contentsOf: URL(fileURLWithPath: path), options: .alwaysMapped)
            else { return nil }
            return file.withUnsafeBytes { bytes in
                SymbolTable(bytes)?.value(ofInitializerOf: address - base).map { $0 + base }
            }
        }

        /// The file that an address was loaded from, and where its first byte is.
        private static func origin(of address: UInt) -> (path: String, base: UInt)? {
            guard let maps = try? String(contentsOfFile: "/proc/self/maps", encoding: .utf8) else {
                return nil
            }
            var bases: [Substring: UInt] = [:]
            for line in maps.split(separator: "\n") {
                // From-to, rights, offset, device, node and path.
                let fields = line.split(separator: " ", maxSplits: 5)
                let ends = fields.first?.split(separator: "-").compactMap { UInt($0, radix: 16) } ?? []
                guard fields.count == 6, ends.count == 2 else { continue }
                let path = fields[5].drop { $0 == " " }
                let base = bases[path] ?? ends[0]
                bases[path] = base
                if (ends[0]..<ends[1]).contains(address) { return (String(path), base) }
            }
            return nil
        }

        /// Nil for a file of another format, and for one without a table.
        private init?(_ file: UnsafeRawBufferPointer) {
            guard file.count >= 64, file.starts(with: [0x7F, 0x45, 0x4C, 0x46, 2, 1]) else { return nil }
            self.file = file
            let start = Int(file.loadUnaligned(fromByteOffset: 40, as: UInt64.self))
            let size = Int(file.loadUnaligned(fromByteOffset: 58, as: UInt16.self))
            let count = Int(file.loadUnaligned(fromByteOffset: 60, as: UInt16.self))
            guard size >= 64, start + size * count <= file.count else { return nil }
            let headers = (0..<count).map { start + $0 * size }
            func range(_ header: Int) -> Range<Int> {
                let offset = Int(file.loadUnaligned(fromByteOffset: header + 24, as: UInt64.self))
                return offset..<offset + Int(file.loadUnaligned(fromByteOffset: header + 32, as: UInt64.self))
            }
            // Of the sections, the one of kind 2 is the table; it says which one has its names.
            guard
                let table = headers.first(where: {
                    file.loadUnaligned(fromByteOffset: $0 + 4, as: UInt32.self) == 2
                })
            else { return nil }
            let link = Int(file.loadUnaligned(fromByteOffset: table + 40, as: UInt32.self))
            guard headers.indices.contains(link) else { return nil }
            entries = range(table)
            names = range(headers[link])
            guard entries.upperBound <= file.count, names.upperBound <= file.count else { return nil }
        }

        /// The value of the `init()` of a class, by the value of the class.
        private func value(ofInitializerOf type: UInt) -> UInt? {
            // A class is named by its type with `CN` at the end.
            guard let symbol = symbol(where: { $0.value == type && $0.name.hasSuffix("CN") }) else {
                return nil
            }
            let prefix = symbol.name.dropLast() + "A"
            guard let offset = offset(ofInitializerBeginningWith: String(prefix)) else { return nil }
            return self.symbol { $0.nameOffset == offset }?.value
        }

        private struct Symbol {
            let table: SymbolTable
            let value: UInt
            let nameOffset: Int

            var name: String {
                guard table.names.count > nameOffset, let start = table.file.baseAddress else { return "" }
                return String(
                    cString: (start + table.names.lowerBound + nameOffset).assumingMemoryBound(to: CChar.self)
                )
            }
        }

        private func symbol(where isWanted: (Symbol) -> Bool) -> Symbol? {
            var entry = entries.lowerBound
            while entry + Self.entrySize <= entries.upperBound {
                let symbol = Symbol(
                    table: self, value: UInt(file.loadUnaligned(fromByteOffset: entry + 8, as: UInt64.self)),
                    nameOffset: Int(file.loadUnaligned(fromByteOffset: entry, as: UInt32.self)))
                if isWanted(symbol) { return symbol }
                entry += Self.entrySize
            }
            return nil
        }

        /// Where the name of an initializer without arguments is among the names.
        private func offset(ofInitializerBeginningWith prefix: String) -> Int? {
            guard let start = file.baseAddress else { return nil }
            let length = prefix.utf8.count
            var place = names.lowerBound
            while place < names.upperBound {
                let name = (start + place).assumingMemoryBound(to: CChar.self)
                if strncmp(name, prefix, length) == 0 {
                    // What is left refers to the type, the result, by a letter or a few, and to no arguments.
                    let rest = String(cString: name + length)
                    if rest.hasSuffix("ycfC"), rest.utf8.count <= 8, !rest.contains("Sg") {
                        return place - names.lowerBound
                    }
                }
                place += strlen(name) + 1
            }
            return nil
        }
    }
#endif
