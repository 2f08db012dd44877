import Testing
import UIKit

extension DeviceTests {
    /// Where presented views, compact pickers and the parts of lists are.
    @Suite struct PresentedPlaceTests {
        private func root(on device: String) throws -> (UIWindow, UIViewController) {
            try DeviceSimulator.use(device)
            let window = UIWindow(frame: UIScreen.main.bounds)
            let root = UIViewController()
            window.rootViewController = root
            window.makeKeyAndVisible()
            return (window, root)
        }

        @Test func aPageSheetOfAnIPadDoesNotFillTheWindow() throws {
            let (window, root) = try root(on: "iPad Pro 12.9")
            defer { try? DeviceSimulator.use("iPhone 15") }
            let sheet = UIViewController()
            root.present(sheet, animated: false)
            let frame = sheet.view.convert(sheet.view.bounds, to: window)
            #expect(frame.width == 712 && frame.midX == window.bounds.midX)
            #expect(frame.midY == window.bounds.midY && frame.height < window.bounds.height)
        }

        @Test func aPopoverIsBesideItsSource() throws {
            let (window, root) = try root(on: "iPad Pro 11")
            defer { try? DeviceSimulator.use("iPhone 15") }
            let source = UIView(frame: CGRect(x: 400, y: 100, width: 40, height: 40))
            root.view.addSubview(source)
            let content = UIViewController()
            content.modalPresentationStyle = .popover
            content.preferredContentSize = CGSize(width: 300, height: 200)
            content.popoverPresentationController?.sourceView = source
            root.present(content, animated: false)
            // Below the source, with the arrow between them, and centred on it.
            #expect(
                content.view.convert(content.view.bounds, to: window)
                    == CGRect(x: 270, y: 153, width: 300, height: 200))
            #expect(content.popoverPresentationController?.arrowDirection == .up)
            content.preferredContentSize = CGSize(width: 300, height: 250)
            window.layoutIfNeeded()
            #expect(content.view.bounds.height == 250)
            root.dismiss(animated: false)
            source.frame.origin = CGPoint(x: 10, y: 1000)
            root.present(content, animated: false)
            let frame = content.view.convert(content.view.bounds, to: window)
            // There is no room below; at the side the margin of 10 points is kept.
            #expect(frame == CGRect(x: 10, y: 1000 - 13 - 250, width: 300, height: 250))
        }

        private final class Delegate: NSObject, UIPopoverPresentationControllerDelegate {
            var prepared = 0
            func adaptivePresentationStyle(
                for controller: UIPresentationController, traitCollection: UITraitCollection
            ) -> UIModalPresentationStyle { .none }
            func prepareForPopoverPresentation(_ controller: UIPopoverPresentationController) {
                prepared += 1
            }
        }

        @Test func aPopoverOfAnIPhoneIsASheetUnlessItsDelegatePreventsIt() throws {
            let (window, root) = try root(on: "iPhone 15")
            let (content, delegate) = (UIViewController(), Delegate())
            content.modalPresentationStyle = .popover
            content.preferredContentSize = CGSize(width: 200, height: 100)
            root.present(content, animated: false)
            #expect(content.view.bounds.width == 393 && content.view.bounds.height < 852)
            root.dismiss(animated: false)
            content.popoverPresentationController?.delegate = delegate
            content.popoverPresentationController?.sourceView = root.view
            content.popoverPresentationController?.sourceRect = CGRect(x: 100, y: 200, width: 0, height: 0)
            root.present(content, animated: false)
            #expect(content.view.bounds.size == CGSize(width: 200, height: 100) && delegate.prepared == 1)
            #expect(content.view.convert(CGPoint.zero, to: window).y == 213)
        }

        @Test func aDatePickerIsCompactUnlessItCountsDown() {
            let picker = UIDatePicker()
            #expect(picker.frame.height == 34 && picker.frame.width > 150 && picker.frame.width < 250)
            let both = picker.intrinsicContentSize.width
            picker.datePickerMode = .time
            #expect(picker.intrinsicContentSize.width < both / 2)
            picker.datePickerMode = .countDownTimer
            #expect(picker.datePickerStyle == .wheels)
            #expect(picker.intrinsicContentSize == CGSize(width: 320, height: 216))
            picker.datePickerMode = .date
            picker.preferredDatePickerStyle = .wheels
            #expect(picker.intrinsicContentSize == CGSize(width: 320, height: 216))
        }

        private final class Rows: NSObject, UITableViewDataSource {
            func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }
            func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
                UITableViewCell(style: .default, reuseIdentifier: nil)
            }
            func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
                "Title"
            }
        }

        @Test func headersOfInsetGroupedTablesAreInsetAsRowsAre() {
            let rows = Rows()
            let table = UITableView(
                frame: CGRect(x: 0, y: 0, width: 320, height: 400), style: .insetGrouped)
            table.dataSource = rows
            table.layoutIfNeeded()
            let (header, row) = (table.rectForHeader(inSection: 0), table.rectForRow(at: [0, 0]))
            #expect(header.minX == 16 && header.width == 288)
            #expect(row.minX == header.minX && row.width == header.width)
        }

        @Test func aCellOfAListIsAtLeastAsHighAsAStandardRow() {
            let cell = UICollectionViewListCell(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
            var content = UIListContentConfiguration.cell()
            content.text = "Title"
            cell.contentConfiguration = content
            func height() -> CGFloat {
                cell.systemLayoutSizeFitting(
                    CGSize(width: 320, height: 0), withHorizontalFittingPriority: .required,
                    verticalFittingPriority: .fittingSizeLevel
                ).height
            }
            #expect(height() == 44)
            content.secondaryText = "Subtitle"
            cell.contentConfiguration = content
            #expect(height() > 50)
            cell.contentConfiguration = UIListContentConfiguration.groupedHeader()
            #expect(height() < 44)
        }

        @Test func aSearchBarIsShownAtTheTopOfTheContent() throws {
            let (window, _) = try root(on: "iPhone 15")
            let content = UIViewController()
            let stack = UINavigationController(rootViewController: content)
            window.rootViewController = stack
            window.layoutIfNeeded()
            #expect(stack.navigationBar.frame.height == 44)
            content.navigationItem.searchController = UISearchController(searchResultsController: nil)
            window.layoutIfNeeded()
            #expect(stack.navigationBar.frame.height == 96)
        }
    }
}
