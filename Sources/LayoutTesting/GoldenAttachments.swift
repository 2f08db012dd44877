import FileAccess
import Foundation
import GoldenTesting

#if canImport(Testing)
    import Testing
#endif
#if canImport(Darwin) && canImport(XCTest)
    import XCTest
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

    /// Adds the files to the results of the test that runs. XCTest for Linux keeps none: there, the failure's message names them.
    func attach(file: String, line: Int) {
        #if canImport(Testing) && compiler(>=6.2)
            guard Test.current != nil else { return attachInXCTest() }
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
        #else
            attachInXCTest()
        #endif
    }

    /// Adds the files to the results of a test that Apple's XCTest runs.
    ///
    /// This follows its documentation and is untried: XCTest for Linux has neither contexts nor attachments.
    private func attachInXCTest() {
        #if canImport(Darwin) && canImport(XCTest)
            if files.isEmpty { return }
            XCTContext.runActivity(named: "The layout differs from its golden") { activity in
                for (name, place) in files {
                    let attachment = XCTAttachment(contentsOfFile: place)
                    attachment.name = name
                    attachment.lifetime = .keepAlways
                    activity.add(attachment)
                }
            }
        #endif
    }
}
