// The names and their meaning are UIKit's own, whose documentation describes them.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import Engine
import Foundation

/// UIKit's attributes of an `AttributedString`.
public enum UIKitTextAttributes {
    public enum FontAttribute: AttributedStringKey {
        public typealias Value = UIFont
        public static let name = "NSFont"
    }
    public enum ForegroundColorAttribute: AttributedStringKey {
        public typealias Value = UIColor
        public static let name = "NSColor"
    }
    public enum BackgroundColorAttribute: AttributedStringKey {
        public typealias Value = UIColor
        public static let name = "NSBackgroundColor"
    }
    public enum KernAttribute: AttributedStringKey {
        public typealias Value = CGFloat
        public static let name = "NSKern"
    }
}

extension AttributeContainer {
    public var font: UIFont? {
        get { self[UIKitTextAttributes.FontAttribute.self] }
        set { self[UIKitTextAttributes.FontAttribute.self] = newValue }
    }
    public var foregroundColor: UIColor? {
        get { self[UIKitTextAttributes.ForegroundColorAttribute.self] }
        set { self[UIKitTextAttributes.ForegroundColorAttribute.self] = newValue }
    }
    public var backgroundColor: UIColor? {
        get { self[UIKitTextAttributes.BackgroundColorAttribute.self] }
        set { self[UIKitTextAttributes.BackgroundColorAttribute.self] = newValue }
    }
    public var kern: CGFloat? {
        get { self[UIKitTextAttributes.KernAttribute.self] }
        set { self[UIKitTextAttributes.KernAttribute.self] = newValue }
    }
}

extension AttributedString {
    public var font: UIFont? {
        get { self[UIKitTextAttributes.FontAttribute.self] }
        set { self[UIKitTextAttributes.FontAttribute.self] = newValue }
    }
    public var foregroundColor: UIColor? {
        get { self[UIKitTextAttributes.ForegroundColorAttribute.self] }
        set { self[UIKitTextAttributes.ForegroundColorAttribute.self] = newValue }
    }
}
