// The names and their meaning are UIKit's own, whose documentation describes them.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import Engine
import Foundation

/// A line of text to be edited.
open class UITextField: Engine.TextField {
    /// When something beside the text is shown, with UIKit's raw values.
    public enum ViewMode: Int, Sendable, Hashable { case never, whileEditing, unlessEditing, always }

    nonisolated public static let textDidBeginEditingNotification = Notification.Name(
        "UITextFieldTextDidBeginEditingNotification")
    nonisolated public static let textDidEndEditingNotification = Notification.Name(
        "UITextFieldTextDidEndEditingNotification")
    nonisolated public static let textDidChangeNotification = Notification.Name(
        "UITextFieldTextDidChangeNotification")

    open weak var delegate: (any UITextFieldDelegate)?
    open var textColor: UIColor? = .label
    open var attributedText: NSAttributedString? {
        get { text.map { NSAttributedString(string: $0) } }
        set {
            text = newValue?.string
            if let font = newValue?.firstFont { self.font = font }
        }
    }
    open var attributedPlaceholder: NSAttributedString? {
        get { placeholder.map { NSAttributedString(string: $0) } }
        set { placeholder = newValue?.string }
    }
    open var defaultTextAttributes: [NSAttributedString.Key: Any] = [:]
    open var typingAttributes: [NSAttributedString.Key: Any]?
    open var isSecureTextEntry = false
    open var keyboardType = UIKeyboardType.default
    open var keyboardAppearance = UIKeyboardAppearance.default
    open var returnKeyType = UIReturnKeyType.default
    open var autocapitalizationType = UITextAutocapitalizationType.sentences
    open var autocorrectionType = UITextAutocorrectionType.default
    open var spellCheckingType = UITextSpellCheckingType.default
    open var enablesReturnKeyAutomatically = false
    open var smartQuotesType = UITextSmartQuotesType.default
    open var smartDashesType = UITextSmartDashesType.default
    open var smartInsertDeleteType = UITextSmartInsertDeleteType.default
    open var inlinePredictionType = UITextInlinePredictionType.default
    open var passwordRules: UITextInputPasswordRules?
    open var clearsOnInsertion = false
    open var allowsEditingTextAttributes = false
    open var interactionState: Any?
    // As UIKit declares it.
    // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
    open var textContentType: UITextContentType!
    open var clearsOnBeginEditing = false
    open var clearButtonMode = ViewMode.never
    open var leftViewMode = ViewMode.never { didSet { setNeedsLayout() } }
    open var rightViewMode = ViewMode.never { didSet { setNeedsLayout() } }
    open var leftView: UIView? { didSet { change(oldValue, to: leftView) } }
    open var rightView: UIView? { didSet { change(oldValue, to: rightView) } }
    open var background: UIImage?
    open var disabledBackground: UIImage?
    private var givenInputView: UIView?
    private var givenAccessoryView: UIView?
    open override var inputView: UIView? {
        get { givenInputView }
        set { givenInputView = newValue }
    }
    open override var inputAccessoryView: UIView? {
        get { givenAccessoryView }
        set { givenAccessoryView = newValue }
    }
    open var adjustsFontSizeToFitWidth = false
    open var minimumFontSize: CGFloat = 0
    open var adjustsFontForContentSizeCategory = false
    open private(set) var isEditing = false

    open override var canBecomeFirstResponder: Bool {
        isEnabled && delegate?.textFieldShouldBeginEditing(self) ?? true
    }
    open override var canResignFirstResponder: Bool { delegate?.textFieldShouldEndEditing(self) ?? true }

    @discardableResult
    open override func becomeFirstResponder() -> Bool {
        guard super.becomeFirstResponder(), !isEditing else { return isFirstResponder }
        isEditing = true
        delegate?.textFieldDidBeginEditing(self)
        NotificationCenter.default.post(name: Self.textDidBeginEditingNotification, object: self)
        sendActions(for: .editingDidBegin)
        return true
    }

    @discardableResult
    open override func resignFirstResponder() -> Bool {
        guard super.resignFirstResponder() else { return false }
        guard isEditing else { return true }
        isEditing = false
        delegate?.textFieldDidEndEditing(self, reason: .committed)
        NotificationCenter.default.post(name: Self.textDidEndEditingNotification, object: self)
        sendActions(for: .editingDidEnd)
        return true
    }

    open func textRect(forBounds bounds: CGRect) -> CGRect { textArea(in: bounds) }
    open func editingRect(forBounds bounds: CGRect) -> CGRect { textRect(forBounds: bounds) }
    open func placeholderRect(forBounds bounds: CGRect) -> CGRect { textRect(forBounds: bounds) }
    open func borderRect(forBounds bounds: CGRect) -> CGRect { bounds }
    open func clearButtonRect(forBounds bounds: CGRect) -> CGRect {
        CGRect(x: bounds.maxX - 24, y: bounds.midY - 9.5, width: 19, height: 19)
    }
    open func leftViewRect(forBounds bounds: CGRect) -> CGRect {
        let size = leftView?.bounds.size ?? .zero
        return CGRect(
            x: bounds.minX, y: bounds.midY - size.height / 2, width: size.width, height: size.height)
    }
    open func rightViewRect(forBounds bounds: CGRect) -> CGRect {
        let size = rightView?.bounds.size ?? .zero
        return CGRect(
            x: bounds.maxX - size.width, y: bounds.midY - size.height / 2, width: size.width,
            height: size.height)
    }
    open func drawText(in rect: CGRect) {}
    open func drawPlaceholder(in rect: CGRect) {}

    open override func layoutSubviews() {
        super.layoutSubviews()
        leftView?.frame = leftViewRect(forBounds: bounds)
        rightView?.frame = rightViewRect(forBounds: bounds)
    }

