import LayoutValues
import Foundation
import LayoutRender
import TextMetrics

/// The names of the bands of a panel: in the bands that have room for them, and below the canvas for the others.
struct SpectrumNames {
    private static let font = Font(size: 9.5, weight: .semibold)
    private static let rowHeight = 12.0
    private static let greatestRowCount = 6
    /// The maximum width of a name below the canvas.
    private static let greatestWidth = 150.0

    /// A name in its band.
    private struct Inner {
        let text: String
        let box: CGRect
        let role: ColorRole
    }

    /// A name below the canvas, at the end of a line from the middle of its band.
    private struct Outer {
        let text: String
        let width: Double
        let x: Double
        let role: ColorRole
        var row = 0
    }

    private let bottom: Double
    private var inner: [Inner] = []
    private var outer: [Outer] = []

    /// Places the names.
    ///
    /// - Parameters:
    ///   - range: The lengths of the canvas.
    ///   - scale: Points of the picture per point of the canvas.
    ///   - origin: The upper left corner of the canvas in the picture.
    init(
        of bands: [SpectrumBand], range: ClosedRange<Double>, scale: Double, origin: CGPoint,
        measurer: any TextMeasuring
    ) {
        bottom = Double(origin.y) + (range.upperBound - range.lowerBound) * scale
        for band in bands where !band.shownNames.isEmpty {
            if let name = inside(band, range, scale, origin, measurer) {
                inner.append(name)
            } else if let span = band.span(at: range.upperBound) {
                let text = Self.elided(Self.text(of: band), measurer)
                outer.append(
                    Outer(
                        text: text, width: measurer.width(of: text, font: Self.font),
                        x: Double(origin.x) + (span.start + span.end) / 2 * scale, role: Self.role(of: band)))
            }
        }
        arrangeRows()
    }

    /// The height of the rows below the canvas.
    var height: Double {
        outer.isEmpty ? 0 : Double((outer.map(\.row).max() ?? 0) + 1) * Self.rowHeight + 8
    }

    private static func text(of band: SpectrumBand) -> String {
        let more = band.shownNames.count - 1
        return band.shownNames[0] + (more > 0 ? " and \(more) more" : "")
    }

    private static func elided(_ text: String, _ measurer: any TextMeasuring) -> String {
        var text = text
        guard measurer.width(of: text, font: font) > greatestWidth else { return text }
        while !text.isEmpty, measurer.width(of: text + "…", font: font) > greatestWidth { text.removeLast() }
        return text + "…"
    }

    private static func role(of band: SpectrumBand) -> ColorRole {
        band.isGuide ? .guide : .view(ViewHue(id: band.ids[0]))
    }

    /// The name in its band, as far down as it fits beside the others; nil if it doesn't.
    private func inside(
        _ band: SpectrumBand, _ range: ClosedRange<Double>, _ scale: Double, _ origin: CGPoint,
        _ measurer: any TextMeasuring
    ) -> Inner? {
        let steps = stride(from: range.upperBound - 14, to: range.lowerBound + 10, by: -12)
        for text in [Self.text(of: band), band.shownNames[0]] {
            let width = measurer.width(of: text, font: Self.font)
            for length in steps {
                guard let span = band.span(at: length), (span.end - span.start) * scale - 6 >= width else {
                    continue
                }
                let middle = Double(origin.x) + (span.start + span.end) / 2 * scale
                let x = band.isGuide ? Double(origin.x) + span.start * scale + 3 : middle - width / 2
                let y = Double(origin.y) + (length - range.lowerBound) * scale
                let box = CGRect(x: x - 2, y: y - 6, width: width + 4, height: 13)
                if inner.contains(where: { $0.box.intersects(box) }) { continue }
                return Inner(text: text, box: box, role: Self.role(of: band))
            }
        }
        return nil
    }

    /// Puts each name below those to its right that it would run into, so that no line crosses a name.
    private mutating func arrangeRows() {
        outer.sort { $0.x > $1.x }
        for index in outer.indices {
            let end = outer[index].x + outer[index].width + 8
            let rows = outer[..<index].filter { $0.x < end }.map(\.row)
            outer[index].row = rows.max().map { $0 + 1 } ?? 0
        }
        outer.removeAll { $0.row >= Self.greatestRowCount }
    }

    func commands() -> [DisplayCommand] {
        inner.flatMap { name -> [DisplayCommand] in
            [
                .rectangle(
                    DisplayRectangle(
                        name.box, cornerRadius: 3, fill: Paint(.paper),
                        stroke: Stroke(Paint(name.role), width: 0.75))),
                text(
                    name.text, at: CGPoint(x: name.box.minX + 2, y: name.box.minY + 9.4),
                    width: Double(name.box.width) - 4, Self.ink(name.role)),
            ]
        }
            + outer.flatMap { name -> [DisplayCommand] in
                let y = bottom + 12 + Double(name.row) * Self.rowHeight
                let line = DisplayLines.Segment(CGPoint(x: name.x, y: bottom), CGPoint(x: name.x, y: y))
                return [
                    .lines(DisplayLines([line], stroke: Stroke(Paint(name.role, opacity: 0.7), width: 0.6))),
                    text(
                        name.text, at: CGPoint(x: name.x + 3, y: y + 2), width: name.width,
                        Self.ink(name.role)),
                ]
            }
    }

    /// Returns the colour of a name; letters in some of the views' hues would be too light.
    private static func ink(_ role: ColorRole) -> ColorRole { role == .guide ? .guide : .text }

    private func text(
        _ string: String, at origin: CGPoint, width: Double, _ role: ColorRole
    ) -> DisplayCommand {
        .text(DisplayText(string, origin: origin, font: Self.font, paint: Paint(role), width: width))
    }
}
