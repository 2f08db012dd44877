import LayoutValues

/// The parts of a layout that a picture shows, in the picture's coordinates.
///
/// It is an object since every part of the drawing holds it: copies of so large a value take half of the drawing's code.
final class PlacedLayout {
    /// An item of the picture, at the same index as in the layout.
    struct Item {
        /// The frame in the picture's coordinates, always finite.
        var frame: CGRect
        /// The area in which its clipping ancestors show it.
        var clip: CGRect
        /// The part of the frame within the clip; null if there is none.
        var visible: CGRect
        var parent: Int?
        /// The index after its last descendant; descendants directly follow the item.
        var end: Int
        /// Whether the options show it at all.
        var isShown: Bool
        /// Whether it is dimmed because other items are focused.
        var isDimmed: Bool
        /// The part of the frame that scrolling would reveal; null if there is none.
        var beyond = CGRect.null
        /// The scrollable area of the item or of a scroll view around it; nil if there is none.
        var scrollArea: CGRect?
        /// The number of levels of visible views below it.
        var levelsBelow = 0
        /// The union of the frames of visible descendants; null if there are none.
        var contentFrame = CGRect.null
        /// Whether any descendant is visible.
        var hasVisibleContent = false

        /// Whether any part of it is visible.
        var isVisible: Bool { isShown && !visible.isNull }
        /// The area in which its name is placed: the visible part, or else the part that scrolling would
        /// reveal.
        var named: CGRect { visible.isNull ? beyond : visible }
        /// The opacity at which it is drawn.
        var opacity: Double { isDimmed ? 0.55 : 1 }
    }

    let layout: SolvedLayout
    let options: DrawingOptions
    private(set) var projection: CanvasProjection
    /// The canvas in the picture's coordinates.
    private(set) var sheet: CGRect
    /// The indices of focused items.
    let focused: [Int]
    private(set) var items: [Item] = []
    /// Views without subviews that are behind or over others and are only outlined.
    private(set) var backdrops: Set<Int> = []

    init(layout: SolvedLayout, options: DrawingOptions, projection: CanvasProjection) {
        self.layout = layout
        self.options = options
        self.projection = projection
        sheet = PixelGrid(scale: options.scale).snap(
            projection.picture(CGRect(origin: .zero, size: layout.canvas.size)))
        focused = Array(Set(options.focus.flatMap { layout.items(called: $0) })).sorted()
        items.reserveCapacity(layout.items.count)
        for index in layout.items.indices {
            items.append(makeItem(at: index))
            noteScrollContent(at: index)
        }
        for index in items.indices.reversed() { passUp(from: index) }
        backdrops = Backdrops.indices(in: self)
        dimAroundFocus()
    }

    /// Creates the same items, moved.
    private init(moving other: PlacedLayout, by offset: CGSize) {
        (layout, options, focused) = (other.layout, other.options, other.focused)
        (projection, sheet, items) = (other.projection, other.sheet, other.items)
        backdrops = other.backdrops
        move(by: offset)
    }

    /// Returns the picture with all items moved.
    func moved(by offset: CGSize) -> PlacedLayout { PlacedLayout(moving: self, by: offset) }

    private func move(by offset: CGSize) {
        projection.origin.x += offset.width
        projection.origin.y += offset.height
        sheet = sheet.offsetBy(dx: offset.width, dy: offset.height)
        for index in items.indices {
            items[index].frame = items[index].frame.offsetBy(dx: offset.width, dy: offset.height)
            items[index].clip = items[index].clip.offsetBy(dx: offset.width, dy: offset.height)
            items[index].beyond = items[index].beyond.offsetBy(dx: offset.width, dy: offset.height)
            items[index].scrollArea = items[index].scrollArea?.offsetBy(
                dx: offset.width, dy: offset.height)
            items[index].visible = items[index].visible.offsetBy(dx: offset.width, dy: offset.height)
            items[index].contentFrame = items[index].contentFrame.offsetBy(
                dx: offset.width, dy: offset.height)
        }
    }

    /// Returns the corners of an item whose edges aren't parallel to the canvas's; empty for others.
    func corners(of index: Int) -> [CGPoint] {
        let corners = layout.items[index].corners
        let reach = sheet.insetBy(dx: -4096, dy: -4096)
        guard corners.count == 4, corners.allSatisfy({ $0.x.isFinite && $0.y.isFinite }) else { return [] }
        return corners.map {
            CGPoint(
                x: min(max(projection.x($0.x), reach.minX), reach.maxX),
                y: min(max(projection.y($0.y), reach.minY), reach.maxY))
        }
    }

    /// Returns whether the first item is the second or an ancestor of it.
    func contains(_ ancestor: Int, _ index: Int) -> Bool {
        ancestor <= index && index < items[ancestor].end
    }

    /// Returns whether any part of a view, or of a guide's lines, is visible: without its lines, a guide that surrounds
    /// the canvas can't be told from it.
    func isSeen(_ index: Int) -> Bool {
        let item = items[index]
        guard layout.items[index].kind == .guide else { return item.isVisible }
        let shape = GuideShape(of: index, in: self)
        guard item.isShown, let frame = shape.frame else { return false }
        return corners(of: index).isEmpty
            ? !shape.lines(in: item.clip).isEmpty : !frame.intersection(item.clip).isNull
    }

