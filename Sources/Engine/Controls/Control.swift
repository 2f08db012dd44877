// The names and their meaning are UIKit's own, whose documentation describes them.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import Foundation

/// A view that responds to touches, such as a button.
open class UIControl: View {
    /// The state that a control shows, with UIKit's raw values.
    public struct State: OptionSet, Sendable, Hashable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }

        public static let normal: Self = []
        public static let highlighted = Self(rawValue: 1)
        public static let disabled = Self(rawValue: 2)
        public static let selected = Self(rawValue: 4)
        public static let focused = Self(rawValue: 8)
        public static let application = Self(rawValue: 0x00FF_0000)
        public static let reserved = Self(rawValue: 0xFF00_0000)
    }

    /// The position of content in a control that is taller than it, with UIKit's raw values.
    public enum ContentVerticalAlignment: Int, Sendable, Hashable {
        case center, top, bottom, fill
    }

    /// The position of content in a control that is wider than it, with UIKit's raw values.
    public enum ContentHorizontalAlignment: Int, Sendable, Hashable {
        case center, left, right, fill, leading, trailing
    }

    package override var className: String { declaredClassName ?? "UIControl" }

    /// Creates a control that runs an action when its main event happens.
    public convenience init(frame: CGRect, primaryAction: UIAction?) {
        self.init(frame: frame)
        if let primaryAction { addAction(primaryAction, for: .primaryActionTriggered) }
    }

    open var isEnabled = true
    open var isSelected = false
    open var isHighlighted = false
    open var contentVerticalAlignment = ContentVerticalAlignment.center
    open var contentHorizontalAlignment = ContentHorizontalAlignment.center
    /// The alignment with leading and trailing resolved for the layout direction.
    open var effectiveContentHorizontalAlignment: ContentHorizontalAlignment {
        let isLeftToRight = effectiveUserInterfaceLayoutDirection == .leftToRight
        switch contentHorizontalAlignment {
        case .leading: return isLeftToRight ? .left : .right
        case .trailing: return isLeftToRight ? .right : .left
        default: return contentHorizontalAlignment
        }
    }
    open var isContextMenuInteractionEnabled = false
    open var showsMenuAsPrimaryAction = false
    open var toolTip: String?
    open var isSymbolAnimationEnabled = false

    /// Whether a touch that began in the control continues; always false, since there are no touches.
    open var isTracking: Bool { false }
    /// Whether such a touch is inside the control; always false.
    open var isTouchInside: Bool { false }

    /// The state, according to the three flags.
    open var state: State {
        var state: State = []
        if isHighlighted { state.insert(.highlighted) }
        if !isEnabled { state.insert(.disabled) }
        if isSelected { state.insert(.selected) }
        return state
    }

    // MARK: - Tracking

    /// Called in UIKit when a touch begins, moves and ends in the control.
    open func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }
    open func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }
    open func endTracking(_ touch: UITouch?, with event: UIEvent?) {}
    open func cancelTracking(with event: UIEvent?) {}

    // MARK: - Actions

    private var registeredActions: [RegisteredAction] {
        get { stored("actions", or: []) }
        set { store(newValue, as: "actions") }
    }

    /// Runs an action on an event; it replaces one with the same identifier.
    open func addAction(_ action: UIAction, for controlEvents: Event) {
        registeredActions.removeAll {
            $0.action.identifier == action.identifier && $0.events == controlEvents
        }
        registeredActions.append(RegisteredAction(events: controlEvents, action: action))
    }

    private var registeredTargets: [RegisteredTarget] {
        get { stored("targets", or: []) }
        set { store(newValue, as: "targets") }
    }

    /// Calls a method of a target on an event, if the selector has one, as on Linux `Selector("tap:", Self.tap(_:))` has.
    /// The target isn't kept alive.
    open func addTarget(_ target: Any?, action: Selector, for controlEvents: Event) {
        if let index = registeredTargets.firstIndex(where: { $0.isFor(target, action) }) {
            registeredTargets[index].events.formUnion(controlEvents)
        } else {
            registeredTargets.append(
                RegisteredTarget(
                    events: controlEvents, target: TargetAction(target: target, action: action)))
        }
    }

    /// No longer calls a method on an event; nil stands for any target or method.
    open func removeTarget(_ target: Any?, action: Selector?, for controlEvents: Event) {
        registeredTargets = registeredTargets.compactMap { registered in
            guard registered.target.matches(target, action) else { return registered }
            var left = registered
            left.events.subtract(controlEvents)
            return left.events.isEmpty ? nil : left
        }
    }

    /// No longer runs an action on an event.
    open func removeAction(_ action: UIAction, for controlEvents: Event) {
        removeAction(identifiedBy: action.identifier, for: controlEvents)
    }

    /// No longer runs the action with an identifier on an event.
    open func removeAction(identifiedBy actionIdentifier: UIAction.Identifier, for controlEvents: Event) {
        registeredActions = registeredActions.compactMap { registered in
            guard registered.action.identifier == actionIdentifier else { return registered }
            let left = registered.events.subtracting(controlEvents)
            return left.isEmpty ? nil : RegisteredAction(events: left, action: registered.action)
        }
    }

    /// The events that actions run on and methods are called on.
    open var allControlEvents: Event {
        registeredTargets.reduce(into: registeredActions.reduce(into: []) { $0.formUnion($1.events) }) {
            $0.formUnion($1.events)
        }
    }
    /// The targets that are objects which can be compared, as those of Objective-C's classes are.
    open var allTargets: Set<AnyHashable> {
        Set(registeredTargets.compactMap { $0.target.target as? AnyHashable })
    }
    /// The names of a target's methods that are called on an event; nil if there are none.
    open func actions(forTarget target: Any?, forControlEvent controlEvent: Event) -> [String]? {
        let names = registeredTargets.filter {
            $0.target.matches(target, nil) && !$0.events.isDisjoint(with: controlEvent)
        }.map(\.target.action.description)
        return names.isEmpty ? nil : names
    }
    /// Calls `iterator` for each action until it sets its last argument to true.
    open func enumerateEventHandlers(
        _ iterator: (UIAction?, (Any?, Selector)?, Event, inout Bool) -> Void
    ) {
        var isOver = false
        for registered in registeredActions where !isOver {
            iterator(registered.action, nil, registered.events, &isOver)
        }
        for registered in registeredTargets where !isOver {
            iterator(nil, (registered.target.target, registered.target.action), registered.events, &isOver)
        }
    }

    /// Calls the methods and runs the actions of an event.
    open func sendActions(for controlEvents: Event) {
        for registered in registeredTargets where !registered.events.isDisjoint(with: controlEvents) {
            sendAction(registered.target.action, to: registered.target.target, for: nil)
        }
        for registered in registeredActions where !registered.events.isDisjoint(with: controlEvents) {
            registered.action.run(for: self)
        }
    }

    /// Runs an action.
    open func sendAction(_ action: UIAction) { action.run(for: self) }
    /// Calls a method of a target, or without one of the first responder from the control on that has it.
    open func sendAction(_ action: Selector, to target: Any?, for event: UIEvent?) {
        TargetAction(target: target, action: action).send(from: self, for: event)
    }
}

/// A method of a target with the events that it is called on.
private struct RegisteredTarget {
    var events: UIControl.Event
    let target: TargetAction

    func isFor(_ other: Any?, _ action: Selector) -> Bool {
        target.action == action && target.target === other.map { $0 as AnyObject }
    }
}

/// An action with the events that it runs on.
private struct RegisteredAction {
    let events: UIControl.Event
    let action: UIAction
}

/// The engine's name of UIKit's `UIControl`.
public typealias Control = UIControl
