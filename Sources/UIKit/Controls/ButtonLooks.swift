import Engine
import Foundation

/// What a button shows in each of its states, by the raw values of these.
struct ButtonLooks {
    /// Whether any title was set, or taken away.
    var hasTitles = false
    var titles: [UInt: String] = [:]
    var attributedTitles: [UInt: NSAttributedString] = [:]
    var images: [UInt: UIImage] = [:]
    var backgroundImages: [UInt: UIImage] = [:]
    var titleColors: [UInt: UIColor] = [:]
    var shadowColors: [UInt: UIColor] = [:]
}
