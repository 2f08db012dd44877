import Engine
import Foundation

/// Draws labels at their places, on top of everything else.
struct LabelsLayer {
    let scene: Scene
    let grid: PixelGrid
    let measurer: any TextMeasuring

    /// Between a name and what is said beside it.
    static let detailGap = 5.0

    /// The commands that draw the labels, leaders first.
    func commands(for labels: [PlacedLabel]) -> [DisplayCommand] {
        guard !labels.isEmpty else { return [] }
        let leaders = labels.compactMap { label in
            label.leader.map { leader in
                DisplayCommand.lines(
                    DisplayLines([leader], stroke: Stroke(Paint(role(of: label), opacity: 0.75))))
            }
        }
        let texts = labels.flatMap(commands(for:))
        return [.beginGroup(DisplayGroup(classes: ["labels"]))] + leaders + texts + [.endGroup]
    }

    private func role(of label: PlacedLabel) -> ColorRole {
        let item = scene.layout.items[label.item]
        return item.kind == .guide ? GuidesLayer.role(of: item) : .view(ViewHue(id: item.id))
    }

    /// A name stands in its view, or outside, in what holds the view.
    private func role(ofName ink: ColorRole, at label: PlacedLabel) -> ColorRole {
        let holder = label.leader == nil ? label.item : scene.items[label.item].parent
        return holder.map { scene.letteringRole(ink, in: $0) } ?? ink
    }

    private func commands(for label: PlacedLabel) -> [DisplayCommand] {
        let name = scene.name(of: label.item)
        switch label.form {
        case .name(let isSmall, let detail):
            let font = isSmall ? TypeScale.smallName : TypeScale.name
            let ink: ColorRole = scene.isSheet(label.item) ? .secondaryText : .text
            let role = role(ofName: ink, at: label)
            let text = self.text(name, in: label.box, inset: 0, font: font, role: role)
            guard let detail else { return [.text(text)] }
            let beside = text.width + Self.detailGap
            let ambiguous = OutlineOverlay.showsAmbiguity(label.item, in: scene)
            return [
                .text(text),
                .text(
                    self.text(
                        detail, in: label.box, inset: beside, font: TypeScale.className,
                        role: self.role(ofName: ambiguous ? .ambiguity : .secondaryText, at: label))),
            ]
        case .pill(let isSmall):
            let font = isSmall ? TypeScale.smallPill : TypeScale.pill
            return pill(label.box, fill: Paint(role(of: label)), stroke: nil)
                + [.text(text(name, in: label.box, inset: 6, font: font, role: .paper))]
        case .number(let number):
            return self.number(number, for: label)
        case .note(let words):
            return [.text(text(words, in: label.box, inset: 0, font: TypeScale.note, role: role(of: label)))]
        }
    }

    /// A number in a small box: filled for guides, outlined for views.
    private func number(_ number: Int, for label: PlacedLabel) -> [DisplayCommand] {
        let isGuide = scene.layout.items[label.item].kind == .guide
        let role = role(of: label)
        let font = TypeScale.number
        let width = measurer.width(of: "\(number)", font: font)
        let text = DisplayText(
            "\(number)",
            origin: CGPoint(x: label.box.midX, y: label.box.midY + TypeScale.baselineDrop(font)),
            anchor: .middle, font: font, paint: Paint(isGuide ? .paper : .text), width: width)
        let box = pill(
            label.box, fill: Paint(isGuide ? role : .paper),
            stroke: isGuide ? nil : Stroke(Paint(role, opacity: 0.75), width: grid.lineWidth(1)))
        return box + [.text(text)]
    }

    private func pill(_ box: CGRect, fill: Paint, stroke: Stroke?) -> [DisplayCommand] {
        let frame = stroke.map { grid.outline(box, width: $0.width) } ?? grid.snap(box)
        let radius = stroke == nil ? frame.height / 2 : 3
        return [.rectangle(DisplayRectangle(frame, cornerRadius: radius, fill: fill, stroke: stroke))]
    }

    private func text(
        _ string: String, in box: CGRect, inset: Double, font: Font, role: ColorRole
    ) -> DisplayText {
        DisplayText(
            string,
            origin: CGPoint(x: box.minX + inset, y: box.midY + TypeScale.baselineDrop(font)), font: font,
            paint: Paint(role), width: measurer.width(of: string, font: font))
    }
}
