import Testing
import UIKit

extension DeviceTests {
    /// The order of an update pass: constraints, then layout, also where one asks for the other.
    @Suite struct UpdatePassTests {
        /// Makes its constraints only when it is asked to update them, as Apple's documentation of
        /// `updateViewConstraints` describes.
        private final class FormController: UIViewController {
            let box = Block()
            var updates = 0
            override func viewDidLoad() { view.addSubview(box) }
            override func updateViewConstraints() {
                updates += 1
                if updates == 1 {
                    NSLayoutConstraint.activate([
                        box.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 10),
                        box.topAnchor.constraint(equalTo: view.topAnchor, constant: 20),
                        box.widthAnchor.constraint(equalToConstant: 30),
                        box.heightAnchor.constraint(equalToConstant: 40),
                    ])
                }
                super.updateViewConstraints()
            }
        }

        @Test func aControllerMakesItsConstraintsOnTheViewsUpdatePass() {
            let controller = FormController()
            controller.view.frame = CGRect(x: 0, y: 0, width: 200, height: 200)
            controller.view.layoutIfNeeded()
            #expect(controller.box.frame == CGRect(x: 10, y: 20, width: 30, height: 40))
            #expect(controller.updates == 1)
            controller.view.setNeedsLayout()
            controller.view.layoutIfNeeded()
            #expect(controller.updates == 1)
            controller.view.setNeedsUpdateConstraints()
            controller.view.updateConstraintsIfNeeded()
            #expect(controller.updates == 2)
        }

        private final class CountingView: UIView {
            var updates = 0
            override func updateConstraints() {
                updates += 1
                super.updateConstraints()
            }
        }
        private final class PlainController: UIViewController {
            override func loadView() { view = CountingView() }
        }
        private final class SilentController: UIViewController {
            override func loadView() { view = CountingView() }
            override func updateViewConstraints() {}
        }

        /// Apple's documentation: the default implementation calls the view's `updateConstraints`.
        @Test func aControllersDefaultUpdatesItsView() {
            let (plain, silent) = (PlainController(), SilentController())
            plain.view.layoutIfNeeded()
            silent.view.layoutIfNeeded()
            #expect((plain.view as? CountingView)?.updates == 1)
            #expect((silent.view as? CountingView)?.updates == 0)
        }

        /// Reads the frame of its inner view in its own `layoutSubviews`, after bringing it up to date.
        private final class Reader: UIView {
            let inner = UIView()
            let leaf = Block()
            var width: NSLayoutConstraint?
            var seen: [CGFloat] = []
            override init(frame: CGRect) {
                super.init(frame: frame)
                addSubview(inner)
                inner.addSubview(leaf)
                NSLayoutConstraint.activate([
                    leaf.leadingAnchor.constraint(equalTo: inner.leadingAnchor),
                    leaf.trailingAnchor.constraint(equalTo: inner.trailingAnchor),
                    leaf.topAnchor.constraint(equalTo: inner.topAnchor),
                    leaf.bottomAnchor.constraint(equalTo: inner.bottomAnchor),
                ])
            }
            required init?(coder: NSCoder) { nil }
            override func layoutSubviews() {
                super.layoutSubviews()
                inner.frame = bounds.insetBy(dx: 10, dy: 0)
                inner.layoutIfNeeded()
                seen.append(leaf.frame.width)
            }
        }

        @Test func aLayoutWithinALayoutBringsAViewUpToDate() {
            let reader = Reader(size: CGSize(width: 100, height: 50))
            reader.layoutIfNeeded()
            #expect(reader.seen.first == 80)
            reader.frame.size.width = 220
            reader.layoutIfNeeded()
            #expect(reader.seen.last == 200)
            #expect(!reader.seen.contains(0))
        }

        /// Asks the outermost view to lay out from within.
        private final class Eager: UIView {
            var layouts = 0
            override func layoutSubviews() {
                super.layoutSubviews()
                layouts += 1
                if layouts == 1 { setNeedsLayout() }
                window?.layoutIfNeeded()
                superview?.layoutIfNeeded()
                layoutIfNeeded()
            }
        }

