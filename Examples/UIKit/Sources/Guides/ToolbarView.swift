import UIKit

/// Buttons with the same room between them: a guide stands in each gap, and all guides are equally wide.
public final class ToolbarView: UIView {
    private let buttons: [UIButton]

    public init(titles: [String]) {
        buttons = titles.map { title in
            let button = UIButton(type: .system)
            button.setTitle(title, for: .normal)
            button.translatesAutoresizingMaskIntoConstraints = false
            button.accessibilityIdentifier = title.lowercased()
            return button
        }
        super.init(frame: .zero)
        accessibilityIdentifier = "toolbar"
        buttons.forEach(addSubview)
        layOut()
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    private func layOut() {
        guard let first = buttons.first, let last = buttons.last else { return }
        var gaps: [UILayoutGuide] = []
        for (left, right) in zip(buttons, buttons.dropFirst()) {
            let gap = UILayoutGuide()
            gap.identifier = "gap\(gaps.count + 1)"
            addLayoutGuide(gap)
            gaps.append(gap)
            NSLayoutConstraint.activate([
                gap.leadingAnchor.constraint(equalTo: left.trailingAnchor),
                gap.trailingAnchor.constraint(equalTo: right.leadingAnchor),
                gap.topAnchor.constraint(equalTo: topAnchor),
                gap.bottomAnchor.constraint(equalTo: bottomAnchor),
            ])
            if gap !== gaps[0] { gap.widthAnchor.constraint(equalTo: gaps[0].widthAnchor).isActive = true }
        }
        NSLayoutConstraint.activate(buttons.map { $0.centerYAnchor.constraint(equalTo: centerYAnchor) })
        NSLayoutConstraint.activate([
            first.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 20),
            last.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -20),
        ])
    }
}
