import Engine
import Foundation

/// Which guides of a scene are drawn, which of them share a box, and which are all of their owner.
struct GuideSelection {
    /// Guides that are drawn as one, in the layout's order; the first one's group holds the drawing.
    private(set) var groups: [[Int]] = []
    /// System guides that are nothing but their owner's box, and that no constraint uses: the caption says so.
    private(set) var whole: [Int] = []
    /// By guide: the attributes that constraints use.
    private(set) var uses: [Int: Set<LayoutAttribute>] = [:]

    private struct Key: Hashable {
        var frame: CGRect
        var isSystem: Bool
        var open: FrameComponents.RawValue
    }

    init(_ scene: Scene) {
        for constraint in scene.layout.constraints {
            for side in [constraint.first, constraint.second].compactMap({ $0 })
            where scene.items.indices.contains(side.item) && scene.layout.items[side.item].kind == .guide {
                uses[side.item, default: []].insert(side.attribute)
            }
        }
        var places: [Key: Int] = [:]
        for index in scene.items.indices where scene.layout.items[index].kind == .guide {
            guard scene.isSeen(index) else { continue }
            let item = scene.layout.items[index]
            if isWhole(index, in: scene) {
                whole.append(index)
                continue
            }
            let key = Key(
                frame: scene.items[index].frame.intersection(scene.items[index].clip),
                isSystem: item.guideRole != .custom, open: item.undetermined.rawValue)
            if let place = places[key], scene.items[groups[place][0]].isDimmed == scene.items[index].isDimmed
            {
                groups[place].append(index)
            } else {
                places[key] = groups.count
                groups.append([index])
            }
        }
    }

    private func isWhole(_ index: Int, in scene: Scene) -> Bool {
        let item = scene.layout.items[index]
        guard item.guideRole == .system, uses[index] == nil, !scene.focused.contains(index),
            let parent = item.parent
        else { return false }
        return item.canvasFrame == scene.layout.items[parent].canvasFrame
    }

    /// What the caption says of the guides that are all of their views.
    func remark(in scene: Scene) -> String? {
        var words: [String] = []
        for index in whole where !scene.items[index].isDimmed {
            guard let word = Self.word(for: scene.layout.items[index].systemGuide) else { continue }
            if !words.contains(word) { words.append(word) }
        }
        guard !words.isEmpty else { return nil }
        return words.joined(separator: " and ") + " are all of their views"
    }

    private static func word(for kind: SystemLayoutGuide.Kind?) -> String? {
        switch kind {
        case .safeArea: "safe areas"
        case .layoutMargins: "layout margins"
        case .readableContent: "readable contents"
        case .scrollFrame: "scroll frames"
        case .scrollContent: "scroll contents"
        case .keyboard, .textContainer, nil: nil
        }
    }
}
