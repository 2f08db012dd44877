import FileAccess
import Foundation
import GoldenTesting

#if canImport(Testing)
    import Testing
#endif

/// The pictures of a failure for the test's results: the golden, what was drawn, and the difference.
struct GoldenAttachments {
    /// The files with the names that they have in the results.
    let files: [(name: String, place: URL)]

    /// Takes the files of a verdict; there are none if it passes.
    init(_ verdict: GoldenVerdict, named name: String) {
        let stem = name.replacing("/", with: ".")
        let kinds = [
            ("golden", verdict.files?.reference), ("picture", verdict.files?.actual),
            ("difference", verdict.files?.difference),
        ]
        files = kinds.compactMap { kind, place in place.map { ("\(stem).\(kind).png", $0) } }
    }

    /// Adds the files to the results of the test that runs, if Swift Testing runs it.
    ///
    /// XCTest's attachments only exist on Apple's systems, where this library doesn't.
    func attach(file: String, line: Int) {
        #if canImport(Testing) && compiler(>=6.2)
            guard Test.current != nil else { return }
            let test = SourceLocation(
                fileID: "Tests/\(FilePath.lastComponent(of: file))", filePath: file, line: line, column: 1)
            for (name, place) in files {
                // The paths are in the failure's message too.
                guard
                    let bytes = try? FileReader.bytes(
                        at: place.path, limit: FileLimits.picture, for: .ownUse)
                else { continue }
                Attachment.record(bytes, named: name, sourceLocation: test)
            }
        #endif
    }
}
