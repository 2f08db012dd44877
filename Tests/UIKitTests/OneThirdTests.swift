import Testing
import UIKit
import Solver

extension DeviceTests {
    /// The case "one-third" as source for iOS has it.
    @Suite struct OneThirdTests {
        @Test(arguments: [600, 900] as [CGFloat])
        func buttonStandsBelowTheGuide(height: CGFloat) {
            let view = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: height))
            let third = UILayoutGuide()
            view.addLayoutGuide(third)
            let button = UIButton(type: .system)
            button.translatesAutoresizingMaskIntoConstraints = false
            view.addSubview(button)
            NSLayoutConstraint.activate([
                third.topAnchor.constraint(equalTo: view.topAnchor),
                third.heightAnchor.constraint(equalTo: view.heightAnchor, multiplier: 1 / 3),
                button.topAnchor.constraint(equalTo: third.bottomAnchor),
                NSLayoutConstraint(
                    item: button, attribute: .centerX, relatedBy: .equal, toItem: view, attribute: .centerX,
                    multiplier: 1, constant: 0),
                button.widthAnchor.constraint(equalToConstant: 100),
                NSLayoutConstraint(
                    item: button, attribute: .height, relatedBy: .equal, toItem: nil,
                    attribute: .notAnAttribute,
                    multiplier: 1, constant: 44),
            ])
            view.layoutIfNeeded()
            #expect(button.frame == CGRect(x: 100, y: height / 3, width: 100, height: 44))
            #expect(third.layoutFrame.height == height / 3)
            #expect(view.constraints.count == 4)
            #expect(view.constraints[0].secondAttribute == .top)
            #expect(button.constraints.map(\.secondAttribute) == [.notAnAttribute, .notAnAttribute])
        }
    }
}
