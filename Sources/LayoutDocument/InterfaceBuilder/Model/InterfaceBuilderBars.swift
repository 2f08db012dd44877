import Foundation

/// The bars above and below each controller's view, inferred like in Interface Builder from the storyboard's segues.
struct InterfaceBuilderBars: Sendable {
    /// The bars of one controller's scene.
    struct Inferred: Sendable, Equatable {
        enum NavigationBar: Sendable { case none, regular, largeTitle }
        var navigationBar = NavigationBar.none
        var hasTabBar = false
        var hasToolbar = false
        var isTopBarOpaque = false
        var isBottomBarOpaque = false
        /// Whether the view extends beneath the bar at either end, so that the bar covers a part of it.
        var extendsBeneathTopBar = true
        var extendsBeneathBottomBar = true
        /// Whether it is presented as a sheet, below the status bar.
        var isSheet = false
        /// Whether it is in a navigation controller, whose bar may be hidden.
        var isInNavigation = false
        /// Whether that navigation controller contains the tab bar controller, so that what is pushed covers the tab bar.
        var isNavigationAroundTabs = false
        /// Whether it is shown in a popover.
        var isPopover = false

        var hasNavigationBar: Bool { navigationBar != .none }
        var hasBottomBar: Bool { hasTabBar || hasToolbar }

        /// Replaces the inferred bars by those that an author chose to simulate.
        mutating func simulate(topBar: XMLElement?, bottomBar: XMLElement?) {
            if let topBar { isTopBarOpaque = topBar["translucent"] == "NO" }
            if let bottomBar { isBottomBarOpaque = bottomBar["translucent"] == "NO" }
            switch topBar?.name {
            case "nil": navigationBar = .none
            case "simulatedNavigationBarMetrics" where navigationBar == .none: navigationBar = .regular
            default: break
            }
            switch bottomBar?.name {
            case "nil": (hasTabBar, hasToolbar) = (false, false)
            case "simulatedTabBarMetrics": (hasTabBar, hasToolbar) = (true, false)
            case "simulatedToolbarMetrics": (hasTabBar, hasToolbar) = (false, true)
            default: break
            }
        }

        /// Returns the bars that are simulated around an element with the given metrics among its children.
        static func simulated(on element: XMLElement) -> Inferred {
            var bars = Inferred()
            bars.simulate(
                topBar: element.child(key: "simulatedTopBarMetrics"),
                bottomBar: element.child(key: "simulatedBottomBarMetrics"))
            bars.extendsBeneathTopBar = !bars.isTopBarOpaque
            bars.extendsBeneathBottomBar = !bars.isBottomBarOpaque
            return bars
        }
    }

    private struct Controller {
        var kind: String
        var isNavigationBarHidden = false
        var isNavigationBarOpaque = false
        var hasLargeTitles = false
        var largeTitleDisplayMode: String?
        var showsToolbar = false
        var isToolbarOpaque = false
        var isTabBarOpaque = false
        var topBar: XMLElement?
        var bottomBar: XMLElement?
        var hidesBottomBar = false
        /// The bars beneath which its view extends.
        var extendsBeneathTopBar = true
        var extendsBeneathBottomBar = true
        var extendsBeneathOpaqueBars = false
    }

    private struct Segue {
        var id: String
        var source: String
        var kind: String
        var relationship: String?
    }

    private var controllers: [String: Controller] = [:]
    /// The segues by the id of their destination, in the order of the document.
    private var segues: [String: [Segue]] = [:]
    /// The ids of the segues that Interface Builder uses if several lead to one controller.
    private var tieBreakers: Set<String> = []

    /// Reads the controllers and segues of a document.
    init(_ document: XMLElement) {
        for reference in document.child("inferredMetricsTieBreakers")?.children ?? [] {
            if let id = reference["reference"] { tieBreakers.insert(id) }
        }
        collect(in: document, source: nil)
    }

    private mutating func collect(in element: XMLElement, source: String?) {
        var source = source
        if element.name.hasSuffix("ontroller"), let id = element["id"] {
            source = id
            controllers[id] = Self.controller(element)
        } else if element.name == "segue", let source, let destination = element["destination"] {
            segues[destination, default: []].append(
                Segue(
                    id: element["id"] ?? "", source: source, kind: element["kind"] ?? "",
                    relationship: element["relationship"]))
        }
        for child in element.children { collect(in: child, source: source) }
    }

