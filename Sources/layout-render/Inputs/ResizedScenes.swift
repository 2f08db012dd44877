import Engine
import Foundation
import LayoutDocument

/// A scene of an input on canvases of other sizes, where margins, size classes and whatever depends on them may
/// differ.
struct ResizedScenes {
    let content: LayoutInput
    let options: SceneOptions
    /// The scene's index in the input.
    let index: Int

    /// Returns a new hierarchy on a canvas of a size; nil if the input has no such scene.
    func scene(size: CGSize) -> Scene? {
        var options = options
        options.resized = size
        return content.scene(at: index, options)
    }
}
