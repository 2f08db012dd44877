import Foundation
import GoldenTesting
import ImageDiff
import LayoutComparison
import LayoutRender
import UIKit

/// Compares the picture of a hierarchy with a golden, in XCTest as well as in Swift Testing:
///
///     try assertLayout(of: LoginView(), named: "login")
///
/// Goldens are in `Goldens/TEST FILE` next to the test's file. A failure throws an error that says what differs and
/// lists the paths of the golden, the picture and the difference. These are in the folder set by the environment
/// variable `GOLDEN_OUTPUT`, by default `.build/golden-failures`.
///
/// `name` is unique in the test's file and can contain slashes for subfolders. `record` determines when the picture
/// becomes the golden, by default the value of the environment variable `GOLDEN_RECORD` (`never`, `missing`, `failed`
/// or `all`), or else `missing`. By default, if the environment variable `CI` is set, a missing golden is recorded
/// and the test fails, so that a run without goldens never passes. `allowance` is the number of pixels that may
/// differ.
/// - Throws: `LayoutTestingError` if the picture differs, or can't be drawn, compared or recorded.
public func assertLayout(
    of view: UIView, named name: String, record: GoldenRecording? = nil, options: RenderOptions? = nil,
    comparison: ImageComparison = ImageComparison(), allowance: PixelAllowance = .none,
    file: String = #filePath, line: Int = #line
) throws(LayoutTestingError) {
    let layout = try view.solvedLayout()
    let picture = try view.layoutPicture(.png, of: layout, options: options)
    let folder = GoldenFolder(testFile: file, recording: record)
    let test = "\(URL(fileURLWithPath: file).lastPathComponent):\(line)"
    let comparer = LayoutComparer(layout: layout, name: name, test: test, folder: folder)
    let verdict: GoldenVerdict
    let before: LayoutRecord?
    do throws(GoldenError) {
        before = try folder.record(named: name).flatMap(LayoutRecord.init)
        verdict = try folder.verify(
            picture, named: name, record: Data(LayoutRecord(layout).json()), comparison: comparison,
            allowance: allowance)
    } catch {
        throw .golden(error)
    }
    if !verdict.isPassing { throw .failed(comparer.failure(verdict, before: before)) }
    comparer.removePage()
    let environment = ProcessInfo.processInfo.environment
    if verdict.outcome == .recorded, record == nil, GoldenRecording.fromEnvironment == nil,
        environment["CI"]?.isEmpty == false
    {
        throw .recordedInCI(name: name, test: test)
    }
}

/// Compares the picture of a controller's view with a golden, like `assertLayout(of:named:)` for a view.
///
/// - Throws: `LayoutTestingError` if the picture differs, or can't be drawn, compared or recorded.
public func assertLayout(
    of controller: UIViewController, named name: String, record: GoldenRecording? = nil,
    options: RenderOptions? = nil, comparison: ImageComparison = ImageComparison(),
    allowance: PixelAllowance = .none, file: String = #filePath, line: Int = #line
) throws(LayoutTestingError) {
    try assertLayout(
        of: controller.view, named: name, record: record, options: options, comparison: comparison,
        allowance: allowance, file: file, line: line)
}

extension GoldenFolder {
    /// Creates the folder of a test file's goldens.
    init(testFile path: String, recording: GoldenRecording?) {
        let file = URL(fileURLWithPath: path)
        let test = file.deletingPathExtension().lastPathComponent
        let output = ProcessInfo.processInfo.environment["GOLDEN_OUTPUT"] ?? ".build/golden-failures"
        self.init(
            goldens: file.deletingLastPathComponent().appendingPathComponent("Goldens/\(test)"),
            failures: URL(fileURLWithPath: output).appendingPathComponent(test),
            recording: recording ?? .fromEnvironment ?? .missing)
    }
}
