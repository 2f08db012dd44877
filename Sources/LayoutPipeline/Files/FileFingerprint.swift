import Foundation

/// What shows without reading a file that it was written again.
package enum FileFingerprint {
    /// Returns the path, size and time of a file; nil if there is none.
    package static func text(of path: String) -> String? {
        guard let attributes = try? FileManager.default.attributesOfItem(atPath: path),
            let size = attributes[.size] as? Int
        else { return nil }
        return "\(path) \(size) \(modification(of: path))"
    }

    /// Returns when a file was written, in seconds; 0 if there is none.
    static func modification(of path: String) -> Double {
        let date = try? FileManager.default.attributesOfItem(atPath: path)[.modificationDate] as? Date
        return date?.timeIntervalSince1970 ?? 0
    }
}
