import Engine
import Foundation

extension Control {
    /// What a control looks ready for.
    public struct State: OptionSet, Sendable, Hashable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }

        public static let normal: Self = []
        public static let highlighted = Self(rawValue: 1)
        public static let disabled = Self(rawValue: 2)
        public static let selected = Self(rawValue: 4)
        public static let focused = Self(rawValue: 8)
    }

    /// What can happen to a control.
    public struct Event: OptionSet, Sendable, Hashable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }

        public static let touchDown = Self(rawValue: 1 << 0)
        public static let touchUpInside = Self(rawValue: 1 << 6)
        public static let touchUpOutside = Self(rawValue: 1 << 7)
        public static let touchCancel = Self(rawValue: 1 << 8)
        public static let valueChanged = Self(rawValue: 1 << 12)
        public static let primaryActionTriggered = Self(rawValue: 1 << 13)
        public static let editingDidBegin = Self(rawValue: 1 << 16)
        public static let editingChanged = Self(rawValue: 1 << 17)
        public static let editingDidEnd = Self(rawValue: 1 << 18)
        public static let allEvents = Self(rawValue: 0xFFFF_FFFF)
    }

    public var isEnabled: Bool {
        get { stored("isEnabled", or: true) }
        set { store(newValue, as: "isEnabled") }
    }

    public var isSelected: Bool {
        get { stored("isSelected", or: false) }
        set { store(newValue, as: "isSelected") }
    }

    public var isHighlighted: Bool {
        get { stored("isHighlighted", or: false) }
        set { store(newValue, as: "isHighlighted") }
    }

    /// What the control looks ready for, by the three flags.
    public var state: State {
        var state: State = []
        if isHighlighted { state.insert(.highlighted) }
        if !isEnabled { state.insert(.disabled) }
        if isSelected { state.insert(.selected) }
        return state
    }

    private var actions: [(event: Event, action: UIAction)] {
        get { stored("actions", or: []) }
        set { store(newValue, as: "actions") }
    }

    /// Runs an action on an event.
    public func addAction(_ action: UIAction, for controlEvents: Event) {
        actions.append((controlEvents, action))
    }

    /// Makes an event happen.
    public func sendActions(for controlEvents: Event) {
        for (event, action) in actions where !event.isDisjoint(with: controlEvents) {
            action.handler(action)
        }
    }
}
