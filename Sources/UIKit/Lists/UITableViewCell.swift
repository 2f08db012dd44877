// The names and their meaning are UIKit's own, whose documentation describes them.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import Engine
import Foundation

/// Has a table cell's initializer before any stored property: tables find it there for the classes registered with them.
open class TableCellBase: View {
    /// UIKit's ready-made cells, with its raw values.
    public enum CellStyle: Int, Sendable { case `default`, value1, value2, subtitle }

    public init(style: CellStyle, reuseIdentifier: String?) {
        super.init(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
    }

    /// A cell of the default style, made by the class's `init(style:reuseIdentifier:)`.
    public override convenience init(frame: CGRect) {
        self.init(style: .default, reuseIdentifier: nil)
        if frame != .zero { self.frame = frame }
    }

    public required init?(coder: NSCoder) { super.init(coder: coder) }
}

/// A row of a table, whose content view it fills.
open class UITableViewCell: TableCellBase, ContentViewOwner {
    public enum SelectionStyle: Int, Sendable { case none, blue, gray, `default` }
    public enum SeparatorStyle: Int, Sendable { case none, singleLine, singleLineEtched }
    public enum EditingStyle: Int, Sendable { case none, delete, insert }
    /// What is shown at the trailing edge, with UIKit's raw values.
    public enum AccessoryType: Int, Sendable {
        case none, disclosureIndicator, detailDisclosureButton, checkmark, detailButton
    }

    var givenReuseIdentifier: String?
    open var reuseIdentifier: String? { givenReuseIdentifier }
    let style: CellStyle
    var content = UIView() { didSet { shownTexts = nil } }
    /// The superview of the cell's content, or the view of its configuration.
    open var contentView: UIView { content }
    /// The texts of the style; nil until one is asked for.
    private var shownTexts: TableCellTexts?
    private var texts: TableCellTexts {
        if let shownTexts { return shownTexts }
        let made = TableCellTexts(style: style, in: content)
        shownTexts = made
        return made
    }
    private lazy var decorations = TableCellDecorations(of: self)
    /// The cell's own parts with names: by their properties, or what they are. The texts of the style are there once they were
    /// asked for, since asking makes them.
    package var namedParts: [(name: String, view: UIView?)] {
        let texts: [(name: String, view: UIView?)] =
            shownTexts.map {
                [("textLabel", $0.title), ("detailTextLabel", $0.detail), ("imageView", $0.image)]
            } ?? []
        return texts + decorations.named
    }

    /// As UIKit makes one before its table sizes it: 320 points wide and 44 tall.
    public override init(style: CellStyle, reuseIdentifier: String?) {
        self.style = style
        givenReuseIdentifier = reuseIdentifier
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        addContentView()
    }

    public required init?(coder: NSCoder) {
        style = .default
        givenReuseIdentifier = nil
        super.init(coder: coder)
        addContentView()
    }

    private func addContentView() {
        declaredClassName = "UITableViewCell"
        content = makeContentView()
        addSubview(content)
    }

    func makeContentView() -> UIView {
        let made = UIView(frame: bounds)
        made.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        made.directionalLayoutMargins = NSDirectionalEdgeInsets(
            top: 11, leading: 16, bottom: 11, trailing: 16)
        return made
    }

    /// The text of the cell's style.
    open var textLabel: UILabel? { texts.title }
    /// The other text of the cell's style; nil for the default one.
    open var detailTextLabel: UILabel? { texts.detail }
    /// The image before the text.
    open var imageView: UIImageView? { texts.image }

    open var accessoryType = AccessoryType.none { didSet { setNeedsLayout() } }
    open var accessoryView: UIView? {
        didSet {
            oldValue?.removeFromSuperview()
            if let accessoryView { addSubview(accessoryView) }
            setNeedsLayout()
        }
    }
    open var editingAccessoryType = AccessoryType.none
    open var selectionStyle = SelectionStyle.default
    open var isSelected = false { didSet { setNeedsUpdateConfiguration() } }
    open var isHighlighted = false { didSet { setNeedsUpdateConfiguration() } }
    open var isEditing = false { didSet { setNeedsUpdateConfiguration() } }
    open var showsReorderControl = false
    open var shouldIndentWhileEditing = true
    open var indentationLevel = 0
    open var indentationWidth: CGFloat = 10
    /// In points.
    open var separatorInset = UIEdgeInsets(top: 0, left: 16, bottom: 0, right: 0)
    open var backgroundView: UIView? { didSet { putBehind(backgroundView, in: oldValue) } }
    open var selectedBackgroundView: UIView?
    open var multipleSelectionBackgroundView: UIView?
    open var focusStyle = FocusStyle.default
    open var editingAccessoryView: UIView?
    open var editingStyle: EditingStyle { .delete }
    open var showingDeleteConfirmation: Bool { false }
    open var userInteractionEnabledWhileDragging = false
    public enum FocusStyle: Int, Sendable { case `default`, custom }
    public enum DragState: Int, Sendable { case none, lifting, dragging }

