extension ExampleFrames {
    static let controls: [ExampleFrames] = []
}
