// The names and their meaning are UIKit's own, whose documentation describes them.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import Engine
import Foundation

/// A view beside the content of a list's row. Custom views and labels are drawn; of the others, only the width is known.
@preconcurrency @MainActor
public struct UICellAccessory {
    /// When an accessory is shown.
    public enum DisplayedState: Int, Sendable { case always, whenEditing, whenNotEditing }
    /// The order of accessories at a side; they keep the order of the array here.
    public enum Placement {
        enum Side { case leading, trailing }
        public typealias Position = ([UICellAccessory]) -> Int
        case leading(displayed: DisplayedState = .always, at: Position = { $0.count })
        case trailing(displayed: DisplayedState = .always, at: Position = { _ in 0 })
    }
    public enum LayoutDimension {
        case actual, standard
        case custom(CGFloat)
    }

    let side: Placement.Side
    /// With the space around it, in points.
    let width: CGFloat
    var customView: UIView?

    private init(_ side: Placement.Side, width: CGFloat, view: UIView? = nil) {
        self.side = side
        self.width = width
        customView = view
    }

    private static func shown(_ displayed: DisplayedState, _ side: Placement.Side, _ width: CGFloat) -> Self {
        Self(side, width: displayed == .whenEditing ? 0 : width)
    }

    public static func disclosureIndicator(
        displayed: DisplayedState = .always, options: DisclosureIndicatorOptions = .init()
    ) -> Self { shown(displayed, .trailing, 30.5) }
    public static func checkmark(
        displayed: DisplayedState = .always, options: CheckmarkOptions = .init()
    ) -> Self { shown(displayed, .trailing, 39.5) }
    public static func detail(
        displayed: DisplayedState = .always, options: DetailOptions = .init(),
        actionHandler: (() -> Void)? = nil
    ) -> Self { shown(displayed, .trailing, 45) }
    public static func outlineDisclosure(
        displayed: DisplayedState = .always, options: OutlineDisclosureOptions = .init(),
        actionHandler: (() -> Void)? = nil
    ) -> Self { shown(displayed, .trailing, 30.5) }
    public static func delete(
        displayed: DisplayedState = .whenEditing, options: DeleteOptions = .init(),
        actionHandler: (() -> Void)? = nil
    ) -> Self { shown(displayed, .leading, 38) }
    public static func insert(
        displayed: DisplayedState = .whenEditing, options: InsertOptions = .init(),
        actionHandler: (() -> Void)? = nil
    ) -> Self { shown(displayed, .leading, 38) }
    public static func reorder(
        displayed: DisplayedState = .whenEditing, options: ReorderOptions = .init()
    ) -> Self { shown(displayed, .trailing, 38) }
    public static func multiselect(
        displayed: DisplayedState = .whenEditing, options: MultiselectOptions = .init()
    ) -> Self { shown(displayed, .leading, 38) }
    public static func label(
        text: String, displayed: DisplayedState = .always, options: LabelOptions = .init()
    ) -> Self {
        let label = UILabel()
        label.text = text
        label.font = options.font
        return Self(.trailing, width: label.intrinsicContentSize.width + 16, view: label)
    }
    public static func popUpMenu(
        _ menu: UIMenu, displayed: DisplayedState = .always, options: LabelOptions = .init()
    ) -> Self { shown(displayed, .trailing, 45) }

    public static func customView(configuration: CustomViewConfiguration) -> Self {
        let view = configuration.customView
        let natural = view.intrinsicContentSize.width
        let width = natural > 0 ? natural : view.bounds.width
        let side: Placement.Side = if case .leading = configuration.placement { .leading } else { .trailing }
        return Self(side, width: width + 16, view: view)
    }

    /// A view of an app's own beside the content.
    public struct CustomViewConfiguration {
        let customView: UIView
        let placement: Placement

        public init(
            customView: UIView, placement: Placement, isHidden: Bool? = nil,
            reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil,
            maintainsFixedSize: Bool? = nil
        ) {
            self.customView = customView
            self.placement = placement
        }
    }

    /// Settings of an accessory, which are kept.
    public struct Options {
        public var isHidden: Bool?
        public var reservedLayoutWidth: LayoutDimension?
        public var tintColor: UIColor?

        public init(
            isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil
        ) {
            (self.isHidden, self.reservedLayoutWidth, self.tintColor) = (
                isHidden, reservedLayoutWidth, tintColor
            )
        }
    }
    public typealias DisclosureIndicatorOptions = Options
    public typealias CheckmarkOptions = Options
    public typealias DetailOptions = Options
    public typealias DeleteOptions = Options
    public typealias InsertOptions = Options
    public typealias ReorderOptions = Options
    public typealias MultiselectOptions = Options

    /// Settings of a disclosure triangle.
    public struct OutlineDisclosureOptions {
        public enum Style: Int, Sendable { case automatic, header, cell }
        public var style: Style
        public var isHidden: Bool?
        public var tintColor: UIColor?

        public init(style: Style = .automatic, isHidden: Bool? = nil, tintColor: UIColor? = nil) {
            (self.style, self.isHidden, self.tintColor) = (style, isHidden, tintColor)
        }
    }

    /// Settings of a label.
    public struct LabelOptions {
        public var tintColor: UIColor?
        public var font: UIFont

        public init(
            isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil,
            font: UIFont = .preferredFont(forTextStyle: .body),
            adjustsFontForContentSizeCategory: Bool? = nil
        ) { (self.tintColor, self.font) = (tintColor, font) }
    }
}
