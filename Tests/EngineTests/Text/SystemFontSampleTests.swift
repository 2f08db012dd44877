import Engine
import Foundation
import Testing

/// Compares measured widths with recorded ones. The shares are those reached on labels that weren't used for fitting.
@Suite(
    .enabled(
        if: LabelSamples.shared != nil,
        "needs the recorded labels at ../shared/metrics/labels.json beside the repository"))
struct SystemFontSampleTests {
    @Test(arguments: [
        (Font.Weight.regular, 0.89, 0.95), (.medium, 0.83, 0.90), (.semibold, 0.95, 0.97),
        (.bold, 0.76, 0.97),
        (.light, 0.89, 0.95),
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
