import Guides
import LayoutTesting
import Testing
import UIKit

struct GuidesTests {
    @Test(arguments: [320, 480] as [CGFloat])
    func gapsAreEqual(width: CGFloat) throws {
        let toolbar = ToolbarView(titles: ["Save", "Cancel", "Clear"])
        toolbar.frame.size = CGSize(width: width, height: 64)
        // An annotated picture, with names and distances; without options it is the plain screen.
        try assertLayout(of: toolbar, named: "toolbar-\(Int(width))", options: RenderOptions(scale: 3))
    }
}
