/// Makes Cairo's SVG reproducible: Cairo numbers its definitions with a counter for the whole process.
enum FlatSVGIdentifiers {
    /// Returns the SVG with its ids renumbered in the order of definition, and unlike those of any other picture.
    static func renumbered(_ svg: [UInt8]) -> [UInt8] {
        let plain = renumbered(svg, prefix: "d")
        return renumbered(plain, prefix: "p\(StableHash.hexadecimal(of: plain))-")
    }

    private static func renumbered(_ svg: [UInt8], prefix: String) -> [UInt8] {
        let names = definitions(in: svg, prefix: prefix)
        var result: [UInt8] = []
        result.reserveCapacity(svg.count)
        var index = 0
        while index < svg.count {
            guard firstBytes.contains(svg[index]),
                let start = openings.first(where: { svg[index...].starts(with: $0) })
            else {
                result.append(svg[index])
                index += 1
                continue
            }
            result += start
            index += start.count
            let name = svg[index...].prefix { $0 != UInt8(ascii: "\"") && $0 != UInt8(ascii: ")") }
            result += names[Array(name)] ?? Array(name)
            index += name.count
        }
        return result
    }

    private static let definition = Array("id=\"".utf8)
    private static let openings = [definition, Array("href=\"#".utf8), Array("url(#".utf8)]

    /// The first bytes of openings, to skip most bytes of a file quickly.
    private static let firstBytes = openings.compactMap(\.first)

    private static func definitions(in svg: [UInt8], prefix: String) -> [[UInt8]: [UInt8]] {
        var names: [[UInt8]: [UInt8]] = [:]
        for index in svg.indices where svg[index] == definition[0] && svg[index...].starts(with: definition) {
            let name = Array(svg[(index + definition.count)...].prefix { $0 != UInt8(ascii: "\"") })
            if names[name] == nil { names[name] = Array("\(prefix)\(names.count + 1)".utf8) }
        }
        return names
    }
}
