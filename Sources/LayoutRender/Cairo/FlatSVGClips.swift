/// Writes the clips of Cairo's SVG a second time, as styles without ids.
///
/// Where a page has the same file twice, a browser takes the first element with an id, and clips nothing if that one is hidden. What
/// doesn't read the styles uses the references, which stay.
enum FlatSVGClips {
    /// Returns the SVG with a style beside each reference to a clip that is a single path.
    static func styled(_ svg: [UInt8]) -> [UInt8] {
        let styles = styles(in: svg)
        if styles.isEmpty { return svg }
        var result: [UInt8] = []
        result.reserveCapacity(svg.count + styles.values.map(\.count).reduce(0, +))
        var index = 0
        while index < svg.count {
            guard svg[index] == reference[0], svg[index...].starts(with: reference) else {
                result.append(svg[index])
                index += 1
                continue
            }
            let end = svg[(index + reference.count)...].firstIndex(of: UInt8(ascii: "\"")) ?? svg.endIndex - 1
            result += svg[index...end]
            let name = Array(svg[(index + reference.count)..<end].prefix { $0 != UInt8(ascii: ")") })
            index = end + 1
            let rest = svg[index...].prefix { $0 != UInt8(ascii: ">") }
            if let style = styles[name], !contains(styleAttribute, in: rest) { result += style }
        }
        return result
    }

    private static let clipPath = Array("<clipPath id=\"".utf8)
    private static let end = Array("</clipPath>".utf8)
    private static let data = Array(" d=\"".utf8)
    private static let reference = Array("clip-path=\"url(#".utf8)
    private static let styleAttribute = Array(" style=".utf8)
    private static let evenOdd = Array("evenodd".utf8)

    /// Returns the style attribute of each clip that is a path and nothing else, by the clip's id.
    private static func styles(in svg: [UInt8]) -> [[UInt8]: [UInt8]] {
        var styles: [[UInt8]: [UInt8]] = [:]
        var rest = svg[...]
        while let start = place(of: clipPath, in: rest) {
            let name = rest[(start + clipPath.count)...].prefix { $0 != UInt8(ascii: "\"") }
            guard let stop = place(of: end, in: rest[name.endIndex...]) else { break }
            let content = rest[name.endIndex..<stop]
            // The end of the opening tag, and that of the only element in it.
            let isOneElement = content.count { $0 == UInt8(ascii: ">") } == 2
            if isOneElement, !contains(reference, in: content), let path = place(of: data, in: content) {
                let path = content[(path + data.count)...].prefix { $0 != UInt8(ascii: "\"") }
                let rule = contains(evenOdd, in: content) ? "evenodd," : ""
                styles[Array(name)] =
                    Array(" style=\"clip-path:path(\(rule)'".utf8) + trimmed(path)
                    + Array("') view-box\"".utf8)
            }
            rest = rest[stop...]
        }
        return styles
    }

    /// Returns a path's data without the spaces at its ends.
    private static func trimmed(_ path: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
        let space = UInt8(ascii: " ")
        let start = path.firstIndex { $0 != space } ?? path.endIndex
        let last = path.lastIndex { $0 != space } ?? start
        return start < path.endIndex ? path[start...last] : path[start..<start]
    }

    private static func contains(_ text: [UInt8], in bytes: ArraySlice<UInt8>) -> Bool {
        place(of: text, in: bytes) != nil
    }

    private static func place(of text: [UInt8], in bytes: ArraySlice<UInt8>) -> Int? {
        bytes.indices.first { bytes[$0] == text[0] && bytes[$0...].starts(with: text) }
    }
}
