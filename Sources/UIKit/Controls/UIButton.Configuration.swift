// The names and their meaning are UIKit's own, whose documentation describes them.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import Engine
import Foundation
import Findings
import TextMetrics

extension UIButton {
    /// The content of a button and its distances.
    public struct Configuration: Equatable {
        /// The sizes of a configured button, with UIKit's raw values; the small ones have the insets of the medium one.
        public enum Size: Int, Sendable { case medium, small, mini, large }
        /// How round its corners are, with UIKit's raw values.
        public enum CornerStyle: Int, Sendable { case fixed = -1, dynamic = 0, small, medium, large, capsule }
        /// How title and subtitle are aligned, with UIKit's raw values.
        public enum TitleAlignment: Int, Sendable { case automatic, leading, center, trailing }
        public enum Indicator: Int, Sendable { case automatic, none, popup }

        enum Style: Hashable { case plain, tinted, gray, filled, bordered, borderless }

        var style: Style
        public var title: String? { didSet { givenAttributedTitle = nil } }
        private var givenAttributedTitle: AttributedString?
        public var subtitle: String?
        public var image: UIImage?
        /// Around the content, in points.
        public var contentInsets = NSDirectionalEdgeInsets(top: 7, leading: 12, bottom: 7, trailing: 12)
        /// Between image and title, in points.
        public var imagePadding: CGFloat = 0
        /// Between title and subtitle, in points.
        public var titlePadding: CGFloat = 1
        public var imagePlacement = NSDirectionalRectEdge.leading
        public var titleAlignment = TitleAlignment.automatic
        public var titleLineBreakMode = NSLineBreakMode.byWordWrapping
        public var subtitleLineBreakMode = NSLineBreakMode.byWordWrapping
        public var cornerStyle = CornerStyle.dynamic
        public var buttonSize = Size.medium {
            didSet { if contentInsets == Self.insets(of: oldValue) { setDefaultContentInsets() } }
        }
        public var indicator = Indicator.automatic
        public var baseBackgroundColor: UIColor?
        public var baseForegroundColor: UIColor?
        public var background = UIBackgroundConfiguration()
        public enum MacIdiomStyle: Int, Sendable { case automatic, bordered, borderless, borderlessTinted }
        public var macIdiomStyle = MacIdiomStyle.automatic
        /// In points; kept.
        public var imageReservation: CGFloat = 0
        public var showsActivityIndicator = false
        public var automaticallyUpdateForSelection = true
        public var preferredSymbolConfigurationForImage: UIImage.SymbolConfiguration?
        public var titleTextAttributesTransformer: UIConfigurationTextAttributesTransformer?
        public var subtitleTextAttributesTransformer: UIConfigurationTextAttributesTransformer?
        public var imageColorTransformer: UIConfigurationColorTransformer?

        private init(style: Style) { self.style = style }

        public static func plain() -> Self { Self(style: .plain) }
        public static func tinted() -> Self { Self(style: .tinted) }
        public static func gray() -> Self { Self(style: .gray) }
        public static func filled() -> Self { Self(style: .filled) }
        public static func bordered() -> Self { Self(style: .bordered) }
        public static func borderless() -> Self { Self(style: .borderless) }
        public static func borderedTinted() -> Self { Self(style: .tinted) }
        public static func borderedProminent() -> Self { Self(style: .filled) }

        /// The title with attributes; layout sees it in the font of its first character.
        public var attributedTitle: AttributedString? {
            get { givenAttributedTitle ?? title.map { AttributedString($0) } }
            set {
                title = newValue.map { String($0.characters) }
                givenAttributedTitle = newValue
            }
        }
        /// The title's font, if its attributes or what changes them say one.
        var titleFont: UIFont? {
            let own = givenAttributedTitle?.runs.first?[UIKitTextAttributes.FontAttribute.self]
            guard let titleTextAttributesTransformer else { return own }
            var attributes = AttributeContainer()
            attributes.font = own ?? .systemFont(ofSize: UIFont.labelFontSize)
            return titleTextAttributesTransformer(attributes).font
        }
        public var attributedSubtitle: AttributedString? {
            get { subtitle.map { AttributedString($0) } }
            set { subtitle = newValue.map { String($0.characters) } }
        }

        public mutating func setDefaultContentInsets() {
            contentInsets = Self.insets(of: buttonSize)
        }
        private static func insets(of size: Size) -> NSDirectionalEdgeInsets {
            size == .large
                ? NSDirectionalEdgeInsets(top: 15, leading: 20, bottom: 15, trailing: 20)
                : NSDirectionalEdgeInsets(top: 7, leading: 12, bottom: 7, trailing: 12)
        }
        public func updated(for button: UIButton) -> Self { self }

        /// The fill of the button's background in pictures; nil for none.
        var fill: UIColor? {
            if let color = background.backgroundColor { return color }
            switch style {
            case .plain, .borderless: return nil
            case .filled: return baseBackgroundColor ?? .tintColor
            case .tinted: return (baseBackgroundColor ?? .tintColor).withAlphaComponent(0.18)
            case .gray, .bordered: return baseBackgroundColor ?? .secondarySystemFill
            }
        }

        /// How round the background's corners are in a button of a height, in points.
        func cornerRadius(forHeight height: CGFloat) -> CGFloat {
            switch cornerStyle {
            case .fixed: background.cornerRadius
            case .capsule: height / 2
            case .small: 4
            case .large: 8.5
            case .dynamic, .medium: 5.95
            }
        }

        /// What layout depends on.
        var layoutConfiguration: ButtonConfiguration {
            var layout = ButtonConfiguration(contentInsets: contentInsets, imagePadding: imagePadding)
            layout.title = title
            layout.subtitle = subtitle
            layout.titlePadding = titlePadding
            layout.image = image
            layout.isImageBeside = imagePlacement.isDisjoint(with: [.top, .bottom])
            return layout
        }
    }
}

/// Changes the attributes of a configured text; of a title, layout applies the font.
public struct UIConfigurationTextAttributesTransformer: Equatable {
    public let transform: (AttributeContainer) -> AttributeContainer
    private let identity = UUID()

    public init(_ transform: @escaping (AttributeContainer) -> AttributeContainer) {
        self.transform = transform
    }
    public func callAsFunction(_ input: AttributeContainer) -> AttributeContainer { transform(input) }
    public static func == (left: Self, right: Self) -> Bool { left.identity == right.identity }
}