    private var isLeftShown: Bool { leftView != nil && isShown(leftViewMode) }
    private var isRightShown: Bool { rightView != nil && isShown(rightViewMode) }

    private func isShown(_ mode: ViewMode) -> Bool {
        switch mode {
        case .never: false
        case .always: true
        case .whileEditing: isEditing
        case .unlessEditing: !isEditing
        }
    }

    private func change(_ old: UIView?, to new: UIView?) {
        if let old, old !== new, old.superview === self { old.removeFromSuperview() }
        if let new { addSubview(new) }
        setNeedsLayout()
    }

    private func textArea(in bounds: CGRect) -> CGRect {
        let border: CGFloat = borderStyle == .roundedRect || borderStyle == .bezel ? 7 : 0
        let left = isLeftShown ? leftViewRect(forBounds: bounds).maxX - bounds.minX : border
        let right = isRightShown ? bounds.maxX - rightViewRect(forBounds: bounds).minX : border
        return bounds.inset(by: UIEdgeInsets(top: 0, left: left, bottom: 0, right: right))
    }

    // MARK: - Text input

    /// Why editing ended, with UIKit's raw values.
    public enum DidEndEditingReason: Int, Sendable { case committed, cancelled }

    private var selection: NSRange?
    /// The selection in UTF-16 units; behind the last character until it is set.
    private var selectedCharacters: NSRange {
        let count = (text ?? "").utf16.count
        guard let selection else { return NSRange(location: count, length: 0) }
        let start = max(0, min(selection.location, count))
        return NSRange(location: start, length: max(0, min(selection.length, count - start)))
    }

    open var hasText: Bool { text?.isEmpty == false }
    open var markedTextRange: UITextRange? { nil }
    open func unmarkText() {}
    open override func selectAll(_ sender: Any?) {
        selection = NSRange(location: 0, length: (text ?? "").utf16.count)
    }

    /// Replaces the selection as typing does: the delegate and observers are notified.
    open func insertText(_ text: String) { replaceCharacters(in: selectedCharacters, with: text) }

    /// Deletes the selection, or the character before it.
    open func deleteBackward() {
        let selected = selectedCharacters
        guard selected.length == 0 else { return replaceCharacters(in: selected, with: "") }
        guard selected.location > 0 else { return }
        replaceCharacters(in: NSRange(location: selected.location - 1, length: 1), with: "")
    }

    private func replaceCharacters(in range: NSRange, with string: String) {
        let isAllowed =
            delegate?.textField(self, shouldChangeCharactersIn: range, replacementString: string) ?? true
        guard isAllowed else { return }
        let units = Array((text ?? "").utf16)
        text = String(
            decoding: units[..<range.location] + Array(string.utf16)
                + units[(range.location + range.length)...], as: UTF16.self)
        selection = NSRange(location: range.location + string.utf16.count, length: 0)
        sendActions(for: .editingChanged)
        NotificationCenter.default.post(name: Self.textDidChangeNotification, object: self)
    }

    open var beginningOfDocument: UITextPosition { UITextPosition(offset: 0) }
    open var endOfDocument: UITextPosition { UITextPosition(offset: (text ?? "").utf16.count) }

    open var selectedTextRange: UITextRange? {
        get {
            let selected = selectedCharacters
            return UITextRange(
                start: UITextPosition(offset: selected.location),
                end: UITextPosition(offset: selected.location + selected.length))
        }
        set {
            selection = newValue.map {
                NSRange(location: $0.start.offset, length: $0.end.offset - $0.start.offset)
            }
            delegate?.textFieldDidChangeSelection(self)
        }
    }

    open func position(from position: UITextPosition, offset: Int) -> UITextPosition? {
        let place = position.offset + offset
        return (0...endOfDocument.offset).contains(place) ? UITextPosition(offset: place) : nil
    }
    open func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int {
        toPosition.offset - from.offset
    }
    open func textRange(from fromPosition: UITextPosition, to toPosition: UITextPosition) -> UITextRange? {
        UITextRange(start: fromPosition, end: toPosition)
    }
    open func text(in range: UITextRange) -> String? {
        let units = Array((text ?? "").utf16)
        let (start, end) = (max(0, range.start.offset), min(units.count, range.end.offset))
        return start <= end ? String(decoding: units[start..<end], as: UTF16.self) : nil
    }
    open func replace(_ range: UITextRange, withText text: String) {
        selectedTextRange = range
        insertText(text)
    }

    /// The rectangle of the insertion point in the view's coordinates, in points, for text at the leading edge.
    open func caretRect(for position: UITextPosition) -> CGRect {
        let area = textRect(forBounds: bounds)
        let font = font ?? .systemFont(ofSize: 17)
        let before = String(decoding: (text ?? "").utf16.prefix(position.offset), as: UTF16.self)
        let width = before.size(withAttributes: [.font: font]).width
        return CGRect(
            x: min(area.maxX, area.minX + width), y: area.midY - font.lineHeight / 2, width: 2,
            height: font.lineHeight)
    }
    open func firstRect(for range: UITextRange) -> CGRect {
        let (start, end) = (caretRect(for: range.start), caretRect(for: range.end))
        return CGRect(x: start.minX, y: start.minY, width: end.minX - start.minX, height: start.height)
    }
    open func selectionRects(for range: UITextRange) -> [UITextSelectionRect] { [] }
    open func closestPosition(to point: CGPoint) -> UITextPosition? {
        (0...endOfDocument.offset).min {
            abs(caretRect(for: UITextPosition(offset: $0)).minX - point.x)
                < abs(caretRect(for: UITextPosition(offset: $1)).minX - point.x)
        }.map(UITextPosition.init)
    }
}

extension UITextField: UITextInput {}
