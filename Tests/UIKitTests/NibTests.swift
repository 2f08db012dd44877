import Foundation
import Testing
import UIKit
import UIKitClients

extension DeviceTests {
    /// Files of Interface Builder, loaded as Apple's documentation of `UINib` and of `UIViewController.nibName` says.
    @MainActor @Suite struct NibTests {
        /// The folder of the files: a copied folder keeps its name.
        private func bundle() throws -> Bundle {
            try #require(Bundle(url: Bundle.module.bundleURL.appendingPathComponent("Nibs")))
        }

        @Test func aCellHasItsClassesAndOutlets() throws {
            let cell = PriceCell.loadFromNib(try bundle())
            let label: UILabel = try #require(cell.nameLabel)
            #expect(type(of: label) == UILabel.self && label.tag == 7 && label.numberOfLines == 0)
            #expect(label.superview === cell.contentView && label.text == "—")
            #expect(label.textColor == UIColor(red: 1, green: 0, blue: 0, alpha: 1))
            #expect(cell.badge?.superview === cell.contentView && cell.badge?.layer.cornerRadius == 8)
            #expect(cell.badgeWidth.constant == 40 && cell.badgeWidth.firstItem === cell.badge)
            #expect(cell.parts.count == 2 && cell.parts.first === label && cell.parts.last === cell.badge)
            #expect(cell.selectionStyle == .none && cell.wakings == 1)
            #expect(cell.contentView.subviews.count == 2 && cell.subviews == [cell.contentView])
        }

