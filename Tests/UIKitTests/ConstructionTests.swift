import Foundation
import Testing
import UIKit
import UIKitClients
import UIKitIsolatedClients

extension DeviceTests {
    /// Views created from types that are only known at run time.
    @Suite struct ConstructionTests {
        /// A view that records its initializer.
        private class Marked: UIView {
            var mark = ""
            override init(frame: CGRect) {
                super.init(frame: frame)
                mark = "frame"
            }
            required init?(coder: NSCoder) { nil }
        }

        @Test func aGenericParameterIsConstructed() {
            let frame = CGRect(x: 1, y: 2, width: 3, height: 4)
            let marked = makeView(of: Marked.self, frame: frame)
            #expect(type(of: marked) == Marked.self && marked.mark == "frame" && marked.frame == frame)
            let label: UILabel = makeView()
            #expect(type(of: label) == UILabel.self && label.numberOfLines == 1)
            label.text = "Text"
            #expect(label.intrinsicContentSize.width > 0)
        }

        @Test func selfIsConstructed() {
            let button = PillButton.make { $0.setTitle("Go", for: .normal) }
            #expect(button.currentTitle == "Go" && !button.translatesAutoresizingMaskIntoConstraints)
            #expect(button.intrinsicContentSize.height == 44)
            #expect(Marked.empty().mark == "frame")
        }

        @Test func aTypeInAVariableIsConstructed() {
            let types: [UIView.Type] = [
                UIView.self, UILabel.self, Marked.self, UIStackView.self, UIScrollView.self,
            ]
            for type in types {
                #expect(Swift.type(of: type.init()) == type)
                #expect(Swift.type(of: type.init(frame: .zero)) == type)
            }
            #expect(UIView.self.init().frame == .zero)
        }

        @Test func guidesAndControllersAreConstructed() {
            final class Guide: UILayoutGuide { let number = 7 }
            final class Controller: UIViewController { let number = 8 }
            let guide: Guide = makeGuide()
            let controller: Controller = makeController()
            #expect(guide.number == 7 && controller.number == 8)
            #expect(controller.view.frame == UIScreen.main.bounds)
        }

        @MainActor @Test func viewsBoundToTheMainActorAreLaidOut() {
            let bound = ActorBoundView()
            bound.layoutIfNeeded()
            #expect(bound.inner.frame == CGRect(x: 0, y: 0, width: 3, height: 4))
            let controller = IsolatedController()
            let window = UIWindow()
            window.rootViewController = controller
            window.makeKeyAndVisible()
            #expect(controller.card.frame.size == controller.card.intrinsicContentSize)
            #expect(controller.card.titleLabel.frame.origin == CGPoint(x: 8, y: 8))
            #expect(controller.card.layoutCount > 0)
            controller.card.isHidden = true
            #expect(controller.card.model.title == "Title (hidden)")
            #expect(IsolatedBadge().frame.width == 20)
        }

        @Test func subclassesOverrideAndNameWhatUIKitLetsThem() {
            let view = TintedView(identifier: "x")
            view.backgroundColor = .red
            view.tintColor = .green
            view.isHidden = true
            view.alpha = 0.5
            view.transform = CGAffineTransform(scaleX: 2, y: 2)
            view.contentMode = .center
            #expect(view.changes == ["background", "tint", "hidden", "alpha", "transform", "mode"])
            #expect(view.backgroundColor == .red && view.tintColor == .green && view.contentMode == .center)
            #expect(view.accessibilityLabel == "tinted" && "\(view)" == "tinted x")
            #expect(view.accessibilityIdentifier == nil && view.identifier == "x")
            #expect(NamedRow.identifier == "NamedRow" && NamedRow.reuseIdentifier == "NamedRow")
            #expect(
                String(describing: UIView.self) == "UIView" && String(describing: UILabel.self) == "UILabel")
        }

