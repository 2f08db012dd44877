import FileAccess
import LayoutPipeline

/// The top folder of a project, which paths in its settings can't leave.
struct ProjectTop {
    /// The folder's path without links.
    let path: String

    /// Finds the first folder, from the settings' one upwards, that is the top of a repository, of an Xcode project or
    /// of a package; without one, the top is the settings' folder.
    init(ofSettingsIn folder: String) {
        let start = FilePath.resolved(folder) ?? folder
        var top = start
        while !ProjectFolder.isTop(top) {
            let parent = FilePath.parent(of: top)
            guard !parent.isEmpty, parent != top else {
                top = start
                break
            }
            top = parent
        }
        path = top
    }

    /// Returns whether a path lies in the folder, whatever links and parent folders it leads through; it need not
    /// exist.
    func contains(_ path: String) -> Bool {
        FilePath.resolved(path).map { FilePath.relative($0, to: self.path) != nil } ?? false
    }
}
