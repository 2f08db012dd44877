// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import UIKit

/// Two boxes placed by visual formats whose distances are metrics of several types.
public final class FormatMetrics: UIView {
    public let first = UIView()
    public let second = UIView()

    public override init(frame: CGRect) {
        super.init(frame: frame)
        for view in [first, second] {
            view.translatesAutoresizingMaskIntoConstraints = false
            addSubview(view)
        }
        let margin: CGFloat = 12
        let metrics: [String: CGFloat] = ["m": margin, "w": 30]
        NSLayoutConstraint.activate(
            NSLayoutConstraint.constraints(
                withVisualFormat: "V:|-m-[b(9)]", metrics: ["m": 7], views: ["b": first]))
        NSLayoutConstraint.activate(
            NSLayoutConstraint.constraints(
                withVisualFormat: "H:|-m-[b(w)]-m-[c(w)]", options: .alignAllTop, metrics: metrics,
                views: ["b": first, "c": second]))
        addConstraints(
            NSLayoutConstraint.constraints(
                withVisualFormat: "V:[c(h)]", metrics: ["h": NSNumber(value: 5)], views: ["c": second]))
    }

    public required init?(coder: NSCoder) { nil }
}
