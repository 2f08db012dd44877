import Engine
import Foundation
import TextMetrics

/// Typical layouts, written by hand.
enum Samples {
    static var all: [SolvedLayout] { [oneThird, equalSpacing, conflict, bottomBar, profile, crowded] }

    static var oneThird: SolvedLayout {
        var builder = LayoutBuilder("one-third", 300, 450)
        builder.addGuide("third", [0, 0, 0, 150], undetermined: [.x, .width])
        builder.add("button", [100, 150, 100, 44], class: "UIButton")
        builder.change { $0.state = "default" }
        return builder.layout
    }

    static var equalSpacing: SolvedLayout {
        var builder = LayoutBuilder("equal-spacing", 320, 96)
        builder.addGuide("space1", [80, 14, 50, 68])
        builder.addGuide("space2", [210, 14, 50, 68])
        builder.add("save", [20, 26, 60, 44], class: "UIButton")
        builder.add("cancel", [130, 26, 80, 44], class: "UIButton")
        builder.add("clear", [260, 26, 40, 44], class: "UIButton")
        return builder.layout
    }

    static var conflict: SolvedLayout {
        var builder = LayoutBuilder("conflict", 320, 130)
        builder.add("a", [40, 18, 100, 40]) { $0.isConflicting = true }
        builder.add("b", [40, 74, 160, 40], class: "UILabel") { $0.undetermined = [.x, .width] }
        return builder.layout
    }

    static var bottomBar: SolvedLayout {
        var builder = LayoutBuilder("bottom-bar", 393, 320)
        builder.addGuide("safeAreaLayoutGuide", [0, 0, 393, 286], system: true)
        builder.add("bar", [0, 228, 393, 92])
        builder.add("field", [16, 236, 361, 45], in: "bar", class: "UITextField", text: "Message")
        builder.changeCanvas {
            $0.device = "iPhone 15 Pro"
            $0.safeAreaInsets = EdgeInsets(top: 0, left: 0, bottom: 34, right: 0)
        }
        return builder.layout
    }

    /// A typical app screen: nested containers, labels with text, guides of both kinds.
    static var profile: SolvedLayout {
        var builder = LayoutBuilder("profile", 390, 844)
        builder.changeCanvas {
            $0.device = "iPhone 14"
            $0.safeAreaInsets = EdgeInsets(top: 47, left: 0, bottom: 34, right: 0)
        }
        builder.addGuide("view.safeAreaLayoutGuide", [0, 47, 390, 763], system: true)
        builder.addGuide("column", [32, 150, 326, 420])
        builder.add("header", [0, 47, 390, 88])
        builder.add("avatar", [16, 59, 64, 64], in: "header", class: "UIImageView")
        builder.add("name", [96, 65, 170, 24], in: "header", class: "UILabel", text: "Ada Lovelace")
        builder.add("handle", [96, 95, 120, 18], in: "header", class: "UILabel", text: "@countess")
        builder.add("follow", [294, 73, 80, 36], in: "header", class: "UIButton", text: "Follow") {
            $0.text?.alignment = .center
        }
        builder.add("list", [32, 150, 326, 420], class: "UIStackView")
        for row in 0..<5 {
            let top = 150 + Double(row) * 86
            let card = "card\(row + 1)"
            builder.add(card, [32, top, 326, 76], in: "list")
            builder.add("\(card).icon", [44, top + 12, 52, 52], in: card, class: "UIImageView")
            builder.add(
                "\(card).title", [108, top + 12, 180, 20], in: card, class: "UILabel",
                text: "Note G, part \(row + 1)")
            builder.add(
                "\(card).body", [108, top + 36, 236, 30], in: card, class: "UILabel",
                text: "分析エンジン — the analytical engine weaves 🧵"
            ) {
                $0.text?.font.size = 12
                $0.text?.lines = ["分析エンジン — the analytical engine", "weaves algebraic patterns 🧵"]
            }
        }
        builder.add("tabs", [0, 761, 390, 83], class: "UITabBar")
        for (index, tab) in ["home", "search", "inbox", "me"].enumerated() {
            builder.add(tab, [Double(index) * 97.5, 761, 97.5, 49], in: "tabs", class: "UIButton")
        }
        return builder.layout
    }

    /// More than a hundred small views in a clipping scroll view.
    static var crowded: SolvedLayout {
        var builder = LayoutBuilder("crowded", 390, 700)
        builder.add("scroll", [10, 40, 370, 560], class: "UIScrollView") { $0.clipsToBounds = true }
        builder.addGuide("contentLayoutGuide", [10, 40, 370, 900], in: "scroll", system: true)
        builder.add("content", [10, 40, 370, 900], in: "scroll")
        for row in 0..<12 {
            let top = 48 + Double(row) * 52
            let rowID = "row\(row)"
            builder.add(rowID, [18, top, 354, 44], in: "content")
            for column in 0..<6 {
                let left = 24 + Double(column) * 58
                let cell = "cell-\(row)-\(column)"
                builder.add(cell, [left, top + 4, 52, 36], in: rowID)
                if column % 2 == 0 {
                    builder.add(
                        "dot-\(row)-\(column)", [left + 4, top + 8, 10, 10], in: cell, class: "UIImageView")
                }
            }
        }
        builder.add("away", [500, 20, 40, 40])
        builder.add("badge", [340, 610, 0, 0])
        return builder.layout
    }
}
