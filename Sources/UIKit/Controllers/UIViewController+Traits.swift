// The names and their meaning are UIKit's own, whose documentation describes them.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import Engine
import Foundation

extension UIViewController: UITraitEnvironment {}
extension UIViewController: UITraitChangeObservable {}

extension UIViewController {
    /// Traits that are other than the container's, for the controller and what is in its view.
    public var traitOverrides: UIMutableTraits {
        get { stored("traitOverrides", or: UIMutableTraits()) }
        set {
            store(newValue, as: "traitOverrides")
            overridesChanged()
        }
    }

    /// The traits that the container gives the controller in place of its own.
    var containerTraits: UITraitCollection? {
        get { stored("containerTraits", or: nil) }
        set {
            store(newValue, as: "containerTraits")
            overridesChanged()
        }
    }

    /// What the controller overrides, and what its container does for it.
    var allTraitOverrides: TraitOverrides {
        let given = parent.map { $0.overrideTraitCollection(forChild: self) } ?? containerTraits
        let fromContainer = given.map(TraitOverrides.init(specifiedBy:)) ?? TraitOverrides()
        return traitOverrides.overrides.filled(from: fromContainer)
    }

    /// Asks the container again, as it is another one or its traits have changed.
    func overridesChanged() { viewIfLoaded?.controllerTraitOverrides = allTraitOverrides }
}
