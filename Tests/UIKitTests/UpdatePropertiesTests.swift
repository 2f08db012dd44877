import Testing
import UIKit

extension DeviceTests {
    /// `updateProperties`, as Apple's documentation of iOS 26 says: it runs before layout, and again once it is requested.
    @MainActor @Suite struct UpdatePropertiesTests {
        private final class Log {
            var calls: [String] = []
        }
        private final class Row: UIView {
            let name: String
            let log: Log
            init(_ name: String, _ log: Log) {
                (self.name, self.log) = (name, log)
                super.init(frame: .zero)
            }
            required init?(coder: NSCoder) { nil }

            override func updateProperties() {
                super.updateProperties()
                log.calls.append("properties \(name)")
                if name == "outer", subviews.isEmpty { addSubview(Row("late", log)) }
            }
            override func updateConstraints() {
                log.calls.append("constraints \(name)")
                super.updateConstraints()
            }
            override func layoutSubviews() {
                super.layoutSubviews()
                log.calls.append("layout \(name)")
            }
        }

        @Test func propertiesAreUpdatedBeforeLayout() {
            let log = Log()
            let view = Row("outer", log)
            view.layoutIfNeeded()
            // What it adds is updated in the same pass.
            #expect(log.calls.prefix(2) == ["properties outer", "properties late"])
            #expect(log.calls.contains("layout late"))
            log.calls = []
            view.layoutIfNeeded()
            #expect(log.calls.isEmpty)
            view.setNeedsUpdateProperties()
            #expect(log.calls.isEmpty)
            view.layoutIfNeeded()
            // Neither constraints nor layout are asked for.
            #expect(log.calls == ["properties outer"])
            view.setNeedsUpdateProperties()
            view.updatePropertiesIfNeeded()
            view.layoutIfNeeded()
            #expect(log.calls == ["properties outer", "properties outer"])
        }

        private final class Card: UIViewController {
            let label = UILabel()
            var updates = 0
            var text = "one"
            override func viewDidLoad() {
                super.viewDidLoad()
                view.addSubview(label)
            }
            override func updateProperties() {
                super.updateProperties()
                updates += 1
                label.text = text
            }
        }

        @Test func controllersUpdateTheirProperties() {
            let card = Card()
            let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
            window.rootViewController = card
            window.makeKeyAndVisible()
            window.layoutIfNeeded()
            #expect(card.updates == 1 && card.label.text == "one")
            card.text = "two"
            card.setNeedsUpdateProperties()
            window.layoutIfNeeded()
            #expect(card.updates == 2 && card.label.text == "two")
        }
    }
}
