import Engine

extension LayoutSweep {
    /// An item whose text breaks into other lines on some canvases.
    public struct TextBreaks: Sendable, Hashable {
        /// The id of the item.
        public var item: String
        /// The lengths of the canvas at which its lines change, or at which it begins or ceases to fit its text, in order.
        public var lengths: [Double]
    }

    /// The breakpoints at which more than a text's lines and size change.
    public var arrangementBreakpoints: [Breakpoint] {
        let wrapping = wrappingItems
        return breakpoints.filter { !Self.concernsTextAlone($0, wrapping) }
    }

    /// The other breakpoints by item, in the order of their first lengths.
    public var textBreaks: [TextBreaks] {
        let wrapping = wrappingItems
        var breaks: [TextBreaks] = []
        var places: [String: Int] = [:]
        for breakpoint in breakpoints where Self.concernsTextAlone(breakpoint, wrapping) {
            guard let item = breakpoint.causes.lazy.flatMap(\.items).first(where: wrapping.contains) else {
                continue
            }
            if let place = places[item] {
                breaks[place].lengths.append(breakpoint.length)
            } else {
                places[item] = breaks.count
                breaks.append(TextBreaks(item: item, lengths: [breakpoint.length]))
            }
        }
        return breaks
    }

    /// The ids of the items whose texts break differently anywhere.
    private var wrappingItems: Set<String> {
        Set(breakpoints.flatMap(\.causes).filter { $0.kind == .text }.flatMap(\.items))
    }

    private static func concernsTextAlone(_ breakpoint: Breakpoint, _ wrapping: Set<String>) -> Bool {
        !breakpoint.causes.isEmpty
            && breakpoint.causes.allSatisfy { cause in
                cause.kind == .text
                    || cause.kind == .view && !cause.items.isEmpty
                        && cause.items.allSatisfy(wrapping.contains)
            }
    }
}
