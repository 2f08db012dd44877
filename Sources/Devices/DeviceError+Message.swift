extension DeviceError: CustomStringConvertible {
    public var description: String {
        switch self {
        case .unknownName(let name, let suggestion?):
            "unknown device '\(name)'; did you mean '\(suggestion)'?"
        case .unknownName(let name, nil):
            "unknown device '\(name)'; 'layout-render devices' lists the known ones"
        }
    }
}
