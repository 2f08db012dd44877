// The names and their meaning are UIKit's own, whose documentation describes them.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import Engine
import Foundation

/// What cells, headers and footers of lists share: a content and a background by configuration.
@preconcurrency @MainActor
public protocol UIListCellConfiguring: UIView {
    var contentView: UIView { get }
}

extension UIListCellConfiguring {
    /// What the content view shows; nil for the cell's own content. The configuration's view takes the place of the content
    /// view.
    public var contentConfiguration: (any UIContentConfiguration)? {
        get { (contentView as? any UIContentView)?.configuration }
        set { (self as? any ContentViewOwner)?.show(newValue) }
    }
    public var automaticallyUpdatesContentConfiguration: Bool {
        get { stored("automaticallyUpdatesContentConfiguration", or: true) }
        set { store(newValue, as: "automaticallyUpdatesContentConfiguration") }
    }
    public var automaticallyUpdatesBackgroundConfiguration: Bool {
        get { stored("automaticallyUpdatesBackgroundConfiguration", or: true) }
        set { store(newValue, as: "automaticallyUpdatesBackgroundConfiguration") }
    }

    /// The background behind the content view: its colour and its corners are drawn.
    public var backgroundConfiguration: UIBackgroundConfiguration? {
        get { stored("backgroundConfiguration", or: nil) }
        set {
            store(newValue, as: "backgroundConfiguration")
            guard let newValue else { return }
            if let color = newValue.backgroundColor { backgroundColor = color }
            layer.cornerRadius = newValue.cornerRadius
        }
    }

    /// Updates the configuration before the next layout.
    public func setNeedsUpdateConfiguration() {
        needsConfigurationUpdate = true
        setNeedsLayout()
    }

    var needsConfigurationUpdate: Bool {
        get { stored("needsConfigurationUpdate", or: true) }
        set { store(newValue, as: "needsConfigurationUpdate") }
    }
}

/// A cell, a header or a footer, whose content view another may replace.
@MainActor
protocol ContentViewOwner: UIView {
    /// The content view, among the subviews.
    var content: UIView { get set }
    /// An empty content view with the margins of the class.
    func makeContentView() -> UIView
}

extension ContentViewOwner {
    /// Shows a configuration, or content of its own without one.
    func show(_ configuration: (any UIContentConfiguration)?) {
        let shown = content as? any UIContentView
        guard let configuration else {
            if shown != nil { replaceContent(with: makeContentView()) }
            return
        }
        if let shown, shown.supports(configuration) {
            shown.configuration = configuration
        } else {
            replaceContent(with: configuration.makeContentView())
        }
        setNeedsLayout()
    }

    private func replaceContent(with new: UIView) {
        let old = content
        new.translatesAutoresizingMaskIntoConstraints = true
        new.frame = old.frame
        new.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        insertSubview(new, aboveSubview: old)
        content = new
        old.removeFromSuperview()
    }
}

extension UITableViewCell: UIListCellConfiguring {
    /// Called with the state when the configuration is to be updated.
    public var configurationUpdateHandler: ((UITableViewCell, UICellConfigurationState) -> Void)? {
        get { stored("configurationUpdateHandler", or: nil) }
        set {
            store(newValue, as: "configurationUpdateHandler")
            setNeedsUpdateConfiguration()
        }
    }

    /// Updates the configuration if it is due.
    func updateConfigurationIfNeeded() {
        guard needsConfigurationUpdate else { return }
        needsConfigurationUpdate = false
        updateConfiguration(using: configurationState)
        configurationUpdateHandler?(self, configurationState)
    }
}

extension UICollectionViewCell: UIListCellConfiguring {
    /// Called with the state when the configuration is to be updated.
    public var configurationUpdateHandler: ((UICollectionViewCell, UICellConfigurationState) -> Void)? {
        get { stored("configurationUpdateHandler", or: nil) }
        set {
            store(newValue, as: "configurationUpdateHandler")
            setNeedsUpdateConfiguration()
        }
    }

    /// Updates the configuration if it is due.
    func updateConfigurationIfNeeded() {
        guard needsConfigurationUpdate else { return }
        needsConfigurationUpdate = false
        updateConfiguration(using: configurationState)
        configurationUpdateHandler?(self, configurationState)
    }
}

extension UITableViewHeaderFooterView: UIListCellConfiguring {
    /// Called with the state when the configuration is to be updated.
    public var configurationUpdateHandler: ((UITableViewHeaderFooterView, UIViewConfigurationState) -> Void)?
    {
        get { stored("configurationUpdateHandler", or: nil) }
        set {
            store(newValue, as: "configurationUpdateHandler")
            setNeedsUpdateConfiguration()
        }
    }

    /// Updates the configuration if it is due.
    func updateConfigurationIfNeeded() {
        guard needsConfigurationUpdate else { return }
        needsConfigurationUpdate = false
        updateConfiguration(using: configurationState)
        configurationUpdateHandler?(self, configurationState)
    }
}

extension UITableViewCell {
    /// A configuration to start with, according to the cell's style.
    public func defaultContentConfiguration() -> UIListContentConfiguration {
        style == .value1 ? .valueCell() : .cell()
    }
    public func defaultBackgroundConfiguration() -> UIBackgroundConfiguration { .listPlainCell() }
}

extension UICollectionViewCell {
    public func defaultBackgroundConfiguration() -> UIBackgroundConfiguration { .listPlainCell() }
}

extension UITableViewHeaderFooterView {
    public func defaultContentConfiguration() -> UIListContentConfiguration { .groupedHeader() }
}
