import Engine
import Foundation

/// The lines above a picture: its title in bold, then size, device and state.
struct Caption {
    /// From the top of the caption to the canvas, in points; 0 without a caption.
    let height: Double
    let commands: [DisplayCommand]

    /// A caption from `origin` rightwards, no wider than `width`.
    init(layout: SolvedLayout, measurer: any TextMeasuring, origin: CGPoint, width: Double) {
        let title = measurer.elided(Self.title(of: layout), font: TypeScale.title, to: width)
        let titleWidth = measurer.width(of: title, font: TypeScale.title)
        let details = measurer.elided(Self.details(of: layout), font: TypeScale.detail, to: width)
        let detailsWidth = measurer.width(of: details, font: TypeScale.detail)
        let fitsBeside = titleWidth + 8 + detailsWidth <= width
        let baseline = origin.y + 13
        let detailsOrigin =
            fitsBeside
            ? CGPoint(x: origin.x + titleWidth + 8, y: baseline) : CGPoint(x: origin.x, y: baseline + 17)
        commands = [
            .beginGroup(DisplayGroup(classes: ["caption"])),
            .text(
                DisplayText(
                    title, origin: CGPoint(x: origin.x, y: baseline), font: TypeScale.title,
                    paint: Paint(.text), width: titleWidth)),
            .text(
                DisplayText(
                    details, origin: detailsOrigin, font: TypeScale.detail, paint: Paint(.secondaryText),
                    width: detailsWidth)),
            .endGroup,
        ]
        height = fitsBeside ? 33 : 50
    }

    /// What a picture of the layout is called.
    static func title(of layout: SolvedLayout) -> String {
        let title = layout.title.map(DisplayName.oneLine) ?? ""
        return title.isEmpty ? DisplayName.oneLine(layout.id) : title
    }

    private static func details(of layout: SolvedLayout) -> String {
        let canvas = layout.canvas
        var parts = ["\(XMLText.number(canvas.size.width)) × \(XMLText.number(canvas.size.height))"]
        if let device = canvas.device { parts.append(DisplayName.oneLine(device)) }
        if let orientation = canvas.orientation, let words = Self.words(for: orientation) {
            parts.append(words)
        }
        if canvas.layoutDirection == .rightToLeft { parts.append("right to left") }
        if canvas.contentSizeCategory != "large" {
            parts.append("text size \(DisplayName.oneLine(canvas.contentSizeCategory))")
        }
        if canvas.keyboardHeight != nil { parts.append("keyboard") }
        if canvas.floatingKeyboardFrame != nil { parts.append("floating keyboard") }
        if let state = layout.state { parts.append("state \(DisplayName.oneLine(state))") }
        return parts.joined(separator: " · ")
    }

    private static func words(for orientation: Canvas.Orientation) -> String? {
        switch orientation {
        case .portrait: nil
        case .portraitUpsideDown: "upside down"
        case .landscapeLeft: "landscape left"
        case .landscapeRight: "landscape"
        }
    }
}
