import Engine

extension LaidOutScene {
    /// The name of its picture without an extension: `INPUT[.SCENE][.STATE][@DEVICE]`.
    var pictureName: String {
        OutputNames.pictureName(
            OutputNames.Parts(
                stem: input.outputStem, scene: isOnlyScene ? nil : word, state: layout.state, device: device))
    }
}
