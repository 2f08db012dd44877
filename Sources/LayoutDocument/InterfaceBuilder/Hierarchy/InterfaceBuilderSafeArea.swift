import Engine
import Foundation

/// The safe area that Interface Builder gives a root: the device's, and the bars it infers or is told to simulate.
struct InterfaceBuilderSafeArea {
    let document: InterfaceBuilderDocument

    /// From Xcode 26 on, a canvas has the device's upright insets twice: once as its own, once as its window's.
    private var addsWindowInsets: Bool { (24000..<32700).contains(document.toolsVersion) }

    /// The insets of a root of the given size, in points.
    func insets(of root: InterfaceBuilderRoot, size: CGSize) -> EdgeInsets {
        if root.view.kind != "view" && root.controller == nil || root.view.key != nil && root.controller == nil {
            return .zero
        }
        let device = document.device
        let bars = root.controller.map { document.bars.bars(of: $0.id) } ?? InterfaceBuilderBars.Inferred()
        var insets = device.safeAreaInsets
        let isStatusBarHidden = root.view.element.child("nil", key: "simulatedStatusBarMetrics") != nil
        if isStatusBarHidden, insets.top <= 20 { insets.top = 0 }
        let window = addsWindowInsets ? device.portraitSafeAreaInsets : .zero
        let navigation = navigationBarHeight(bars)
        let tab = bars.hasTabBar ? tabBarHeight : bars.hasToolbar ? 44 : 0
        if let controller = root.controller, !controller.isFreeform, size.width == device.size.width {
            let missing = device.size.height - size.height
            if isClose(missing, insets.top + navigation) {
                return EdgeInsets(
                    top: window.top, left: insets.left, bottom: insets.bottom + tab + window.bottom,
                    right: insets.right)
            }
            if tab > 0, isClose(missing, insets.bottom + tab) {
                return EdgeInsets(
                    top: insets.top + navigation + window.top, left: insets.left, bottom: window.bottom,
                    right: insets.right)
            }
            if tab > 0, isClose(missing, insets.top + navigation + insets.bottom + tab) {
                return EdgeInsets(top: window.top, left: insets.left, bottom: window.bottom, right: insets.right)
            }
            if missing > 0 {
                insets.top = 0
                return EdgeInsets(
                    top: window.top + sheetBarHeight(bars), left: insets.left,
                    bottom: insets.bottom + tab + window.bottom, right: insets.right)
            }
        }
        insets.top += navigation + window.top
        insets.bottom += tab + window.bottom
        return insets
    }

    private func isClose(_ first: CGFloat, _ second: CGFloat) -> Bool { abs(first - second) < 1 }

    private func navigationBarHeight(_ bars: InterfaceBuilderBars.Inferred) -> CGFloat {
        let regular: CGFloat = addsWindowInsets ? 54 : 44
        return switch bars.navigationBar {
        case .none: 0
        case .regular: regular
        case .largeTitle: regular + 52
        }
    }

    private func sheetBarHeight(_ bars: InterfaceBuilderBars.Inferred) -> CGFloat {
        let regular: CGFloat = addsWindowInsets ? 78 : 56
        return switch bars.navigationBar {
        case .none: 0
        case .regular: regular
        case .largeTitle: addsWindowInsets ? regular : regular + 52
        }
    }

    private var tabBarHeight: CGFloat {
        addsWindowInsets && document.device.isLandscape ? 31 : 49
    }
}
