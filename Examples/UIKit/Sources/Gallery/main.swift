import Guides
import LayoutCapture
import LayoutTesting
import UIKit

// Draws the guides of this package into a folder: swift run gallery [FOLDER]
let folder = CommandLine.arguments.dropFirst().first ?? "pictures"

func show(_ controller: UIViewController) -> UIWindow {
    let window = UIWindow(frame: UIScreen.main.bounds)
    window.accessibilityIdentifier = "window"
    window.rootViewController = controller
    window.makeKeyAndVisible()
    return window
}

try DeviceSimulator.use("iPhone X")
let notch = show(NotchViewController())
try notch.renderLayout(to: "\(folder)/notch.svg")
DeviceSimulator.rotate(to: .landscapeLeft)
try notch.renderLayout(to: "\(folder)/notch-landscape.svg")
DeviceSimulator.rotate(to: .portrait)

let toolbar = ToolbarView(titles: ["Save", "Cancel", "Clear"])
for width in [320, 480] as [CGFloat] {
    toolbar.frame.size = CGSize(width: width, height: 64)
    try toolbar.renderLayout(to: "\(folder)/equal-spacing-\(Int(width)).svg")
}

let message = show(MessageViewController())
try message.renderLayout(to: "\(folder)/keyboard-hidden.svg")
KeyboardSimulator.show(in: message)
try message.renderLayout(to: "\(folder)/keyboard-docked.svg")

// What layout-render can lay out again.
try toolbar.layoutDocument(title: "Equal spacing")
    .write(toFile: "\(folder)/equal-spacing.json5", atomically: true, encoding: .utf8)
print("Pictures are in \(folder)")
