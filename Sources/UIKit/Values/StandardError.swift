import Foundation

/// Where mistakes are told of that UIKit would raise an exception for.
enum StandardError {
    /// Writes a line.
    static func write(_ line: String) {
        FileHandle.standardError.write(Data("UIKit: \(line)\n".utf8))
    }
}
