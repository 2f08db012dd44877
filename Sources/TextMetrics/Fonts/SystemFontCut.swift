/// A cut of the system font: drawn for texts or for large sizes, in one of its versions.
enum SystemFontCut: Sendable {
    /// SF Pro Text of 2017; SF UI Text's letters are as wide.
    case text2017
    /// SF Pro Text of 2021.
    case text2021
    /// SF UI Display.
    case display2015
    /// SF Pro Display of 2018.
    case display2018
    /// SF Pro Display of 2020.
    case display2020

    static let unitsPerEm = 2048.0

    /// The advances of all weights, in font units.
    var columns: String {
        switch self {
        case .text2017: FontTable.textBefore17000
        case .text2021: FontTable.textFrom17000
        case .display2015: FontTable.displayBefore13000
        case .display2018: FontTable.displayFrom13000
        case .display2020: FontTable.displayFrom17000
        }
    }
}
