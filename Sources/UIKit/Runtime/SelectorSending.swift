// The names and their meaning are UIKit's own, whose documentation describes them.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import Engine
import Foundation

// What Foundation's classes do with selectors on Apple's systems, for selectors that have methods.

extension NSObject {
    /// Whether the object has the selector's method.
    public func responds(to aSelector: Selector!) -> Bool {
        aSelector.flatMap { $0.isMethod(of: self) } ?? false
    }

    /// Calls a method; the result is nil if the object doesn't have it.
    @discardableResult
    public func perform(_ aSelector: Selector!) -> Unmanaged<AnyObject>! { result(of: aSelector) }
    @discardableResult
    public func perform(_ aSelector: Selector!, with object: Any!) -> Unmanaged<AnyObject>! {
        result(of: aSelector, object)
    }
    @discardableResult
    public func perform(
        _ aSelector: Selector!, with object1: Any!, with object2: Any!
    ) -> Unmanaged<AnyObject>! { result(of: aSelector, object1, object2) }

    /// Calls a method on the main queue after a delay in seconds.
    public func perform(_ aSelector: Selector, with anArgument: Any?, afterDelay delay: TimeInterval) {
        nonisolated(unsafe) let work = { [self] in _ = aSelector.perform(on: self, anArgument) }
        DispatchQueue.main.asyncAfter(deadline: .now() + delay) { work() }
    }

    private func result(
        of selector: Selector?, _ first: Any? = nil, _ second: Any? = nil
    ) -> Unmanaged<AnyObject>? {
        guard let result = selector?.call(on: self, first, second)?() else { return nil }
        // As long as an autorelease pool would keep it.
        let object = result as AnyObject
        MainQueue.onNextTurn { withExtendedLifetime(object) {} }
        return Unmanaged.passUnretained(object)
    }
}

extension NSObject {
    /// The class's name, for an app's class with its module.
    public class func description() -> String {
        let name = String(reflecting: self)
        let isUIKits = ["Engine.", "UIKit.", "Foundation."].contains { name.hasPrefix($0) }
        return isUIKits ? String(describing: self) : name
    }
}

extension NotificationCenter {
    /// Calls a method of an observer, which isn't kept alive, when a notification is posted.
    public func addObserver(
        _ observer: AnyObject, selector aSelector: Selector, name aName: NSNotification.Name?,
        object anObject: Any?
    ) {
        let target = TargetAction(target: observer, action: aSelector)
        let token = addObserver(forName: aName, object: anObject, queue: nil) { notification in
            target.call(with: notification)
        }
        ObserverTokens.shared.add(token, of: observer, name: aName, object: anObject)
    }

    /// No longer notifies an observer, or the one that a token of `addObserver(forName:…)` stands for.
    public func removeObserver(_ observer: AnyObject) { removeObserver(observer, name: nil, object: nil) }

    public func removeObserver(
        _ observer: AnyObject, name aName: NSNotification.Name?, object anObject: Any?
    ) {
        let tokens = ObserverTokens.shared.remove(of: observer, name: aName, object: anObject)
        for token in tokens { removeObserver(token as Any, name: nil, object: nil) }
        if tokens.isEmpty { removeObserver(observer as Any, name: aName, object: anObject) }
    }
}

/// What stands for the observers in their notification centres.
private final class ObserverTokens: @unchecked Sendable {
    static let shared = ObserverTokens()

    private struct Entry {
        weak var observer: AnyObject?
        let name: NSNotification.Name?
        weak var object: AnyObject?
        let token: any NSObjectProtocol
    }
    private let lock = NSLock()
    private var entries: [Entry] = []

    func add(
        _ token: any NSObjectProtocol, of observer: AnyObject, name: NSNotification.Name?, object: Any?
    ) {
        lock.withLock {
            entries.removeAll { $0.observer == nil }
            entries.append(
                Entry(observer: observer, name: name, object: object.map { $0 as AnyObject }, token: token))
        }
    }

    func remove(
        of observer: AnyObject, name: NSNotification.Name?, object: Any?
    ) -> [any NSObjectProtocol] {
        lock.withLock {
            func isMeant(_ entry: Entry) -> Bool {
                entry.observer === observer && (name == nil || entry.name == name)
                    && (object == nil || entry.object === object.map { $0 as AnyObject })
            }
            let removed = entries.filter(isMeant).map(\.token)
            entries.removeAll(where: isMeant)
            return removed
        }
    }
}

extension Timer {
    /// A timer on the current run loop that calls a method of a target, which it keeps alive.
    @discardableResult
    public class func scheduledTimer(
        timeInterval ti: TimeInterval, target aTarget: Any, selector aSelector: Selector, userInfo: Any?,
        repeats yesOrNo: Bool
    ) -> Timer {
        nonisolated(unsafe) let target = aTarget as AnyObject
        return scheduledTimer(withTimeInterval: ti, repeats: yesOrNo) { timer in
            aSelector.perform(on: target, timer)
        }
    }
}
