import Engine
import Foundation
import UIKit

/// Finds the classes that a file names.
struct NibClasses {
    /// The modules in which a class without one is looked for.
    private let modules: [String]

    /// - Parameter owner: The file's owner, whose module is also that of most of its classes.
    init(owner: Any?) {
        let owners = owner.map { [Self.module(of: type(of: $0))] } ?? []
        modules = owners + Self.resourceModules
    }

    /// Returns an app's class; nil if the program has none of this name.
    func customClass(_ name: String, module: String?) -> UIView.Type? {
        customType(name, module: module)
    }

    /// Returns an app's class of a kind; nil if the program has none of this name.
    func customType<Kind>(_ name: String, module: String?) -> Kind? {
        // Names of nested classes, and those that Swift mangles itself, are whole.
        let names = ([module].compactMap(\.self) + modules).map { "\($0).\(name)" } + [name]
        return names.lazy.compactMap { NSClassFromString($0) as? Kind }.first
    }

    /// UIKit's class for a name; nil for a plain view and for an unknown one.
    func standardClass(_ name: String) -> UIView.Type? { Self.standard[name] }

    private static func module(of type: Any.Type) -> String {
        String(String(reflecting: type).prefix { $0 != "." })
    }

    /// The modules with resources: SwiftPM names their bundles by package and module.
    private static let resourceModules: [String] = {
        let files = try? FileManager.default.contentsOfDirectory(
            at: Bundle.main.bundleURL, includingPropertiesForKeys: nil)
        return (files ?? []).filter { $0.pathExtension == "resources" }.sorted { $0.path < $1.path }
            .compactMap { $0.deletingPathExtension().lastPathComponent.split(separator: "_").last }
            .map { String($0.map { $0 == "-" ? "_" : $0 }) }
    }()

    private static let standard: [String: UIView.Type] = [
        "UIActivityIndicatorView": UIActivityIndicatorView.self, "UIButton": UIButton.self,
        "UICollectionReusableView": UICollectionReusableView.self,
        "UICollectionView": UICollectionView.self, "UICollectionViewCell": UICollectionViewCell.self,
        "UIControl": UIControl.self, "UIDatePicker": UIDatePicker.self, "UIImageView": UIImageView.self,
        "UILabel": UILabel.self, "UINavigationBar": UINavigationBar.self,
        "UIPageControl": UIPageControl.self, "UIPickerView": UIPickerView.self,
        "UIProgressView": UIProgressView.self, "UIScrollView": UIScrollView.self,
        "UISearchBar": UISearchBar.self, "UISegmentedControl": UISegmentedControl.self,
        "UISlider": UISlider.self, "UIStackView": UIStackView.self, "UIStepper": UIStepper.self,
        "UISwitch": UISwitch.self, "UITabBar": UITabBar.self, "UITableView": UITableView.self,
        "UITableViewCell": UITableViewCell.self, "UITextField": UITextField.self,
        "UITextView": UITextView.self, "UIToolbar": UIToolbar.self,
        "UIVisualEffectView": UIVisualEffectView.self,
    ]
}
