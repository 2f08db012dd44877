/// Why a picture could not be held against its golden at all.
public enum GoldenError: Error, Sendable, Hashable {
    /// The name leads out of its folder or to no file.
    case invalidName(String)
    /// A file is there and can't be read, for the system's reason.
    case unreadable(path: String, reason: String)
    /// A file can't be written, for the system's reason.
    case unwritable(path: String, reason: String)
}

extension GoldenError: CustomStringConvertible {
    /// What is wrong and what to do, in one line.
    public var description: String {
        switch self {
        case .invalidName(let name):
            "'\(name)' is no name for a golden: use words, with slashes for folders below"
        case .unreadable(let path, let reason): "\(path) can't be read: \(reason); check its permissions"
        case .unwritable(let path, let reason):
            "\(path) can't be written: \(reason); check its folder's permissions and the disk's room"
        }
    }
}
