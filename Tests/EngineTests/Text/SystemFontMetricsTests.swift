import Engine
import Foundation
import Testing

/// Widths computed by hand from the published table: size × (advances + kerning + tracking per character).
struct SystemFontMetricsTests {
    private let metrics = SystemFontMetrics()

    @Test func twoLettersWithKerning() {
        // A 0.6644, V 0.6718, the pair −0.0541, tracking at 17 points −0.025 twice: 17 × 1.2321 = 20.9457.
        #expect(metrics.naturalWidth(of: "AV", font: Font(size: 17)).isClose(to: 20.9457))
        // ceil(20.9457 × 2 − 0.02) / 2 = ceil(41.8714) / 2, ceil(62.8171) / 3.
        #expect(metrics.labelWidth(of: "AV", font: Font(size: 17), scale: 2) == 21)
        #expect(metrics.labelWidth(of: "AV", font: Font(size: 17), scale: 3) == 21)
    }

    @Test func aSizeBetweenTextAndDisplayCut() {
        // At 22 points the display cut has half a share: H 0.7460 − 0.0561/2, i 0.2460 − 0.0406/2, tracking −0.0153:
        // 22 × (0.71795 + 0.2257 − 0.0306) = 20.0871.
        #expect(metrics.naturalWidth(of: "Hi", font: Font(size: 22)).isClose(to: 20.0871))
    }

    @Test func boldAddsItsOwnOffsetInTheDisplayCut() {
        // H 0.7838 − 0.0561 + 0.0039, i 0.2881 − 0.0406 + 0.0039, tracking at 36 points 0.01: 36 × 1.003 = 36.108.
        #expect(metrics.naturalWidth(of: "Hi", font: Font(size: 36, weight: .bold)).isClose(to: 36.108))
    }

    @Test func weightsWithoutSamplesAreExtrapolated() {
        // e: regular 0.5730, bold 0.6025; heavy is 0.5730 + 1.4 × 0.0295 = 0.6143, thin 0.5730 − 0.9 × 0.0295.
        let heavy = metrics.naturalWidth(of: "e", font: Font(size: 12, weight: .heavy))
        #expect(heavy.isClose(to: 12 * 0.6143))
        let thin = metrics.naturalWidth(of: "e", font: Font(size: 12, weight: .thin))
        #expect(thin.isClose(to: 12 * 0.54645))
    }

    @Test func erasDifferInTracking() {
        // e at 20 points: 0.5730; before iOS 14 the whole display cut −0.0566, tracking 0.0286 and 0.0147; after it
        // a quarter of it, tracking −0.0227.
        let font = Font(size: 20)
        #expect(SystemFontMetrics(era: .before13000).naturalWidth(of: "e", font: font).isClose(to: 10.9))
        #expect(
            SystemFontMetrics(era: .from13000to16999).naturalWidth(of: "e", font: font).isClose(to: 10.622))
        #expect(SystemFontMetrics(era: .from17000).naturalWidth(of: "e", font: font).isClose(to: 10.723))
    }

    @Test func toolsVersionsBelongToEras() {
        #expect(SystemFontEra(toolsVersion: 12999) == .before13000)
        #expect(SystemFontEra(toolsVersion: 13000) == .from13000to16999)
        #expect(SystemFontEra(toolsVersion: 17499) == .from13000to16999)
        #expect(SystemFontEra(toolsVersion: 17500) == .from17000)
    }

    @Test func trackingIsInterpolatedBetweenTabulatedSizes() {
        // Half way between −0.0250 at 17 and −0.0268 at 18 points.
        let expected: CGFloat = 17.5 * (0.5730 - 0.0259)
        #expect(metrics.naturalWidth(of: "e", font: Font(size: 17.5)).isClose(to: expected))
    }

    @Test func aFiftiethOfAPixelIsNotRoundedUp() {
        #expect(SystemFontMetrics.widthRoundedUpToPixel(10.009, scale: 2) == 10)
        #expect(SystemFontMetrics.widthRoundedUpToPixel(10.011, scale: 2) == 10.5)
        #expect(SystemFontMetrics.widthRoundedUpToPixel(0, scale: 2) == 0)
    }

    @Test func verticalMeasures() {
        let font = Font(size: 17)
        // 17 × 1.193359 = 20.287; Interface Builder records 20.5 for one line, 61 for three, 81.5 for four.
        #expect(metrics.height(ofLines: 1, font: font, scale: 2) == 20.5)
        #expect(metrics.height(ofLines: 3, font: font, scale: 2) == 61)
        #expect(metrics.height(ofLines: 4, font: font, scale: 2) == 81.5)
        #expect(metrics.height(ofLines: 1, font: font, scale: 3).isClose(to: 61.0 / 3))
        #expect(
            metrics.lineHeight(of: font).isClose(to: metrics.ascender(of: font) + metrics.descender(of: font))
        )
        #expect(metrics.xHeight(of: font) < metrics.capHeight(of: font))
    }
}

extension CGFloat {
    func isClose(to other: CGFloat) -> Bool { (self - other).magnitude < 1e-9 }
}
