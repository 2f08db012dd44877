// The names and their meaning are UIKit's own, whose documentation describes them.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import Engine
import Foundation

/// A property that views get from the settings for their class.
@MainActor
struct AppearanceProperty {
    /// Sets the property of a view, if a proxy has another value than a plain view and the view has the plain view's.
    let apply: (_ proxy: UIView, _ plain: UIView, _ view: UIView) -> Void

    private init<Subject: UIView, Value: Equatable>(
        _ property: ReferenceWritableKeyPath<Subject, Value>
    ) {
        apply = { proxy, plain, view in
            guard let proxy = proxy as? Subject, let plain = plain as? Subject, let view = view as? Subject,
                proxy[keyPath: property] != plain[keyPath: property],
                view[keyPath: property] == plain[keyPath: property]
            else { return }
            view[keyPath: property] = proxy[keyPath: property]
        }
    }

    /// The properties that have a picture or a size.
    static let all: [AppearanceProperty] = views + texts + controls + bars

    private static let views: [AppearanceProperty] = [
        AppearanceProperty(\UIView.backgroundColor), AppearanceProperty(\UIView.ownTintColor),
        AppearanceProperty(\UIView.alpha), AppearanceProperty(\UIView.clipsToBounds),
        AppearanceProperty(\UIView.directionalLayoutMargins),
        AppearanceProperty(\UIView.semanticContentAttribute),
        AppearanceProperty(\UIStackView.spacing), AppearanceProperty(\UITableView.rowHeight),
        AppearanceProperty(\UITableView.separatorInset),
        AppearanceProperty(\UITableView.separatorColor),
    ]

    private static let texts: [AppearanceProperty] = [
        AppearanceProperty(\UILabel.font), AppearanceProperty(\UILabel.textColor),
        AppearanceProperty(\UILabel.textAlignment), AppearanceProperty(\UILabel.numberOfLines),
        AppearanceProperty(\UITextField.font), AppearanceProperty(\UITextField.textColor),
        AppearanceProperty(\UITextField.borderStyle), AppearanceProperty(\UITextField.textAlignment),
        AppearanceProperty(\UITextView.font), AppearanceProperty(\UITextView.textColor),
        AppearanceProperty(\UITextView.textContainerInset),
    ]

    private static let controls: [AppearanceProperty] = [
        AppearanceProperty(\UIButton.contentEdgeInsets), AppearanceProperty(\UISwitch.onTintColor),
        AppearanceProperty(\UISlider.minimumTrackTintColor),
        AppearanceProperty(\UIProgressView.progressTintColor),
        AppearanceProperty(\UIActivityIndicatorView.color),
    ]

    private static let bars: [AppearanceProperty] = [
        AppearanceProperty(\UINavigationBar.barTintColor), AppearanceProperty(\UINavigationBar.isTranslucent),
        AppearanceProperty(\UINavigationBar.prefersLargeTitles),
        AppearanceProperty(\UINavigationBar.titleFont), AppearanceProperty(\UINavigationBar.largeTitleFont),
        AppearanceProperty(\UITabBar.barTintColor), AppearanceProperty(\UIToolbar.barTintColor),
    ]
}

extension UIView {
    /// The tint colour set on the view itself; nil where it is the superview's.
    fileprivate var ownTintColor: UIColor? {
        get { stored("tintColor", or: nil) }
        set { tintColor = newValue }
    }
}

extension UINavigationBar {
    /// The title's font among its attributes.
    fileprivate var titleFont: UIFont? {
        get { titleTextAttributes?[.font] as? UIFont }
        set { titleTextAttributes = (titleTextAttributes ?? [:]).merging([.font: newValue as Any]) { $1 } }
    }
    /// The large title's font among its attributes.
    fileprivate var largeTitleFont: UIFont? {
        get { largeTitleTextAttributes?[.font] as? UIFont }
        set {
            largeTitleTextAttributes = (largeTitleTextAttributes ?? [:]).merging([.font: newValue as Any]) {
                $1
            }
        }
    }
}
