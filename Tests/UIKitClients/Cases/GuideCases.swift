import UIKit

extension Case {
    static var guides: [Case] {
        [
            Case("guides/one-third", states: ["tall"]) { _ in oneThird() },
            Case("guides/equal-spacing", states: ["wide", "right-to-left"]) { _ in equalSpacing() },
            Case("guides/container") { _ in container() },
            Case("guides/add-remove", states: ["removed"], build: addRemove),
            Case("guides/margins", states: ["wider"], build: margins),
            Case("guides/directional-margins", states: ["right-to-left"]) { _ in directionalMargins() },
            Case("guides/preserved-margins", states: ["own-margins"], build: preservedMargins),
            Case(
                "guides/readable-content",
                states: ["landscape", "pad", "pad-landscape", "pad-small-text", "pad-large-text"]
            ) { _ in readableContent() },
            Case("guides/bottom-bar", states: ["without-home-indicator"]) { _ in bottomBar() },
            Case("guides/safe-area", states: ["margins-from-the-edge"], build: safeArea),
            Case(
                "guides/keyboard",
                states: ["docked", "docked-landscape", "docked-low", "home-button", "without-safe-area"],
                build: keyboard),
            Case("guides/notch", states: ["landscape-left", "landscape-right", "upside-down"], build: notch),
        ]
    }

    private static func oneThird() -> UIView {
        let button = Box("button", 100, 44)
        let view = root("view", button)
        let third = guide("third", in: view)
        NSLayoutConstraint.activate([
            third.topAnchor.constraint(equalTo: view.topAnchor),
            third.heightAnchor.constraint(equalTo: view.heightAnchor, multiplier: 1 / 3),
            button.topAnchor.constraint(equalTo: third.bottomAnchor),
            button.centerXAnchor.constraint(equalTo: view.centerXAnchor),
        ])
        return view
    }

