// The names and their meaning are UIKit's own, whose documentation describes them.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import Engine
import Foundation
import Findings

/// An item of a bar, with a title and an image.
@preconcurrency @MainActor
open class UIBarItem: NSObject, TypeConstruction {
    open var title: String?
    open var image: UIImage?
    open var landscapeImagePhone: UIImage?
    open var imageInsets = UIEdgeInsets.zero
    open var isEnabled = true
    open var tag = 0
    open var accessibilityIdentifier: String?
    open var accessibilityLabel: String?
    private var attributes: [UInt: [NSAttributedString.Key: Any]] = [:]

    open func setTitleTextAttributes(_ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State)
    {
        self.attributes[state.rawValue] = attributes
    }
    open func titleTextAttributes(for state: UIControl.State) -> [NSAttributedString.Key: Any]? {
        attributes[state.rawValue]
    }
}

/// A button, a view or a space in a navigation bar or a toolbar.
open class UIBarButtonItem: UIBarItem {
    public enum Style: Int, Sendable { case plain, bordered, done, prominent }

    /// The system's items, with UIKit's raw values.
    public enum SystemItem: Int, Sendable {
        case done, cancel, edit, save, add, flexibleSpace, fixedSpace, compose, reply, action, organize,
            bookmarks, search, refresh, stop, camera, trash, play, pause, rewind, fastForward, undo, redo,
            pageCurl, close

        /// The title; nil for a symbol or a space.
        var title: String? {
            switch self {
            case .done: "Done"
            case .cancel: "Cancel"
            case .edit: "Edit"
            case .save: "Save"
            case .undo: "Undo"
            case .redo: "Redo"
            default: nil
            }
        }
    }

    open var style = Style.plain
    /// In points; 0 for the width of the content.
    open var width: CGFloat = 0
    open var customView: UIView?
    open var tintColor: UIColor?
    open var menu: UIMenu?
    open var primaryAction: UIAction?
    open weak var target: AnyObject?
    /// Called for the target, if it has a method, when the item's button is pressed.
    open var action: Selector?
    /// Hidden items take no space in bars.
    open var isHidden = false
    open var isSelected = false
    open var changesSelectionAsPrimaryAction = false
    open var preferredMenuElementOrder = UIContextMenuConfiguration.ElementOrder.automatic
    open var possibleTitles: Set<String>?
    open var menuRepresentation: UIMenuElement?
    private(set) var systemItem: SystemItem?
    /// The button shown in a bar.
    private lazy var button = UIButton(type: .system)

    public override init() { super.init() }
    public required init?(coder: NSCoder) { super.init() }

    public convenience init(title: String?, style: Style, target: Any?, action: Selector?) {
        self.init()
        (self.title, self.style, self.action) = (title, style, action)
        self.target = target as AnyObject?
    }

    public convenience init(image: UIImage?, style: Style, target: Any?, action: Selector?) {
        self.init()
        (self.image, self.style, self.action) = (image, style, action)
        self.target = target as AnyObject?
    }

    public convenience init(
        title: String? = nil, image: UIImage? = nil, target: Any?, action: Selector?, menu: UIMenu? = nil
    ) {
        self.init(title: title, image: image, primaryAction: nil, menu: menu)
        self.action = action
        self.target = target as AnyObject?
    }

    public convenience init(barButtonSystemItem systemItem: SystemItem, target: Any?, action: Selector?) {
        self.init(systemItem: systemItem)
        self.action = action
        self.target = target as AnyObject?
    }

    public convenience init(customView: UIView) {
        self.init()
        self.customView = customView
    }

    public convenience init(
        title: String? = nil, image: UIImage? = nil, primaryAction: UIAction? = nil, menu: UIMenu? = nil
    ) {
        self.init()
        self.title = title ?? primaryAction?.title
        self.image = image ?? primaryAction?.image
        (self.primaryAction, self.menu) = (primaryAction, menu)
    }

    public convenience init(
        systemItem: SystemItem, primaryAction: UIAction? = nil, menu: UIMenu? = nil
    ) {
        self.init()
        (self.systemItem, self.primaryAction, self.menu) = (systemItem, primaryAction, menu)
        title = systemItem.title
        if title == nil, !isSpace { image = UIImage(systemName: "square") }
    }

    public static func flexibleSpace() -> UIBarButtonItem { UIBarButtonItem(systemItem: .flexibleSpace) }

    public static func fixedSpace(_ width: CGFloat) -> UIBarButtonItem {
        let item = UIBarButtonItem(systemItem: .fixedSpace)
        item.width = width
        return item
    }

    var isSpace: Bool { systemItem == .flexibleSpace || systemItem == .fixedSpace }

    /// The view shown in a bar; nil for a space.
    func barView() -> UIView? {
        if isSpace || isHidden { return nil }
        if let customView { return customView }
        if button.currentTitle != title { button.setTitle(title, for: .normal) }
        if button.currentImage != image { button.setImage(image, for: .normal) }
        button.titleLabel?.font = .systemFont(ofSize: 17, weight: style == .done ? .semibold : .regular)
        if let primaryAction { button.addAction(primaryAction, for: .primaryActionTriggered) }
        if action != nil { button.addAction(targetAction, for: .primaryActionTriggered) }
        return button
    }

    /// Calls the item's target with the item, not its button.
    private lazy var targetAction = UIAction(identifier: UIAction.Identifier("target")) { [weak self] _ in
        guard let self, let action else { return }
        UIApplication.shared.sendAction(action, to: target, from: self, for: nil)
    }
}
