/// The origin of a constraint, according to its class and identifier.
enum ConstraintOrigin {
    /// Written by an author, in code or in Interface Builder.
    case author
    /// Derived from a view's frame and autoresizing mask.
    case autoresizing
    /// Added by Interface Builder because a scene has too few constraints.
    case prototyping
    /// Added by the system while it measures or animates.
    case temporary
    /// Made by a stack view.
    case stackView
    /// Made by the system: margins, safe areas, content sizes, layout support, the inside of its own views.
    case system

    /// Determines the origin of a constraint.
    init(_ constraint: LogConstraint) {
        let className = constraint.className
        if className.contains("NSIBPrototyping") {
            self = .prototyping
        } else if Self.isTemporary(constraint.identifier ?? "") {
            self = .temporary
        } else if className.contains("AutoresizingMask") {
            self = .autoresizing
        } else if Self.isStackView(constraint.identifier ?? "") {
            self = .stackView
        } else if constraint.isContentSize, constraint.priority >= 1000 {
            // Only an author makes hugging or compression resistance required.
            self = .author
        } else if constraint.isContentSize || constraint.isOfMarginsGuide || Self.isPrivate(className)
            || Self.isSystem(constraint)
        {
            self = .system
        } else {
            self = .author
        }
    }

    /// Whether a library or the app made the constraint's class, which means that the app made the constraint.
    static func isOfLibrary(_ constraint: LogConstraint) -> Bool {
        !constraint.className.isEmpty && !constraint.className.hasPrefix("NS")
            && !constraint.className.hasPrefix("_UI")
            && !constraint.className.hasPrefix("_NS")
    }

    /// Whether only the system makes constraints of a class. Those to a baseline or with the system's spacing are made
    /// by public methods.
    private static func isPrivate(_ className: String) -> Bool {
        ["_UI", "_NS"].contains { className.hasPrefix($0) } && !className.contains("SystemBaseline")
    }

    private static func isTemporary(_ identifier: String) -> Bool {
        identifier.contains("-Encapsulated-Layout-") || identifier.hasPrefix("_UITemporaryLayout")
            || identifier.hasPrefix("fittingSize") || identifier == "UISV-hiding"
    }

    private static func isStackView(_ identifier: String) -> Bool {
        identifier.hasPrefix("UISV-") || identifier.hasPrefix("NSStackView.")
    }

    /// The beginnings of identifiers that name a class of the system.
    private static let systemIdentifiers = [
        "UIView-", "UIViewSafeArea", "UIViewKeyboard", "UIViewLayoutMargins", "UIScrollView",
        "UIIBSystemGenerated",
        "UINavItem", "UINav_", "UINavigation", "UICollectionViewListCell", "UITableViewCell", "_UI", "_NS",
        "TUIKey",
        "NSToolbar", "NSTitlebar", "NSScrollView", "NSWindow", "NSView-", "NSTableRowView",
    ]

    /// The beginnings of identifiers in bars and keyboards, which authors may choose too.
    private static let plainIdentifiers = [
        "accessoryView.", "assistantView.", "assistantHeight", "inputView.", "inputAccessory", "TB_", "BIB_",
        "CB_", "IB_", "Title_", "SearchBar", "Mask_",
    ]

    private static func isSystem(_ constraint: LogConstraint) -> Bool {
        let identifier = constraint.identifier ?? ""
        if systemIdentifiers.contains(where: { identifier.hasPrefix($0) }) { return true }
        return plainIdentifiers.contains { identifier.hasPrefix($0) }
            && !constraint.items.contains { ItemOwner($0) == .app }
    }
}
