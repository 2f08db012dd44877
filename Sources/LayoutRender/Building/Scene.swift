import Engine
import Foundation

/// What of a layout a picture shows, and where: its items in the picture's coordinates.
struct Scene {
    /// An item as the picture sees it; indices are those of the layout's items.
    struct Item {
        /// Sane and finite, in the picture's coordinates.
        var frame: CGRect
        /// What its ancestors that clip leave to see.
        var clip: CGRect
        /// The part of the frame within the clip; null if there is none.
        var visible: CGRect
        var parent: Int?
        /// Where its descendants end: they are the items from its own index up to here.
        var end: Int
        /// Whether the options show it at all.
        var isShown: Bool
        /// Whether it stands back behind what is focused on.
        var isDimmed: Bool
        /// Levels of shown views below it.
        var levelsBelow = 0
        /// The frames of what is shown below it, together; null if nothing is.
        var contentFrame = CGRect.null
        /// Whether anything below it can be seen.
        var hasVisibleContent = false

        /// Whether any of it can be seen.
        var isVisible: Bool { isShown && !visible.isNull }
        /// How strongly it is drawn.
        var opacity: Double { isDimmed ? 0.3 : 1 }
    }

    let layout: SolvedLayout
    let options: RenderOptions
    /// The canvas in the picture's coordinates.
    let sheet: CGRect
    private(set) var items: [Item] = []

    init(layout: SolvedLayout, options: RenderOptions, sheet: CGRect) {
        self.layout = layout
        self.options = options
        self.sheet = sheet
        items.reserveCapacity(layout.items.count)
        for index in layout.items.indices {
            items.append(makeItem(at: index))
        }
        for index in items.indices.reversed() { passUp(from: index) }
        dimAroundFocus()
    }

    /// Whether the first item is the second or an ancestor of it.
    func contains(_ ancestor: Int, _ index: Int) -> Bool {
        ancestor <= index && index < items[ancestor].end
    }

    /// Whether any of a view, or of a guide's lines, can be seen.
    func isSeen(_ index: Int) -> Bool {
        let item = items[index]
        guard layout.items[index].kind == .guide else { return item.isVisible }
        guard item.isShown, let frame = GuideShape(of: index, in: self).frame else { return false }
        return !frame.intersection(item.clip).isNull
    }

    /// What a reader would call an item; of UIKit's own guides also whose it is, unless it is the root's.
    func name(of index: Int) -> String {
        let item = layout.items[index]
        guard item.systemGuide != nil, let owner = item.parent, owner > 0 else {
            return DisplayName.of(item)
        }
        return "\(DisplayName.of(layout.items[owner])).\(DisplayName.of(item))"
    }

    /// Where items without a finite frame are: out of sight.
    private static let nowhere = CGRect(x: -1_000_000, y: -1_000_000, width: 0, height: 0)

    /// A plain view or stack that only holds others: shown as an outline, so that depth does not pile up colour.
    func isContainer(_ index: Int) -> Bool {
        let item = layout.items[index]
        guard item.kind == .view, items[index].levelsBelow > 0 else { return false }
        let isPlain = item.className == "UIView" || item.className == "UIScrollView"
        return item.className == "UIStackView" || (isPlain && items[index].levelsBelow > 1)
    }

    /// The root where it covers the canvas: it is drawn as the sheet itself.
    func isSheet(_ index: Int) -> Bool {
        index == 0 && layout.items[0].kind == .view && items[0].frame == sheet
    }

    /// The document's colour of a view, if pictures are to show it and there is anything to see of it.
    func documentColor(of index: Int) -> DynamicColor? {
        guard options.fill == .document, let color = layout.items[index].backgroundColor, color.isVisible
        else {
            return nil
        }
        return color
    }

    /// The role of lettering in a view: the given one, or black or white on a colour of the document's.
    func letteringRole(_ role: ColorRole, in index: Int) -> ColorRole {
        var next: Int? = index
        while let view = next {
            if let color = documentColor(of: view), min(color.light.alpha, color.dark.alpha) > 127 {
                return .document(color.contrast)
            }
            next = items[view].parent
        }
        return role
    }

    private func makeItem(at index: Int) -> Item {
        let item = layout.items[index]
        let parent = item.parent.flatMap { $0 >= 0 && $0 < index ? $0 : nil }
        var clip = parent.map { items[$0].clip } ?? sheet
        // What there is to scroll to is to be seen, though what lies there isn't.
        if let parent, layout.items[parent].clipsToBounds, item.systemGuide != .scrollContent {
            clip = clip.intersection(items[parent].frame)
        }
        let frame = picture(item.canvasFrame)
        return Item(
            frame: frame ?? Self.nowhere, clip: clip,
            visible: frame.map { visiblePart(of: $0, in: clip) } ?? .null,
            parent: parent, end: index + 1, isShown: isShown(item), isDimmed: false)
    }

    private func isShown(_ item: SolvedItem) -> Bool {
        if item.isHidden && !options.layers.contains(.hidden) { return false }
        switch item.kind {
        case .view: return options.layers.contains(.views)
        case .guide: return options.layers.contains(item.guideRole.layer)
        }
    }

    /// A canvas frame in the picture, cut far outside of it where drawing could overflow; nil if it isn't finite.
    func picture(_ frame: CGRect) -> CGRect? {
        let numbers = [frame.minX, frame.minY, frame.maxX, frame.maxY]
        guard numbers.allSatisfy(\.isFinite) else { return nil }
        let reach = sheet.insetBy(dx: -4096, dy: -4096)
        let (left, right) = (frame.minX + sheet.minX, frame.maxX + sheet.minX)
        let (top, bottom) = (frame.minY + sheet.minY, frame.maxY + sheet.minY)
        let x = min(max(left, reach.minX), reach.maxX)
        let y = min(max(top, reach.minY), reach.maxY)
        return CGRect(
            x: x, y: y, width: min(max(right, reach.minX), reach.maxX) - x,
            height: min(max(bottom, reach.minY), reach.maxY) - y)
    }

    private func visiblePart(of frame: CGRect, in clip: CGRect) -> CGRect {
        let part = frame.intersection(clip)
        guard !part.isNull else { return .null }
        let lostWidth = frame.width > 0 && part.width <= 0
        let lostHeight = frame.height > 0 && part.height <= 0
        return lostWidth || lostHeight ? .null : part
    }

    private mutating func passUp(from index: Int) {
        guard let parent = items[index].parent else { return }
        let item = items[index]
        items[parent].end = max(items[parent].end, item.end)
        items[parent].hasVisibleContent =
            items[parent].hasVisibleContent || item.hasVisibleContent || item.isVisible
        items[parent].contentFrame = items[parent].contentFrame
            .union(item.contentFrame).union(item.isShown ? item.frame : .null)
        if layout.items[index].kind == .view, item.isShown {
            items[parent].levelsBelow = max(items[parent].levelsBelow, item.levelsBelow + 1)
        }
    }

    private mutating func dimAroundFocus() {
        guard let focus = options.focus, let index = layout.items.firstIndex(where: { $0.id == focus })
        else { return }
        for other in items.indices {
            items[other].isDimmed = !contains(index, other) && !contains(other, index)
        }
    }
}
