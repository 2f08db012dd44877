import Testing
import UIKit

/// Names that subclasses like to give what they add; nothing of the engine is in their way.
struct NamingTests {
    class LocatedView: UIView {
        var location: String?
        var displayName = ""
        var session = 0
        var host = "example.org"
        var canvas = UIView()
        let rootView = UIView()

        override func layoutSubviews() {
            super.layoutSubviews()
            rootView.frame = bounds
        }
    }

    class TitledButton: UIButton {
        var title: String? {
            didSet { setTitle(title, for: .normal) }
        }
    }

    class SpacedLabel: UILabel {
        var lineSpacing: CGFloat = 4
    }

    @Test func subclassesCanNameWhatTheyAdd() {
        let view = LocatedView(frame: CGRect(x: 0, y: 0, width: 30, height: 20))
        view.addSubview(view.rootView)
        view.layoutIfNeeded()
        #expect(view.rootView.frame == view.bounds)
        let button = TitledButton(type: .system)
        button.title = "A long title"
        #expect(button.intrinsicContentSize.width > 60)
        #expect(SpacedLabel().lineSpacing == 4)
    }
}
