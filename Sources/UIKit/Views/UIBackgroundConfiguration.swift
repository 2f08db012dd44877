// The names and their meaning are UIKit's own, whose documentation describes them.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import Engine
import Foundation

/// The background of a configured view.
public struct UIBackgroundConfiguration: Equatable {
    public var backgroundColor: UIColor?
    /// In points.
    public var cornerRadius: CGFloat = 5.95
    public var strokeColor: UIColor?
    public var strokeWidth: CGFloat = 0
    public var backgroundInsets = NSDirectionalEdgeInsets.zero
    public var image: UIImage?
    public var visualEffect: UIVisualEffect?
    public var customView: UIView?
    public var imageContentMode = UIView.ContentMode.scaleToFill
    public var edgesAddingLayoutMarginsToBackgroundInsets: NSDirectionalRectEdge = []
    public var backgroundColorTransformer: UIConfigurationColorTransformer?
    public var strokeColorTransformer: UIConfigurationColorTransformer?
    public var strokeOutset: CGFloat = 0

    public static func clear() -> Self { Self(cornerRadius: 0) }
    public static func listPlainCell() -> Self { Self(backgroundColor: .systemBackground, cornerRadius: 0) }
    public static func listGroupedCell() -> Self {
        Self(backgroundColor: .secondarySystemGroupedBackground, cornerRadius: 10)
    }
    public static func listCell() -> Self { listPlainCell() }
    public static func listHeader() -> Self { clear() }
    public static func listFooter() -> Self { clear() }
    public static func listPlainHeaderFooter() -> Self { clear() }
    public static func listGroupedHeaderFooter() -> Self { clear() }
    public static func listSidebarCell() -> Self { clear() }
    public static func listSidebarHeader() -> Self { clear() }
    public static func listAccompaniedSidebarCell() -> Self { clear() }
    public func updated(for state: any UIConfigurationState) -> Self { self }
}

/// Changes a configured colour.
public struct UIConfigurationColorTransformer: Equatable {
    public let transform: (UIColor) -> UIColor
    private let identity = UUID()

    public init(_ transform: @escaping (UIColor) -> UIColor) { self.transform = transform }
    public func callAsFunction(_ input: UIColor) -> UIColor { transform(input) }
    public static func == (left: Self, right: Self) -> Bool { left.identity == right.identity }
}
