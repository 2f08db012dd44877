import UIKit

extension Case {
    static var scrolling: [Case] {
        [
            Case("guides/scroll-content", states: ["at-the-start"], build: scrollContent),
            Case("guides/scroll-pages", states: ["second-page"], build: scrollPages),
            Case("patterns/scroll-content-view") { _ in scrollContentView() },
        ]
    }

    private static func scrollView() -> UIScrollView {
        let scroll = UIScrollView()
        scroll.accessibilityIdentifier = "scroll"
        scroll.translatesAutoresizingMaskIntoConstraints = false
        return scroll
    }

    private static func scrollContent(state: String?) -> UIView {
        let (scroll, button) = (scrollView(), Box("button", 80, 40))
        scroll.addSubview(button)
        let view = root("view", scroll)
        scroll.fill(view, insets: .init(top: 20, leading: 20, bottom: 20, trailing: 20))
        let content = scroll.contentLayoutGuide
        NSLayoutConstraint.activate([
            button.topAnchor.constraint(equalTo: content.topAnchor, constant: 1000),
            button.leftAnchor.constraint(equalTo: content.leftAnchor, constant: 1000),
            button.bottomAnchor.constraint(equalTo: content.bottomAnchor, constant: -1000),
            button.rightAnchor.constraint(equalTo: content.rightAnchor, constant: -1000),
        ])
        scroll.contentOffset = state == nil ? CGPoint(x: 940, y: 940) : .zero
        return view
    }

    private static func scrollPages(state: String?) -> UIView {
        let (scroll, first, second) = (scrollView(), Box("first"), Box("second"))
        scroll.addSubview(first)
        scroll.addSubview(second)
        let view = root("view", scroll)
        let (content, frame) = (scroll.contentLayoutGuide, scroll.frameLayoutGuide)
        NSLayoutConstraint.activate([
            scroll.topAnchor.constraint(equalTo: view.topAnchor, constant: 20),
            scroll.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 20),
            scroll.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -20),
            scroll.heightAnchor.constraint(equalToConstant: 140),
            content.widthAnchor.constraint(equalTo: frame.widthAnchor),
            content.heightAnchor.constraint(equalTo: frame.heightAnchor, multiplier: 2),
            first.topAnchor.constraint(equalTo: content.topAnchor, constant: 10),
            first.leadingAnchor.constraint(equalTo: content.leadingAnchor, constant: 10),
            first.trailingAnchor.constraint(equalTo: content.trailingAnchor, constant: -10),
            first.heightAnchor.constraint(equalTo: frame.heightAnchor, constant: -20),
            second.topAnchor.constraint(equalTo: first.bottomAnchor, constant: 20),
            second.leadingAnchor.constraint(equalTo: first.leadingAnchor),
            second.trailingAnchor.constraint(equalTo: first.trailingAnchor),
            second.bottomAnchor.constraint(equalTo: content.bottomAnchor, constant: -10),
        ])
        if state == "second-page" { scroll.setContentOffset(CGPoint(x: 0, y: 140), animated: false) }
        return view
    }

    private static func scrollContentView() -> UIView {
        let (scroll, content) = (scrollView(), Box("content"))
        let rows = ["first", "second", "third"].map { Box($0, UIView.noIntrinsicMetric, 80) }
        rows.forEach(content.addSubview)
        scroll.addSubview(content)
        let view = root("view", scroll)
        let views: [String: Any] = [
            "scroll": scroll, "content": content, "first": rows[0], "second": rows[1], "third": rows[2],
        ]
        let lines = [
            "V:|-10-[scroll(160)]", "H:|-10-[scroll]-10-|", "V:|[content]|", "H:|[content]|",
            "V:|-gap-[first]-gap-[second]-gap-[third]-gap-|", "H:|-gap-[first]-gap-|",
            "H:|-gap-[second]-gap-|", "H:|-gap-[third]-gap-|",
        ]
        NSLayoutConstraint.activate(
            lines.flatMap {
                NSLayoutConstraint.constraints(
                    withVisualFormat: $0, options: [], metrics: ["gap": 10], views: views)
            })
        content.widthAnchor.constraint(equalTo: scroll.widthAnchor).isActive = true
        return view
    }
}
