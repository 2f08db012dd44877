// The names and their meaning are UIKit's own, whose documentation describes them.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import Engine
import Foundation

extension AttributedStringProtocol {
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
    public var tracking: CGFloat? {
        get { self[UIKitTextAttributes.TrackingAttribute.self] }
        set { self[UIKitTextAttributes.TrackingAttribute.self] = newValue }
    }
    public var baselineOffset: CGFloat? {
        get { self[UIKitTextAttributes.BaselineOffsetAttribute.self] }
        set { self[UIKitTextAttributes.BaselineOffsetAttribute.self] = newValue }
    }
    public var underlineStyle: NSUnderlineStyle? {
        get { self[UIKitTextAttributes.UnderlineStyleAttribute.self] }
        set { self[UIKitTextAttributes.UnderlineStyleAttribute.self] = newValue }
    }
    public var strikethroughStyle: NSUnderlineStyle? {
        get { self[UIKitTextAttributes.StrikethroughStyleAttribute.self] }
        set { self[UIKitTextAttributes.StrikethroughStyleAttribute.self] = newValue }
    }
    public var underlineColor: UIColor? {
        get { self[UIKitTextAttributes.UnderlineColorAttribute.self] }
        set { self[UIKitTextAttributes.UnderlineColorAttribute.self] = newValue }
    }
    public var strikethroughColor: UIColor? {
        get { self[UIKitTextAttributes.StrikethroughColorAttribute.self] }
        set { self[UIKitTextAttributes.StrikethroughColorAttribute.self] = newValue }
    }
    public var strokeColor: UIColor? {
        get { self[UIKitTextAttributes.StrokeColorAttribute.self] }
        set { self[UIKitTextAttributes.StrokeColorAttribute.self] = newValue }
    }
    public var strokeWidth: CGFloat? {
        get { self[UIKitTextAttributes.StrokeWidthAttribute.self] }
        set { self[UIKitTextAttributes.StrokeWidthAttribute.self] = newValue }
    }
    public var paragraphStyle: NSParagraphStyle? {
        get { self[UIKitTextAttributes.ParagraphStyleAttribute.self] }
        set { self[UIKitTextAttributes.ParagraphStyleAttribute.self] = newValue }
    }
    public var shadow: NSShadow? {
        get { self[UIKitTextAttributes.ShadowAttribute.self] }
        set { self[UIKitTextAttributes.ShadowAttribute.self] = newValue }
    }
    public var attachment: NSTextAttachment? {
        get { self[UIKitTextAttributes.AttachmentAttribute.self] }
        set { self[UIKitTextAttributes.AttachmentAttribute.self] = newValue }
    }
}
