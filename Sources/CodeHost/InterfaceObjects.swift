import UIKit

/// Returns the controller of a storyboard's scene.
///
/// - Throws: Why it can't be made, as the reason that nothing is shown.
@MainActor
public func layoutRenderScene<Controller: UIViewController>(
    _ storyboard: String, _ scene: String, as type: Controller.Type
) throws -> Controller {
    let made = UIStoryboard(name: storyboard, bundle: nil).instantiateViewController(withIdentifier: scene)
    guard let controller = made as? Controller else {
        throw CodeSceneError(
            reason: "\(storyboard).storyboard doesn't give it here, but a \(Swift.type(of: made))")
    }
    return controller
}

/// Returns the first object of a class in a nib.
///
/// - Throws: That there is none, as the reason that nothing is shown.
@MainActor
public func layoutRenderNib<Object: UIView>(_ nib: String, as type: Object.Type) throws -> Object {
    let objects = UINib(nibName: nib, bundle: nil).instantiate(withOwner: nil)
    guard let object = objects.lazy.compactMap({ $0 as? Object }).first else {
        throw CodeSceneError(reason: "\(nib).xib doesn't give it here")
    }
    return object
}
