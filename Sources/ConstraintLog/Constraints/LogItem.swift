/// A view or guide as a log names it.
package struct LogItem: Sendable, Hashable {
    /// The class as the runtime prints it; empty if the log has only a name.
    package var className: String
    /// The address as printed, `0x…`; nil if the log has only a name.
    package var address: String?
    /// An identifier or key set by the author, or the system's name of a guide.
    package var name: String?
    /// The text that the view shows, as far as the log has it.
    package var text: String?

    /// Creates an item; see the properties.
    package init(className: String, address: String? = nil, name: String? = nil, text: String? = nil) {
        self.className = className
        self.address = address
        self.name = name
        self.text = text
    }

    /// The identity of the item across constraints: its address, or its class and name if it has none.
    package var identity: String { address ?? "\(className):\(name ?? text ?? "")" }

    /// Whether it is a layout guide, which shows nothing.
    package var isGuide: Bool { className.hasSuffix("LayoutGuide") || className == "_UILayoutSpacer" }
}
