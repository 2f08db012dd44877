/// The generations of the iOS system font, identified by the Interface Builder versions that recorded them.
package enum SystemFontEra: Sendable, Hashable, CaseIterable {
    /// Before Xcode 7 and iOS 9: Helvetica Neue, in lines as tall as San Francisco's.
    case before8000
    /// Xcode 7 and 8: SF UI, with the display cut from 20 points on.
    case from8000to12999
    /// Xcode 9 to 11: SF Pro, with the display cut from 20 points on.
    case from13000to16999
    /// Since Xcode 12 and iOS 14: SF Pro with optical sizes, which change gradually between 17 and 28 points.
    case from17000

    /// Determines the generation from a document's `toolsVersion` (its integer part).
    package init(toolsVersion: Int) {
        self =
            switch toolsVersion {
            case ..<8000: .before8000
            case ..<13000: .from8000to12999
            case ..<17000: .from13000to16999
            default: .from17000
            }
    }

    var textCut: SystemFontCut {
        self == .from17000 ? .text2021 : .text2017
    }

    var displayCut: SystemFontCut {
        switch self {
        case .before8000, .from8000to12999: .display2015
        case .from13000to16999: .display2018
        case .from17000: .display2020
        }
    }

    /// Returns the share of the display cut at a size in points, from 0 (only the text cut) to 1.
    func displayShare(atSize size: Double) -> Double {
        switch self {
        case .before8000, .from8000to12999, .from13000to16999: size < 20 ? 0 : 1
        case .from17000: SystemFontTracking.opticalSizes.value(at: size)
        }
    }

    /// Returns the tracking in em that is added to every character at a size in points.
    func tracking(atSize size: Double) -> Double {
        let table =
            switch self {
            case .before8000: SystemFontTracking.ofHelveticaNeue
            case .from17000: SystemFontTracking.from17000
            case .from8000to12999, .from13000to16999:
                displayShare(atSize: size) == 0 ? SystemFontTracking.ofText : SystemFontTracking.ofDisplay
            }
        return table.value(at: size) / SystemFontCut.unitsPerEm
    }
}
