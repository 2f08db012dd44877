/// What constraints depend on besides variables: margins, safe areas, and sizes of the previous round.
///
/// These depend on frames. So a layout is solved, they are updated and constants changed, until nothing moves.
struct RoundEnvironment {
    let items: [PlannedItem]
    var canvas: PlannedCanvas
    private(set) var safeAreas: [Insets]
    private(set) var margins: [Insets]
    /// The sizes of the alignment rectangles.
    private(set) var widths: [Double]
    private(set) var heights: [Double]
    /// The origin of each item's frame on the canvas, for keyboard guides; empty before the first round.
    private var origins: [Double] = []
    private let followsPlaces: Bool

    init(_ layout: LayoutPlan) {
        items = layout.items
        canvas = layout.canvas
        safeAreas = Array(repeating: .zero, count: items.count)
        margins = safeAreas
        widths = Array(repeating: 0, count: items.count)
        heights = widths
        followsPlaces = items.contains { $0.followsKeyboard }
    }

    /// Starts a new layout: only the root's size and safe area are known.
    ///
    /// - Parameter natural: The intrinsic sizes at the start.
    mutating func start(_ intrinsic: [(width: Double, height: Double)]) {
        origins = []
        for index in items.indices where items[index].kind == .view {
            let item = items[index]
            safeAreas[index] = item.additionalSafeArea
            if index == 0 {
                safeAreas[0] = canvas.rootSafeArea ?? canvas.safeArea + item.additionalSafeArea
                (widths[0], heights[0]) = (canvas.width, canvas.height)
            } else {
                (widths[index], heights[index]) = intrinsic[index]
            }
            margins[index] = ownMargins(at: index)
            widenMargins(at: index)
        }
    }

    /// Updates everything from solved frames, each in its superview's coordinates.
    mutating func update(with frames: [Rectangle]) -> (insetsChanged: Bool, sizesChanged: Bool) {
        var (insetsChanged, sizesChanged) = (false, false)
        for index in items.indices where items[index].kind == .view {
            let before = (safeAreas[index], margins[index], widths[index], heights[index])
            updateItem(index, frames)
            if before.0 != safeAreas[index] || before.1 != margins[index] { insetsChanged = true }
            if before.2 != widths[index] || before.3 != heights[index] { sizesChanged = true }
        }
        if updateOrigins(frames) { insetsChanged = true }
        return (insetsChanged, sizesChanged)
    }

    private mutating func updateItem(_ index: Int, _ frames: [Rectangle]) {
        let (item, frame) = (items[index], frames[index])
        widths[index] = frame.width - item.alignment.left - item.alignment.right
        heights[index] = frame.height - item.alignment.top - item.alignment.bottom
        guard item.parent >= 0 else { return }
        let (parent, outer) = (items[item.parent], frames[item.parent])
        let distances = Insets(
            from: frame,
            to: Rectangle(x: parent.boundsX, y: parent.boundsY, width: outer.width, height: outer.height))
        let superview = InsetRule.Superview(
            safeArea: safeAreas[item.parent], margins: margins[item.parent],
            insetsContent: parent.insetsContent,
            insetsMarginsFromSafeArea: parent.insetsMarginsFromSafeArea)
        safeAreas[index] =
            InsetRule.safeArea(inheritedFrom: superview, at: distances) + item.additionalSafeArea
        margins[index] = ownMargins(at: index)
        if item.preservesSuperviewMargins {
            margins[index] = InsetRule.margins(margins[index], preserving: superview, at: distances)
        }
        widenMargins(at: index)
    }

    private mutating func updateOrigins(_ frames: [Rectangle]) -> Bool {
        guard followsPlaces else { return false }
        let before = origins
        origins = Array(repeating: 0, count: 2 * frames.count)
        for index in items.indices where items[index].parent >= 0 {
            let parent = items[index].parent
            origins[2 * index] = origins[2 * parent] + frames[index].x - items[parent].boundsX
            origins[2 * index + 1] = origins[2 * parent + 1] + frames[index].y - items[parent].boundsY
        }
        return before != origins
    }

    private mutating func widenMargins(at index: Int) {
        guard items[index].marginsFollowReadableWidth else { return }
        margins[index] = readable(at: index)
    }

    private func ownMargins(at index: Int) -> Insets {
        InsetRule.ownMargins(
            items[index].margins, safeArea: safeAreas[index],
            insetsFromSafeArea: items[index].insetsMarginsFromSafeArea)
    }

    /// Returns margins increased so that the width between them is comfortable to read.
    private func readable(at index: Int) -> Insets {
        InsetRule.readable(margins[index], width: widths[index], maximum: canvas.readableWidth)
    }

    /// Returns the insets of what lies inside a view, from its frame.
    func insets(_ source: PlannedSource, at index: Int, text: WrappedText?) -> Insets {
        switch source {
        case .margins: margins[index]
        case .safeArea: safeAreas[index]
        case .readableContent: readable(at: index)
        case .keyboard: keyboard(at: index, least: safeAreas[index].bottom)
        case .keyboardAlone: keyboard(at: index, least: 0)
        case .textContainer:
            text?.containerInsets(in: widths[index], heights[index], scrolledBy: items[index]) ?? .zero
        case .bounds, .centredBaseline: .zero
        }
    }

    private func keyboard(at index: Int, least: Double) -> Insets {
        let alignment = items[index].alignment
        return InsetRule.keyboard(
            inViewAt: origins.isEmpty ? 0 : origins[2 * index + 1],
            height: heights[index] + alignment.top + alignment.bottom, canvasHeight: canvas.height,
            keyboardHeight: canvas.keyboardHeight, least: least)
    }
}
