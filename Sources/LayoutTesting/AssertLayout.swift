import Foundation
import GoldenTesting
import ImageDiff
import LayoutRender
import UIKit

/// Holds the picture of a hierarchy against the golden of a name, in tests of XCTest and Swift Testing alike:
///
///     try assertLayout(of: LoginView(), named: "login")
///
/// Goldens are in `Goldens/TEST FILE` beside the test's file. A failure throws, which fails the test with what differs
/// and where the golden, the picture and the difference are: in the folder that the environment variable
/// `GOLDEN_OUTPUT` names, else in `.build/golden-failures`.
///
/// - Parameters:
///   - view: The root of the hierarchy, as large as it is.
///   - name: Unique in the test's file; may have slashes, for folders below.
///   - record: When the picture becomes the golden; by default what the environment variable `GOLDEN_RECORD` says
///     (`never`, `missing`, `failed` or `all`), else `missing`. Where nothing says otherwise and the environment variable
///     `CI` is set, a missing golden is recorded and the test fails, so that a run without goldens never passes.
///   - allowance: How many pixels may differ.
public func assertLayout(
    of view: UIView, named name: String, record: GoldenRecording? = nil, options: RenderOptions? = nil,
    comparison: ImageComparison = ImageComparison(), allowance: PixelAllowance = .none,
    file: String = #filePath, line: Int = #line
) throws(LayoutTestingError) {
    let picture = try view.layoutPicture(.png, options: options)
    let verdict: GoldenVerdict
    do throws(GoldenError) {
        verdict = try GoldenFolder(testFile: file, recording: record).verify(
            picture, named: name, comparison: comparison, allowance: allowance)
    } catch {
        throw .golden(error)
    }
    let test = "\(URL(fileURLWithPath: file).lastPathComponent):\(line)"
    if !verdict.isPassing { throw .failed(verdict, test: test) }
    let environment = ProcessInfo.processInfo.environment
    if verdict.outcome == .recorded, record == nil, GoldenRecording.fromEnvironment == nil,
        environment["CI"]?.isEmpty == false
    {
        throw .recordedInCI(name: name, test: test)
    }
}

/// Holds the picture of a controller's view against the golden of a name, as `assertLayout(of:named:)` of a view does.
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
    /// The goldens of a test's file.
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
