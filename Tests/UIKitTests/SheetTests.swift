import Testing
import UIKit

extension DeviceTests {
    /// Sheets of iPhones before iOS 26, and bars with search bars.
    @Suite struct SheetTests {
        private func present(
            _ controller: UIViewController, on device: String, style: UIModalPresentationStyle = .automatic
        ) throws -> UIWindow {
            try DeviceSimulator.use(device)
            let root = UIViewController()
            let window = UIWindow(frame: UIScreen.main.bounds)
            window.rootViewController = root
            window.makeKeyAndVisible()
            controller.modalPresentationStyle = style
            root.present(controller, animated: true)
            return window
        }

        private func frame(of controller: UIViewController) -> CGRect {
            controller.view.convert(controller.view.bounds, to: nil)
        }

        /// The value of a large detent that an iPhone 14 Pro and an iPhone SE of the third generation say they have:
        /// 749 and 627 points. The sheet itself goes down to the edge.
        @Test func aPageSheetBeginsBelowTheStatusBar() throws {
            let sheet = UIViewController()
            var window = try present(sheet, on: "iPhone 14 Pro")
            #expect(frame(of: sheet) == CGRect(x: 0, y: 69, width: 393, height: 783))
            #expect(sheet.view.safeAreaInsets == UIEdgeInsets(top: 0, left: 0, bottom: 34, right: 0))
            #expect(sheet.view.frame.origin == .zero)
            let other = UIViewController()
            window = try present(other, on: "iPhone SE", style: .formSheet)
            #expect(frame(of: other).height == window.bounds.height - 40)
            #expect(other.view.safeAreaInsets == .zero)
        }

        @Test func aSheetGoesWithItsController() throws {
            let sheet = UIViewController()
            let window = try present(sheet, on: "iPhone 15")
            #expect(window.subviews.count == 2 && sheet.presentationController?.containerView != nil)
            sheet.dismiss(animated: true)
            #expect(window.subviews.count == 1 && sheet.view.window == nil)
        }

        /// As Apple's documentation says: a detent leaves out the safe area below, and the lowest is the first.
        @Test func detentsDecideTheHeight() throws {
            let sheet = UIViewController()
            let low = UISheetPresentationController.Detent.Identifier("low")
            var maximum: CGFloat = 0
            sheet.sheetPresentationController?.detents = [
                .large(),
                .custom(identifier: low) { context in
                    maximum = context.maximumDetentValue
                    return 200
                },
            ]
            let window = try present(sheet, on: "iPhone 15", style: .pageSheet)
            #expect(maximum == 749 && frame(of: sheet) == CGRect(x: 0, y: 618, width: 393, height: 234))
            sheet.sheetPresentationController?.selectedDetentIdentifier = .large
            window.layoutIfNeeded()
            #expect(frame(of: sheet).minY == 69)
        }

        @Test func aSheetOfAnIPhoneOnItsSideFillsTheScreen() throws {
            let sheet = UIViewController()
            let window = try present(sheet, on: "iPhone 15")
            DeviceSimulator.rotate(to: .landscapeLeft)
            window.layoutIfNeeded()
            #expect(frame(of: sheet) == CGRect(x: 0, y: 0, width: 852, height: 393))
            DeviceSimulator.rotate(to: .portrait)
        }

        @Test func aFormSheetOfAnIPadIsInTheMiddle() throws {
            let sheet = UIViewController()
            let window = try present(sheet, on: "iPad Pro 11", style: .formSheet)
            let bounds = window.bounds
            #expect(
                frame(of: sheet)
                    == CGRect(
                        x: bounds.midX - 270, y: bounds.midY - 310, width: 540, height: 620))
            try DeviceSimulator.use("iPhone 15")
        }

        @Test func aNavigationBarIsHigherInASheet() throws {
            let content = UIViewController()
            let navigation = UINavigationController(rootViewController: content)
            let window = try present(navigation, on: "iPhone 15")
            #expect(navigation.navigationBar.frame == CGRect(x: 0, y: 0, width: 393, height: 56))
            #expect(content.view.safeAreaInsets.top == 56)
            _ = window
        }

        /// 44 points, 52 for a large title and 52 for a search bar.
        @Test func aSearchBarIsBelowTheTitle() throws {
            try DeviceSimulator.use("iPhone 15")
            let content = UIViewController()
            let search = UISearchController(searchResultsController: nil)
            content.navigationItem.searchController = search
            content.navigationItem.hidesSearchBarWhenScrolling = false
            let navigation = UINavigationController(rootViewController: content)
            let window = UIWindow(frame: UIScreen.main.bounds)
            window.rootViewController = navigation
            window.makeKeyAndVisible()
            #expect(navigation.navigationBar.frame.height == 96 && content.view.safeAreaInsets.top == 155)
            #expect(search.searchBar.frame == CGRect(x: 0, y: 44, width: 393, height: 52))
            navigation.navigationBar.prefersLargeTitles = true
            window.layoutIfNeeded()
            #expect(navigation.navigationBar.frame.height == 148)
            content.navigationItem.searchController = nil
            window.layoutIfNeeded()
            #expect(navigation.navigationBar.frame.height == 96 && search.searchBar.window == nil)
        }
    }
}
