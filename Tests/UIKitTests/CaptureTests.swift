import Engine
import Foundation
import LayoutCapture
import LayoutDocument
import Testing
import UIKit
import UIKitClients

extension DeviceTests {
    /// A captured hierarchy is a document without mistakes whose frames are the hierarchy's.
    @Suite struct CaptureTests {
        /// Solves a captured document and compares every view and guide, by name.
        private func expectRoundTrip(_ view: UIView, _ comment: String = "") throws {
            let text = view.layoutDocument()
            let result = LayoutDocumentReader.read(
                [UInt8](text.utf8), file: "captured.json5", options: SceneOptions())
            #expect(result.findings.map(\.message) == [], "\(comment): \(text)")
            let scene = try #require(result.scenes.first, "\(comment): \(text)")
            let layout = try LayoutSolver.solve(root: scene.root, canvas: scene.canvas, id: "captured")
            let solved = Dictionary(layout.items.map { ($0.id, $0) }) { first, _ in first }
            for (name, frame) in view.framesByName {
                let item = try #require(solved[name], "\(comment): no \(name) in \(text)")
                let numbers = item.determinedNumbers
                #expect(
                    frame.agrees(with: item.frame, in: numbers),
                    "\(comment): \(name) \(frame) \(item.frame)\n\(text)")
            }
            #expect(scene.root.layoutFindings.isEmpty)
        }

        @Test(arguments: Case.all.map(\.example))
        func casesKeepTheirFrames(example: String) throws {
            let layoutCase = try #require(Case.all.first { $0.example == example })
            for state in layoutCase.states {
                let view = layoutCase.build(state)
                view.frame.size = CGSize(width: 375, height: 520)
                view.layoutHost.canvas.safeAreaInsets = UIEdgeInsets(top: 40, left: 0, bottom: 30, right: 0)
                if example == "guides/keyboard" { view.layoutHost.canvas.keyboardHeight = 216 }
                try expectRoundTrip(view, "\(example) \(state ?? "")")
            }
        }

        @Test func stacksFramesAndNamesOfAllKinds() throws {
            let root = UIView(size: CGSize(width: 320, height: 480))
            let stack = UIStackView(arrangedSubviews: [
                Block(40, 20, name: "a"), Block(60, 30, name: "b.c d\"e"), UILabel(),
            ])
            stack.accessibilityIdentifier = "stack"
            stack.translatesAutoresizingMaskIntoConstraints = false
            stack.axis = .vertical
            stack.spacing = 6
            stack.alignment = .center
            stack.setCustomSpacing(17, after: stack.arrangedSubviews[0])
            (stack.arrangedSubviews[2] as? UILabel)?.text = "line\nbreak"
            let opened = UIStackView(arrangedSubviews: [Block(10, 10, name: "p"), Block(20, 10, name: "q")])
            opened.accessibilityIdentifier = "opened"
            opened.translatesAutoresizingMaskIntoConstraints = false
            opened.distribution = .equalSpacing
            let backdrop = Block(name: "backdrop")
            opened.insertSubview(backdrop, at: 0)
            let fixed = UIView(frame: CGRect(x: 10, y: 400, width: 300, height: 40))
            fixed.accessibilityIdentifier = "fixed"
            fixed.autoresizingMask = [.flexibleWidth, .flexibleTopMargin]
            root.add(stack, opened, fixed)
            NSLayoutConstraint.activate([
                stack.topAnchor.constraint(equalTo: root.topAnchor, constant: 12.5),
                stack.centerXAnchor.constraint(equalTo: root.centerXAnchor),
                opened.topAnchor.constraint(equalTo: stack.bottomAnchor, constant: 10),
                opened.leadingAnchor.constraint(equalTo: root.layoutMarginsGuide.leadingAnchor),
                opened.trailingAnchor.constraint(equalTo: root.layoutMarginsGuide.trailingAnchor),
                backdrop.widthAnchor.constraint(equalTo: opened.widthAnchor, multiplier: 1.0 / 3),
                backdrop.heightAnchor.constraint(equalTo: opened.heightAnchor),
                backdrop.centerXAnchor.constraint(equalTo: opened.centerXAnchor),
                backdrop.centerYAnchor.constraint(equalTo: opened.centerYAnchor),
            ])
            try expectRoundTrip(root)
        }

        @Test func clientSourceKeepsItsFrames() throws {
            let root = UIView(size: CGSize(width: 320, height: 300))
            let view = ProfileView(
                model: .init(
                    name: "Ada", biography: "Wrote the first program, for an engine that was never built."))
            view.accessibilityIdentifier = "profile"
            view.translatesAutoresizingMaskIntoConstraints = false
            root.addSubview(view)
            NSLayoutConstraint.activate([
                view.leadingAnchor.constraint(equalTo: root.leadingAnchor),
                view.trailingAnchor.constraint(equalTo: root.trailingAnchor),
                view.topAnchor.constraint(equalTo: root.topAnchor),
            ])
            view.isExpanded = true
            try expectRoundTrip(root)
        }

