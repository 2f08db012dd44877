import Engine
import LayoutPipeline

/// What a project's settings say about layouts, findings and pictures.
package struct ToolSettings: Sendable {
    /// A request without inputs.
    package var request: LayoutRequest
    /// The layers of pictures.
    package var look: PictureLook

    /// Creates settings.
    package init(request: LayoutRequest, look: PictureLook) {
        self.request = request
        self.look = look
    }
}

/// What a server may do, as it was started.
package struct ToolPermissions: Sendable {
    package var folders: ReadableFolders
    /// Whether pictures may be written below the folders.
    package var allowsWriting: Bool
    /// Whether Swift code may be run.
    package var allowsCode: Bool

    /// Creates permissions.
    package init(folders: ReadableFolders, allowsWriting: Bool, allowsCode: Bool) {
        self.folders = folders
        self.allowsWriting = allowsWriting
        self.allowsCode = allowsCode
    }
}
