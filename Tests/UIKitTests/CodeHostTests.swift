import Foundation
import LayoutCapture
import Testing
import UIKit

@testable import CodeHost

/// What programs of an author's code use to show their views.
@Suite @MainActor struct CodeHostTests {
    private final class Header: UIView {
        let title = UILabel()
    }

    private final class Controller: UIViewController {
        let header = Header()
        lazy var rows = [UIView(), UIView()]
        let guide = UILayoutGuide()
        var hidden: UIView?

        override func viewDidLoad() {
            super.viewDidLoad()
            view.addSubview(header)
            header.addSubview(header.title)
            for row in rows { view.addSubview(row) }
            view.addLayoutGuide(guide)
        }
    }

    @Test func viewsHaveTheNamesOfTheirProperties() {
        let controller = Controller()
        let names = PropertyNames([controller], root: controller.view).names
        #expect(names[ObjectIdentifier(controller.header)] == "header")
        #expect(names[ObjectIdentifier(controller.header.title)] == "header.title")
        #expect(names[ObjectIdentifier(controller.rows[1])] == "rows[1]")
        #expect(names[ObjectIdentifier(controller.guide)] == "guide")
    }

    @Test func standInsAreEmptyValues() {
        let optional: Int? = layoutRenderStandIn()
        #expect(optional == nil)
        #expect(layoutRenderStandIn(String.self) == "")
        #expect(layoutRenderStandIn(CGFloat.self) == 0)
        #expect(layoutRenderStandIn([String].self) == [])
        #expect(layoutRenderStandIn([String: Int].self) == [:])
        #expect(type(of: layoutRenderStandIn(UILabel.self)) == UILabel.self)
    }
}
