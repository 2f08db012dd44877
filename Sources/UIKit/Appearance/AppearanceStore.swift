// The names and their meaning are UIKit's own, whose documentation describes them.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import Engine
import Foundation
import Findings

/// The settings that were made in advance for classes of views.
@MainActor
final class AppearanceStore {
    static let shared = AppearanceStore()

    /// The settings for a class of views, in some containers.
    private struct Entry {
        let type: UIView.Type
        let containers: [any UIAppearanceContainer.Type]
        /// What settings are made on.
        let proxy: UIView
        /// A view with the default values.
        let plain: UIView
    }

    private var entries: [Entry] = []

    /// The view of a class on which settings are made; the same one each time.
    func proxy<Subject: UIView>(
        of type: Subject.Type, in containers: [any UIAppearanceContainer.Type]
    ) -> Subject {
        let known = entries.first { entry in
            entry.type == type && entry.containers.count == containers.count
                && zip(entry.containers, containers).allSatisfy { $0 == $1 }
        }
        if let proxy = known?.proxy as? Subject { return proxy }
        let proxy = type.init(frame: .zero)
        entries.append(
            Entry(type: type, containers: containers, proxy: proxy, plain: type.init(frame: .zero)))
        entries.sort { Self.rank($0) > Self.rank($1) }
        UIView.prepareForWindow = { [weak self] in self?.apply(to: $0) }
        return proxy
    }

    /// Settings for more containers come first, then those for a class before those for what it inherits from.
    private static func rank(_ entry: Entry) -> Int {
        var depth = 0
        var type: AnyClass? = entry.type
        while let current = type {
            depth += 1
            type = _getSuperclass(current)
        }
        return entry.containers.count * 1000 + depth
    }

    private func apply(to view: UIView) {
        for entry in entries where view.isKind(of: entry.type) && isContained(view, in: entry.containers) {
            for property in AppearanceProperty.all { property.apply(entry.proxy, entry.plain, view) }
        }
    }

    private func isContained(_ view: UIView, in containers: [any UIAppearanceContainer.Type]) -> Bool {
        var remaining = containers[...]
        var next: UIView? = view
        while let current = next, let wanted = remaining.first {
            let isOutside = current !== view
            let isController = (current.layoutObserver as? UIViewController)?.isKind(of: wanted) == true
            if isController || isOutside && current.isKind(of: wanted) { remaining.removeFirst() }
            next = current.superview
        }
        return remaining.isEmpty
    }
}
