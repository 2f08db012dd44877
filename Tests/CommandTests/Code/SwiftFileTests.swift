#if os(Linux)
    import Foundation
    import TestSupport
    import Testing

    /// Files of Swift as inputs, compiled and run by the built command. All is one test, since the first run builds modules.
    @Suite struct SwiftFileTests {
        private static let hasCompiler = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(
            separator: ":"
        )
        .contains { FileManager.default.isExecutableFile(atPath: "\($0)/swiftc") }

        private static let login = """
            import \("UIKit")

            final class LoginViewController: UIViewController {
                private let titleLabel = UILabel()
                private let third = UILayoutGuide()

                override func viewDidLoad() {
                    super.viewDidLoad()
                    print("printed by the app")
                    view.addLayoutGuide(third)
                    titleLabel.translatesAutoresizingMaskIntoConstraints = false
                    view.addSubview(titleLabel)
                    NSLayoutConstraint.activate([
                        third.topAnchor.constraint(equalTo: view.topAnchor),
                        third.heightAnchor.constraint(equalToConstant: 100),
                        titleLabel.topAnchor.constraint(equalTo: third.bottomAnchor, constant: 8),
                        titleLabel.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 20),
                        titleLabel.widthAnchor.constraint(equalToConstant: 120),
                    ])
                    let button = UIButton()
                    button.addTarget(self, action: #selector(tapped), for: .touchUpInside)
                }

                @objc private func tapped() {}
            }

            """

        @Test(.enabled(if: hasCompiler)) func aControllerIsCompiledRunAndExplained() throws {
            try TemporaryFolder.with { files in
                let file = files.appending("Login.swift")
                try Data(Self.login.utf8).write(to: file)
                let frames = try BuiltCommand.run(["frames", "Login.swift"], in: files.url)
                #expect(frames.status == 0, "\(frames.errors)")
                // 100 points of the guide and 8 below it.
                #expect(frames.output.contains("\"id\": \"titleLabel\""))
                #expect(frames.output.contains("20, 108, 120,"), "\(frames.output)")
                #expect(frames.output.contains("\"id\": \"third\""))

                let explained = try BuiltCommand.run(
                    ["explain", "Login.swift", "--item", "titleLabel"], in: files.url)
                #expect(explained.output.contains("(Login.swift:16)"), "\(explained.output)")

                // What a searched folder has isn't run.
                let folder = try BuiltCommand.run(["check", "."], in: files.url)
                #expect(folder.status != 0)
                #expect(!folder.errors.contains("printed by the app"))
            }
        }

        /// Cells are made by classes that are only known when the code runs.
        @Test(.enabled(if: hasCompiler)) func listsShowTheirCells() throws {
            try TemporaryFolder.with { files in
                let list = """
                    import \("UIKit")

                    final class Cell: UICollectionViewCell {
                        let name = UILabel()
                        override init(frame: CGRect) {
                            super.init(frame: frame)
                            name.frame = CGRect(x: 1, y: 2, width: 30, height: 20)
                            contentView.addSubview(name)
                        }
                        required init?(coder: NSCoder) { nil }
                    }

                    final class List: UICollectionViewController {
                        override func viewDidLoad() {
                            super.viewDidLoad()
                            collectionView.register(Cell.self, forCellWithReuseIdentifier: "cell")
                        }
                        override func collectionView(
                            _ collectionView: UICollectionView, numberOfItemsInSection section: Int
                        ) -> Int { 2 }
                        override func collectionView(
                            _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
                        ) -> UICollectionViewCell {
                            collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
                        }
                    }

                    #Preview { List(collectionViewLayout: UICollectionViewFlowLayout()) }

                    """
                try Data(list.utf8).write(to: files.appending("List.swift"))
                let frames = try BuiltCommand.run(["frames", "List.swift"], in: files.url)
                #expect(frames.status == 0, "\(frames.errors)")
                #expect(
                    frames.output.contains("\"id\": \"cell[1].name\""), "\(frames.output)\(frames.errors)")
                #expect(frames.output.contains("\"frame\": [1, 2, 30, 20]"), "\(frames.output)")
            }
        }

        /// What an assistant may do depends on how its server was started.
        @Test(.enabled(if: hasCompiler)) func theServerRunsCodeOnlyWhereThatIsAllowed() throws {
            try TemporaryFolder.with { files in
                try Data(Self.login.utf8).write(to: files.appending("Login.swift"))
                let messages = [
                    #"{"jsonrpc":"2.0","id":1,"method":"initialize","params":{"protocolVersion":"2025-06-18","#
                        + #""capabilities":{},"clientInfo":{"name":"test","version":"1"}}}"#,
                    #"{"jsonrpc":"2.0","method":"notifications/initialized"}"#,
                    #"{"jsonrpc":"2.0","id":2,"method":"tools/call","params":{"name":"explain_item","#
                        + #""arguments":{"path":"Login.swift","item":"titleLabel"}}}"#,
                ].map { $0 + "\n" }.joined()
                let allowed = try BuiltCommand.run(
                    ["mcp", "--root", ".", "--allow-code"], input: messages, in: files.url)
                #expect(allowed.output.contains("titleLabel.top = third.bottom + 8"), "\(allowed.output)")
                #expect(allowed.output.contains("Login.swift:16"), "\(allowed.output)")
                let refused = try BuiltCommand.run(["mcp", "--root", "."], input: messages, in: files.url)
                #expect(refused.output.contains("--allow-code"), "\(refused.output)")
                #expect(!(refused.output + refused.errors).contains("printed by the app"))
            }
        }

        @Test(.enabled(if: hasCompiler)) func theProjectGivesAssetsTextsAndSamples() throws {
            try TemporaryFolder.with { files in
                let card = """
                    import \("UIKit")

                    final class Card: UIView {
                        private let icon = UIImageView(image: .menu)
                        private let label = UILabel()
                        var title: String? { didSet { label.text = title } }

                        override init(frame: CGRect) {
                            super.init(frame: frame)
                            backgroundColor = UIColor(named: "absent")
                            label.accessibilityIdentifier = NSLocalizedString("greeting", comment: "")
                            for view in [icon, label] {
                                view.translatesAutoresizingMaskIntoConstraints = false
                                addSubview(view)
                            }
                            NSLayoutConstraint.activate([
                                icon.topAnchor.constraint(equalTo: topAnchor, constant: 4),
                                icon.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 4),
                                icon.bottomAnchor.constraint(equalTo: bottomAnchor, constant: -4),
                                label.topAnchor.constraint(equalTo: topAnchor),
                                label.leadingAnchor.constraint(equalTo: icon.trailingAnchor),
                                label.trailingAnchor.constraint(equalTo: trailingAnchor),
                            ])
                        }
                        required init?(coder: NSCoder) { nil }
                    }

                    """
                try Data(card.utf8).write(to: files.appending("Card.swift"))
                let set = files.appending("Assets.xcassets/menu.imageset")
                try FileManager.default.createDirectory(at: set, withIntermediateDirectories: true)
                try Data(#"{"images": [{"filename": "menu.svg"}]}"#.utf8).write(
                    to: set.appendingPathComponent("Contents.json"))
                try Data(#"<svg width="31" height="47"></svg>"#.utf8).write(
                    to: set.appendingPathComponent("menu.svg"))
                let texts = files.appending("en.lproj")
                try FileManager.default.createDirectory(at: texts, withIntermediateDirectories: true)
                try Data(#""greeting" = "Good morning";"#.utf8).write(
                    to: texts.appendingPathComponent("Localizable.strings"))

                let frames = try BuiltCommand.run(["frames", "Card.swift"], in: files.url)
                #expect(frames.status == 0, "\(frames.errors)")
                // The image's size, and 4 points at each side.
                #expect(frames.output.contains("4, 4, 31, 47"), "\(frames.output)")
                #expect(frames.output.contains("Good morning"), "\(frames.output)")
                let notes = frames.errors
                #expect(notes.contains("Card.swift:10:1: note: there is no colour 'absent'"), "\(notes)")
                #expect(notes.contains("Card is shown with sample values for title"), "\(notes)")
            }
        }

        @Test(.enabled(if: hasCompiler)) func whatCannotBeShownIsAFinding() throws {
            try TemporaryFolder.with { files in
                let crash = """
                    import \("UIKit")

                    final class Broken: UIView {
                        override init(frame: CGRect) {
                            super.init(frame: frame)
                            let missing: String? = nil
                            print(missing!)
                        }
                        required init?(coder: NSCoder) { fatalError("unused") }
                    }

                    """
                try Data(crash.utf8).write(to: files.appending("Broken.swift"))
                let result = try BuiltCommand.run(["check", "Broken.swift"], in: files.url)
                #expect(result.status == 1 || result.status == 65)
                #expect(
                    (result.output + result.errors).contains("Broken.swift:7:1: error: Broken isn't shown"),
                    "\(result.output)\(result.errors)")

                try Data("struct Value {}\n".utf8).write(to: files.appending("Value.swift"))
                let nothing = try BuiltCommand.run(["check", "Value.swift"], in: files.url)
                #expect(nothing.status != 0)
                #expect((nothing.output + nothing.errors).contains("there is no #Preview"))
            }
        }
    }
#endif
