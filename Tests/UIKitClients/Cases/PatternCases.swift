import UIKit

extension Case {
    static var patterns: [Case] {
        [
            Case("patterns/collapse", states: ["removed", "constants", "deactivated"], build: collapse),
            Case("patterns/content-size", states: ["other-way-round"], build: contentSize),
            Case("patterns/empty-image", states: ["empty"], build: emptyImage),
            Case("patterns/equal-gaps") { _ in equalGaps() },
            Case("patterns/equal-widths", states: ["wide"]) { _ in equalWidths() },
            Case("patterns/fixed-and-stretched") { _ in fixedAndStretched() },
            Case("patterns/ratio") { _ in ratio() },
        ]
    }

    private static func icon() -> UIImageView {
        let icon = UIImageView(image: UIImage(size: CGSize(width: 40, height: 40)))
        icon.accessibilityIdentifier = "icon"
        icon.translatesAutoresizingMaskIntoConstraints = false
        return icon
    }

    private static func collapse(state: String?) -> UIView {
        let (icon, label, button) = (icon(), Box("label", 100, 20), Box("button", 80, 36))
        let view = root("view", icon, label, button)
        let before = label.leadingAnchor.constraint(equalTo: icon.trailingAnchor, constant: 8)
        let width = label.widthAnchor.constraint(lessThanOrEqualToConstant: 100)
        let after = button.leadingAnchor.constraint(equalTo: label.trailingAnchor, constant: 8)
        let closing = button.leadingAnchor.constraint(equalTo: icon.trailingAnchor, constant: 8)
        closing.priority = .defaultLow
        NSLayoutConstraint.activate(
            [
                icon.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 16), before, width,
                after,
                closing,
            ] + [icon, label, button].map { $0.centerYAnchor.constraint(equalTo: view.centerYAnchor) })
        switch state {
        case "removed": label.removeFromSuperview()
        case "constants": (width.constant, after.constant) = (0, 0)
        case "deactivated": NSLayoutConstraint.deactivate([before, after])
        default: break
        }
        return view
    }

    private static func contentSize(state: String?) -> UIView {
        let (name, value) = (Box("name", 80, 20), Box("value", 60, 20))
        let (title, detail) = (Box("title", 200, 20), Box("detail", 150, 20))
        let (icon, button) = (icon(), Box("button", 100, 44))
        let view = root("view", name, value, title, detail, icon, button)
        let higher = UILayoutPriority.defaultLow + 1
        name.setContentHuggingPriority(state == nil ? higher : .defaultLow, for: .horizontal)
        value.setContentHuggingPriority(state == nil ? .defaultLow : higher, for: .horizontal)
        detail.setContentCompressionResistancePriority(.defaultHigh + 1, for: .horizontal)
        if state != nil { title.setContentCompressionResistancePriority(.defaultHigh + 2, for: .horizontal) }
        NSLayoutConstraint.activate([
            name.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 20),
            value.leadingAnchor.constraint(equalTo: name.trailingAnchor, constant: 8),
            value.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -20),
            name.topAnchor.constraint(equalTo: view.topAnchor, constant: 20),
            value.topAnchor.constraint(equalTo: name.topAnchor),
            title.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 20),
            detail.leadingAnchor.constraint(equalTo: title.trailingAnchor, constant: 8),
            detail.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -20),
            title.topAnchor.constraint(equalTo: view.topAnchor, constant: 60),
            detail.topAnchor.constraint(equalTo: title.topAnchor),
            icon.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 20),
            button.leadingAnchor.constraint(equalTo: icon.trailingAnchor, constant: 8),
            button.bottomAnchor.constraint(equalTo: view.bottomAnchor, constant: -20),
            icon.centerYAnchor.constraint(equalTo: button.centerYAnchor),
        ])
        return view
    }

    private static func emptyImage(state: String?) -> UIView {
        /// Takes no space if it has nothing to show.
        final class CollapsingImageView: UIImageView {
            override var intrinsicContentSize: CGSize { image == nil ? .zero : super.intrinsicContentSize }
        }
        let icon = CollapsingImageView(image: UIImage(size: CGSize(width: 40, height: 40)))
        icon.accessibilityIdentifier = "icon"
        icon.translatesAutoresizingMaskIntoConstraints = false
        let title = Box("title", 120, 20)
        let view = root("view", icon, title)
        let margin = title.leadingAnchor.constraint(equalTo: icon.trailingAnchor, constant: 8)
        NSLayoutConstraint.activate([
            icon.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 16), margin,
            icon.centerYAnchor.constraint(equalTo: view.centerYAnchor),
            title.centerYAnchor.constraint(equalTo: view.centerYAnchor),
        ])
        if state == "empty" {
            icon.image = nil
            margin.constant = 0
        }
        return view
    }

    private static func equalGaps() -> UIView {
        let views = [Box("a", 40, 40), Box("b", 80, 40), Box("c", 60, 40)]
        let view = root("view", views[0], views[1], views[2])
        let gaps = (1...4).map { guide("gap\($0)", in: view) }
        var edge = view.leadingAnchor
        for (index, gap) in gaps.enumerated() {
            gap.leadingAnchor.constraint(equalTo: edge).isActive = true
            if index > 0 { gap.widthAnchor.constraint(equalTo: gaps[0].widthAnchor).isActive = true }
            guard index < views.count else { continue }
            views[index].leadingAnchor.constraint(equalTo: gap.trailingAnchor).isActive = true
            views[index].centerYAnchor.constraint(equalTo: view.centerYAnchor).isActive = true
            edge = views[index].trailingAnchor
        }
        gaps[3].trailingAnchor.constraint(equalTo: view.trailingAnchor).isActive = true
        return view
    }

    private static func equalWidths() -> UIView {
        let (a, b, c) = (Box("a"), Box("b"), Box("c"))
        let view = root("view", a, b, c)
        let views = ["a": a, "b": b, "c": c]
        view.addConstraints(
            NSLayoutConstraint.constraints(
                withVisualFormat: "H:|-20-[a]-10-[b(==a)]-10-[c(==a)]-20-|",
                options: [.alignAllTop, .alignAllBottom],
                metrics: nil, views: views))
        view.addConstraints(
            NSLayoutConstraint.constraints(withVisualFormat: "V:|-20-[a]-20-|", metrics: nil, views: views))
        return view
    }

    private static func fixedAndStretched() -> UIView {
        let names = ["fixed", "wide", "stretched", "tall", "corner"]
        var views: [String: UIView] = [:]
        for name in names { views[name] = Box(name) }
        let view = root()
        names.compactMap { views[$0] }.forEach(view.addSubview)
        let lines = [
            "H:|-20-[fixed(60)]", "V:|-20-[fixed(40)]", "H:|-100-[wide]-20-|", "V:|-20-[wide(40)]",
            "H:|-20-[stretched]-20-|", "V:|-80-[stretched]-80-|", "H:|-20-[tall(140)]", "V:|-160-[tall]-20-|",
            "H:[corner(100)]-20-|", "V:[corner(40)]-20-|",
        ]
        for line in lines {
            NSLayoutConstraint.activate(
                NSLayoutConstraint.constraints(withVisualFormat: line, metrics: nil, views: views))
        }
        return view
    }

    private static func ratio() -> UIView {
        let (photo, thumbnail, knob) = (Box("photo"), Box("thumbnail"), Box("knob"))
        let view = root("view", photo, thumbnail, knob)
        NSLayoutConstraint.activate([
            photo.topAnchor.constraint(equalTo: view.topAnchor, constant: 20),
            photo.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 20),
            photo.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -20),
            photo.heightAnchor.constraint(equalTo: photo.widthAnchor, multiplier: 9 / 16),
            thumbnail.leadingAnchor.constraint(equalTo: photo.leadingAnchor),
            thumbnail.topAnchor.constraint(equalTo: photo.bottomAnchor, constant: 20),
            thumbnail.widthAnchor.constraint(equalTo: photo.widthAnchor, multiplier: 0.25),
            thumbnail.heightAnchor.constraint(equalTo: thumbnail.widthAnchor),
            NSLayoutConstraint(
                item: knob, attribute: .centerX, relatedBy: .equal, toItem: view, attribute: .trailing,
                multiplier: 0.75, constant: 0),
            knob.centerYAnchor.constraint(equalTo: thumbnail.centerYAnchor),
            knob.widthAnchor.constraint(equalToConstant: 40),
            knob.heightAnchor.constraint(equalToConstant: 40),
        ])
        return view
    }
}
