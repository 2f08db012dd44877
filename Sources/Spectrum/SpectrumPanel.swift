import LayoutValues
import Foundation
import LayoutRender
import Sweep
import TextMetrics
import Findings

/// One sweep of a spectrum, drawn to scale with its upper left corner at the origin.
struct SpectrumPanel {
    let sweep: LayoutSweep
    let bands: [SpectrumBand]
    /// The findings listed in the legend, numbered from 1.
    let findings: [SweepFinding]
    let devices: [SpectrumOptions.Device]
    let measurer: any TextMeasuring
    let origin: CGPoint
    private let names: SpectrumNames

    /// A panel; see the properties.
    init(
        sweep: LayoutSweep, bands: [SpectrumBand], findings: [SweepFinding],
        devices: [SpectrumOptions.Device], measurer: any TextMeasuring, origin: CGPoint
    ) {
        self.sweep = sweep
        self.bands = bands
        self.findings = findings
        self.devices = devices
        self.measurer = measurer
        self.origin = origin
        names = SpectrumNames(
            of: bands, range: sweep.range, scale: Self.scale, origin: origin, measurer: measurer)
    }

    /// What the names below the canvas take of the picture's height.
    var namesHeight: Double { names.height }

    /// Points of the picture per point of the canvas, on both axes.
    static let scale = 0.5
    private static let tick = Font(size: 9)
    private static let name = Font(size: 9.5, weight: .semibold)
    private static let note = Font(size: 9)

    var width: Double { sweep.range.upperBound * Self.scale }
    var height: Double { (sweep.range.upperBound - sweep.range.lowerBound) * Self.scale }

    private func point(_ position: Double, _ length: Double) -> CGPoint {
        CGPoint(x: origin.x + position * Self.scale, y: y(length))
    }

    private func y(_ length: Double) -> Double { origin.y + (length - sweep.range.lowerBound) * Self.scale }

    /// Draws everything inside the frame, then everything beside it.
    func commands() -> [DisplayCommand] {
        var commands: [DisplayCommand] = [.polygon(sheet)]
        for band in bands where !band.isGuide { commands += shape(of: band) }
        commands += breakpointLines
        for band in bands where band.isGuide { commands += edges(of: band) }
        commands += collisions
        commands.append(
            .lines(
                DisplayLines(
                    [
                        DisplayLines.Segment(
                            point(sweep.range.lowerBound, sweep.range.lowerBound),
                            point(sweep.range.upperBound, sweep.range.upperBound))
                    ],
                    stroke: Stroke(Paint(.sheetOutline), width: 1.2))))
        commands += names.commands() + ruler + breakpointNotes
        return commands
    }

    /// The canvas at all its lengths.
    private var sheet: DisplayPolygon {
        let (least, greatest) = (sweep.range.lowerBound, sweep.range.upperBound)
        return DisplayPolygon(
            [point(0, least), point(least, least), point(greatest, greatest), point(0, greatest)],
            fill: Paint(.sheet), stroke: Stroke(Paint(.sheetOutline), width: 0.75))
    }

    private func outline(of band: SpectrumBand) -> (starts: [CGPoint], ends: [CGPoint]) {
        var (starts, ends) = ([CGPoint](), [CGPoint]())
        for stretch in band.stretches {
            let (from, to) = (stretch.range.lowerBound, stretch.range.upperBound)
            starts += [point(stretch.start.0, from), point(stretch.start.1, to)]
            ends += [point(stretch.end.0, from), point(stretch.end.1, to)]
        }
        return (starts, ends)
    }

    private func shape(of band: SpectrumBand) -> [DisplayCommand] {
        let (starts, ends) = outline(of: band)
        let role = ColorRole.view(ViewHue(id: band.ids[0]))
        let fill = band.isFilled ? Paint(role, opacity: 0.16) : nil
        return [
            .beginGroup(
                DisplayGroup(id: band.ids[0], classes: ["band"], title: band.names.joined(separator: ", "))),
            .polygon(
                DisplayPolygon(
                    starts + ends.reversed(), fill: fill,
                    stroke: Stroke(Paint(role, opacity: 0.9), width: 0.9))),
            .endGroup,
        ]
    }

    private func edges(of band: SpectrumBand) -> [DisplayCommand] {
        let (starts, ends) = outline(of: band)
        func segments(_ points: [CGPoint]) -> [DisplayLines.Segment] {
            zip(points, points.dropFirst()).map { DisplayLines.Segment($0, $1) }
        }
        return [
            .lines(
                DisplayLines(
                    segments(starts) + segments(ends),
                    stroke: Stroke(Paint(.guide, opacity: 0.8), width: 0.8, dash: [4, 3])))
        ]
    }

