/// Why a picture couldn't be compared with its golden.
public enum GoldenError: Error, Sendable, Hashable {
    /// The name leads out of the goldens' folder or isn't a file name.
    case invalidName(String)
    /// A file exists but can't be read, with the reason and what to do.
    case unreadable(path: String, reason: String)
    /// A file can't be written, with the reason and what to do.
    case unwritable(path: String, reason: String)
    /// A failure's file isn't what a golden consists of, for the given reason.
    case unacceptable(path: String, reason: String)
}

extension GoldenError: CustomStringConvertible {
    /// What is wrong and what to do, in one line.
    public var description: String {
        switch self {
        case .invalidName(let name):
            "'\(name)' is not a valid name for a golden: use words, with slashes for subfolders"
        case .unreadable(let path, let reason): "\(path) can't be read: \(reason)"
        case .unwritable(let path, let reason): "\(path) can't be written: \(reason)"
        case .unacceptable(let path, let reason):
            "\(path) can't become a golden: \(reason); run the test again"
        }
    }
}
