import Engine
import Foundation

/// The titles, images and colours of a button by the raw values of its states.
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
