// The names and their meaning are UIKit's own, whose documentation describes them.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import Engine
import Foundation

/// Lines of text that can be scrolled and edited.
open class UITextView: Engine.TextView {
    nonisolated public static let textDidBeginEditingNotification = Notification.Name(
        "UITextViewTextDidBeginEditingNotification")
    nonisolated public static let textDidChangeNotification = Notification.Name(
        "UITextViewTextDidChangeNotification")
    nonisolated public static let textDidEndEditingNotification = Notification.Name(
        "UITextViewTextDidEndEditingNotification")

    /// Where its lines go.
    open private(set) lazy var textContainer = NSTextContainer(of: self)
    open private(set) lazy var layoutManager = NSLayoutManager(of: self)
    open private(set) lazy var textStorage = NSTextStorage(of: self)
    private var givenAttributedText: NSAttributedString?

    /// A text view with a frame; the container is its own.
    public init(frame: CGRect, textContainer: NSTextContainer?) {
        super.init(frame: frame)
        font = Self.defaultFont
    }
    public override convenience init(frame: CGRect) { self.init(frame: frame, textContainer: nil) }
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        font = Self.defaultFont
    }
    public convenience init(usingTextLayoutManager: Bool) { self.init(frame: .zero, textContainer: nil) }

    /// The font of text that has none; Interface Builder gives text views the system font at 14 points.
    private static var defaultFont: UIFont? { UIFont(name: "Helvetica", size: 12) }

    /// Nil stands for the default font, Helvetica at 12 points.
    open override var font: UIFont? {
        get { super.font }
        set { super.font = newValue ?? Self.defaultFont }
    }

    // As UIKit declares them.
    // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
    open override var text: String! { didSet { givenAttributedText = nil } }

    /// The text with attributes; layout sees its characters in the font of the first.
    // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
    open var attributedText: NSAttributedString! {
        get { givenAttributedText ?? NSAttributedString(string: text ?? "") }
        set {
            text = newValue?.string
            givenAttributedText = newValue
            if let font = newValue?.firstFont { self.font = font }
        }
    }

    open var textColor: UIColor? = .label
    open var isEditable = true
    open var isSelectable = true
    open var allowsEditingTextAttributes = false
    open var selectedRange = NSRange(location: 0, length: 0)
    open var typingAttributes: [NSAttributedString.Key: Any] = [:]
    open var linkTextAttributes: [NSAttributedString.Key: Any] = [:]
    open var clearsOnInsertion = false
    open var dataDetectorTypes: UIDataDetectorTypes = []
    open var usesStandardTextScaling = false
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
    open var keyboardType = UIKeyboardType.default
    open var keyboardAppearance = UIKeyboardAppearance.default
    open var returnKeyType = UIReturnKeyType.default
    open var autocapitalizationType = UITextAutocapitalizationType.sentences
    open var autocorrectionType = UITextAutocorrectionType.default
    open var spellCheckingType = UITextSpellCheckingType.default
    open var isSecureTextEntry = false
    open var enablesReturnKeyAutomatically = false
    open var smartQuotesType = UITextSmartQuotesType.default
    open var smartDashesType = UITextSmartDashesType.default
    open var smartInsertDeleteType = UITextSmartInsertDeleteType.default
    open var inlinePredictionType = UITextInlinePredictionType.default
    open var passwordRules: UITextInputPasswordRules?
    // As UIKit declares it.
    // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
    open var textContentType: UITextContentType!
    open var isFindInteractionEnabled = false
    open var borderStyle = BorderStyle.none
    /// The border of a text view, with UIKit's raw values; none is drawn.
    public enum BorderStyle: Int, Sendable { case none, roundedRect }
    open var adjustsFontForContentSizeCategory = false
    open override var canBecomeFirstResponder: Bool { isEditable || isSelectable }

    open weak var delegate: (any UITextViewDelegate)? {
        get { scrollDelegate as? any UITextViewDelegate }
        set { scrollDelegate = newValue }
    }

    @discardableResult
    open override func becomeFirstResponder() -> Bool {
        guard !isFirstResponder else { return true }
        if delegate?.textViewShouldBeginEditing(self) == false { return false }
        guard super.becomeFirstResponder() else { return false }
        delegate?.textViewDidBeginEditing(self)
        NotificationCenter.default.post(name: Self.textDidBeginEditingNotification, object: self)
        return true
    }

    @discardableResult
    open override func resignFirstResponder() -> Bool {
        guard isFirstResponder else { return true }
        if delegate?.textViewShouldEndEditing(self) == false { return false }
        guard super.resignFirstResponder() else { return false }
        delegate?.textViewDidEndEditing(self)
        NotificationCenter.default.post(name: Self.textDidEndEditingNotification, object: self)
        return true
    }

    /// Adds text at the selection as typing does: the delegate and observers are notified.
    open func insertText(_ text: String) {
        let whole = (self.text ?? "") as String
        let utf16 = Array(whole.utf16)
        let start = max(0, min(selectedRange.location, utf16.count))
        let end = max(start, min(selectedRange.location + selectedRange.length, utf16.count))
        guard
            delegate?.textView(
                self, shouldChangeTextIn: NSRange(location: start, length: end - start), replacementText: text
            )
                ?? true
        else { return }
        self.text = String(decoding: utf16[..<start] + Array(text.utf16) + utf16[end...], as: UTF16.self)
        selectedRange = NSRange(location: start + text.utf16.count, length: 0)
        delegate?.textViewDidChange(self)
        NotificationCenter.default.post(name: Self.textDidChangeNotification, object: self)
    }

    open var hasText: Bool { text?.isEmpty == false }
    open var markedTextRange: UITextRange? { nil }
    open func unmarkText() {}
    open func selectionRects(for range: UITextRange) -> [UITextSelectionRect] { [] }
    open override func selectAll(_ sender: Any?) {
        selectedRange = NSRange(location: 0, length: (text ?? "").utf16.count)
    }
    /// Deletes the selection, or the character before it.
    open func deleteBackward() {
        if selectedRange.length == 0 {
            guard selectedRange.location > 0 else { return }
            selectedRange = NSRange(location: selectedRange.location - 1, length: 1)
        }
        insertText("")
    }

    open func scrollRangeToVisible(_ range: NSRange) {}

    // MARK: - Positions

    open var beginningOfDocument: UITextPosition { UITextPosition(offset: 0) }
    open var endOfDocument: UITextPosition { UITextPosition(offset: (text ?? "").utf16.count) }

    open var selectedTextRange: UITextRange? {
        get {
            UITextRange(
                start: UITextPosition(offset: selectedRange.location),
                end: UITextPosition(offset: selectedRange.location + selectedRange.length))
        }
        set {
            let (start, end) = (newValue?.start.offset ?? 0, newValue?.end.offset ?? 0)
            selectedRange = NSRange(location: start, length: end - start)
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

    /// The place nearest to a point, by the middles of lines and characters.
    open func closestPosition(to point: CGPoint) -> UITextPosition? {
        let count = endOfDocument.offset
        func distance(_ offset: Int) -> CGFloat {
            let caret = caretRect(for: UITextPosition(offset: offset))
            return abs(caret.midY - point.y) * 1000 + abs(caret.minX - point.x)
        }
        return (0...count).min { distance($0) < distance($1) }.map(UITextPosition.init)
    }

    /// The rectangle of the part of a range that is on its first line, in points.
    open func firstRect(for range: UITextRange) -> CGRect {
        let (start, end) = (caretRect(for: range.start), caretRect(for: range.end))
        let right = start.minY == end.minY ? end.minX : bounds.width - textContainerInset.right
        return CGRect(x: start.minX, y: start.minY, width: right - start.minX, height: start.height)
    }

    /// Puts text in place of a range as typing does.
    open func replace(_ range: UITextRange, withText text: String) {
        selectedTextRange = range
        insertText(text)
    }

    open func text(in range: UITextRange) -> String? {
        let units = Array((text ?? "").utf16)
        let (start, end) = (max(0, range.start.offset), min(units.count, range.end.offset))
        return start <= end ? String(decoding: units[start..<end], as: UTF16.self) : nil
    }

    /// Where the insertion point stands at a position, in the view's coordinates, in points.
    open func caretRect(for position: UITextPosition) -> CGRect {
        let before = String(decoding: (text ?? "").utf16.prefix(position.offset), as: UTF16.self)
        return caretRect(after: before, caretWidth: 2)
    }
}
