import UIKit

/// A view or a controller that a program of an author's code shows.
public struct CodeScene {
    /// What is shown, by the class that UIKit gives it.
    public enum Kind: String, Sendable {
        case controller = "UIViewController"
        case collectionController = "UICollectionViewController"
        case tableCell = "UITableViewCell"
        case header = "UITableViewHeaderFooterView"
        case collectionCell = "UICollectionViewCell"
        case collection = "UICollectionView"
        case view = "UIView"
        /// Whatever a preview's body or an expression gives.
        case preview
    }

    let kind: Kind
    let traits: [PreviewTrait]
    let make: @MainActor () throws -> Any?

    /// Creates a scene.
    ///
    /// - Parameters:
    ///   - kind: The kind of class, by UIKit's name.
    ///   - traits: The traits of a preview.
    ///   - make: Makes what is shown.
    public init(_ kind: String, traits: [PreviewTrait] = [], _ make: @escaping @MainActor () throws -> Any?) {
        self.kind = Kind(rawValue: kind) ?? .view
        self.traits = traits
        self.make = make
    }
}

/// What gives the object of a scene sample values, as its app would give it others.
public struct CodeSamples {
    let scene: Int
    /// What gets values.
    let words: String
    let fill: @MainActor (Any) throws -> Void

    /// Creates samples.
    ///
    /// - Parameters:
    ///   - scene: The number of the scene.
    ///   - words: What gets values, in words.
    ///   - fill: Gives them to the object.
    public init<Item>(_ scene: Int, _ words: String, _ fill: @escaping @MainActor (Item) throws -> Void) {
        self.scene = scene
        self.words = words
        self.fill = { made in if let item = made as? Item { try fill(item) } }
    }
}

/// A trait of a preview: its size or the way up of its device.
public enum PreviewTrait: Sendable {
    case fixedLayout(width: CGFloat, height: CGFloat)
    case sizeThatFitsLayout, defaultLayout
    case portrait, portraitUpsideDown, landscapeLeft, landscapeRight
}