        @Test func cellsOfAFileSizeTheirRows() throws {
            let list = PriceList(bundle: try bundle())
            list.names = ["Bread", String(repeating: "Long name ", count: 12)]
            let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 600))
            window.rootViewController = list
            window.makeKeyAndVisible()
            let cells = list.tableView.visibleCells.compactMap { $0 as? PriceCell }
            #expect(cells.count == 2 && cells.map(\.reuseIdentifier) == ["PriceCell", "PriceCell"])
            // The badge's 40 points with 10 above and below; the long name has several lines of its own height.
            #expect(cells.first?.frame.height == 60)
            let long = try #require(cells.last)
            #expect(long.frame.height > 60)
            #expect(abs(long.frame.height - (long.nameLabel.frame.height + 20)) < 1e-9)
            let room: CGFloat = 320 - 16 - 8 - 40 - 16
            #expect(long.nameLabel.frame.width <= room)
            #expect(long.badge?.frame.maxX == 304)
        }

        @Test func aViewOwnsItsFile() throws {
            let card = ProfileCard(frame: CGRect(x: 0, y: 0, width: 400, height: 150), bundle: try bundle())
            card.layoutIfNeeded()
            #expect(card.titleLabel.text == "Title" && card.titleWasSet)
            #expect(card.titleLabel.font == .preferredFont(forTextStyle: .headline))
            #expect(card.stack.frame.minX == 20 && card.stack.frame.width == 360)
            let button = try #require(card.stack.arrangedSubviews.last as? UIButton)
            #expect(button.title(for: .normal) == "Follow" && button.buttonType == .system)
            #expect(button.frame.minY == card.titleLabel.frame.maxY + 10)
        }

        @Test func aControllerLoadsItsView() throws {
            let named = SettingsController(nibName: "SettingsController", bundle: try bundle())
            #expect(named.nibName == "SettingsController" && !named.isViewLoaded)
            #expect(named.view.bounds.width == 300 && named.loaded == ["Title"])
            #expect(named.stack.superview === named.view)
        }

        @Test func controlsCallTheActionsOfTheirFile() throws {
            let player = PlayerController(nibName: "PlayerController", bundle: try bundle())
            func control(_ tag: Int) throws -> UIControl {
                try #require(player.view.viewWithTag(tag) as? UIControl)
            }
            let (play, slider) = (try control(1), try control(2))
            play.sendActions(for: .touchUpInside)
            play.sendActions(for: .touchDown)
            slider.sendActions(for: .valueChanged)
            // An action for the first responder goes to the first from the control on that has it.
            try control(3).sendActions(for: .primaryActionTriggered)
            #expect(player.calls == ["play 1", "hold 1", "seek 0.25", "stop"])
            #expect(play.allTargets.count == 1 && play.allControlEvents == [.touchDown, .touchUpInside])
            let quiet = QuietPlayerController(nibName: "PlayerController", bundle: try bundle())
            (quiet.view.viewWithTag(1) as? UIControl)?.sendActions(for: .touchUpInside)
            #expect(quiet.calls == ["quiet 1"])
        }

        @Test func viewsHaveTheRecognizersOfTheirFile() throws {
            let player = PlayerController(nibName: "PlayerController", bundle: try bundle())
            let recognizers = try #require(player.view.gestureRecognizers)
            #expect(recognizers.count == 3)
            let tap = try #require(recognizers.first as? UITapGestureRecognizer)
            #expect(tap.numberOfTapsRequired == 2 && tap.view === player.view)
            let press: UILongPressGestureRecognizer = try #require(player.press)
            #expect(press === recognizers[1] && press.delegate === player)
            #expect(press.minimumPressDuration == 1.5 && press.allowableMovement == 20)
            #expect((recognizers.last as? OwnSwipe)?.direction == .left)
            tap.state = .ended
            press.state = .began
            #expect(player.calls == ["controls", "press true"])
        }

        @Test func objectsAreMadeAnew() throws {
            let nib = UINib(nibName: "PriceCell", bundle: try bundle())
            let cells = (0..<2).compactMap { _ in nib.instantiate(withOwner: nil).first as? PriceCell }
            #expect(cells.count == 2 && cells.first !== cells.last)
            #expect(cells.first?.nameLabel !== cells.last?.nameLabel)
        }

        /// What source for iOS calls its own bundle is the program's on Linux, beside which those of the modules are.
        @Test func filesAreFoundInTheBundlesOfModules() throws {
            final class Own: NSObject {}
            for bundle in [Bundle(for: Own.self), Bundle.main] {
                let view = bundle.loadNibNamed("Badge", owner: nil)?.first as? UIView
                #expect(view?.tag == 5 && view?.frame.size == CGSize(width: 60, height: 40))
                #expect(UIImage(named: "badge", in: bundle)?.size == CGSize(width: 20, height: 10))
            }
            #expect(UIImage(named: "badge")?.size == CGSize(width: 20, height: 10))
            #expect(UINib(nibName: "Badge", bundle: nil).instantiate(withOwner: nil).count == 1)
            #expect(UIImage(named: "badge", in: try bundle()) == nil)
        }

        /// A loaded button knows the titles of its states, so that it has the normal one again once it is enabled.
        @Test func theNormalTitleOfADisabledButtonIsKept() throws {
            let text = """
                <document toolsVersion="23504" targetRuntime="iOS.CocoaTouch"><objects>
                <button enabled="NO" id="button"><rect key="frame" x="0" y="0" width="80" height="40"/>
                <state key="normal" title="Send"/><state key="disabled" title="Sending"/></button></objects></document>
                """
            let objects = UINib(data: Data(text.utf8), bundle: nil).instantiate(withOwner: nil)
            let button = try #require(objects.first as? UIButton)
            #expect(!button.isEnabled && button.title(for: .normal) == "Send")
        }

        @Test func aFileThatIsMissingHasNoObjects() throws {
            #expect(UINib(nibName: "Nowhere", bundle: try bundle()).instantiate(withOwner: nil).isEmpty)
            #expect(try bundle().loadNibNamed("Nowhere", owner: nil) == nil)
            #expect(UINib(data: Data("<a/>".utf8), bundle: nil).instantiate(withOwner: nil).isEmpty)
        }
    }
}
