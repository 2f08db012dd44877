// The names and their meaning are UIKit's own, whose documentation describes them.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import Engine
import Foundation

/// A text with its attributes: that of a text view, whose `attributedText` it changes, or one of its own.
@preconcurrency @MainActor
open class NSTextStorage: NSObject {
    private weak var textView: UITextView?
    private var ownText = NSAttributedString(string: "")
    open private(set) var layoutManagers: [NSLayoutManager] = []

    init(of textView: UITextView) { self.textView = textView }

    /// A storage that no view has.
    public override init() { super.init() }
    public init(string: String) { ownText = NSAttributedString(string: string) }
    public init(attributedString: NSAttributedString) { ownText = attributedString }

    open func addLayoutManager(_ aLayoutManager: NSLayoutManager) {
        layoutManagers.append(aLayoutManager)
        aLayoutManager.textStorage = self
    }
    open func removeLayoutManager(_ aLayoutManager: NSLayoutManager) {
        if aLayoutManager.textStorage === self { aLayoutManager.textStorage = nil }
        layoutManagers.removeAll { $0 === aLayoutManager }
    }
    open func beginEditing() {}
    open func endEditing() {}

    /// The text with its attributes.
    private(set) var attributed: NSAttributedString {
        get { textView?.attributedText ?? ownText }
        set { if let textView { textView.attributedText = newValue } else { ownText = newValue } }
    }

    /// Changes the text; a range outside of it changes nothing.
    private func change(in range: NSRange, _ body: (NSMutableAttributedString) -> Void) {
        guard range.location >= 0, range.length >= 0, range.location + range.length <= length else { return }
        let text = NSMutableAttributedString(attributedString: attributed)
        body(text)
        attributed = text
    }
    open func addAttribute(_ name: NSAttributedString.Key, value: Any, range: NSRange) {
        change(in: range) { $0.addAttribute(name, value: value, range: range) }
    }
    open func addAttributes(_ attrs: [NSAttributedString.Key: Any], range: NSRange) {
        change(in: range) { $0.addAttributes(attrs, range: range) }
    }
    open func setAttributes(_ attrs: [NSAttributedString.Key: Any]?, range: NSRange) {
        change(in: range) { $0.setAttributes(attrs, range: range) }
    }
    open func removeAttribute(_ name: NSAttributedString.Key, range: NSRange) {
        change(in: range) { $0.removeAttribute(name, range: range) }
    }
    open func replaceCharacters(in range: NSRange, with str: String) {
        change(in: range) { $0.replaceCharacters(in: range, with: str) }
    }
    open func replaceCharacters(in range: NSRange, with attrString: NSAttributedString) {
        change(in: range) { $0.replaceCharacters(in: range, with: attrString) }
    }
    open func insert(_ attrString: NSAttributedString, at loc: Int) {
        change(in: NSRange(location: loc, length: 0)) { $0.insert(attrString, at: loc) }
    }
    open func deleteCharacters(in range: NSRange) {
        change(in: range) { $0.deleteCharacters(in: range) }
    }
    open func append(_ attrString: NSAttributedString) {
        change(in: NSRange(location: 0, length: 0)) { $0.append(attrString) }
    }

    open var string: String { textView?.text ?? ownText.string }
    open var length: Int { string.utf16.count }
    open func attributedSubstring(from range: NSRange) -> NSAttributedString {
        attributed.attributedSubstring(from: range)
    }
    open func attributes(
        at location: Int, effectiveRange range: NSRangePointer?
    ) -> [NSAttributedString.Key: Any] {
        attributed.attributes(at: location, effectiveRange: range)
    }
    open func attribute(
        _ attrName: NSAttributedString.Key, at location: Int, effectiveRange range: NSRangePointer?
    ) -> Any? {
        attributed.attribute(attrName, at: location, effectiveRange: range)
    }
    open func enumerateAttribute(
        _ attrName: NSAttributedString.Key, in enumerationRange: NSRange,
        options opts: NSAttributedString.EnumerationOptions = [],
        using block: (Any?, NSRange, UnsafeMutablePointer<ObjCBool>) -> Void
    ) {
        attributed.enumerateAttribute(attrName, in: enumerationRange, options: opts, using: block)
    }
    open func setAttributedString(_ attributedString: NSAttributedString) {
        attributed = attributedString
    }
}
