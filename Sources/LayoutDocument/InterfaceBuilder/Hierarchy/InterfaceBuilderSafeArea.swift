import Engine
import Foundation

/// The safe area that Interface Builder gives a root: the device's, and the bars it infers or simulates.
///
/// The rules are derived from the recorded frames of public documents; they depend on the version of the tools.
struct InterfaceBuilderSafeArea {
    let document: InterfaceBuilderDocument
    /// Whether the canvas is Interface Builder's, whose peculiarities a device doesn't have.
    let isAsRecorded: Bool

    private var tools: Int { document.toolsVersion }
    /// Whether bars have the shapes of iOS 26.
    private var isLiquidGlass: Bool { (24000..<32700).contains(tools) }
    /// Since Xcode 26, on devices with a sensor housing, the portrait insets are added once more, as if for the canvas's window.
    private var addsWindowInsets: Bool { isAsRecorded && hasHousing && (23700..<32700).contains(tools) }
    /// From Xcode 11 to 14.2, a status bar without a sensor housing covers nothing, and in Xcode 11 no iPad's does.
    private var ignoresStatusBar: Bool {
        guard isAsRecorded else { return false }
        if document.device.isPad, (14800..<17000).contains(tools) { return true }
        return !hasHousing && (14800..<21600).contains(tools)
    }
    /// Whether bars have the heights of iPads since iOS 12.
    private var hasPadBars: Bool { document.device.isPad && tools >= 14269 && !isLiquidGlass }
    /// Whether bars have the reduced height of phones in landscape.
    private var hasLowBars: Bool {
        document.device.isLandscape && !document.device.isPad && !(isAsRecorded && isLiquidGlass)
    }

    /// Returns the insets of a root of the given size, in points.
    func insets(of root: InterfaceBuilderRoot, size: CGSize) -> EdgeInsets {
        if root.view.element["simulatedAppContext"] != nil {
            // An app extension's view is shown on the system's screen, and has all of its insets.
            var insets = document.device.safeAreaInsets
            if ignoresStatusBar || isBelowStatusBar(size) { insets.top = 0 }
            return insets
        }
        if let controller = root.controller {
            return insets(of: controller, size: size, origin: root.view.frame?.minY ?? 0)
        }
        guard root.view.key == nil, root.view.kind == "view" || root.view.kind == "stackView" else {
            return .zero
        }
        let bars = InterfaceBuilderBars.Inferred.simulated(on: root.view.element)
        var insets = document.device.safeAreaInsets
        if ignoresStatusBar || isBelowStatusBar(size) { insets.top = 0 }
        let screen = document.device.size
        let window = addsWindowInsets && size == screen ? document.device.portraitSafeAreaInsets : .zero
        let full =
            window
            + EdgeInsets(
                top: insets.top + navigationBarHeight(bars), left: insets.left,
                bottom: insets.bottom + bottomBarHeight(bars), right: insets.right)
        guard bars != InterfaceBuilderBars.Inferred(), size.width == screen.width else {
            return clipped(covered(full, by: bars), size: size)
        }
        return clipped(
            beside(bars, full: full, window: .zero, missing: screen.height - size.height), size: size)
    }

    private func insets(
        of controller: InterfaceBuilderController, size: CGSize, origin: CGFloat
    ) -> EdgeInsets {
        let bars = document.bars.bars(of: controller.id)
        var insets = document.device.safeAreaInsets
        if ignoresStatusBar || controller.isStatusBarHidden && tools < 13000 && !hasHousing
            || isBelowStatusBar(size)
        {
            insets.top = 0
        }
        let window = windowInsets(of: controller)
        if addsWindowInsets, bars.isPopover { return window }
        let full = EdgeInsets(
            top: insets.top + navigationBarHeight(bars), left: insets.left,
            bottom: insets.bottom + bottomBarHeight(bars), right: insets.right)
        let missing = (controller.freeformSize ?? document.device.size).height - size.height
        if addsWindowInsets, document.device.isLandscape, bars.isSheet, size == document.device.size {
            return window
        }
        if isSheet(controller, bars: bars, missing: missing, full: full) {
            let bottomBar = bars.extendsBeneathBottomBar ? bottomBarHeight(bars) : 0
            let bottom = (tools < 21000 ? insets.bottom : 0) + bottomBar
            // A view that leaves at least the bar's height free begins below it, as do all below an opaque bar.
            let bar = bars.extendsBeneathTopBar ? sheetBarHeight(bars) : 0
            let top = controller.isPageSheet || missing >= bar ? 0 : bar
            return EdgeInsets(top: window.top + top, left: insets.left, bottom: bottom, right: insets.right)
        }
        guard size.width == document.device.size.width, !controller.isFreeform else {
            return clipped(covered(full + window, by: bars), size: size)
        }
        let result = beside(bars, full: full, window: window, missing: missing, origin: origin)
        // A view that is as tall as what an opaque bar leaves of the screen ends where the screen ends.
        let isBelowBar = !bars.extendsBeneathTopBar && endsAtTopBar(bars, missing: missing)
        return missing > Self.largestSheetGap && !isBelowBar ? clipped(result, size: size) : result
    }

    /// Returns the insets that are added once more for the canvas's window: for the view of an embedded controller with a size of
    /// its own, which ends above the window's end, not those at the bottom.
    private func windowInsets(of controller: InterfaceBuilderController) -> EdgeInsets {
        guard addsWindowInsets else { return .zero }
        var insets = document.device.portraitSafeAreaInsets
        if controller.isFreeform, document.embeddedControllers.contains(controller.id) { insets.bottom = 0 }
        return insets
    }

