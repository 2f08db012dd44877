import Engine
import Foundation

/// What a control does when something happens to it.
public final class UIAction: NSObject {
    public typealias Handler = (UIAction) -> Void

    public let title: String
    public let image: UIImage?
    let handler: Handler

    public init(title: String = "", image: UIImage? = nil, handler: @escaping Handler) {
        self.title = title
        self.image = image
        self.handler = handler
    }
}
