// Code in the style of apps and libraries, which needs no documentation here.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation, NeverUseImplicitlyUnwrappedOptionals, NeverForceUnwrap

import UIKit

// Views, cells and controllers that are designed in Interface Builder.

public protocol NibLoadable: AnyObject {
    static var nibName: String { get }
}

extension NibLoadable {
    public static var nibName: String { String(describing: self) }
    public static func nib(in bundle: Bundle) -> UINib { UINib(nibName: nibName, bundle: bundle) }
}

extension NibLoadable where Self: UIView {
    public static func loadFromNib(_ bundle: Bundle) -> Self {
        guard let view = bundle.loadNibNamed(nibName, owner: nil, options: nil)?.first as? Self else {
            fatalError("\(nibName) has no \(self)")
        }
        return view
    }
}

open class RoundBadge: UIView {
    var radius: CGFloat = 0
    open override func awakeFromNib() {
        super.awakeFromNib()
        layer.cornerRadius = radius
    }
}

public final class PriceCell: UITableViewCell, NibLoadable {
    public weak var nameLabel: UILabel!
    public private(set) weak var badge: RoundBadge?
    public var badgeWidth: NSLayoutConstraint!
    private(set) public var parts: [UIView]!
    public private(set) var wakings = 0

    public override func awakeFromNib() {
        super.awakeFromNib()
        wakings += 1
        nameLabel.text = "—"
    }
}

/// A view whose content is in a file that it owns.
public final class ProfileCard: UIView {
    var contentView: UIView!
    public var titleLabel: UILabel! {
        didSet { titleWasSet = true }
    }
    public weak var stack: UIStackView!
    public private(set) var titleWasSet = false

    public init(frame: CGRect, bundle: Bundle) {
        super.init(frame: frame)
        bundle.loadNibNamed("ProfileCard", owner: self, options: nil)
        addSubview(contentView)
        contentView.frame = bounds
        contentView.autoresizingMask = [.flexibleHeight, .flexibleWidth]
    }
    required init?(coder: NSCoder) { super.init(coder: coder) }

    /// Where an outlet has an observer, the setter is called by its name.
    public override func setValue(_ value: Any?, forKey key: String) {
        if key == "titleLabel" {
            titleLabel = value as? UILabel
        } else {
            super.setValue(value, forKey: key)
        }
    }
}

public final class SettingsController: UIViewController {
    public var titleLabel: UILabel!
    public var stack: UIStackView!
    public private(set) var loaded: [String] = []

    public override func viewDidLoad() {
        super.viewDidLoad()
        loaded.append(titleLabel.text ?? "")
    }
}

public final class PriceList: UITableViewController {
    public var names: [String] = []
    private let bundle: Bundle

    public init(bundle: Bundle) {
        self.bundle = bundle
        super.init(style: .plain)
    }
    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

    public override func viewDidLoad() {
        super.viewDidLoad()
        tableView.register(PriceCell.nib(in: bundle), forCellReuseIdentifier: PriceCell.nibName)
        tableView.rowHeight = UITableView.automaticDimension
        tableView.estimatedRowHeight = 60
    }
    public override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        names.count
    }
    public override func tableView(
        _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: PriceCell.nibName, for: indexPath)
        (cell as? PriceCell)?.nameLabel.text = names[indexPath.row]
        return cell
    }
}

/// A controller whose actions are connected in its file, with the kinds of methods that actions have.
open class PlayerController: UIViewController, UIGestureRecognizerDelegate {
    public var press: UILongPressGestureRecognizer!
    public var calls: [String] = []

    func play(_ sender: UIButton) { calls.append("play \(sender.tag)") }
    @MainActor func stop() { calls.append("stop") }
    func hold(button: UIButton, forEvent event: UIEvent?) { calls.append("hold \(button.tag)") }
    private func showControls() { calls.append("controls") }
}

extension PlayerController {
    private func seek(to slider: UISlider) { calls.append("seek \(slider.value)") }
    private func press(_ sender: Any) { calls.append("press \(sender is UILongPressGestureRecognizer)") }
}

public final class QuietPlayerController: PlayerController {
    override func play(_ sender: UIButton) { calls.append("quiet \(sender.tag)") }
}

public final class OwnSwipe: UISwipeGestureRecognizer {}
