import Testing
import UIKit

extension DeviceTests {
    /// Settings made for classes of views, which views get as they enter a window.
    @Suite struct AppearanceTests {
        private final class Caption: UILabel {}
        private final class Badge: UILabel {}
        private final class Card: UIView {}
        private final class Screen: UIViewController {}

        @Test func viewsGetSettingsInAWindowOnly() {
            Caption.appearance().font = .systemFont(ofSize: 31)
            let (plain, own) = (Caption(), Caption())
            own.font = .systemFont(ofSize: 8)
            #expect(plain.font.pointSize == 17)
            let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
            window.addSubview(plain)
            window.addSubview(own)
            #expect(plain.font == .systemFont(ofSize: 31) && own.font == .systemFont(ofSize: 8))
            #expect(UILabel().font.pointSize == 17)
        }

        @Test func containersLimitSettings() {
            Badge.appearance().textColor = .green
            Badge.appearance(whenContainedInInstancesOf: [Card.self]).textColor = .red
            Badge.appearance(whenContainedInInstancesOf: [Card.self, Screen.self]).textColor = .blue
            let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
            let (outside, inCard, inScreen) = (Badge(), Badge(), Badge())
            let (card, screenCard, screen) = (Card(), Card(), Screen())
            card.addSubview(inCard)
            screenCard.addSubview(inScreen)
            screen.view.addSubview(screenCard)
            for view in [outside, card, screen.view] as [UIView] { window.addSubview(view) }
            #expect(outside.textColor == .green && inCard.textColor == .red && inScreen.textColor == .blue)
        }

        @Test func aSettingIsReadWhereItWasMade() {
            Card.appearance().backgroundColor = .orange
            #expect(Card.appearance().backgroundColor == .orange && Card().backgroundColor == nil)
        }
    }
}