    /// Returns the name of an item for readers; for UIKit's guides including the owner, unless that is the root.
    func name(of index: Int) -> String {
        let item = layout.items[index]
        guard item.systemGuide != nil, let owner = item.parent, owner > 0,
            !GenericName.isGeneric(layout.items[owner])
        else {
            return DisplayName.of(item)
        }
        return "\(DisplayName.of(layout.items[owner])).\(DisplayName.of(item))"
    }

    /// A frame out of sight for items without a finite frame.
    private static let nowhere = CGRect(x: -1_000_000, y: -1_000_000, width: 0, height: 0)

    /// Returns whether a view contains others; it is then only outlined, so that nesting doesn't accumulate colour.
    func isContainer(_ index: Int) -> Bool {
        layout.items[index].kind == .view && items[index].levelsBelow > 0
    }

    /// Returns whether a view is filled with its hue.
    func isTinted(_ index: Int) -> Bool {
        layout.items[index].kind == .view && !isContainer(index) && !items[index].isDimmed
            && !backdrops.contains(index)
    }

    /// Returns whether an item is the root and covers the canvas; it is then drawn as the sheet itself.
    func isSheet(_ index: Int) -> Bool {
        index == 0 && layout.items[0].kind == .view
            && layout.items[0].canvasFrame == CGRect(origin: .zero, size: layout.canvas.size)
    }

    /// Returns the document's colour of a view, if it is to be shown and is visible.
    func documentColor(of index: Int) -> DynamicColor? {
        guard options.fill == .document, let color = layout.items[index].backgroundColor, color.isVisible
        else {
            return nil
        }
        return color
    }

    /// Returns the colour role of text in a view: the given one, or black or white on a colour from the document.
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
        // The scrollable area is shown even if the content there isn't visible.
        if let parent, layout.items[parent].clipsToBounds, item.systemGuide != .scrollContent {
            clip = clip.intersection(items[parent].frame)
        }
        let frame = picture(item.canvasFrame)
        return Item(
            frame: frame ?? Self.nowhere, clip: clip,
            visible: frame.map { visiblePart(of: $0, in: clip) } ?? .null,
            parent: parent, end: index + 1, isShown: isShown(item), isDimmed: false)
    }

    /// Records a scroll view's scrollable area, given by its content guide, which precedes its content.
    private func noteScrollContent(at index: Int) {
        guard let parent = items[index].parent else { return }
        let item = layout.items[index]
        if item.systemGuide == .scrollContent, item.undetermined.isEmpty, layout.items[parent].clipsToBounds {
            items[parent].scrollArea = items[index].frame.intersection(items[parent].clip)
        }
        guard item.kind == .view, items[index].isShown, let area = items[parent].scrollArea, !area.isNull
        else {
            return
        }
        if items[index].scrollArea == nil { items[index].scrollArea = area }
        let part = items[index].frame.intersection(area)
        if !part.isNull, !part.isEmpty, !SpatialGrid.covers(items[index].clip, part) {
            items[index].beyond = part
        }
    }

    /// Returns whether an item is outlined as taking part in a conflict.
    func showsConflict(_ index: Int) -> Bool {
        options.layers.contains(.conflicts) && items[index].isVisible && layout.items[index].isConflicting
    }

    /// Returns whether a view is outlined as ambiguous.
    func showsAmbiguity(_ index: Int) -> Bool {
        options.layers.contains(.ambiguity) && items[index].isVisible && layout.items[index].kind == .view
            && !layout.items[index].undetermined.isEmpty
    }

    private func isShown(_ item: SolvedItem) -> Bool {
        if item.isHidden && !options.layers.contains(.hidden) { return false }
        switch item.kind {
        case .view: return options.layers.contains(.views)
        case .guide: return options.layers.contains(item.guideRole.layer)
        }
    }

    /// Converts a canvas frame to the picture, clipped far outside it to avoid overflow in drawing; nil if
    /// it isn't finite.
    func picture(_ frame: CGRect) -> CGRect? {
        let numbers = [frame.minX, frame.minY, frame.maxX, frame.maxY]
        guard numbers.allSatisfy({ $0.isFinite }) else { return nil }
        let reach = sheet.insetBy(dx: -4096, dy: -4096)
        let (left, right) = (projection.x(frame.minX), projection.x(frame.maxX))
        let (top, bottom) = (projection.y(frame.minY), projection.y(frame.maxY))
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

    private func passUp(from index: Int) {
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

    /// Dims everything except focused items, their ancestors and descendants, and items that constraints
    /// relate to them.
    private func dimAroundFocus() {
        guard !focused.isEmpty else { return }
        var neighbours = Set(focused)
        for constraint in layout.constraints {
            let sides = [constraint.first.item, constraint.second?.item].compactMap { $0 }
            if sides.contains(where: focused.contains) { neighbours.formUnion(sides) }
        }
        for other in items.indices where !neighbours.contains(other) {
            items[other].isDimmed = !focused.contains { contains($0, other) || contains(other, $0) }
        }
    }
}
