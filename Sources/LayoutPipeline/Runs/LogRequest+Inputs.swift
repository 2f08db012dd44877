extension LogRequest {
    /// Creates the request to explain some logs.
    package init(inputs: [InputFile]) {
        operands = inputs.map(\.path)
        self.inputs = inputs
        failures = []
    }
}
