import LayoutValues
import TextMetrics

/// Draws the views, each as a group inside its superview's group.
struct ViewsLayer {
    let placed: PlacedLayout
    let grid: PixelGrid
    /// The text of views, by item.
    let texts: [Int: [DisplayText]]
    /// What controls are recognized by, by item.
    let sketches: [Int: ControlSketch]
    /// The letters on the sheet, which views without a width or height don't cross.
    let letters: LetterGaps
    /// The tints of guides, by item, which lie below the views that come after them.
    let tints: [Int: DisplayCommand]
    /// The names on the sheet, which keep clear of what views are recognized by.
    let names: LetterGaps

    /// Returns the commands that draw every visible view, in the layout's order.
    func commands() -> [DisplayCommand] {
        var commands: [DisplayCommand] = [.beginGroup(DisplayGroup(classes: ["views"], clip: placed.sheet))]
        commands.append(.rectangle(sheet))
        let onTints = viewsOnTints()
        var open: [(end: Int, groups: Int)] = []
        for index in placed.items.indices {
            while let last = open.last, last.end <= index {
                commands += Array(repeating: .endGroup, count: last.groups)
                open.removeLast()
            }
            if let tint = tints[index] { commands.append(tint) }
            let item = placed.items[index]
            guard placed.layout.items[index].kind == .view, item.isShown else { continue }
            let isNested = open.count < RenderLimits.maximumNesting
            if !item.isVisible && !(isNested && item.hasVisibleContent) { continue }
            commands.append(.beginGroup(group(of: index, clip: isNested ? nil : item.clip)))
            if item.isVisible { commands += drawing(of: index, isOnTint: onTints.contains(index)) }
            if !isNested {
                commands.append(.endGroup)
            } else if clipsContent(index) {
                commands.append(.beginGroup(DisplayGroup(classes: ["contents"], clip: grid.snap(item.frame))))
                open.append((item.end, 2))
            } else {
                open.append((item.end, 1))
            }
        }
        for last in open.reversed() { commands += Array(repeating: .endGroup, count: last.groups) }
        return commands + scrollContent() + hatch() + KeyboardDrawing(placed: placed, grid: grid).commands()
            + [
                .endGroup
            ]
    }

    private var sheet: DisplayRectangle {
        if placed.options.isScreen {
            let isEmpty = !placed.options.hasBackground && sheetFill == Paint(.sheet)
            return DisplayRectangle(placed.sheet, fill: isEmpty ? nil : sheetFill)
        }
        return DisplayRectangle(
            grid.outline(placed.sheet, width: grid.lineWidth(1)), cornerRadius: 3, fill: sheetFill,
            stroke: Stroke(Paint(.sheetOutline), width: grid.lineWidth(1)))
    }

    private var sheetFill: Paint {
        let isRoot = !placed.items.isEmpty && placed.isSheet(0)
        return Paint(isRoot ? placed.documentColor(of: 0).map(ColorRole.document) ?? .sheet : .sheet)
    }

    private func group(of index: Int, clip: CGRect?) -> DisplayGroup {
        let item = placed.layout.items[index]
        var classes = ["view"]
        if item.isHidden { classes.append("hidden") }
        if item.isConflicting { classes.append("conflict") }
        if !item.undetermined.isEmpty { classes.append("ambiguous") }
        return DisplayGroup(
            id: item.id, classes: classes, className: item.className, frame: item.frame,
            undetermined: item.undetermined.names, title: ItemTitle.of(item), clip: clip)
    }

    private func drawing(of index: Int, isOnTint: Bool) -> [DisplayCommand] {
        let snapshot = self.snapshot(of: index)
        guard !placed.isSheet(index) else { return snapshot }
        let item = placed.items[index]
        let hue = ColorRole.view(ViewHue(id: placed.layout.items[index].id))
        let isFaint = placed.isContainer(index) || item.isDimmed
        let role = isFaint ? .container : hue
        let width = grid.lineWidth(1)
        let isHidden = placed.layout.items[index].isHidden
        let fill = isHidden || !snapshot.isEmpty ? nil : fill(of: index, hue: hue)
        let stroke = Stroke(Paint(role, opacity: item.opacity), width: width, dash: isHidden ? [2, 2] : [])
        let corners = placed.corners(of: index)
        if !corners.isEmpty {
            return snapshot + [.polygon(DisplayPolygon(corners, fill: fill, stroke: stroke))]
                + text(of: index)
        }
        if min(item.frame.width, item.frame.height) < width + 0.01 {
            return [.lines(DisplayLines(letters.interrupting([middle(of: item.frame)]), stroke: stroke))]
        }
        let frame = grid.outline(item.frame, width: width)
        let radius = Double(placed.layout.items[index].cornerRadius) * placed.projection.zoom
        let rectangle = DisplayRectangle(
            frame, cornerRadius: min(max(1.5, radius), frame.width / 2, frame.height / 2), fill: fill,
            stroke: stroke)
        if !snapshot.isEmpty { return snapshot + [.rectangle(rectangle)] }
        var commands: [DisplayCommand] = [.rectangle(rectangle)]
        if isOnTint {
            // Tints don't shine through.
            commands.insert(
                .rectangle(
                    DisplayRectangle(frame, cornerRadius: rectangle.cornerRadius, fill: sheetFill)), at: 0)
        }
        commands += sketches[index]?.commands(hue, opacity: item.opacity, names: names) ?? []
        return commands + text(of: index)
    }

