import UIKit

/// A view placed by constraints, with an intrinsic size if one is given.
final class Block: UIView {
    private let size: CGSize?

    init(_ width: CGFloat? = nil, _ height: CGFloat? = nil, name: String? = nil) {
        size = width.map { CGSize(width: $0, height: height ?? UIView.noIntrinsicMetric) }
        super.init(frame: .zero)
        translatesAutoresizingMaskIntoConstraints = false
        accessibilityIdentifier = name
    }

    required init?(coder: NSCoder) { nil }

    override var intrinsicContentSize: CGSize { size ?? super.intrinsicContentSize }
}

extension UIView {
    /// Creates a plain view of a size in points, to be filled by constraints.
    convenience init(size: CGSize) { self.init(frame: CGRect(origin: .zero, size: size)) }

    /// Adds views one after another.
    func add(_ views: UIView...) {
        for view in views { addSubview(view) }
    }
}