    /// Returns the insets of a view as wide as the screen. If its height shows that it ends at an opaque bar, it has no inset
    /// at that end.
    private func beside(
        _ bars: InterfaceBuilderBars.Inferred, full: EdgeInsets, window: EdgeInsets, missing: CGFloat,
        origin: CGFloat = 0
    ) -> EdgeInsets {
        var result = full + window
        let visibleTop = document.device.safeAreaInsets.top + navigationBarHeight(bars)
        if isClose(missing, visibleTop) || isClose(missing, visibleTop + full.bottom) {
            result.top = window.top
        }
        if isClose(missing, full.bottom) || isClose(missing, visibleTop + full.bottom) {
            result.bottom = window.bottom
        }
        if bars.hasNavigationBar, !bars.extendsBeneathTopBar, missing == 0 {
            // A view as tall as the screen that begins below a bar ends below the screen.
            result.bottom = max(result.bottom, origin)
        }
        return covered(result, by: bars)
    }

    /// Returns the height of the screen that bars take beneath which a view doesn't extend, in points.
    func heightBeside(_ bars: InterfaceBuilderBars.Inferred) -> CGFloat {
        let device = document.device.safeAreaInsets
        let top =
            bars.hasNavigationBar && !bars.extendsBeneathTopBar ? device.top + navigationBarHeight(bars) : 0
        let bottom =
            bars.hasBottomBar && !bars.extendsBeneathBottomBar ? device.bottom + bottomBarHeight(bars) : 0
        return top + bottom
    }

    /// Returns insets without those of bars beneath which a view doesn't extend: it is beside them.
    private func covered(_ insets: EdgeInsets, by bars: InterfaceBuilderBars.Inferred) -> EdgeInsets {
        var insets = insets
        if bars.hasNavigationBar, !bars.extendsBeneathTopBar { insets.top = 0 }
        if bars.hasBottomBar, !bars.extendsBeneathBottomBar { insets.bottom = 0 }
        return insets
    }

    /// Whether a view is too short to reach the status bar, as was the case before Xcode 11.
    private func isBelowStatusBar(_ size: CGSize) -> Bool {
        isAsRecorded && tools < 14800 && !hasHousing && size.height < Self.leastHeightBelowStatusBar
    }

    /// The height in points of views that a status bar covers; recorded are 353 without it and 440 with it.
    private static let leastHeightBelowStatusBar: CGFloat = 400

    private var hasHousing: Bool { document.device.portraitSafeAreaInsets.bottom > 0 }

    private func isClose(_ first: CGFloat, _ second: CGFloat) -> Bool {
        abs(first - second) < 1 && second > 0
    }

    /// The maximum height that a sheet leaves free on the screen, in points.
    private static let largestSheetGap: CGFloat = 80

    private func isSheet(
        _ controller: InterfaceBuilderController, bars: InterfaceBuilderBars.Inferred, missing: CGFloat,
        full: EdgeInsets
    ) -> Bool {
        if controller.isPageSheet { return true }
        guard !controller.isFreeform || controller.freeformSize != nil, tools >= 15000, missing > 0,
            missing <= Self.largestSheetGap
        else { return false }
        return !endsAtTopBar(bars, missing: missing) && !isClose(missing, full.bottom)
    }

    /// Whether a view leaves as much of the screen free as a navigation bar covers. Where a status bar covers nothing, the view
    /// below an opaque bar doesn't leave room for it.
    private func endsAtTopBar(_ bars: InterfaceBuilderBars.Inferred, missing: CGFloat) -> Bool {
        guard bars.hasNavigationBar else { return false }
        let bar = navigationBarHeight(bars)
        return isClose(missing, document.device.safeAreaInsets.top + bar)
            || ignoresStatusBar && !bars.extendsBeneathTopBar && isClose(missing, bar)
    }

    /// Returns the insets of a root at the top of its window, less the distance from its end to the window's bottom. Before Xcode
    /// 11, and since 14.3, a shorter root has the whole inset at the bottom.
    private func clipped(_ insets: EdgeInsets, size: CGSize) -> EdgeInsets {
        let window = document.device.size
        guard (14800..<21600).contains(tools), size.width <= window.width, size.height <= window.height
        else { return insets }
        var insets = insets
        insets.bottom = max(0, insets.bottom - (window.height - size.height))
        return insets
    }

    private func navigationBarHeight(_ bars: InterfaceBuilderBars.Inferred) -> CGFloat {
        let regular: CGFloat = hasLowBars ? 32 : isLiquidGlass ? 54 : hasPadBars ? 50 : 44
        return switch bars.navigationBar {
        case .none: 0
        case .regular: regular
        case .largeTitle: hasLowBars ? regular : regular + 52
        }
    }

    private func sheetBarHeight(_ bars: InterfaceBuilderBars.Inferred) -> CGFloat {
        switch bars.navigationBar {
        case .none: 0
        case .regular: isLiquidGlass ? 78 : 56
        case .largeTitle: isLiquidGlass ? 78 : 108
        }
    }

    private func bottomBarHeight(_ bars: InterfaceBuilderBars.Inferred) -> CGFloat {
        if bars.hasTabBar {
            if hasLowBars { return 32 }
            return isLiquidGlass && document.device.isLandscape ? 31 : hasPadBars ? 50 : 49
        }
        guard bars.hasToolbar else { return 0 }
        if hasLowBars { return 32 }
        if hasPadBars { return 50 }
        return isAsRecorded && (hasHousing || tools >= 15705) ? 49 : 44
    }
}

extension EdgeInsets {
    fileprivate static func + (first: EdgeInsets, second: EdgeInsets) -> EdgeInsets {
        EdgeInsets(
            top: first.top + second.top, left: first.left + second.left,
            bottom: first.bottom + second.bottom, right: first.right + second.right)
    }
}
