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

    /// Returns a new hierarchy on the scene's own canvas; nil if the input has no such scene.
    func fresh() -> Scene? { content.scene(at: index, options) }

    /// Returns a new hierarchy on another canvas; nil if the input has no such scene.
    ///
    /// Both lengths are meant: a reader who changes one of them keeps the other.
    func scene(size: CGSize) -> Scene? {
        var options = options
        options.resized = size
        return content.scene(at: index, options)
    }
}
