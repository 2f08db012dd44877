import TextMetrics
import Foundation
import Testing

/// Widths computed by hand from the font files: size × (advances + kerning + tracking per character) / 2048.
struct SystemFontMetricsTests {
    private let metrics = SystemFontMetrics()

    @Test func twoLettersWithKerning() {
        // SF Pro Text of 2021: A and V 1380 each, the pair −130, tracking at 17 points −52 twice.
        #expect(metrics.naturalWidth(of: "AV", font: Font(size: 17)).isClose(to: 17 * 2526 / 2048))
        // That is 20.968: ceil(20.968 × 2 − 0.02) / 2 = ceil(41.916) / 2, ceil(62.883) / 3.
        #expect(metrics.labelWidth(of: "AV", font: Font(size: 17), scale: 2) == 21)
        #expect(metrics.labelWidth(of: "AV", font: Font(size: 17), scale: 3) == 21)
    }

    @Test func aSizeBetweenTextAndDisplayCut() {
        // At 22 points the display cut has a share of 0.53: H 1520 and 1432, i 506 and 422, tracking −24 twice.
        let expected = 22 * (0.47 * (1520 + 506) + 0.53 * (1432 + 422) - 48) / 2048
        #expect(metrics.naturalWidth(of: "Hi", font: Font(size: 22)).isClose(to: expected))
    }

    @Test func weightsHaveTheirOwnAdvancesInTheDisplayCut() {
        // SF Pro Display Bold of 2020: H 1494, i 493; tracking at 36 points 20 twice.
        let width = metrics.naturalWidth(of: "Hi", font: Font(size: 36, weight: .bold))
        #expect(width.isClose(to: 36 * (1494 + 493 + 40) / 2048))
    }

    @Test func aWeightWithoutAFileDiffersFromTheNextAsInTheDisplayCut() {
        // e in SF Pro Text Light 1174, in SF Pro Display 1027 in thin and 1040 in light; no tracking at 12 points.
        let thin = metrics.naturalWidth(of: "e", font: Font(size: 12, weight: .thin))
        #expect(thin.isClose(to: 12 * (1174 + 1027 - 1040) / 2048))
    }

    @Test func generationsDifferInCutsAndTracking() {
        // e at 20 points: 1084 in SF UI Display and 1049 in SF Pro Display, tracking 38. Since iOS 14 a share of 0.24
        // of the display cut's 1049 and the rest of the text cut's 1170, tracking −46.
        let font = Font(size: 20)
        func width(_ era: SystemFontEra) -> Double {
            SystemFontMetrics(era: era).naturalWidth(of: "e", font: font)
        }
        #expect(width(.from8000to12999).isClose(to: 20 * 1122 / 2048))
        #expect(width(.from13000to16999).isClose(to: 20 * 1087 / 2048))
        let mixed = 20 * (0.76 * 1170 + 0.24 * 1049 - 46) / 2048
        #expect(width(.from17000).isClose(to: mixed))
    }

    @Test func toolsVersionsBelongToGenerations() {
        #expect(SystemFontEra(toolsVersion: 7999) == .before8000)
        #expect(SystemFontEra(toolsVersion: 8000) == .from8000to12999)
        #expect(SystemFontEra(toolsVersion: 12999) == .from8000to12999)
        #expect(SystemFontEra(toolsVersion: 13000) == .from13000to16999)
        #expect(SystemFontEra(toolsVersion: 16999) == .from13000to16999)
        #expect(SystemFontEra(toolsVersion: 17000) == .from17000)
    }

    @Test func trackingIsInterpolatedBetweenTabulatedSizes() {
        // Half way between −12 at 13 and −22 at 14 points.
        #expect(metrics.naturalWidth(of: "e", font: Font(size: 13.5)).isClose(to: 13.5 * (1170 - 17) / 2048))
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

extension Double {
    func isClose(to other: Double) -> Bool { (self - other).magnitude < 1e-9 }
}
