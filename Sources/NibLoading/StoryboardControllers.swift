import Engine
import Findings
import LayoutDocument
import UIKit

/// Makes the controllers of a storyboard. Their views are made when they are first asked for.
@MainActor
final class StoryboardControllers {
    private let nib: Nib
    private let creator: ((NSCoder) -> UIViewController?)?
    /// The controllers made so far, in order, by the ids of their scenes.
    private(set) var made: [(id: String, controller: UIViewController)] = []

    /// - Parameter creator: Makes the controller that is asked for, if it does.
    init(_ nib: Nib, creator: ((NSCoder) -> UIViewController?)?) {
        (self.nib, self.creator) = (nib, creator)
    }

    /// The controller of a scene, with those that it contains.
    func controller(of scene: NibScene, isAskedFor: Bool) -> UIViewController {
        if let known = made.first(where: { $0.id == scene.id }) { return known.controller }
        let created = isAskedFor ? creator?(EmptyCoder()) : nil
        let controller = created ?? controllerType(of: scene).init(coder: EmptyCoder()) ?? UIViewController()
        made.append((scene.id, controller))
        if let title = scene.title { controller.title = title }
        let children = scene.children.compactMap { id in nib.scenes.first { $0.id == id } }
            .map { self.controller(of: $0, isAskedFor: false) }
        if !children.isEmpty { show(children, in: controller) }
        controller.storyboardView = { [nib, weak controller] in
            controller.flatMap { Self.view(of: scene, in: nib, for: $0) }
        }
        return controller
    }

    private func show(_ children: [UIViewController], in controller: UIViewController) {
        switch controller {
        case let stack as UINavigationController: stack.setViewControllers(children, animated: false)
        case let tabs as UITabBarController: tabs.setViewControllers(children, animated: false)
        case let split as UISplitViewController: split.viewControllers = children
        default: break
        }
    }

    private func controllerType(of scene: NibScene) -> UIViewController.Type {
        if let name = scene.customClass {
            let custom: UIViewController.Type? = NibClasses(owner: nil).customType(
                name, module: scene.customModule)
            if let custom { return custom }
            LayoutFinding(
                code: .unsupported, severity: .error,
                message: "the class \(name) isn't in the program; a controller of UIKit's stands for it"
            ).print()
        }
        return Self.standard[scene.element] ?? UIViewController.self
    }

    private static let standard: [String: UIViewController.Type] = [
        "collectionViewController": UICollectionViewController.self,
        "navigationController": UINavigationController.self, "pageViewController": UIPageViewController.self,
        "splitViewController": UISplitViewController.self, "tabBarController": UITabBarController.self,
        "tableViewController": UITableViewController.self,
    ]

    /// Makes the view of a scene and sets the outlets of its controller and its views.
    private static func view(of scene: NibScene, in nib: Nib, for controller: UIViewController) -> UIView? {
        let screen = UIScreen.main
        let objects = nib.instantiate(
            scene, window: screen.bounds.size, category: screen.traitCollection.contentSizeCategory,
            maker: NibViewMaker(classes: NibClasses(owner: controller)))
        for finding in objects.findings where finding.severity == .error { finding.print() }
        guard let view = objects.views.first else { return nil }
        NibPrototypes(nib: nib, classes: NibClasses(owner: controller)).register(in: objects.byID)
        var byID = objects.byID
        byID[scene.id] = controller
        NibConnector.connect(nib, objects: byID, owner: controller, external: [:])
        for view in objects.allViews { view.awakeFromNib() }
        return view
    }
}
