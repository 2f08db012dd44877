import UIKit

/// Where a scene's view is shown: in a window of the device, in a cell's width, or in the size that it fits.
@MainActor
struct CodeStage {
    private let scene: CodeScene
    /// The controllers of what is shown, the outer ones first.
    private(set) var controllers: [UIViewController] = []
    private var window = UIWindow(frame: UIScreen.main.bounds)
    /// A view that is shown without a controller, and the size that its author gave it.
    private var alone: UIView?
    /// What is around it where it is drawn in others.
    private var frame: UIView?
    private var asked = CGSize.zero

    init(_ scene: CodeScene) { self.scene = scene }

    /// Shows what was made, lays it out, and returns the root of what is written.
    mutating func show(_ made: Any) throws -> UIView {
        for trait in scene.traits {
            switch trait {
            case .landscapeLeft: DeviceSimulator.rotate(to: .landscapeRight)
            case .landscapeRight: DeviceSimulator.rotate(to: .landscapeLeft)
            default: DeviceSimulator.rotate(to: .portrait)
            }
        }
        window = UIWindow(frame: UIScreen.main.bounds)
        if let controller = made as? UIViewController { return try show(controller) }
        guard let view = made as? UIView else {
            throw CodeSceneError(
                reason: "it gives a \(type(of: made)), which is neither a UIView nor a UIViewController")
        }
        return show(view)
    }

    private mutating func show(_ controller: UIViewController) throws -> UIView {
        if let size = fixedSize { window.frame.size = size }
        window.rootViewController = controller
        window.makeKeyAndVisible()
        settle()
        var waiting = [controller]
        while !waiting.isEmpty {
            let next = waiting.removeFirst()
            controllers.append(next)
            waiting += next.children + [next.presentedViewController].compactMap(\.self)
        }
        return controller.presentedViewController == nil ? controller.view : window
    }

    private mutating func show(_ view: UIView) -> UIView {
        asked = view.frame.size
        alone = view
        fit()
        return frame ?? view
    }

    /// Whether it is a view that shows something itself, which pictures show of views in others.
    private static func isDrawnInOthers(_ view: UIView) -> Bool {
        switch view {
        case is UILabel, is UIButton, is UITextField, is UITextView, is UISearchBar, is UISegmentedControl,
            is UIImageView, is UIProgressView, is UIActivityIndicatorView, is UIPageControl, is UISwitch,
            is UISlider, is UIStepper, is UIDatePicker:
            true
        default: false
        }
    }

    /// Gives a view that is shown alone the size that it asks for, and lays out.
    mutating func fit() {
        guard let view = alone else { return settle() }
        view.removeFromSuperview()
        // A window that is larger than the screen has no safe area, which a view alone isn't to be measured with.
        let screen = UIScreen.main.bounds.size
        window = UIWindow(frame: CGRect(x: 0, y: 0, width: screen.width, height: screen.height + 1))
        let host = UIView(frame: CGRect(origin: .zero, size: screen))
        window.addSubview(host)
        window.makeKeyAndVisible()
        host.addSubview(view)
        settle()
        let size = fixedSize ?? self.size(of: view, asked: asked)
        view.removeFromSuperview()
        view.translatesAutoresizingMaskIntoConstraints = true
        view.frame = CGRect(origin: .zero, size: size)
        window = UIWindow(frame: CGRect(origin: .zero, size: size))
        if Self.isDrawnInOthers(view) {
            let frame = UIView(frame: view.frame)
            view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
            frame.addSubview(view)
            window.addSubview(frame)
            self.frame = frame
        } else {
            window.addSubview(view)
        }
        window.makeKeyAndVisible()
        settle()
        view.frame = CGRect(origin: .zero, size: size)
        settle()
    }

    private static func hasList(_ view: UIView) -> Bool {
        view is UITableView || view is UICollectionView || view.subviews.contains { hasList($0) }
    }

    private var fixedSize: CGSize? {
        for case .fixedLayout(let width, let height) in scene.traits {
            return CGSize(width: width, height: height)
        }
        return nil
    }

    /// The size of a view: that of its frame, or what its constraints and contents come to.
    private func size(of view: UIView, asked: CGSize) -> CGSize {
        let screen = UIScreen.main.bounds.size
        let isRow: Bool
        switch view {
        case is UITableViewCell, is UITableViewHeaderFooterView: isRow = true
        default: isRow = scene.kind == .tableCell || scene.kind == .header
        }
        // The frame that a row is made with isn't the author's.
        if !isRow, asked.width >= 1, asked.height >= 1, asked != layoutRenderFrame().size { return asked }
        if view is UITableView || view is UICollectionView { return screen }
        var width = screen.width
        if !isRow {
            let fitting = view.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
            let own = max(fitting.width, view.intrinsicContentSize.width)
            // A list has no width of its own: what is around it alone would be a narrow strip.
            if own >= 1, own > screen.width / 2 || !Self.hasList(view) { width = min(own, screen.width) }
        }
        let content = (view as? UITableViewCell)?.contentView ?? view
        var height = content.systemLayoutSizeFitting(
            CGSize(width: width, height: 0), withHorizontalFittingPriority: .required,
            verticalFittingPriority: .fittingSizeLevel
        ).height
        height = max(height, view.intrinsicContentSize.height)
        if isRow { height = max(height, 44) }
        if height < 1 { height = view is UICollectionViewCell ? width : screen.height }
        return CGSize(width: max(1, width), height: max(1, min(height, 10 * screen.height)))
    }

    /// Lays out, and lets what waits for the main queue run.
    private func settle() {
        window.layoutIfNeeded()
        for _ in 0..<3 { _ = RunLoop.main.run(mode: .default, before: Date()) }
        window.layoutIfNeeded()
    }
}
