/// The options whose values `values` lists, for completion scripts.
enum ListedKind: String, CaseIterable {
    case device, scene, state, item
}

extension ArgumentOption {
    /// What its values can be according to the inputs on the command line; nil if they don't depend on these.
    var listedKind: ListedKind? { name == ArgumentOption.focus.name ? .item : .init(rawValue: name) }

    /// Whether its value can be several words, separated by commas.
    var isList: Bool {
        if case .listOf = value { return true }
        return name == ArgumentOption.focus.name
    }
}