    private static func controller(_ element: XMLElement) -> Controller {
        let bar = element.child("navigationBar", key: "navigationBar")
        func isOpaque(_ bar: XMLElement?) -> Bool { bar?["translucent"] == "NO" }
        // Without the element, views extend beneath all bars; with it, beneath those that it names.
        let edges = element.child("extendedEdge", key: "edgesForExtendedLayout")
        return Controller(
            kind: element.name,
            isNavigationBarHidden: element.isSet("navigationBarHidden")
                || (bar?.isSet("hidden") ?? false),
            isNavigationBarOpaque: isOpaque(bar),
            hasLargeTitles: bar?.isSet("largeTitles") ?? false,
            largeTitleDisplayMode: element.child("navigationItem")?["largeTitleDisplayMode"],
            showsToolbar: element["toolbarHidden"] == "NO",
            isToolbarOpaque: isOpaque(element.child("toolbar", key: "toolbar")),
            isTabBarOpaque: isOpaque(element.child("tabBar", key: "tabBar")),
            topBar: element.child(key: "simulatedTopBarMetrics"),
            bottomBar: element.child(key: "simulatedBottomBarMetrics"),
            hidesBottomBar: element.isSet("hidesBottomBarWhenPushed"),
            extendsBeneathTopBar: edges?.isSet("top") ?? true,
            extendsBeneathBottomBar: edges?.isSet("bottom") ?? true,
            extendsBeneathOpaqueBars: element.isSet("extendedLayoutIncludesOpaqueBars"))
    }

    /// Returns the bars of a controller's scene: those its author chose to simulate, or else those of the sources of
    /// its segues.
    func bars(of id: String) -> Inferred {
        var visited: Set<String> = []
        var bars = bars(of: id, visited: &visited)
        guard let controller = controllers[id] else { return bars }
        if bars.navigationBar == .largeTitle, controller.largeTitleDisplayMode == "never" {
            bars.navigationBar = .regular
        }
        let extendsBeneathOpaque = controller.extendsBeneathOpaqueBars
        bars.extendsBeneathTopBar =
            controller.extendsBeneathTopBar && (extendsBeneathOpaque || !bars.isTopBarOpaque)
        bars.extendsBeneathBottomBar =
            controller.extendsBeneathBottomBar && (extendsBeneathOpaque || !bars.isBottomBarOpaque)
        return bars
    }

    private func bars(of id: String, visited: inout Set<String>) -> Inferred {
        guard visited.insert(id).inserted else { return Inferred() }
        var bars = inferred(of: id, visited: &visited)
        guard let controller = controllers[id] else { return bars }
        // In a tab bar controller itself, nothing is pushed.
        let isPushed = decisiveSegue(to: id)?.relationship != "viewControllers"
        if controller.hidesBottomBar, isPushed { (bars.hasTabBar, bars.isBottomBarOpaque) = (false, false) }
        bars.simulate(topBar: controller.topBar, bottomBar: controller.bottomBar)
        return bars
    }

    private func inferred(of id: String, visited: inout Set<String>) -> Inferred {
        guard let segue = decisiveSegue(to: id), let source = controllers[segue.source] else {
            return Inferred()
        }
        switch (segue.relationship, segue.kind) {
        case ("rootViewController"?, _):
            var bars = bars(of: segue.source, visited: &visited)
            bars.isInNavigation = true
            bars.isNavigationAroundTabs = false
            bars.navigationBar =
                source.isNavigationBarHidden ? .none : source.hasLargeTitles ? .largeTitle : .regular
            bars.isTopBarOpaque = source.isNavigationBarOpaque
            if source.showsToolbar, !bars.hasTabBar {
                (bars.hasToolbar, bars.isBottomBarOpaque) = (true, source.isToolbarOpaque)
            }
            return bars
        case ("viewControllers"?, _):
            var bars = bars(of: segue.source, visited: &visited)
            bars.hasTabBar = source.kind == "tabBarController"
            bars.isNavigationAroundTabs = bars.hasTabBar && bars.isInNavigation
            bars.isBottomBarOpaque = source.isTabBarOpaque
            return bars
        case (nil, "show"), (nil, "push"):
            // Outside a navigation controller, it is presented instead.
            var bars = bars(of: segue.source, visited: &visited)
            guard bars.isInNavigation || bars.hasNavigationBar else { return Inferred(isSheet: true) }
            if bars.isNavigationAroundTabs { (bars.hasTabBar, bars.isBottomBarOpaque) = (false, false) }
            return bars
        case (_?, _), (nil, "showDetail"): return bars(of: segue.source, visited: &visited)
        case (nil, "presentation"), (nil, "modal"): return Inferred(isSheet: true)
        case (nil, "popoverPresentation"), (nil, "popover"): return Inferred(isPopover: true)
        case (nil, _): return Inferred()
        }
    }

    private func decisiveSegue(to id: String) -> Segue? {
        let candidates = segues[id] ?? []
        return candidates.first { tieBreakers.contains($0.id) }
            ?? candidates.first { $0.relationship != nil } ?? candidates.first
    }
}
