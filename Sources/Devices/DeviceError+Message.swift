extension DeviceError: CustomStringConvertible {
    /// What is wrong in one line, with the closest known name if there is one.
    public var description: String {
        switch self {
        case .unknownName(let name, let suggestions) where suggestions.isEmpty:
            "unknown device '\(name)'; 'layout-render devices' lists the known ones"
        case .unknownName(let name, let suggestions):
            "unknown device '\(name)'; did you mean \(Self.alternatives(suggestions))?"
        }
    }

    /// Returns names in quotes: `'a', 'b' or 'c'`.
    private static func alternatives(_ names: [String]) -> String {
        let quoted = names.map { "'\($0)'" }
        guard let last = quoted.last, quoted.count > 1 else { return quoted.first ?? "" }
        return quoted.dropLast().joined(separator: ", ") + " or " + last
    }
}
