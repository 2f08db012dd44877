import GoldenTesting
import LayoutTesting
import UIKit
import XCTest

/// The same golden tests with XCTest.
final class LayoutXCTests: XCTestCase {
    func testALayoutIsHeldToItsGolden() throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        defer { try? FileManager.default.removeItem(at: folder) }
        let file = folder.appendingPathComponent("Tests.swift").path
        let view = UIView(size: CGSize(width: 40, height: 20))
        try assertLayout(of: view, named: "view", record: .missing, file: file)
        view.addSubview(UIView(frame: CGRect(x: 1, y: 2, width: 20, height: 10)))
        XCTAssertThrowsError(try assertLayout(of: view, named: "view", record: .never, file: file))
    }
}
