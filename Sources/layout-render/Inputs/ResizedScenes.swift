import Engine
import Foundation
import LayoutDocument

/// The scenes of an input on canvases of other sizes, where margins, size classes and whatever depends on them may
/// differ.
///
/// An input can only be read as a whole for a size, so the result is kept until each of its scenes has been
/// requested.
final class ResizedScenes {
    private let content: LayoutInput
    private let options: SceneOptions
    /// The scenes read so far, by width and height.
    private var read: [[Double]: [Scene]] = [:]

    /// Creates the scenes for some options.
    init(of content: LayoutInput, _ options: SceneOptions) {
        self.content = content
        self.options = options
    }

    /// Returns a new hierarchy on a canvas of a size; nil if the input has no such scene.
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
