import Engine
import Findings

/// The names of UIKit's view classes, to find those that are misspelt. All other classes are an app's own.
enum UIKitClasses {
    /// The maximum number of letters that differ in a misspelt name; other classes that begin with `UI` differ in more.
    private static let mostEdits = 2

    /// Returns the class that a name is almost; nil for UIKit's names and for an app's.
    static func name(meant name: String) -> String? {
        let bare = name.hasPrefix("UIKit.") ? String(name.dropFirst(6)) : name
        if bare != name, all.contains(bare) { return bare }
        guard !all.contains(name), name.count > 3, Set(name.lowercased().prefix(2)) == ["u", "i"] else {
            return nil
        }
        if let sameLetters = inOrder.first(where: { $0.lowercased() == name.lowercased() }) {
            return sameLetters
        }
        let close = inOrder.filter { abs($0.count - name.count) <= mostEdits }
        return NearestName.find(name, in: close, mostEdits: mostEdits)
    }

    /// Returns UIKit's class for a view of SwiftUI, or for a name without `UI`; nil for all others.
    static func name(ofSwiftUI name: String) -> String? {
        if let other = ofSwiftUI[name] { return other }
        return all.contains("UI" + name) ? "UI" + name : nil
    }

    private static let ofSwiftUI = [
        "Text": "UILabel", "SecureField": "UITextField", "TextEditor": "UITextView", "Image": "UIImageView",
        "Toggle": "UISwitch", "HStack": "UIStackView", "VStack": "UIStackView", "Picker": "UIPickerView",
    ]

    /// Whether a name is that of a class of UIKit that isn't a view's, such as `UILayoutGuide`.
    static func isOfOthers(_ name: String) -> Bool {
        name == "UILayoutGuide" || name.hasPrefix("UI") && name.hasSuffix("Controller")
    }

    private static let all = Set(inOrder)

    /// Those that have a control of their own, and the others that UIKit's reference lists as views.
    private static let inOrder: [String] =
        ControlKind.all.map(\.className) + [
            "UIActionSheet", "UIAlertView", "UIBackgroundExtensionView", "UICalendarView",
            "UICollectionViewListCell", "UIColorWell", "UIContentUnavailableView", "UIInputView",
            "UIListContentView", "UIPasteControl", "UIPopoverBackgroundView", "UIRefreshControl",
            "UISearchTextField", "UITableViewHeaderFooterView", "UIWindow",
        ]
}