    /// The parts of a cell that are shown while it is edited, with UIKit's raw values.
    public struct StateMask: OptionSet, Sendable, Hashable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }

        public static let showingEditControl = Self(rawValue: 1)
        public static let showingDeleteConfirmation = Self(rawValue: 2)
    }
    open func willTransition(to state: StateMask) {}
    open func didTransition(to state: StateMask) {}
    open func dragStateDidChange(_ dragState: DragState) {}

    /// The cell's state for configurations.
    open var configurationState: UICellConfigurationState {
        var state = UICellConfigurationState(traitCollection: traitCollection)
        (state.isSelected, state.isHighlighted) = (isSelected, isHighlighted)
        state.isEditing = isEditing
        return state
    }
    /// Called before a layout after the state changed; subclasses update their configuration.
    open func updateConfiguration(using state: UICellConfigurationState) {}

    open func setSelected(_ selected: Bool, animated: Bool) { isSelected = selected }
    open func setHighlighted(_ highlighted: Bool, animated: Bool) { isHighlighted = highlighted }
    /// Notifies the cell before and after its state changes.
    open func setEditing(_ editing: Bool, animated: Bool) {
        guard editing != isEditing else { return }
        let state: StateMask = editing ? .showingEditControl : []
        willTransition(to: state)
        isEditing = editing
        didTransition(to: state)
    }

    /// Called before the cell shows another row.
    open func prepareForReuse() {}

    private func putBehind(_ view: UIView?, in old: UIView?) {
        old?.removeFromSuperview()
        if let view { insertSubview(view, at: 0) }
        setNeedsLayout()
    }

    /// How much of the trailing edge the accessory takes, in points, as measured in recorded documents.
    private var accessoryWidth: CGFloat {
        if let accessoryView { return accessoryView.bounds.width + 16 }
        switch accessoryType {
        case .none: return 0
        case .disclosureIndicator: return 30.5
        case .checkmark: return 39.5
        case .detailButton: return 45
        case .detailDisclosureButton: return 60
        }
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        updateConfigurationIfNeeded()
        backgroundView?.frame = bounds
        let isLeftToRight = effectiveUserInterfaceLayoutDirection == .leftToRight
        let (accessory, width) = (accessoryWidth, bounds.width)
        contentView.frame = CGRect(
            x: isLeftToRight ? 0 : accessory, y: 0, width: max(0, width - accessory), height: bounds.height)
        if let accessoryView {
            let size = accessoryView.bounds.size
            accessoryView.frame.origin = CGPoint(
                x: isLeftToRight ? width - size.width - 16 : 16, y: (bounds.height - size.height) / 2)
        }
        decorations.layOut(isLeftToRight: isLeftToRight)
    }

    /// The height of a row that its cell determines, in points.
    ///
    /// Only ready-made content, and a cell without constraints that determine a height, make it at least as tall as a
    /// standard row.
    func automaticRowHeight(forWidth width: CGFloat) -> CGFloat {
        let fitting = systemLayoutSizeFitting(
            CGSize(width: width, height: 0), withHorizontalFittingPriority: .required,
            verticalFittingPriority: .fittingSizeLevel)
        let isReadyMade = shownTexts != nil || contentConfiguration is UIListContentConfiguration
        return isReadyMade || fitting.height <= 0
            ? max(UITableView.standardRowHeight, fitting.height) : fitting.height
    }

    /// As tall as the content view's constraints make it at a width.
    open override func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize {
        updateConfigurationIfNeeded()
        return contentView.systemLayoutSizeFitting(targetSize)
    }

    open override func systemLayoutSizeFitting(
        _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
        verticalFittingPriority: UILayoutPriority
    ) -> CGSize {
        updateConfigurationIfNeeded()
        let accessory = accessoryWidth
        var size = contentView.systemLayoutSizeFitting(
            CGSize(width: max(0, targetSize.width - accessory), height: targetSize.height),
            withHorizontalFittingPriority: horizontalFittingPriority,
            verticalFittingPriority: verticalFittingPriority)
        size.width += accessory
        return size
    }
}