    private static func equalSpacing() -> UIView {
        let (save, cancel, clear) = (Box("save", 60, 44), Box("cancel", 80, 44), Box("clear", 40, 44))
        let view = root("view", save, cancel, clear)
        let (space1, space2) = (guide("space1", in: view), guide("space2", in: view))
        var constraints = [
            save.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 20),
            space1.leadingAnchor.constraint(equalTo: save.trailingAnchor),
            cancel.leadingAnchor.constraint(equalTo: space1.trailingAnchor),
            space2.leadingAnchor.constraint(equalTo: cancel.trailingAnchor),
            clear.leadingAnchor.constraint(equalTo: space2.trailingAnchor),
            clear.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -20),
            space2.widthAnchor.constraint(equalTo: space1.widthAnchor),
        ]
        constraints += [save, cancel, clear].map { $0.centerYAnchor.constraint(equalTo: view.centerYAnchor) }
        for space in [space1, space2] {
            constraints.append(space.topAnchor.constraint(equalTo: view.topAnchor, constant: 16))
            constraints.append(space.bottomAnchor.constraint(equalTo: view.bottomAnchor, constant: -16))
        }
        NSLayoutConstraint.activate(constraints)
        return view
    }

    private static func container() -> UIView {
        let (label, field) = (Box("label", 60, 20.5), Box("field", 120, 34))
        label.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
        let view = root("view", label, field)
        view.layoutMargins = UIEdgeInsets(top: 0, left: 16, bottom: 0, right: 16)
        let container = guide("container", in: view)
        let wish = label.widthAnchor.constraint(equalToConstant: 90)
        wish.priority = .defaultLow - 50
        NSLayoutConstraint.activate([
            container.topAnchor.constraint(equalTo: view.topAnchor, constant: 20),
            container.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor),
            container.trailingAnchor.constraint(equalTo: view.layoutMarginsGuide.trailingAnchor),
            label.leadingAnchor.constraint(equalTo: container.leadingAnchor),
            field.leadingAnchor.constraint(equalToSystemSpacingAfter: label.trailingAnchor, multiplier: 1),
            field.trailingAnchor.constraint(equalTo: container.trailingAnchor),
            field.topAnchor.constraint(equalTo: container.topAnchor),
            field.bottomAnchor.constraint(equalTo: container.bottomAnchor),
            label.centerYAnchor.constraint(equalTo: field.centerYAnchor),
            wish,
        ])
        return view
    }

    private static func addRemove(state: String?) -> UIView {
        let button = Box("button", 100, 44)
        let view = root("view", button)
        let header = guide("header", in: view)
        let fallback = button.topAnchor.constraint(equalTo: view.topAnchor, constant: 8)
        fallback.priority = .defaultLow
        NSLayoutConstraint.activate([
            header.topAnchor.constraint(equalTo: view.topAnchor),
            header.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            header.trailingAnchor.constraint(equalTo: view.trailingAnchor),
            header.heightAnchor.constraint(equalToConstant: 64),
            button.topAnchor.constraint(equalTo: header.bottomAnchor, constant: 20),
            fallback,
            button.centerXAnchor.constraint(equalTo: view.centerXAnchor),
        ])
        if state == "removed" { view.removeLayoutGuide(header) }
        return view
    }

    private static func margins(state: String?) -> UIView {
        let (first, second, third) = (Box("first", 120, 40), Box("second", 80, 40), Box("third", 150, 40))
        let view = root("view", first, second, third)
        let side: CGFloat = state == "wider" ? 48 : 20
        view.layoutMargins = UIEdgeInsets(top: 12, left: side, bottom: 12, right: side)
        let margins = view.layoutMarginsGuide
        NSLayoutConstraint.activate([
            first.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
            NSLayoutConstraint(
                item: second, attribute: .leading, relatedBy: .equal, toItem: view,
                attribute: .leadingMargin, multiplier: 1, constant: 0),
            third.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
            first.topAnchor.constraint(equalTo: margins.topAnchor),
            second.topAnchor.constraint(equalTo: first.bottomAnchor, constant: 12),
            third.topAnchor.constraint(equalTo: second.bottomAnchor, constant: 12),
        ])
        return view
    }

    private static func directionalMargins() -> UIView {
        let note = Box("note", 100, 40)
        let view = root("view", note)
        view.directionalLayoutMargins = .init(top: 8, leading: 40, bottom: 8, trailing: 12)
        NSLayoutConstraint.activate([
            note.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor),
            note.topAnchor.constraint(equalTo: view.layoutMarginsGuide.topAnchor),
        ])
        return view
    }

    private static func preservedMargins(state: String?) -> UIView {
        let (card, title) = (Box("card"), Box("title", 90, 30))
        card.addSubview(title)
        card.preservesSuperviewLayoutMargins = state == nil
        let view = root("view", card)
        view.layoutMargins = .init(top: 16, left: 24, bottom: 16, right: 24)
        NSLayoutConstraint.activate([
            card.topAnchor.constraint(equalTo: view.topAnchor, constant: 10),
            card.leftAnchor.constraint(equalTo: view.leftAnchor, constant: 10),
            card.bottomAnchor.constraint(equalTo: view.bottomAnchor, constant: -10),
            card.rightAnchor.constraint(equalTo: view.rightAnchor, constant: -10),
            title.leadingAnchor.constraint(equalTo: card.layoutMarginsGuide.leadingAnchor),
            title.topAnchor.constraint(equalTo: card.layoutMarginsGuide.topAnchor),
        ])
        return view
    }

    private static func readableContent() -> UIView {
        let article = Box("article")
        let view = root("view", article)
        article.fill(view.readableContentGuide)
        return view
    }

    private static func bottomBar() -> UIView {
        let (bar, field) = (Box("bar"), Box("field", UIView.noIntrinsicMetric, 34))
        bar.addSubview(field)
        let view = root("view", bar)
        NSLayoutConstraint.activate([
            bar.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            bar.trailingAnchor.constraint(equalTo: view.trailingAnchor),
            bar.bottomAnchor.constraint(equalTo: view.bottomAnchor),
            field.topAnchor.constraint(equalTo: bar.topAnchor, constant: 5),
            field.leadingAnchor.constraint(equalTo: bar.leadingAnchor, constant: 16),
            field.trailingAnchor.constraint(equalTo: bar.trailingAnchor, constant: -16),
            field.bottomAnchor.constraint(equalTo: view.safeAreaLayoutGuide.bottomAnchor, constant: -5),
        ])
        return view
    }

    private static func safeArea(state: String?) -> UIView {
        let (title, panel, button) = (Box("title", 120, 30), Box("panel"), Box("button", 80, 30))
        panel.addSubview(button)
        let view = root("view", title, panel)
        view.insetsLayoutMarginsFromSafeArea = state != "margins-from-the-edge"
        NSLayoutConstraint.activate([
            title.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor),
            title.topAnchor.constraint(equalTo: view.layoutMarginsGuide.topAnchor),
            panel.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            panel.trailingAnchor.constraint(equalTo: view.trailingAnchor),
            panel.bottomAnchor.constraint(equalTo: view.bottomAnchor),
            panel.heightAnchor.constraint(equalToConstant: 120),
            button.centerXAnchor.constraint(equalTo: panel.centerXAnchor),
            button.bottomAnchor.constraint(equalTo: panel.safeAreaLayoutGuide.bottomAnchor, constant: -8),
        ])
        return view
    }

    private static func keyboard(state: String?) -> UIView {
        let field = Box("field", UIView.noIntrinsicMetric, 34)
        let view = root("view", field)
        view.keyboardLayoutGuide.usesBottomSafeArea = state != "without-safe-area"
        NSLayoutConstraint.activate([
            field.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor),
            field.trailingAnchor.constraint(equalTo: view.layoutMarginsGuide.trailingAnchor),
            field.bottomAnchor.constraint(equalTo: view.keyboardLayoutGuide.topAnchor, constant: -5),
        ])
        return view
    }
}
