import Foundation

/// Why an inspector page couldn't be made.
public enum InspectorError: Error, Sendable, Equatable {
    /// There is no scene to show.
    case noScenes
    /// The page's data couldn't be encoded, with the encoder's message.
    case encoding(String)
}

extension InspectorError: CustomStringConvertible, LocalizedError {
    /// What is wrong, in one line.
    public var description: String {
        switch self {
        case .noScenes: "there is no layout to show: name an input that has one"
        case .encoding(let reason): "the page's data could not be written: \(reason)"
        }
    }

    /// The same as `description`.
    public var errorDescription: String? { description }
}
