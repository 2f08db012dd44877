#if os(Linux)
    import Foundation

    /// The name and the types of a method that returns nothing, as its symbol has them.
    struct MethodSignature {
        /// The name of the class that declares the method, without its module.
        let owner: String
        /// The types of the arguments, with their modules.
        let types: [Substring]
        /// The name by which Objective-C calls the method.
        let objectiveCName: String

        /// Nil for a symbol of something else, and for a method that throws, waits or is generic.
        init?(symbol: String) {
            // Module.Owner.name(label: Type, _: Type) -> (), where private names are written (name in _discriminator).
            guard let text = Self.demangled(symbol), text.hasSuffix(") -> ()"), !text.hasPrefix("static ")
            else {
                return nil
            }
            let whole = text.dropLast(" -> ()".count)
            guard let opening = Self.openingOfLastParentheses(in: whole) else { return nil }
            let path = Self.withoutDiscriminators(whole[..<opening])
            guard let name = path.last, path.count > 2, !name.contains(">") else { return nil }
            owner = path[path.count - 2]
            let arguments = Self.split(whole[whole.index(after: opening)...].dropLast())
            types = arguments.map(\.type)
            objectiveCName = Self.objectiveCName(name, labels: arguments.map(\.label))
        }

        private static func demangled(_ symbol: String) -> String? {
            guard let name = demangle(symbol, UInt(symbol.utf8.count), nil, nil, 0) else { return nil }
            defer { free(name) }
            return String(cString: name)
        }

        private static func openingOfLastParentheses(in text: Substring) -> Substring.Index? {
            var depth = 0
            for index in text.indices.reversed() {
                depth += text[index] == ")" ? 1 : text[index] == "(" ? -1 : 0
                if depth == 0 { return index }
            }
            return nil
        }

        /// The names of a path, of which those that are private have the files that they belong to beside them.
        private static func withoutDiscriminators(_ path: Substring) -> [String] {
            path.split(separator: ".").map { name in
                guard name.hasPrefix("("), let end = name.range(of: " in ") else { return String(name) }
                return String(name[name.index(after: name.startIndex)..<end.lowerBound])
            }
        }

        /// The labels and the types of arguments. A single one without a label is a type alone.
        private static func split(_ arguments: Substring) -> [(label: String, type: Substring)] {
            var parts: [Substring] = []
            var (depth, start) = (0, arguments.startIndex)
            for index in arguments.indices {
                switch arguments[index] {
                case "(", "[", "<": depth += 1
                case ")", "]": depth -= 1
                case ">" where arguments[..<index].last != "-": depth -= 1
                case "," where depth == 0:
                    parts.append(arguments[start..<index])
                    start = arguments.index(after: index)
                default: break
                }
            }
            if !arguments.isEmpty { parts.append(arguments[start...]) }
            return parts.map { part in
                let part = part.drop { $0 == " " }
                guard let colon = part.range(of: ": ") else { return ("_", part) }
                return (String(part[..<colon.lowerBound]), part[colon.upperBound...])
            }
        }

        /// The name that Swift gives a method for Objective-C, where it has no other.
        private static func objectiveCName(_ base: String, labels: [String]) -> String {
            guard let first = labels.first else { return base }
            var name = base
            if first != "_" {
                let word = first.prefix { $0.isLowercase }
                name +=
                    prepositions.contains(String(word)) || prepositions.contains(lastWord(of: base))
                    ? "" : "With"
                name += first.prefix(1).uppercased() + first.dropFirst()
            }
            return name + ":" + labels.dropFirst().map { ($0 == "_" ? "" : $0) + ":" }.joined()
        }

        private static func lastWord(of name: String) -> String {
            guard let start = name.lastIndex(where: \.isUppercase) else { return name }
            return name[start...].lowercased()
        }

        private static let prepositions: Set = [
            "above", "after", "along", "alongside", "as", "at", "before", "below", "by", "following", "for",
            "from",
            "given", "in", "including", "inside", "into", "matching", "of", "on", "passing", "preceding",
            "since",
            "to", "until", "using", "via", "when", "with", "within",
        ]
    }

    @_silgen_name("swift_demangle")
    private func demangle(
        _ name: UnsafePointer<CChar>?, _ length: UInt, _ output: UnsafeMutablePointer<CChar>?,
        _ outputSize: UnsafeMutablePointer<UInt>?, _ flags: UInt32
    ) -> UnsafeMutablePointer<CChar>?
#endif
