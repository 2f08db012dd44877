// The names and their meaning are UIKit's own, whose documentation describes them.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import Engine
import Foundation

/// A bar with a field for search text.
open class UISearchBar: Engine.SearchBar {
    public enum Style: UInt, Sendable { case `default`, prominent, minimal }

    open weak var delegate: (any UISearchBarDelegate)?
    /// The field with its settings; the size of the bar doesn't depend on them.
    open private(set) lazy var searchTextField = UISearchTextField()
    open var prompt: String?
    open var searchBarStyle = Style.default
    open var showsCancelButton = false
    open var barTintColor: UIColor?
    open var isTranslucent = true
    open var scopeButtonTitles: [String]?
    open var selectedScopeButtonIndex = 0
    open var showsScopeBar = false
    open var showsBookmarkButton = false
    open var showsSearchResultsButton = false
    open var isSearchResultsButtonSelected = false
    open var barStyle = UIBarStyle.default
    open var backgroundImage: UIImage?
    open var searchTextPositionAdjustment = UIOffset.zero
    open var searchFieldBackgroundPositionAdjustment = UIOffset.zero
    open var autocapitalizationType = UITextAutocapitalizationType.none
    open var autocorrectionType = UITextAutocorrectionType.default
    open var spellCheckingType = UITextSpellCheckingType.default
    open var keyboardType = UIKeyboardType.default
    open var keyboardAppearance = UIKeyboardAppearance.default
    open var returnKeyType = UIReturnKeyType.search
    open var enablesReturnKeyAutomatically = true
    open var isSecureTextEntry = false
    private var givenAccessoryView: UIView?
    open override var inputAccessoryView: UIView? {
        get { givenAccessoryView }
        set { givenAccessoryView = newValue }
    }
    open override var canBecomeFirstResponder: Bool { true }

    /// The icons of a search bar, with UIKit's raw values.
    public enum Icon: Int, Sendable { case search, clear, bookmark, resultsList }
    private var images: [String: UIImage] = [:]
    private var adjustments: [Int: UIOffset] = [:]
    open func setImage(_ iconImage: UIImage?, for icon: Icon, state: UIControl.State) {
        images["\(icon.rawValue) \(state.rawValue)"] = iconImage
    }
    open func image(for icon: Icon, state: UIControl.State) -> UIImage? {
        images["\(icon.rawValue) \(state.rawValue)"]
    }
    open func setSearchFieldBackgroundImage(_ backgroundImage: UIImage?, for state: UIControl.State) {
        images["field \(state.rawValue)"] = backgroundImage
    }
    open func setBackgroundImage(
        _ backgroundImage: UIImage?, for barPosition: UIBarPosition, barMetrics: UIBarMetrics
    ) { images["bar \(barPosition.rawValue) \(barMetrics.rawValue)"] = backgroundImage }
    open func setPositionAdjustment(_ adjustment: UIOffset, for icon: Icon) {
        adjustments[icon.rawValue] = adjustment
    }
    open func positionAdjustment(for icon: Icon) -> UIOffset { adjustments[icon.rawValue] ?? .zero }
    open func setShowsCancelButton(_ showsCancelButton: Bool, animated: Bool) {
        self.showsCancelButton = showsCancelButton
    }
}

/// The field of a search bar.
open class UISearchTextField: UITextField {
    open var tokens: [UISearchToken] = []
    open var tokenBackgroundColor: UIColor?
    open var allowsCopyingTokens = true
    open var allowsDeletingTokens = true
}

/// A part of a search that isn't text.
@preconcurrency @MainActor
open class UISearchToken: NSObject {
    open var representedObject: Any?
    public init(icon: UIImage?, text: String) {}
}

/// Is notified of searching.
@preconcurrency @MainActor
public protocol UISearchBarDelegate: AnyObject {
    func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String)
    func searchBarSearchButtonClicked(_ searchBar: UISearchBar)
    func searchBarCancelButtonClicked(_ searchBar: UISearchBar)
    func searchBarTextDidBeginEditing(_ searchBar: UISearchBar)
    func searchBarTextDidEndEditing(_ searchBar: UISearchBar)
    func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool
    func searchBarShouldEndEditing(_ searchBar: UISearchBar) -> Bool
    func searchBar(_ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int)
    func searchBarBookmarkButtonClicked(_ searchBar: UISearchBar)
    func searchBarResultsListButtonClicked(_ searchBar: UISearchBar)
}

extension UISearchBarDelegate {
    public func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {}
    public func searchBarSearchButtonClicked(_ searchBar: UISearchBar) {}
    public func searchBarCancelButtonClicked(_ searchBar: UISearchBar) {}
    public func searchBarTextDidBeginEditing(_ searchBar: UISearchBar) {}
    public func searchBarTextDidEndEditing(_ searchBar: UISearchBar) {}
    public func searchBarResultsListButtonClicked(_ searchBar: UISearchBar) {}
    public func searchBarBookmarkButtonClicked(_ searchBar: UISearchBar) {}
    public func searchBar(_ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int) {}
    public func searchBarShouldEndEditing(_ searchBar: UISearchBar) -> Bool { true }
    public func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool { true }
}
