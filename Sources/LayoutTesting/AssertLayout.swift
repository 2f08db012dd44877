import Engine
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
/// variable `GOLDEN_OUTPUT`, by default `.build/golden-failures`. In Swift Testing of Swift 6.2 or later they are attached to
/// the test's results as well, which a test runner keeps in a folder (`--attachments-path`). XCTest for Linux has no attachments.
///
/// `name` is unique in the test's file and can contain slashes for subfolders. `record` determines when the picture
/// becomes the golden, by default the value of the environment variable `GOLDEN_RECORD` (`never`, `missing`, `failed`
/// or `all`), or else `missing`. By default, if the environment variable `CI` is set, a missing golden is recorded
/// and the test fails, so that a run without goldens never passes. `allowance` is the number of pixels that may
/// differ.
///
/// The files are those that `layout-render test` records and compares: the picture of the plain screen with its
/// frames and constraints, the frames as text, or both, as `goldens` says. `folder` names another folder of goldens,
/// relative to the test's file. `options` draw something else than the plain screen.
/// - Throws: `LayoutTestingError` if the picture differs, or can't be drawn, compared or recorded.
public func assertLayout(
    of view: UIView, named name: String, record: GoldenRecording? = nil, goldens: GoldenKind = .pictures,
    folder: String? = nil, options: RenderOptions? = nil, comparison: ImageComparison = ImageComparison(),
    allowance: PixelAllowance = .none, file: String = #filePath, line: Int = #line
) throws(LayoutTestingError) {
    let layout = try view.solvedLayout()
    let content = try view.goldenContent(goldens, of: layout, options: options)
    let folder = GoldenFolder(testFile: file, folder: folder, recording: record)
    let test = "\(URL(fileURLWithPath: file).lastPathComponent):\(line)"
    let comparer = LayoutComparer(layout: layout, name: name, test: test, folder: folder)
    let result: GoldenResult
    let before: LayoutRecord?
    do throws(GoldenError) {
        before = goldens.keepsPictures ? try folder.record(named: name).flatMap(LayoutRecord.init) : nil
        result = try folder.verify(content, named: name, comparison: comparison, allowance: allowance)
    } catch {
        throw .golden(error)
    }
    if !result.isPassing {
        let failure = comparer.failure(result, content: content, before: before)
        GoldenAttachments(failure.verdict, named: name).attach(file: file, line: line)
        throw .failed(failure)
    }
    comparer.removePage()
    let environment = ProcessInfo.processInfo.environment
    let isRecorded = result.picture?.outcome == .recorded || result.frames == .recorded
    if isRecorded, record == nil, GoldenRecording.fromEnvironment == nil, environment["CI"]?.isEmpty == false
    {
        throw .recordedInCI(name: name, test: test)
    }
}

/// Compares the picture of a controller's view with a golden, like `assertLayout(of:named:)` for a view.
///
/// - Throws: `LayoutTestingError` if the picture differs, or can't be drawn, compared or recorded.
public func assertLayout(
    of controller: UIViewController, named name: String, record: GoldenRecording? = nil,
    goldens: GoldenKind = .pictures, folder: String? = nil, options: RenderOptions? = nil,
    comparison: ImageComparison = ImageComparison(), allowance: PixelAllowance = .none,
    file: String = #filePath, line: Int = #line
) throws(LayoutTestingError) {
    try assertLayout(
        of: controller.view, named: name, record: record, goldens: goldens, folder: folder, options: options,
        comparison: comparison, allowance: allowance, file: file, line: line)
}

extension UIView {
    /// Returns what is kept of the hierarchy's layout.
    fileprivate func goldenContent(
        _ kind: GoldenKind, of layout: SolvedLayout, options: RenderOptions?
    ) throws(LayoutTestingError) -> GoldenContent {
        var content = GoldenContent()
        if kind.keepsPictures {
            var drawn = RenderOptions(scale: RenderOptions.scale(for: layout.canvas))
            drawn.drawing.setLayers([], usual: .plain)
            drawn = options ?? drawn
            content.picture = GoldenContent.Picture(
                png: try layoutPicture(.png, of: layout, options: drawn),
                record: Data(LayoutRecord(layout, drawn: drawn).json()))
        }
        if kind.keepsFrames { content.frames = FramesText.text(of: LayoutRecord(layout)) }
        return content
    }
}

extension GoldenFolder {
    /// Creates the folder of a test file's goldens.
    ///
    /// - Parameter folder: Relative to the test's file; nil for the usual one.
    init(testFile path: String, folder: String?, recording: GoldenRecording?) {
        let file = URL(fileURLWithPath: path)
        let test = file.deletingPathExtension().lastPathComponent
        let output = ProcessInfo.processInfo.environment["GOLDEN_OUTPUT"] ?? ".build/golden-failures"
        self.init(
            goldens: URL(
                fileURLWithPath: folder ?? "Goldens/\(test)", relativeTo: file.deletingLastPathComponent()
            ).absoluteURL,
            failures: URL(fileURLWithPath: output).appendingPathComponent(test),
            recording: recording ?? .fromEnvironment ?? .missing)
    }
}
