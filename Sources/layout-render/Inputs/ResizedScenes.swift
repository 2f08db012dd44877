import Engine
import Foundation
import LayoutDocument

/// The scenes of an input on canvases of other sizes, where margins, size classes and what depends on them may be others.
///
/// An input is read for a size as a whole, so what it gives is kept until each of its scenes has been asked for.
final class ResizedScenes {
    private let content: LayoutInput
    private let options: SceneOptions
    /// By width and height.
    private var read: [[Double]: [Scene]] = [:]

    /// The scenes that options ask for.
    init(of content: LayoutInput, _ options: SceneOptions) {
        self.content = content
        self.options = options
    }

    /// A hierarchy of its own on a canvas of a size; nil where the input has no such scene.
    ///
    /// - Complexity: linear in the input for the first scene of a size.
    func scene(_ id: String, size: CGSize) -> Scene? {
        let key = [Double(size.width), Double(size.height)]
        var scenes = read[key] ?? []
        if !scenes.contains(where: { $0.id == id }) {
            var options = options
            options.resized = size
            scenes = content.scenes(options).scenes
        }
        let found = scenes.firstIndex { $0.id == id }.map { scenes.remove(at: $0) }
        read[key] = scenes
        return found
    }
}