    /// The areas in which two items overlap but shouldn't.
    private var collisions: [DisplayCommand] {
        findings.enumerated().flatMap { number, finding -> [DisplayCommand] in
            let found = bands.filter { band in finding.items.contains { band.ids.contains($0) } }
            guard finding.code == .collision, found.count == 2 else { return [] }
            var (starts, ends) = ([CGPoint](), [CGPoint]())
            let (from, to) = (finding.range.lowerBound, finding.range.upperBound)
            let lengths = ([from, to] + sweep.breakpoints.map(\.length).filter { from < $0 && $0 < to })
                .sorted()
            for length in lengths {
                guard let one = found[0].span(at: length), let other = found[1].span(at: length) else {
                    continue
                }
                starts.append(point(max(one.start, other.start), length))
                ends.append(point(max(min(one.end, other.end), max(one.start, other.start)), length))
            }
            guard starts.count > 1 else { return [] }
            return [
                .polygon(
                    DisplayPolygon(
                        starts + ends.reversed(), fill: Paint(.conflict, opacity: 0.55),
                        stroke: Stroke(Paint(.conflict), width: 1)))
            ]
                + marker(
                    number + 1,
                    at: CGPoint(x: (starts[0].x + ends[0].x) / 2, y: max(starts[0].y + 9, origin.y + 9)))
        }
    }

    /// Returns a number in a circle.
    private func marker(_ number: Int, at centre: CGPoint) -> [DisplayCommand] {
        let text = String(number)
        let width = measurer.width(of: text, font: Self.name)
        return [
            .rectangle(
                DisplayRectangle(
                    CGRect(x: centre.x - 7, y: centre.y - 7, width: 14, height: 14), cornerRadius: 7,
                    fill: Paint(.conflict))),
            .text(
                DisplayText(
                    text, origin: CGPoint(x: centre.x, y: centre.y + 3.4), anchor: .middle, font: Self.name,
                    paint: Paint(.paper), width: width)),
        ]
    }

    private var breakpointLines: [DisplayCommand] {
        let segments = sweep.arrangementBreakpoints.map {
            DisplayLines.Segment(point(0, $0.length), point($0.length, $0.length))
        }
        return [.lines(DisplayLines(segments, stroke: Stroke(Paint(.constraint, opacity: 0.75), width: 0.5)))]
    }

    /// Lengths on the left, with the devices that have them.
    private var ruler: [DisplayCommand] {
        var commands: [DisplayCommand] = []
        var segments: [DisplayLines.Segment] = []
        let step = sweep.range.upperBound - sweep.range.lowerBound > 400 ? 100.0 : 50
        var length = (sweep.range.lowerBound / step).rounded(.up) * step
        while length <= sweep.range.upperBound {
            segments.append(DisplayLines.Segment(CGPoint(x: origin.x - 5, y: y(length)), point(0, length)))
            commands.append(
                text(
                    String(Int(length)), at: CGPoint(x: origin.x - 8, y: y(length) + 3), .end, .secondaryText)
            )
            length += step
        }
        commands.append(.lines(DisplayLines(segments, stroke: Stroke(Paint(.secondaryText), width: 0.75))))
        let ticks = SpectrumDeviceTicks(
            devices: devices, axis: sweep.axis, range: sweep.range, measurer: measurer, x: origin.x)
        return commands + ticks.commands { y($0) }
    }

    /// The causes of breakpoints to the right of the canvas, as close to their hairlines as possible.
    private var breakpointNotes: [DisplayCommand] {
        var commands: [DisplayCommand] = []
        var lowest = -Double.infinity
        let x = origin.x + width + 24
        for note in SpectrumNote.all(of: sweep) {
            let place = max(y(note.length), lowest + 12)
            guard place < origin.y + height + 40 else {
                commands.append(text("…", at: CGPoint(x: x, y: place), .start, .constraint))
                break
            }
            lowest = place
            let start = point(note.length, note.length)
            commands.append(
                .lines(
                    DisplayLines(
                        [
                            DisplayLines.Segment(start, CGPoint(x: x - 12, y: start.y)),
                            DisplayLines.Segment(CGPoint(x: x - 12, y: start.y), CGPoint(x: x - 3, y: place)),
                        ], stroke: Stroke(Paint(.constraint, opacity: 0.5), width: 0.5))))
            let role: ColorRole = note.isText ? .secondaryText : .constraint
            commands.append(
                text(elided(note.text, to: Self.noteWidth), at: CGPoint(x: x, y: place + 3), .start, role))
        }
        return commands
    }

    static let noteWidth = 230.0

    private func elided(_ text: String, to width: Double) -> String {
        var text = text
        guard measurer.width(of: text, font: Self.note) > width else { return text }
        while !text.isEmpty, measurer.width(of: text + "…", font: Self.note) > width { text.removeLast() }
        return text + "…"
    }

    private func text(
        _ string: String, at origin: CGPoint, _ anchor: DisplayText.Anchor, _ role: ColorRole
    ) -> DisplayCommand {
        .text(
            DisplayText(
                string, origin: origin, anchor: anchor, font: Self.note, paint: Paint(role),
                width: measurer.width(of: string, font: Self.note)))
    }
}
