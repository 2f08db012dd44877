import TextMetrics
import Foundation
import Testing

/// Compares measured widths with recorded ones. The advances and kerning are the font files'; of all measures only the
/// mixing of cuts by size and tracking at some sizes were fitted to labels.
@Suite(
    .enabled(
        if: LabelSamples.shared != nil,
        "needs the recorded labels at ../shared/metrics/labels.json beside the repository"))
struct SystemFontSampleTests {
    @Test(arguments: [
        (Font.Weight.regular, 0.96, 0.99), (.medium, 0.97, 0.99), (.semibold, 0.99, 0.99),
        (.bold, 0.95, 0.99),
        (.light, 0.93, 0.99),
    ])
    func widthsAgreeWithRecordedOnes(weight: Font.Weight, withinHalf: Double, withinOne: Double) throws {
        let all = try #require(LabelSamples.shared).samples
        let samples = all.filter { $0.font.weight == weight }
        try #require(samples.count > 50)
        let errors = samples.map { sample in
            let metrics = SystemFontMetrics(era: sample.era)
            let width = metrics.labelWidth(of: sample.text, font: sample.font, scale: sample.scale)
            return abs((sample.isButton ? max(30, width.rounded(.up)) : width) - sample.width)
        }
        #expect(errors.share(upTo: 0.51) >= withinHalf)
        #expect(errors.share(upTo: 1.01) >= withinOne)
    }

    @Test func everySampleIsRead() throws {
        let samples = try #require(LabelSamples.shared)
        #expect(samples.samples.count == 4067)
    }
}

extension [Double] {
    fileprivate func share(upTo limit: Double) -> Double {
        Double(count(where: { $0 <= limit })) / Double(count)
    }
}