        /// A label that wraps, captured at one width and laid out at another, is as high as it is there.
        @Test func textsFollowTheWidth() throws {
            func root(_ width: CGFloat) -> (UIView, UILabel) {
                let (root, label) = (UIView(size: CGSize(width: width, height: 400)), UILabel())
                label.accessibilityIdentifier = "label"
                label.text = "Wrote the first program, for an engine that was never built."
                label.font = .systemFont(ofSize: 15, weight: .semibold)
                label.numberOfLines = 0
                label.translatesAutoresizingMaskIntoConstraints = false
                root.addSubview(label)
                NSLayoutConstraint.activate([
                    label.topAnchor.constraint(equalTo: root.topAnchor),
                    label.leadingAnchor.constraint(equalTo: root.leadingAnchor),
                    label.trailingAnchor.constraint(equalTo: root.trailingAnchor),
                ])
                root.layoutIfNeeded()
                return (root, label)
            }
            let text = root(300).0.layoutDocument()
            #expect(!text.contains("intrinsicContentSize"))
            let (narrow, label) = root(120)
            let result = LayoutDocumentReader.read(
                [UInt8](text.replacingOccurrences(of: "[300, 400]", with: "[120, 400]").utf8),
                file: "captured.json5", options: SceneOptions())
            let scene = try #require(result.scenes.first)
            let layout = try LayoutSolver.solve(root: scene.root, canvas: scene.canvas, id: "captured")
            #expect(narrow.bounds.width == 120)
            #expect(layout.items.first { $0.id == "label" }?.frame.height == label.frame.height)
            #expect(label.frame.height > root(300).1.frame.height)
        }

        /// Buttons and fields are as wide as another text needs, after a change in the document.
        @Test func controlsFollowTheirTexts() throws {
            func root(_ text: String) -> UIView {
                let root = UIView(size: CGSize(width: 300, height: 400))
                let system = UIButton(type: .system)
                system.setTitle(text, for: .normal)
                let configured = UIButton(configuration: .filled())
                configured.setTitle(text, for: .normal)
                let field = UITextField()
                field.text = text
                for (view, name) in [(system, "system"), (configured, "configured"), (field, "field")] {
                    view.accessibilityIdentifier = name
                    view.translatesAutoresizingMaskIntoConstraints = false
                    root.addSubview(view)
                    view.leadingAnchor.constraint(equalTo: root.leadingAnchor).isActive = true
                    view.topAnchor.constraint(equalTo: root.topAnchor).isActive = true
                }
                root.layoutIfNeeded()
                return root
            }
            let text = root("Short").layoutDocument().replacingOccurrences(of: "Short", with: "A longer text")
            let result = LayoutDocumentReader.read(
                [UInt8](text.utf8), file: "captured.json5", options: SceneOptions())
            let scene = try #require(result.scenes.first)
            let layout = try LayoutSolver.solve(root: scene.root, canvas: scene.canvas, id: "captured")
            for view in root("A longer text").subviews {
                let item = try #require(layout.items.first { $0.id == view.accessibilityIdentifier })
                #expect(item.frame.size == view.frame.size, "\(item.id)")
            }
        }

        /// A label of a class that adds to the size of its text keeps that size as a number.
        @Test func sizesOfOtherClassesAreKept() {
            final class Padded: UILabel {
                override var intrinsicContentSize: CGSize {
                    CGSize(width: super.intrinsicContentSize.width + 20, height: 40)
                }
            }
            let (root, label) = (UIView(size: CGSize(width: 300, height: 400)), Padded())
            label.text = "Text"
            label.translatesAutoresizingMaskIntoConstraints = false
            root.addSubview(label)
            #expect(root.layoutDocument().contains("intrinsicContentSize"))
        }

        @Test func looksAreWritten() {
            let root = UIView(size: CGSize(width: 100, height: 100))
            root.backgroundColor = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
            root.layer.cornerRadius = 6
            let field = UITextField()
            field.placeholder = "Name"
            field.borderStyle = .roundedRect
            field.textAlignment = .center
            field.backgroundColor = .clear
            root.addSubview(field)
            let text = root.layoutDocument()
            for part in [
                "backgroundColor: \"#ff0000\"", "cornerRadius: 6", "placeholder: \"Name\"",
                "borderStyle: \"roundedRect\"", "textAlignment: \"center\"",
            ] { #expect(text.contains(part), "\(part) in \(text)") }
            #expect(!text.contains("#00000000"))
        }

        @Test func whatReachesOutsideIsNamed() {
            let root = UIView(size: CGSize(width: 100, height: 100))
            let (a, b) = (Block(10, 10, name: "a"), Block(10, 10, name: "b"))
            root.add(a, b)
            a.topAnchor.constraint(equalTo: root.topAnchor).isActive = true
            a.leftAnchor.anchorWithOffset(to: b.leftAnchor).constraint(equalToConstant: 30).isActive = true
            let text = root.layoutDocument()
            #expect(text.contains("// Left out: (b.left - a.left) == 30"))
            #expect(text.contains("\"a.top == view.top\""))
        }
    }
}
