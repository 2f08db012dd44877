import Engine
import Foundation
import Sweep
import UIKit
import Findings

/// Lays out a hierarchy on every canvas of a range, and fails where it stops being correct, in XCTest as well as in
/// Swift Testing:
///
///     try assertLayout(of: LoginView(), over: .widths(320...1366))
///
/// A failure throws an error that lists what goes wrong: the exact range of canvases, the items, and the constraints
/// responsible. Only problems of severity error fail; `ignoring` leaves out kinds of problems. What overlaps or
/// extends on the hierarchy's own canvas too counts as intended, so the view should have a size on which
/// it is correct.
/// - Throws: `LayoutTestingError` if something is found, or the hierarchy can't be solved.
public func assertLayout(
    of view: UIView, over canvases: SweptCanvases, ignoring ignored: Set<FindingCode> = [],
    file: String = #filePath, line: Int = #line
) throws(LayoutTestingError) {
    let sweep = try view.layoutSweep(over: canvases)
    let findings = sweep.findings.filter {
        $0.code.rule.severity == .error && !ignored.contains($0.code)
    }
    if findings.isEmpty { return }
    let test = "\(URL(fileURLWithPath: file).lastPathComponent):\(line)"
    throw .swept(findings, canvases, test: test)
}

/// Sweeps a controller's view, like `assertLayout(of:over:)` for a view.
///
/// - Throws: `LayoutTestingError` if something is found, or the hierarchy can't be solved.
public func assertLayout(
    of controller: UIViewController, over canvases: SweptCanvases, ignoring ignored: Set<FindingCode> = [],
    file: String = #filePath, line: Int = #line
) throws(LayoutTestingError) {
    try assertLayout(of: controller.view, over: canvases, ignoring: ignored, file: file, line: line)
}