    /// Returns the filled views that lie on the tint of a guide before them, and on no view that shows through them.
    private func viewsOnTints() -> Set<Int> {
        guard placed.options.fill == .palette, !tints.isEmpty else { return [] }
        var tinted = SpatialGrid(bounds: placed.sheet)
        var filled = SpatialGrid(bounds: placed.sheet)
        var found: Set<Int> = []
        for index in placed.items.indices {
            let frame = placed.items[index].visible
            guard !frame.isNull else { continue }
            if tints[index] != nil { tinted.insert(frame, item: index) }
            guard placed.isTinted(index), placed.items[index].isShown, !placed.layout.items[index].isHidden
            else { continue }
            let inside = frame.insetBy(dx: min(0.5, frame.width / 4), dy: min(0.5, frame.height / 4))
            if tinted.contains(overlapping: inside, where: { _ in true }),
                !filled.contains(overlapping: inside, where: { _ in true })
            {
                found.insert(index)
            }
            filled.insert(frame, item: index)
        }
        return found
    }

    /// Returns the line that a view is which is no wider or higher than a line.
    private func middle(of frame: CGRect) -> DisplayLines.Segment {
        let width = grid.lineWidth(1)
        if frame.height <= frame.width {
            let y = grid.line(after: frame.minY, width: width)
            return .init(CGPoint(x: grid.snap(frame.minX), y: y), CGPoint(x: grid.snap(frame.maxX), y: y))
        }
        let x = grid.line(after: frame.minX, width: width)
        return .init(CGPoint(x: x, y: grid.snap(frame.minY)), CGPoint(x: x, y: grid.snap(frame.maxY)))
    }

    /// Returns the picture of a view, if there is one and it is to be shown. A turned view's isn't drawn.
    private func snapshot(of index: Int) -> [DisplayCommand] {
        let item = placed.layout.items[index]
        guard placed.options.layers.contains(.snapshots), item.corners.isEmpty,
            let png = placed.options.snapshots[item.id]
        else { return [] }
        return [.image(DisplayImage(placed.items[index].frame, png: png))]
    }

    /// Returns the text of a view, clipped to it if the lines are too high.
    private func text(of index: Int) -> [DisplayCommand] {
        let lines = texts[index] ?? []
        let frame = placed.items[index].frame
        let sticksOut = lines.contains { line in
            let size = Double(line.font.size)
            return line.origin.y - size * 0.95 < frame.minY || line.origin.y + size * 0.25 > frame.maxY
        }
        let commands = lines.map(DisplayCommand.text)
        guard sticksOut else { return commands }
        let group = DisplayGroup(classes: ["text"], clip: grid.snap(frame))
        return [.beginGroup(group)] + commands + [.endGroup]
    }

    private func fill(of index: Int, hue: ColorRole) -> Paint? {
        let opacity = placed.items[index].opacity
        switch placed.options.fill {
        case .palette: return placed.isTinted(index) ? Paint(hue, opacity: 0.16) : nil
        case .document: return placed.documentColor(of: index).map { Paint(.document($0), opacity: opacity) }
        }
    }

    /// Returns whether a view clips its content and part of that extends beyond it.
    private func clipsContent(_ index: Int) -> Bool {
        guard placed.layout.items[index].clipsToBounds else { return false }
        let item = placed.items[index]
        return !item.contentFrame.isNull && !item.frame.contains(item.contentFrame)
    }

    /// Returns faint outlines of content that scrolling would reveal.
    private func scrollContent() -> [DisplayCommand] {
        let width = grid.lineWidth(1)
        let stroke = Stroke(Paint(.container, opacity: 0.7), width: width, dash: [2, 3])
        let outlines = placed.items.filter { $0.isShown && !$0.beyond.isNull }.map { item in
            DisplayCommand.rectangle(
                DisplayRectangle(grid.outline(item.beyond, width: width), cornerRadius: 1.5, stroke: stroke))
        }
        guard !outlines.isEmpty else { return [] }
        return [.beginGroup(DisplayGroup(classes: ["scroll-content"]))] + outlines + [.endGroup]
    }

    /// Returns the strips of the canvas outside the safe area.
    private func hatch() -> [DisplayCommand] {
        let strips = Hatching.unsafeStrips(of: placed)
        guard !strips.isEmpty else { return [] }
        let lines = Hatching.lines(in: strips, spacing: 8.5)
        return [
            .beginGroup(DisplayGroup(classes: ["outside-safe-area"])),
            .lines(DisplayLines(lines, stroke: Stroke(Paint(.systemGuide, opacity: 0.35)))),
            .endGroup,
        ]
    }
}
