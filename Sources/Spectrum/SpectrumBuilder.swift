import LayoutValues
import Foundation
import LayoutRender
import Sweep
import TextMetrics
import Findings

/// Draws the panels of a spectrum side by side, with a title above and findings below.
struct SpectrumBuilder {
    let sweeps: [LayoutSweep]
    let options: SpectrumOptions
    let measurer: any TextMeasuring

    private static let title = Font(size: 15, weight: .bold)
    private static let heading = Font(size: 10.5, weight: .semibold)
    private static let legend = Font(size: 10)
    private static let margin = 24.0
    /// The width of the ruler and the devices on the left.
    private static let gutter = 180.0
    private static let top = 76.0
    /// The maximum number of bands; with more, they can't be told apart.
    private static let greatestCount = 24
    private static let greatestFindingCount = 12

    func build() -> DisplayList {
        var commands: [DisplayCommand] = []
        var (x, bottom) = (Self.margin, 0.0)
        for sweep in sweeps {
            let all = SpectrumBand.all(of: sweep, focus: options.focus)
            let bands = Array(all.prefix(Self.greatestCount))
            let findings = Array(sweep.findings.prefix(Self.greatestFindingCount))
            let panel = SpectrumPanel(
                sweep: sweep, bands: bands, findings: findings, devices: options.devices, measurer: measurer,
                origin: CGPoint(x: x + Self.gutter, y: Self.top))
            commands += heading(of: sweep, left: all.count - bands.count, at: x + Self.gutter)
            commands += panel.commands()
            let below = Self.top + panel.height + panel.namesHeight + 40
            commands += legend(
                of: findings, in: sweep, at: CGPoint(x: x + Self.gutter, y: below),
                width: panel.width + SpectrumPanel.noteWidth)
            x += Self.gutter + panel.width + 30 + SpectrumPanel.noteWidth
            bottom = max(bottom, below + 16 * Double(findings.count))
        }
        let size = CGSize(width: x + Self.margin, height: bottom + Self.margin)
        let text = DisplayText(
            options.title, origin: CGPoint(x: Self.margin, y: 32), font: Self.title, paint: Paint(.text),
            width: measurer.width(of: options.title, font: Self.title))
        return DisplayList(size: size, title: options.title, commands: [.text(text)] + commands)
    }

    private func heading(of sweep: LayoutSweep, left: Int, at x: Double) -> [DisplayCommand] {
        let measure = sweep.axis == .horizontal ? "wide" : "high"
        let (start, end) = (Int(sweep.range.lowerBound), Int(sweep.range.upperBound))
        let textBreaks = sweep.textBreaks.reduce(0) { $0 + $1.lengths.count }
        let counts = [
            Self.count(sweep.arrangementBreakpoints.count, "breakpoint"),
            textBreaks == 0 ? nil : Self.count(textBreaks, "text break"),
            Self.count(sweep.findings.count, "finding"),
        ].compactMap { $0 }
        var text = "\(start)…\(end) points \(measure) · \(counts.joined(separator: " · "))"
        if left > 0 { text += " · \(left) bands left out" }
        return [line(text, at: CGPoint(x: x, y: 58), Self.heading, .secondaryText)]
    }

    private static func count(_ number: Int, _ word: String) -> String {
        "\(number == 0 ? "no" : String(number)) \(word)\(number == 1 ? "" : "s")"
    }

    private func legend(
        of findings: [SweepFinding], in sweep: LayoutSweep, at origin: CGPoint, width: Double
    ) -> [DisplayCommand] {
        return findings.enumerated().flatMap { index, finding -> [DisplayCommand] in
            let y = origin.y + 16 * Double(index)
            let (start, end) = (Self.points(finding.range.lowerBound), Self.points(finding.range.upperBound))
            let items =
                finding.items.prefix(4).map { sweep.names.label($0) }.joined(separator: ", ")
                + (finding.items.count > 4 ? "…" : "")
            var text = "\(finding.code.rawValue)  \(start)…\(end)  \(items): \(finding.detail.words)"
            if let constraint = finding.constraints.first { text += "  (\(sweep.names.text(constraint)))" }
            return [
                line("\(index + 1)", at: CGPoint(x: origin.x, y: y), Self.heading, .conflict),
                line(elided(text, to: width), at: CGPoint(x: origin.x + 18, y: y), Self.legend, .text),
            ]
        }
    }

    private func elided(_ text: String, to width: Double) -> String {
        var text = text
        guard measurer.width(of: text, font: Self.legend) > width else { return text }
        while !text.isEmpty, measurer.width(of: text + "…", font: Self.legend) > width { text.removeLast() }
        return text + "…"
    }

    private static func points(_ length: Double) -> String {
        let number = (length * 10).rounded() / 10
        return number == number.rounded() ? String(Int(number)) : String(number)
    }

    private func line(_ text: String, at origin: CGPoint, _ font: Font, _ role: ColorRole) -> DisplayCommand {
        .text(
            DisplayText(
                text, origin: origin, font: font, paint: Paint(role),
                width: measurer.width(of: text, font: font)))
    }
}
