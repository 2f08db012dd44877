// The names and their meaning are UIKit's own, whose documentation describes them.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import Engine
import Foundation

/// What makes the controllers of storyboards too.
package protocol StoryboardReading: NibReading {
    /// Makes a controller of a storyboard, and returns it with all that were made.
    ///
    /// - Parameters:
    ///   - storyboard: The bytes of the file and its name.
    ///   - identifier: The controller's storyboard identifier; nil for the initial one.
    ///   - creator: Makes the controller in place of its class's initializer, if it does.
    @MainActor func controller(
        of storyboard: (data: Data, name: String), identifier: String?,
        creator: ((NSCoder) -> UIViewController?)?
    ) throws -> (controller: UIViewController, all: [UIViewController])
}

/// The controllers of a storyboard, which are new each time. The product `NibLoading` reads the file.
@preconcurrency @MainActor
open class UIStoryboard: NSObject {
    private let name: String
    private let data: Data?

    public init(name: String, bundle storyboardBundleOrNil: Bundle?) {
        self.name = name + ".storyboard"
        data = NibFile.url(named: name, withExtension: "storyboard", in: storyboardBundleOrNil)
            .flatMap { try? Data(contentsOf: $0) }
    }

    /// The controller that the storyboard begins with; nil if it can't be made, and standard error says why.
    open func instantiateInitialViewController() -> UIViewController? { controller(nil, creator: nil) }

    /// The controller that the storyboard begins with, made by a function.
    public func instantiateInitialViewController<ViewController: UIViewController>(
        creator: ((NSCoder) -> ViewController?)?
    ) -> ViewController? { controller(nil, creator: creator) as? ViewController }

    /// Where UIKit raises an exception, as for an identifier that no controller has, it is an empty controller, and standard error
    /// says why.
    open func instantiateViewController(withIdentifier identifier: String) -> UIViewController {
        controller(identifier, creator: nil) ?? UIViewController()
    }

    /// A controller made by a function, or else by the class's `init(coder:)`. Where UIKit raises an exception, it is an empty one.
    public func instantiateViewController<ViewController: UIViewController>(
        identifier: String, creator: ((NSCoder) -> ViewController?)? = nil
    ) -> ViewController { controller(identifier, creator: creator) as? ViewController ?? ViewController() }

    private func controller(
        _ identifier: String?, creator: ((NSCoder) -> UIViewController?)?
    ) -> UIViewController? {
        do {
            guard let data else { throw NibError.noFile }
            guard let reader = NibReader.linked as? any StoryboardReading else { throw NibError.noReader }
            let made = try reader.controller(of: (data, name), identifier: identifier, creator: creator)
            for controller in made.all { controller.storyboard = self }
            return made.controller
        } catch {
            LayoutLog.write("\(name): \(error)")
            return nil
        }
    }
}

extension UIViewController {
    /// The storyboard that the controller is from; nil for others.
    public internal(set) var storyboard: UIStoryboard? {
        get { stored("storyboard", or: nil) }
        set { store(newValue, as: "storyboard") }
    }

    /// Makes the view of a controller from a storyboard, with its outlets.
    package var storyboardView: (@MainActor () -> UIView?)? {
        get { stored("storyboardView", or: nil) }
        set { store(newValue, as: "storyboardView") }
    }
}

extension UIViewController {
    /// The name of the file that a controller without one loads, if there is one: its class's name, or that without "Controller".
    var nameOfOwnNib: String? {
        guard NibReader.linked != nil, type(of: self) != UIViewController.self else { return nil }
        let name = String(describing: type(of: self))
        let view = name.hasSuffix("Controller") ? [String(name.dropLast("Controller".count))] : []
        return (view + [name]).first { NibFile.url(named: $0, in: nibBundle) != nil }
    }
}
