#if os(Linux)
    import Foundation

    /// The symbol table of a file in the format ELF with 64 bits.
    struct SymbolTable {
        private let file: UnsafeRawBufferPointer
        /// Where the entries are in the file, and where their names.
        private let entries, names: Range<Int>
        private static let entrySize = 24

        /// The modules whose own methods have places in the method tables.
        private static let frameworks = ["Engine.", "UIKit.", "Foundation."]

        /// Whether a class is one of UIKit's or Foundation's, which needs no looking up.
        static func isFramework(_ type: AnyClass) -> Bool {
            let name = String(reflecting: type)
            return frameworks.contains { name.hasPrefix($0) }
        }

        /// The address of the `init()` that a class declares; nil if its file names none.
        static func address(ofInitializerOf type: AnyClass) -> UInt? {
            search(for: type) { table, value, base in
                table.value(ofInitializerOf: value).map { $0 + base }
            }
        }

        /// The functions that a class declares, by the names of their symbols, with their addresses; none if its file names none.
        static func functions(of type: AnyClass) -> [(name: String, address: UInt)] {
            search(for: type) { table, value, base in
                table.functions(of: value).map { ($0.name, $0.value + base) }
            } ?? []
        }

        /// Searches the file that a class comes from, for the value that the class has in it. The base is what lies between values
        /// and addresses.
        private static func search<Result>(
            for type: AnyClass, _ body: (_ table: SymbolTable, _ value: UInt, _ base: UInt) -> Result?
        ) -> Result? {
            let address = unsafeBitCast(type, to: UInt.self)
            guard let (path, base) = origin(of: address),
                let file = try? Data(contentsOf: URL(fileURLWithPath: path), options: .alwaysMapped)
            else { return nil }
            return file.withUnsafeBytes { bytes in
                SymbolTable(bytes).flatMap { body($0, address - base, base) }
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
            guard let prefix = beginning(of: type),
                let offset = offset(ofInitializerBeginningWith: prefix + "A")
            else { return nil }
            return symbol { $0.nameOffset == offset }?.value
        }

        /// What the names of a class's members begin with: a class is named by its type with `CN` at the end.
        private func beginning(of type: UInt) -> String? {
            symbol { $0.value == type && $0.name.hasSuffix("CN") }.map { String($0.name.dropLast()) }
        }

        /// The functions of a class and of what it contains, by the value of the class.
        private func functions(of type: UInt) -> [Symbol] {
            guard let start = file.baseAddress, let prefix = beginning(of: type) else { return [] }
            let length = prefix.utf8.count
            var found: [Symbol] = []
            var stubs: Set<UInt> = []
            // A function's name ends with an F. Those of no address are in other files.
            _ = symbol { symbol in
                guard names.count > symbol.nameOffset, symbol.value > 0 else { return false }
                let name = (start + names.lowerBound + symbol.nameOffset).assumingMemoryBound(to: CChar.self)
                if strncmp(name, prefix, length) == 0, symbol.name.hasSuffix("F") { found.append(symbol) }
                if strcmp(name, Self.removedMethod) == 0 { stubs.insert(symbol.value) }
                return false
            }
            return found.filter { !stubs.contains($0.value) }
        }

        /// What stands for the methods that an optimizing compiler removed, since it saw no call of them; it ends the program.
        private static let removedMethod = "_swift_dead_method_stub"

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