        @Test func anInsetLabelIsLargerThanItsText() {
            let (plain, inset) = (UILabel(), InsetLabel())
            plain.text = "Text"
            inset.text = "Text"
            let (small, large) = (plain.intrinsicContentSize, inset.intrinsicContentSize)
            #expect(large.width == small.width + 8 && large.height == small.height + 4)
        }

        /// UIKit's `initWithFrame:` of these classes calls their designated initializer, which subclasses override.
        @Test func cellsAndEffectViewsAreMadeWithoutArguments() {
            final class Cell: UITableViewCell {
                var styles: [CellStyle] = []
                override init(style: CellStyle, reuseIdentifier: String?) {
                    super.init(style: .subtitle, reuseIdentifier: reuseIdentifier)
                    styles.append(style)
                }
                required init?(coder: NSCoder) { nil }
            }
            let frame = CGRect(x: 1, y: 2, width: 30, height: 40)
            let (plain, header) = (UITableViewCell(), UITableViewHeaderFooterView())
            #expect(plain.contentView.superview === plain && header.contentView.superview === header)
            #expect(UITableViewCell(frame: frame).frame == frame)
            #expect(Cell().styles == [.default] && Cell(frame: frame).styles == [.default])
            #expect(makeView(of: Cell.self, frame: frame).frame == frame)
            #expect(UITableViewHeaderFooterView(frame: frame).frame == frame)
            #expect(UIVisualEffectView().effect == nil && UIVisualEffectView(frame: frame).frame == frame)
            #expect(UIVisualEffectView(frame: frame).contentView.frame.size == frame.size)
        }

        /// As Objective-C finds `init` by its name, whichever initializers Swift lets the class inherit.
        @Test func aClassesOwnInitializerIsFound() {
            final class Local: UIView {
                let origin: String
                init() {
                    origin = "local"
                    super.init(frame: CGRect(x: 0, y: 0, width: 7, height: 7))
                }
                required init?(coder: NSCoder) { nil }
            }
            let own: OwnView = makeWithoutFrame()
            #expect(own.origin == "own" && own.frame.width == 5)
            let nested: OwnView.Nested = makeWithoutFrame()
            #expect(nested.origin == "nested")
            let inherited: OwnViewChild = makeWithoutFrame()
            #expect(type(of: inherited) == OwnViewChild.self && inherited.origin == "own")
            let convenient: ConvenientView = makeWithoutFrame()
            #expect(convenient.frame.width == 9)
            let local: Local = makeWithoutFrame()
            #expect(local.origin == "local" && local.frame.width == 7)
            let controller: OwnController = makeController()
            #expect(controller.origin == "own controller")
        }

        @Test func buttonsOfATypeAreMadeOfTheClass() {
            final class Bold: UIButton {
                var mark = ""
                override init(frame: CGRect) {
                    super.init(frame: frame)
                    mark = "bold"
                }
                required init?(coder: NSCoder) { nil }
                static func make() -> Self { self.init(type: .system) }
            }
            let type: UIButton.Type = Bold.self
            let button = type.init(type: .close)
            #expect(button is Bold && button.buttonType == .close)
            #expect(Bold.make().mark == "bold" && Bold.make().buttonType == .system)
            #expect(makeButton(of: Bold.self).buttonType == .system)
        }
    }
}

/// A view with an initializer that none of its superclasses has a place for.
private class OwnView: UIView {
    let origin: String
    init() {
        origin = "own"
        super.init(frame: CGRect(x: 0, y: 0, width: 5, height: 5))
    }
    required init?(coder: NSCoder) { nil }

    final class Nested: UIView {
        let origin: String
        init() {
            origin = "nested"
            super.init(frame: .zero)
        }
        required init?(coder: NSCoder) { nil }
    }
}

private final class OwnViewChild: OwnView { var count = 1 }

private final class ConvenientView: UIView {
    convenience init() { self.init(frame: CGRect(x: 0, y: 0, width: 9, height: 9)) }
}

private final class OwnController: UIViewController {
    let origin: String
    init() {
        origin = "own controller"
        super.init(nibName: nil, bundle: nil)
    }
    required init?(coder: NSCoder) { nil }
}
