import Engine
import FileAccess
import Foundation

extension LaidOutScene {
    /// The name of its picture without an extension: `INPUT[.SCENE][.STATE][@DEVICE]`.
    var pictureName: String {
        let parts = OutputNames.Parts(
            stem: input.outputStem, scene: isOnlyScene ? nil : word, state: layout.state, device: device)
        return FilePath.withoutExtension(OutputNames.name(of: parts, format: .png))
    }
}
