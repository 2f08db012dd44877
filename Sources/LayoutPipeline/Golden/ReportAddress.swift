import FileAccess
import Foundation

/// Where people can see a report's folder: pictures in comments come from there.
package struct ReportAddress: Sendable {
    /// The address of the folder, without a slash at its end.
    private let text: String

    /// Creates the address of a report that is published at a URL.
    package init(_ text: String) { self.text = text.hasSuffix("/") ? String(text.dropLast()) : text }

    /// The address at which GitLab shows what the current job keeps; nil elsewhere.
    ///
    /// - Parameter folder: The report's folder.
    package static func ofJob(keeping folder: String) -> ReportAddress? {
        let environment = ProcessInfo.processInfo.environment
        guard let project = environment["CI_PROJECT_URL"], let job = environment["CI_JOB_ID"],
            let top = environment["CI_PROJECT_DIR"], FilePath.isAbsolute(top)
        else { return nil }
        let path = URL(fileURLWithPath: folder).standardizedFileURL.path
        return FilePath.relative(path, to: top).map {
            ReportAddress("\(project)/-/jobs/\(job)/artifacts/raw/\(escaped($0))")
        }
    }

    /// Returns the address of a file in the report's folder.
    func address(of path: String) -> String { "\(text)/\(Self.escaped(path))" }

    private static func escaped(_ path: String) -> String {
        let allowed = CharacterSet(
            charactersIn: "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789-._~/")
        return path.addingPercentEncoding(withAllowedCharacters: allowed) ?? ""
    }
}
