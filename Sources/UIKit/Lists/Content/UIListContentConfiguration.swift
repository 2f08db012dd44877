// The names and their meaning are UIKit's own, whose documentation describes them.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import Engine
import Foundation
import TextMetrics

/// The image and the texts of a list's row.
public struct UIListContentConfiguration: UIContentConfiguration, Equatable {
    /// How a text is shown.
    public struct TextProperties: Equatable {
        public var font: UIFont
        public var color: UIColor
        public var numberOfLines = 0
        public var alignment = NSTextAlignment.natural
        public var lineBreakMode = NSLineBreakMode.byWordWrapping
        public var adjustsFontForContentSizeCategory = true
        public var adjustsFontSizeToFitWidth = false
        public var minimumScaleFactor: CGFloat = 0
        public var allowsDefaultTighteningForTruncation = false
        public var showsExpansionTextWhenTruncated = false
        public var transform = TextTransform.none
        public var colorTransformer: UIConfigurationColorTransformer?
        public func resolvedColor() -> UIColor { colorTransformer?(color) ?? color }

        /// How the characters of a text are changed before they are shown.
        public enum TextTransform: Int, Sendable { case none, uppercase, lowercase, capitalized }

        /// The text as it is shown.
        func transformed(_ text: String?) -> String? {
            switch transform {
            case .none: text
            case .uppercase: text?.uppercased()
            case .lowercase: text?.lowercased()
            case .capitalized: text?.capitalized
            }
        }
    }

    /// How an image is shown.
    public struct ImageProperties: Equatable {
        public var tintColor: UIColor?
        /// In points; 0 for what the image has.
        public var maximumSize = CGSize.zero
        public var reservedLayoutSize = CGSize.zero
        public var cornerRadius: CGFloat = 0
        public var preferredSymbolConfiguration: UIImage.SymbolConfiguration?
        public var tintColorTransformer: UIConfigurationColorTransformer?
        public var accessibilityIgnoresInvertColors = false
        /// A reserved size that stands for the usual one of symbols.
        public static let standardDimension = CGFloat.greatestFiniteMagnitude
    }

    public var text: String? { didSet { givenAttributedText = nil } }
    public var secondaryText: String? { didSet { givenSecondaryAttributedText = nil } }
    private var givenAttributedText: AttributedText?
    private var givenSecondaryAttributedText: AttributedText?
    public var image: UIImage?
    public var textProperties = TextProperties(font: .preferredFont(forTextStyle: .body), color: .label)
    public var secondaryTextProperties = TextProperties(
        font: .preferredFont(forTextStyle: .caption1), color: .secondaryLabel)
    public var imageProperties = ImageProperties()
    public var prefersSideBySideTextAndSecondaryText = false
    /// Between image and text, in points.
    public var imageToTextPadding: CGFloat = 16
    /// Between the texts in a column, in points.
    public var textToSecondaryTextVerticalPadding: CGFloat = 3
    /// Between the texts in a row, in points.
    public var textToSecondaryTextHorizontalPadding: CGFloat = 6
    /// In points.
    public var directionalLayoutMargins = NSDirectionalEdgeInsets(
        top: 11, leading: 16, bottom: 11, trailing: 16)

    /// The least height of a list's cell with this content, in points.
    var minimumHeight = UITableView.standardRowHeight

    public static func cell() -> Self { Self() }
    public static func subtitleCell() -> Self { Self() }
    public static func valueCell() -> Self {
        var configuration = Self()
        configuration.prefersSideBySideTextAndSecondaryText = true
        configuration.secondaryTextProperties.font = .preferredFont(forTextStyle: .body)
        return configuration
    }
    public static func plainHeader() -> Self {
        var configuration = Self()
        configuration.minimumHeight = 0
        configuration.textProperties.font = .preferredFont(forTextStyle: .headline)
        return configuration
    }
    public static func groupedHeader() -> Self {
        var configuration = Self()
        configuration.minimumHeight = 0
        configuration.textProperties = TextProperties(
            font: .preferredFont(forTextStyle: .footnote), color: .secondaryLabel)
        return configuration
    }
    public static func groupedFooter() -> Self { groupedHeader() }
    public static func plainFooter() -> Self { groupedHeader() }
    public static func header() -> Self { plainHeader() }
    public static func footer() -> Self { groupedFooter() }
    public static func sidebarCell() -> Self { Self() }
    public static func sidebarSubtitleCell() -> Self { Self() }
    public static func accompaniedSidebarCell() -> Self { Self() }
    public static func accompaniedSidebarSubtitleCell() -> Self { Self() }
    public static func sidebarHeader() -> Self { plainHeader() }
    public static func prominentInsetGroupedHeader() -> Self {
        var configuration = Self()
        configuration.minimumHeight = 0
        configuration.textProperties.font = .preferredFont(forTextStyle: .headline)
        return configuration
    }
    public static func extraProminentInsetGroupedHeader() -> Self {
        var configuration = Self()
        configuration.minimumHeight = 0
        configuration.textProperties.font = .systemFont(ofSize: 22, weight: .bold)
        return configuration
    }
    /// Kept; margins are the configuration's own.
    public var axesPreservingSuperviewLayoutMargins: UIAxis = []

    /// A text with attributes; where it has no font, it has that of the properties.
    public var attributedText: NSAttributedString? {
        get { givenAttributedText?.string }
        set {
            text = newValue?.string
            givenAttributedText = newValue.map(AttributedText.init)
        }
    }
    public var secondaryAttributedText: NSAttributedString? {
        get { givenSecondaryAttributedText?.string }
        set {
            secondaryText = newValue?.string
            givenSecondaryAttributedText = newValue.map(AttributedText.init)
        }
    }

    /// A text with attributes, the same if it is the same object: Foundation on Linux can't compare all of them.
    private struct AttributedText: Equatable {
        let string: NSAttributedString
        static func == (left: Self, right: Self) -> Bool { left.string === right.string }
    }

    public func makeContentView() -> any UIView & UIContentView { UIListContentView(configuration: self) }
    public func updated(for state: any UIConfigurationState) -> Self { self }
}
