import Testing
import UIKit

extension DeviceTests {
    /// Lists and titles in controllers with bars.
    @Suite struct BarPlacementTests {
        private final class Rows: NSObject, UITableViewDataSource {
            func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }
            func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
                UITableViewCell(style: .default, reuseIdentifier: nil)
            }
        }

        @Test func aTableThatFillsTheScreenStartsBelowItsBar() throws {
            try DeviceSimulator.use("iPhone 15")
            let rows = Rows()
            let (screen, table) = (UIViewController(), UITableView())
            table.dataSource = rows
            table.frame = screen.view.bounds
            table.autoresizingMask = [.flexibleWidth, .flexibleHeight]
            screen.view.addSubview(table)
            let window = UIWindow(frame: UIScreen.main.bounds)
            window.rootViewController = UINavigationController(rootViewController: screen)
            window.makeKeyAndVisible()
            // The status bar's 59 points and the bar's 44.
            #expect(table.contentOffset.y == -103)
            let row = try #require(table.cellForRow(at: IndexPath(row: 0, section: 0)))
            #expect(row.convert(CGPoint.zero, to: nil).y == 103)
        }

        @Test func aTabHasTheTitleOfItsStacksFirstScreen() {
            let screen = UIViewController()
            let stack = UINavigationController(rootViewController: screen)
            screen.title = "Contacts"
            #expect(stack.tabBarItem.title == "Contacts")
            let titled = UIViewController()
            titled.title = "Photos"
            #expect(UINavigationController(rootViewController: titled).tabBarItem.title == "Photos")
        }

        @Test func aConfigurationHasAPictureAndASize() {
            var configuration = UIButton.Configuration.filled()
            configuration.title = "Send"
            let button = UIButton(configuration: configuration)
            button.sizeToFit()
            let plain = button.frame
            // 12 points on either side and 7 above and below a line of 17 points, 20.33 high.
            #expect(plain.width > 24 && abs(plain.height - (14 + 61.0 / 3)) < 0.001)
            #expect(button.backgroundColor == .tintColor)
            configuration.subtitle = "now"
            button.configuration = configuration
            // A point between the lines, and one of 12 points, 14.33 high.
            #expect(abs(button.intrinsicContentSize.height - (15 + 61.0 / 3 + 43.0 / 3)) < 0.4)
        }
    }
}
