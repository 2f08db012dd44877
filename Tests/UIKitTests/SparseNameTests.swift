import Foundation
import Testing
import UIKit
import UIKitClients

extension DeviceTests {
    /// Names that libraries use once or twice. Where nothing else is said, what is expected is in Apple's documentation of the name.
    @MainActor @Suite struct SparseNameTests {
        @Test func anAttachmentsImageAndSpaceCanBeOverridden() {
            let attachment = LineAttachment()
            attachment.image = UIImage(size: CGSize(width: 20, height: 10))
            let bounds = attachment.attachmentBounds(
                for: nil, proposedLineFragment: CGRect(x: 0, y: 0, width: 100, height: 30),
                glyphPosition: .zero, characterIndex: 0)
            #expect(bounds == CGRect(x: 0, y: 0, width: 60, height: 30))
            let image = attachment.image(forBounds: bounds, textContainer: nil, characterIndex: 0)
            #expect(image === attachment.image && attachment.askedBounds == [bounds])
        }

        @Test func aLabelLaysItsTextOutItself() {
            let (label, plain) = (GlyphLabel(), UILabel())
            (label.text, plain.text) = ("Text", "Text")
            let font = UIFont.systemFont(ofSize: 17)
            let text = NSAttributedString(string: "Text", attributes: [.font: font])
            label.attributedText = text
            let size = label.textSize(in: CGSize(width: 200, height: 100))
            #expect(abs(size.width - plain.intrinsicContentSize.width) < 1)
            #expect(abs(size.height - font.lineHeight) < 1)
        }

        @Test func aTransitionRunsOverAPartOfItsWay() {
            let view = UIView()
            let transition = view.slide(from: .fromLeft)
            #expect(transition.startProgress == 0.5 && transition.endProgress == 1)
            #expect(CATransition().startProgress == 0 && CATransition().endProgress == 1)
        }

        @Test func objectsCanBeLockedTwiceByAThread() {
            let count = Locked(0)
            DispatchQueue.concurrentPerform(iterations: 200) { _ in count.update { $0 += 1 } }
            let value = count.update { value in
                objc_sync_enter(count)
                defer { objc_sync_exit(count) }
                return value
            }
            #expect(value == 200)
            #expect(objc_sync_enter(count) == 0 && objc_sync_exit(count) == 0)
            #expect(elapsed { Thread.sleep(forTimeInterval: 0.01) } >= 0.01)
        }

        @Test func theTextSizeIsInTheNotification() {
            let observer = TextSizeObserver()
            #expect(observer.category == .unspecified)
            NotificationCenter.default.post(
                name: UIContentSizeCategory.didChangeNotification, object: nil,
                userInfo: [
                    UIContentSizeCategory.newValueUserInfoKey: UIContentSizeCategory.extraLarge
                ])
            #expect(observer.category == .extraLarge)
        }

        @Test func aMenuKnowsItsItems() {
            let label = CopyableLabel()
            label.showMenu()
            let menu = UIMenuController.shared
            #expect(menu.isMenuVisible && menu.menuItems?.map(\.title) == ["Copy"])
            #expect(menu.menuItems?.first?.action == NSSelectorFromString("copyText"))
            #expect(NSStringFromSelector(NSSelectorFromString("copyText")) == "copyText")
            let interaction = label.interactions.compactMap { $0 as? UIPointerInteraction }.first
            #expect(interaction?.view === label && interaction?.delegate === label)
            let region = UIPointerRegion(rect: .zero)
            #expect(label.pointerInteraction(UIPointerInteraction(delegate: nil), styleFor: region) == nil)
            #expect(interaction.flatMap { label.pointerInteraction($0, styleFor: region) } != nil)
        }

        @Test func aLayoutOnItsWayKnowsBothEnds() {
            let controller = SectionedController()
            controller.loadViewIfNeeded()
            let (old, new) = (UICollectionViewFlowLayout(), UICollectionViewFlowLayout())
            let layout = controller.collectionView(
                controller.collectionView, transitionLayoutForOldLayout: old, newLayout: new)
            #expect(layout.currentLayout === old && layout.nextLayout === new)
            layout.updateValue(3, forAnimatedKey: "offset")
            #expect(layout.value(forAnimatedKey: "offset") == 3 && layout.transitionProgress == 0)
        }
    }
}
