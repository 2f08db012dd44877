import LayoutValues

/// Determines which guides of a layout are drawn, which coincide, and which cover their whole owner.
struct GuideSelection {
    /// Groups of guides that are drawn as one, in the layout's order; the group is drawn by its first guide.
    private(set) var groups: [[Int]] = []
    /// Unused system guides that cover their whole owner; only the caption mentions them.
    private(set) var whole: [Int] = []
    /// The attributes that constraints use, by guide.
    private(set) var uses: [Int: Set<LayoutAttribute>] = [:]

    private struct Key: Hashable {
        var frame: CGRect
        var isSystem: Bool
        var open: FrameComponents.RawValue
    }

    init(_ placed: PlacedLayout) {
        for constraint in placed.layout.constraints {
            for side in [constraint.first, constraint.second].compactMap({ $0 })
            where placed.items.indices.contains(side.item) && placed.layout.items[side.item].kind == .guide {
                uses[side.item, default: []].insert(side.attribute)
            }
        }
        var places: [Key: Int] = [:]
        for index in placed.items.indices where placed.layout.items[index].kind == .guide {
            let item = placed.layout.items[index]
            if isWhole(index, in: placed), placed.items[index].isVisible {
                whole.append(index)
                continue
            }
            guard placed.isSeen(index) else { continue }
            let key = Key(
                frame: placed.items[index].frame.intersection(placed.items[index].clip),
                isSystem: item.guideRole != .custom, open: item.undetermined.rawValue)
            if let place = places[key],
                placed.items[groups[place][0]].isDimmed == placed.items[index].isDimmed
            {
                groups[place].append(index)
            } else {
                places[key] = groups.count
                groups.append([index])
            }
        }
    }

    private func isWhole(_ index: Int, in placed: PlacedLayout) -> Bool {
        let item = placed.layout.items[index]
        guard item.guideRole == .system, uses[index] == nil, !placed.focused.contains(index),
            let parent = item.parent
        else { return false }
        return item.canvasFrame == placed.layout.items[parent].canvasFrame
    }

    /// Returns the caption's remark on guides that cover their whole view.
    func remark(in placed: PlacedLayout) -> String? {
        var words: [String] = []
        for index in whole where !placed.items[index].isDimmed {
            guard let word = placed.layout.items[index].systemGuide?.plural else { continue }
            if !words.contains(word) { words.append(word) }
        }
        guard !words.isEmpty else { return nil }
        return words.joined(separator: " and ") + " fill their views"
    }
}
