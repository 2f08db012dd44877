import Engine
import Foundation

extension TextField {
    public var textColor: UIColor? {
        get { stored("textColor", or: .label) }
        set { store(newValue, as: "textColor") }
    }

    public var isSecureTextEntry: Bool {
        get { stored("isSecureTextEntry", or: false) }
        set { store(newValue, as: "isSecureTextEntry") }
    }

    public var keyboardType: UIKeyboardType {
        get { stored("keyboardType", or: .default) }
        set { store(newValue, as: "keyboardType") }
    }

    public var returnKeyType: UIReturnKeyType {
        get { stored("returnKeyType", or: .default) }
        set { store(newValue, as: "returnKeyType") }
    }
}

extension TextView {
    public var textColor: UIColor? {
        get { stored("textColor", or: .label) }
        set { store(newValue, as: "textColor") }
    }

    public var isEditable: Bool {
        get { stored("isEditable", or: true) }
        set { store(newValue, as: "isEditable") }
    }

    /// Where the text stands inside the view.
    public var textContainer: NSTextContainer { made("textContainer") { NSTextContainer(of: self) } }
}

/// The part of a text container that layout depends on.
public final class NSTextContainer: NSObject {
    private weak var textView: TextView?

    init(of textView: TextView) { self.textView = textView }

    /// What is left free at either end of a line, in points.
    public var lineFragmentPadding: CGFloat {
        get { textView?.lineFragmentPadding ?? 0 }
        set { textView?.lineFragmentPadding = newValue }
    }
}

/// The kinds of keyboard; layout sees the usual one.
public enum UIKeyboardType: Int, Sendable {
    case `default`, asciiCapable, numbersAndPunctuation, URL, numberPad, phonePad, namePhonePad, emailAddress,
        decimalPad
}

/// What the return key says.
public enum UIReturnKeyType: Int, Sendable {
    case `default`, go, google, join, next, route, search, send, yahoo, done
}
