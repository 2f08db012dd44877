/// The generations of the iOS system font, identified by the Interface Builder versions that recorded them.
public enum SystemFontEra: Sendable, Hashable, CaseIterable {
    /// Before Xcode 9: SF UI, with the display cut from 20 points on.
    case before13000
    /// Xcode 9 to 11: SF Pro, with the display cut from 20 points on.
    case from13000to16999
    /// Since Xcode 12 and iOS 14: SF Pro with optical sizes, which change gradually between 17 and 28 points.
    case from17000

    /// Determines the generation from a document's `toolsVersion` (its integer part).
    public init(toolsVersion: Int) {
        self =
            switch toolsVersion {
            case ..<13000: .before13000
            case ..<17000: .from13000to16999
            default: .from17000
            }
    }

    var textCut: SystemFontCut {
        self == .from17000 ? .text2021 : .text2017
    }

    var displayCut: SystemFontCut {
        switch self {
        case .before13000: .display2015
        case .from13000to16999: .display2018
        case .from17000: .display2020
        }
    }

    /// Returns the share of the display cut at a size in points, from 0 (only the text cut) to 1.
    func displayShare(atSize size: Double) -> Double {
        switch self {
        case .before13000, .from13000to16999: size < 20 ? 0 : 1
        case .from17000: Self.opticalSizes.value(at: size)
        }
    }

    /// Returns the tracking in em that is added to every character at a size in points.
    func tracking(atSize size: Double) -> Double {
        let table =
            switch self {
            case .from17000: Self.trackingFrom17000
            case .before13000, .from13000to16999:
                size < 20 ? Self.trackingOfText : Self.trackingOfDisplay
            }
        return table.value(at: size) / SystemFontCut.unitsPerEm
    }

    /// The share of the display cut by optical size, fitted to recorded labels of 18 to 28 points.
    private static let opticalSizes = SizeTable(rows: [
        (17, 0), (18, 0.05), (19, 0.1), (20, 0.24), (21, 0.38), (22, 0.53), (23, 0.69), (24, 0.84), (25, 0.9),
        (26, 0.94), (27, 0.97), (28, 1),
    ])

    /// Tracking in font units, twice the thousandths of an em that the Human Interface Guidelines list.
    private static let trackingFrom17000 = SizeTable(rows: [
        (6, 82), (7, 68), (8, 52), (9, 38), (10, 24), (11, 12), (12, 0), (13, -12), (14, -22), (15, -32), (16, -40),
        (17, -52), (18, -50), (19, -48), (20, -46), (21, -36), (22, -24), (23, -8), (24, 6), (25, 12), (26, 16),
        (27, 22), (28, 28), (30, 28), (31, 26), (32, 26), (33, 24), (34, 24), (35, 22), (36, 20), (40, 20), (41, 18),
        (43, 18), (44, 16), (48, 16), (50, 14), (54, 12), (58, 10), (60, 8), (66, 6), (72, 4), (76, 2), (80, 0),
    ])

    /// The same of the text cut until iOS 13; at 17 and 18 points as in recorded labels.
    private static let trackingOfText = SizeTable(rows: [
        (6, 82), (7, 68), (8, 52), (9, 38), (10, 24), (11, 12), (12, 0), (13, -12), (14, -22), (15, -32), (16, -40),
        (17, -47), (18, -50), (19, -47),
    ])

    /// The same of the display cuts until iOS 13.
    private static let trackingOfDisplay = SizeTable(rows: [
        (20, 36.5), (22, 32), (24, 29), (25, 30), (26, 28), (28, 25.5), (30, 26.5), (34, 22), (36, 22), (40, 20),
        (44, 16), (50, 14), (54, 12), (60, 10), (66, 6), (72, 4), (80, 0),
    ])
}
