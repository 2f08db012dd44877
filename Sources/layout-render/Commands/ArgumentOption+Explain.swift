// The options of `explain`.
extension ArgumentOption {
    static let item = ArgumentOption(
        "item", value: .any(placeholder: "id"), isRepeatable: true,
        help: "Explain the four numbers of a view or guide, by its id or name")
    static let constraint = ArgumentOption(
        "constraint", value: .any(placeholder: "id"), isRepeatable: true,
        help: "Explain what a constraint does, by its id, its text or its index in '--reporter json'")
    static let expect = ArgumentOption(
        "expect", value: .any(placeholder: "equation"), isUnique: true,
        help: "Explain what prevents an equation, such as 'button.top == 180'")
    static let ids = ArgumentOption("ids", help: "Use the ids of views instead of their names")
    static let lint = ArgumentOption(
        "lint", help: "List every constraint that has no effect or should be written differently")
    static let verbose = ArgumentOption("verbose", help: "Write long lists in full")
}
