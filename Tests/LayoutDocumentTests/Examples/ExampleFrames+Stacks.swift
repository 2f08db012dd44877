extension ExampleFrames {
    static let stacks: [ExampleFrames] = []
}
