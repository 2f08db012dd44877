// The names and their meaning are UIKit's own, whose documentation describes them.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import Engine
import Foundation

extension UIControl {
    /// What can happen to a control, with UIKit's raw values.
    public struct Event: OptionSet, Sendable, Hashable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }

        public static let touchDown = Self(rawValue: 1 << 0)
        public static let touchDownRepeat = Self(rawValue: 1 << 1)
        public static let touchDragInside = Self(rawValue: 1 << 2)
        public static let touchDragOutside = Self(rawValue: 1 << 3)
        public static let touchDragEnter = Self(rawValue: 1 << 4)
        public static let touchDragExit = Self(rawValue: 1 << 5)
        public static let touchUpInside = Self(rawValue: 1 << 6)
        public static let touchUpOutside = Self(rawValue: 1 << 7)
        public static let touchCancel = Self(rawValue: 1 << 8)
        public static let valueChanged = Self(rawValue: 1 << 12)
        public static let primaryActionTriggered = Self(rawValue: 1 << 13)
        public static let menuActionTriggered = Self(rawValue: 1 << 14)
        public static let editingDidBegin = Self(rawValue: 1 << 16)
        public static let editingChanged = Self(rawValue: 1 << 17)
        public static let editingDidEnd = Self(rawValue: 1 << 18)
        public static let editingDidEndOnExit = Self(rawValue: 1 << 19)
        public static let allTouchEvents = Self(rawValue: 0x0000_0FFF)
        public static let allEditingEvents = Self(rawValue: 0x000F_0000)
        public static let allEvents = Self(rawValue: 0xFFFF_FFFF)
    }

    private var actions: [(event: Event, action: UIAction)] {
        get { stored("actions", or: []) }
        set { store(newValue, as: "actions") }
    }

    /// A control that runs an action when its main event happens.
    public convenience init(frame: CGRect, primaryAction: UIAction?) {
        self.init(frame: frame)
        if let primaryAction { addAction(primaryAction, for: .primaryActionTriggered) }
    }

    /// Runs an action on an event; one with the same identifier is replaced.
    public func addAction(_ action: UIAction, for controlEvents: Event) {
        actions.removeAll { $0.action.identifier == action.identifier && $0.event == controlEvents }
        actions.append((controlEvents, action))
    }

    /// A target to which nothing is sent on Linux; `addAction(_:for:)` is run.
    public func addTarget(_ target: Any?, action: Selector, for controlEvents: Event) {}
    public func removeTarget(_ target: Any?, action: Selector?, for controlEvents: Event) {}

    /// No longer runs an action on an event.
    public func removeAction(_ action: UIAction, for controlEvents: Event) {
        removeAction(identifiedBy: action.identifier, for: controlEvents)
    }

    /// No longer runs the action of an identifier on an event.
    public func removeAction(identifiedBy actionIdentifier: UIAction.Identifier, for controlEvents: Event) {
        actions = actions.compactMap { event, action in
            guard action.identifier == actionIdentifier else { return (event, action) }
            let left = event.subtracting(controlEvents)
            return left.isEmpty ? nil : (left, action)
        }
    }

    /// The events that an action runs on.
    public var allControlEvents: Event { actions.reduce(into: []) { $0.formUnion($1.event) } }

    /// Makes an event happen.
    public func sendActions(for controlEvents: Event) {
        for (event, action) in actions where !event.isDisjoint(with: controlEvents) { action.run(for: self) }
    }

    /// Runs an action.
    public func sendAction(_ action: UIAction) { action.run(for: self) }
}