        @Test func viewsThatLayOutEachOtherEnd() {
            let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
            let (outer, inner) = (Eager(frame: window.bounds), Eager(frame: window.bounds))
            outer.addSubview(inner)
            window.addSubview(outer)
            window.layoutIfNeeded()
            // Once, and once more for what each asked for during its own.
            #expect(outer.layouts == 2 && inner.layouts == 2)
        }

        /// Has an intrinsic size that it forgets to invalidate.
        private final class Badge: UIView {
            var length: CGFloat = 40
            override var intrinsicContentSize: CGSize { CGSize(width: length, height: 10) }
        }

        /// Apple's documentation of `invalidateIntrinsicContentSize`: it tells the layout system that the size changed.
        @Test func anIntrinsicSizeIsReadAgainOnlyOnceItIsInvalidated() {
            let root = UIView(size: CGSize(width: 200, height: 100))
            let badge = Badge()
            badge.translatesAutoresizingMaskIntoConstraints = false
            root.addSubview(badge)
            NSLayoutConstraint.activate([
                badge.leadingAnchor.constraint(equalTo: root.leadingAnchor),
                badge.topAnchor.constraint(equalTo: root.topAnchor),
            ])
            root.layoutIfNeeded()
            badge.length = 70
            badge.setNeedsLayout()
            root.addSubview(UIView())
            root.layoutIfNeeded()
            #expect(badge.frame.width == 40)
            badge.invalidateIntrinsicContentSize()
            root.layoutIfNeeded()
            #expect(badge.frame.width == 70)
        }

        /// A column whose baselines are those of its first and its last label.
        private final class Column: UIView {
            let (first, last) = (UILabel(), UILabel())
            override var forFirstBaselineLayout: UIView { first }
            override var forLastBaselineLayout: UIView { last }
        }

        @Test func aViewHasTheBaselinesOfTheViewsThatItNames() {
            let root = UIView(size: CGSize(width: 300, height: 200))
            let (column, upper, lower) = (Column(), UILabel(), UILabel())
            for label in [column.first, column.last, upper, lower] { label.text = "Text" }
            for view in [column, column.first, column.last, upper, lower] {
                view.translatesAutoresizingMaskIntoConstraints = false
            }
            root.add(column, upper, lower)
            column.add(column.first, column.last)
            NSLayoutConstraint.activate([
                column.topAnchor.constraint(equalTo: root.topAnchor, constant: 10),
                column.first.topAnchor.constraint(equalTo: column.topAnchor, constant: 7),
                column.last.topAnchor.constraint(equalTo: column.first.bottomAnchor, constant: 30),
                column.last.bottomAnchor.constraint(equalTo: column.bottomAnchor, constant: -5),
                upper.firstBaselineAnchor.constraint(equalTo: column.firstBaselineAnchor),
                lower.lastBaselineAnchor.constraint(equalTo: column.lastBaselineAnchor),
            ])
            root.layoutIfNeeded()
            // All labels have the same font, so that their tops agree where their baselines do.
            #expect(upper.frame.minY == column.frame.minY + column.first.frame.minY)
            #expect(abs(lower.frame.minY - column.frame.minY - column.last.frame.minY) < 1e-6)
            #expect(upper.frame.minY == 17)
        }

        /// The padding around a label in the way that most apps add it.
        private final class PaddedLabel: UILabel {
            override func textRect(
                forBounds bounds: CGRect, limitedToNumberOfLines numberOfLines: Int
            ) -> CGRect {
                let inner = super.textRect(
                    forBounds: bounds.insetBy(dx: 12, dy: 4), limitedToNumberOfLines: numberOfLines)
                return inner.insetBy(dx: -12, dy: -4)
            }
        }

        @Test func aLabelIsAsLargeAsItsTextRectangle() {
            let (plain, padded) = (UILabel(), PaddedLabel())
            for label in [plain, padded] { label.text = "Text" }
            #expect(padded.intrinsicContentSize.width == plain.intrinsicContentSize.width + 24)
            #expect(padded.intrinsicContentSize.height == plain.intrinsicContentSize.height + 8)
        }
    }
}
