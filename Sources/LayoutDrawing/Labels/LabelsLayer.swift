import LayoutValues
import TextMetrics

/// Draws labels on top of everything else.
struct LabelsLayer {
    let placed: PlacedLayout
    let grid: PixelGrid
    let measurer: LineMeasurer

    /// Returns the commands that draw the labels and callouts, leaders first.
    func commands(for labels: [PlacedLabel], callouts: [Callout]) -> [DisplayCommand] {
        guard !labels.isEmpty || !callouts.isEmpty else { return [] }
        let leaders = labels.compactMap { label in
            label.leader.map { leader in
                DisplayCommand.lines(DisplayLines([leader], stroke: Stroke(Paint(role(of: label.item)))))
            }
        }
        return [.beginGroup(DisplayGroup(classes: ["labels"]))] + callouts.flatMap(leader) + leaders
            + labels.flatMap(commands(for:)) + callouts.flatMap(names) + [.endGroup]
    }

    private func role(of index: Int) -> ColorRole {
        let item = placed.layout.items[index]
        if item.kind == .guide { return GuideLine.role(of: item) }
        return placed.isContainer(index) ? .container : .view(ViewHue(id: item.id))
    }

    /// Returns the colour role of a name, which is inside its view or that view's superview.
    private func role(ofName ink: ColorRole, at label: PlacedLabel) -> ColorRole {
        let holder = label.leader == nil ? label.item : placed.items[label.item].parent
        return holder.map { placed.letteringRole(ink, in: $0) } ?? ink
    }

    private func commands(for label: PlacedLabel) -> [DisplayCommand] {
        switch label.form {
        case .name(let block): lines(of: block, at: label)
        case .tag(let name, let isSmall): tag(name, isSmall: isSmall, for: label)
        case .number(let number): self.number(number, for: label)
        case .note(let words):
            // Indigo would be too light for small letters on a tint.
            [
                text(
                    words, at: label.box, font: TypeScale.note,
                    role: placed.layout.items[label.item].guideRole == .custom ? .guide : .secondaryText)
            ]
        }
    }

    private func lines(of block: NameBlock, at label: PlacedLabel) -> [DisplayCommand] {
        let isAmbiguous = placed.showsAmbiguity(label.item)
        let ink: ColorRole = placed.isSheet(label.item) ? .secondaryText : .text
        let remark: ColorRole = isAmbiguous ? .ambiguity : .secondaryText
        let isTrailing = isAtRightEdge(label)
        return block.lines.map { line in
            let drop = TypeScale.baselineDrop(line.font)
            let indent = isTrailing ? block.size.width - line.width : line.x
            return .text(
                DisplayText(
                    line.words,
                    origin: CGPoint(x: label.box.minX + indent, y: label.box.minY + line.middle + drop),
                    font: line.font, paint: Paint(role(ofName: line.isDetail ? remark : ink, at: label)),
                    width: line.width))
        }
    }

    /// Returns whether the lines of a name end at the right edge of its view, the only edge near it.
    private func isAtRightEdge(_ label: PlacedLabel) -> Bool {
        guard label.leader == nil, case .name(let block) = label.form, block.lines.allSatisfy({ $0.x == 0 })
        else { return false }
        let frame = placed.items[label.item].named
        return frame.maxX - label.box.maxX <= 12 && label.box.minX - frame.minX > 12
    }

    /// Returns a guide's tag: filled and round for authors' guides, hollow and square for UIKit's.
    private func tag(_ name: String, isSmall: Bool, for label: PlacedLabel) -> [DisplayCommand] {
        let isAuthors = placed.layout.items[label.item].guideRole == .custom
        let font = isSmall ? TypeScale.smallPill : TypeScale.pill
        let box = CGRect(
            x: label.box.minX + 6, y: label.box.minY, width: label.box.width - 12, height: label.box.height)
        let ink = isAuthors ? ColorRole.paper : role(of: label.item)
        return [
            pill(label.box, role: role(of: label.item), isFilled: isAuthors),
            text(name, at: box, font: font, role: ink),
        ]
    }

    private func pill(_ box: CGRect, role: ColorRole, isFilled: Bool) -> DisplayCommand {
        if isFilled {
            let frame = grid.snap(box)
            return .rectangle(DisplayRectangle(frame, cornerRadius: frame.height / 2, fill: Paint(role)))
        }
        let width = grid.lineWidth(1)
        return .rectangle(
            DisplayRectangle(
                grid.outline(box, width: width), cornerRadius: 2, fill: Paint(.paper),
                stroke: Stroke(Paint(role), width: width)))
    }

    /// Returns a number in a small box: filled for authors' guides, outlined for everything else.
    private func number(_ number: Int, for label: PlacedLabel) -> [DisplayCommand] {
        let item = placed.layout.items[label.item]
        let isFilled = item.kind == .guide && item.guideRole == .custom
        let font = TypeScale.number
        let width = measurer.width(of: "\(number)", font: font)
        let text = DisplayText(
            "\(number)",
            origin: CGPoint(x: label.box.midX, y: label.box.midY + TypeScale.baselineDrop(font)),
            anchor: .middle, font: font, paint: Paint(isFilled ? .paper : .text), width: width)
        return [pill(label.box, role: role(of: label.item), isFilled: isFilled), .text(text)]
    }

    /// Returns text that is vertically centred in a box, starting at its left edge.
    private func text(_ string: String, at box: CGRect, font: Font, role: ColorRole) -> DisplayCommand {
        .text(
            DisplayText(
                string, origin: CGPoint(x: box.minX, y: box.midY + TypeScale.baselineDrop(font)), font: font,
                paint: Paint(role), width: measurer.width(of: string, font: font)))
    }

    // MARK: Callouts

    private func leader(of callout: Callout) -> [DisplayCommand] {
        let paint = Paint(role(of: callout.items[0]))
        let width = grid.lineWidth(0.75)
        let dot = CGRect(x: callout.target.x - 2, y: callout.target.y - 2, width: 4, height: 4)
        let segments = zip(callout.route, callout.route.dropFirst()).map { DisplayLines.Segment($0, $1) }
        return [
            .lines(DisplayLines(segments, stroke: Stroke(paint, width: width))),
            .rectangle(DisplayRectangle(dot, cornerRadius: 2, fill: paint)),
        ]
    }

    private func names(of callout: Callout) -> [DisplayCommand] {
        CalloutColumn.lines(of: callout, in: placed).enumerated().flatMap { row, line -> [DisplayCommand] in
            let item = placed.layout.items[callout.items[row]]
            let role = item.kind == .guide ? GuideLine.role(of: item) : .text
            var box = callout.box
            box.origin.y += Double(row) * Callout.rowHeight
            box.size.height = Callout.rowHeight
            if callout.side == .left {
                box.origin.x = callout.box.maxX - CalloutColumn.width(of: line, measurer: measurer)
            }
            let name = text(line.name, at: box, font: TypeScale.name, role: role)
            guard !line.remark.isEmpty else { return [name] }
            box.origin.x += measurer.width(of: line.name, font: TypeScale.name) + CalloutColumn.remarkGap
            return [name, text(line.remark, at: box, font: TypeScale.className, role: .secondaryText)]
        }
    }
}
