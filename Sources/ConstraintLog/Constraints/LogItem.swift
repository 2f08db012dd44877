/// A view or guide as a log names it.
public struct LogItem: Sendable, Hashable {
    /// As the runtime prints it; empty where the log has only a name.
    public var className: String
    /// As printed, `0x…`; nil where the log has only a name.
    public var address: String?
    /// An identifier or key that its author gave it, or the system's name of a guide.
    public var name: String?
    /// The text it shows, as far as the log has it.
    public var text: String?

    /// An item; see the properties.
    public init(className: String, address: String? = nil, name: String? = nil, text: String? = nil) {
        self.className = className
        self.address = address
        self.name = name
        self.text = text
    }

    /// What makes it the same item in two constraints: its address, or its class and name where it has none.
    public var identity: String { address ?? "\(className):\(name ?? text ?? "")" }

    /// Whether it is a layout guide, which shows nothing.
    public var isGuide: Bool { className.hasSuffix("LayoutGuide") || className == "_UILayoutSpacer" }
}
