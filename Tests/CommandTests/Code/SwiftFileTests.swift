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
                    ])
                    NSLayoutConstraint.activate(
                        NSLayoutConstraint.constraints(
                            withVisualFormat: "H:[title(120)]", options: [], metrics: nil,
                            views: ["title": titleLabel]))
                    let button = UIButton()
                    button.addTarget(self, action: #selector(tapped), for: .touchUpInside)
                }

                @objc private func tapped() {}
                struct Part {}
            }

            extension LoginViewController
                .Part
            { var width: Int { 2 } }

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
                // What a visual format makes stands at its text, and the content's size at the view's property.
                #expect(
                    explained.output.contains("titleLabel.width = 120  (Login.swift:21)"),
                    "\(explained.output)")
                #expect(explained.output.contains("(its content)  (Login.swift:4)"), "\(explained.output)")

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
                    frames.output.contains("\"id\": \"collectionView.cell[1].name\""),
                    "\(frames.output)\(frames.errors)")
                #expect(frames.output.contains("\"frame\": [1, 2, 30, 20]"), "\(frames.output)")

                // One whose layout and data come from elsewhere has rows that are as high as what is in them.
                try files.write(
                    """
                    import \("UIKit")

                    final class Plain: UICollectionViewController {
                        override func viewDidLoad() {
                            super.viewDidLoad()
                            collectionView.register(Cell.self, forCellWithReuseIdentifier: "cell")
                        }
                    }

                    """, to: "Plain.swift")
                let plain = try BuiltCommand.run(["frames", "Plain.swift"], in: files.url)
                #expect(plain.output.contains("\"frame\": [0, 22, 393, 22]"), "\(plain.output)")
                #expect(plain.errors.contains("laid out in rows"), "\(plain.errors)")

                // A view that is an image itself is drawn as one, which the root of a picture isn't.
                try files.write(
                    """
                    import \("UIKit")

                    final class Avatar: UIImageView {
                        override init(frame: CGRect) {
                            super.init(frame: CGRect(x: 0, y: 0, width: 60, height: 50))
                        }
                        required init?(coder: NSCoder) { nil }
                    }

                    """, to: "Avatar.swift")
                let avatar = try BuiltCommand.run(["frames", "Avatar.swift"], in: files.url)
                #expect(
                    avatar.output.contains(
                        "\"id\": \"Avatar\", \"kind\": \"view\", \"class\": \"UIImageView\""),
                    "\(avatar.output)")
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
                            isHidden = true
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
                // A view that waits for its app to show it would be an empty picture.
                #expect(notes.contains("Card hides itself"), "\(notes)")
                #expect(!frames.output.contains("\"hidden\": true"), "\(frames.output)")
            }
        }

        @Test(.enabled(if: hasCompiler)) func fontsComeFromTheProject() throws {
            try TemporaryFolder.with { files in
                let mark = """
                    import \("UIKit")

                    final class Mark: UIView {
                        private let own = UILabel()
                        private let other = UILabel()
                        override init(frame: CGRect) {
                            super.init(frame: frame)
                            own.font = UIFont(name: "Inter-Bold", size: 20)
                            other.font = UIFont(name: "Absent-Light", size: 20)
                            for label in [own, other] {
                                label.text = "AVA"
                                label.frame.size = label.intrinsicContentSize
                                addSubview(label)
                            }
                        }
                        required init?(coder: NSCoder) { nil }
                    }

                    """
                try Data(mark.utf8).write(to: files.appending("Mark.swift"))
                try FileManager.default.copyItem(
                    at: Repository.root.appendingPathComponent("Sources/EmbeddedFonts/Inter/Inter-Bold.otf"),
                    to: files.appending("own.otf"))
                let frames = try BuiltCommand.run(["frames", "Mark.swift"], in: files.url)
                // 41.63 points of the font's two A and V, with kerning, and lines of 24.2 points, in pixels of a third.
                #expect(
                    frames.output.contains("0, 0, 41.666666666666664, 24.333333333333332"), "\(frames.output)"
                )
                #expect(
                    frames.errors.contains("Mark.swift:9:1: note: there is no font 'Absent-Light'"),
                    "\(frames.errors)")
                #expect(!frames.errors.contains("Inter-Bold"), "\(frames.errors)")
            }
        }

        /// A statement that crashes is left out and reported, and so is the one that uses its value.
        @Test(.enabled(if: hasCompiler)) func aCrashLeavesItsStatementOut() throws {
            try TemporaryFolder.with { files in
                let article = """
                    import \("UIKit")

                    final class Article: UIView {
                        private let title = UILabel()
                        override init(frame: CGRect) {
                            super.init(frame: frame)
                            title.frame = CGRect(x: 3, y: 5, width: 70, height: 20)
                            addSubview(title)
                            log(3)
                            let text = stored()!
                            title.text = text
                            let line = UIView(frame: CGRect(x: 3, y: 30, width: 70, height: 1))
                            addSubview(line)
                        }
                        required init?(coder: NSCoder) { nil }
                        private func stored() -> String? {
                            log(4)
                            return nil
                        }
                        private func log(_ number: Int) {
                            let text = "\\(number)"
                            if text.isEmpty { fatalError("unused") }
                        }
                    }

                    """
                try Data(article.utf8).write(to: files.appending("Article.swift"))
                let frames = try BuiltCommand.run(["frames", "Article.swift"], in: files.url)
                let notes = frames.errors
                #expect(notes.contains("Article.swift:10:9: warning: a statement crashes here"), "\(notes)")
                #expect(!notes.contains(":21:") && !notes.contains(":17:"), "\(notes)")
                #expect(frames.output.contains("\"id\": \"title\""), "\(frames.output)\(notes)")
                #expect(frames.output.contains("3, 5, 70, 20"), "\(frames.output)")
                // It has the name of its variable, since no property holds it.
                #expect(frames.output.contains("\"id\": \"line\""), "\(frames.output)")
            }
        }

        private static let board = """
            <?xml version="1.0" encoding="UTF-8"?>
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" useAutolayout="YES">
                <device id="retina6_12" orientation="portrait" appearance="light"/>
                <scenes><scene sceneID="s"><objects>
                    <viewController id="boa-rd-000" customClass="BoardController" customModule="App" sceneMemberID="viewController">
                        <view key="view" id="vie-w0-000">
                            <rect key="frame" x="0.0" y="0.0" width="393" height="852"/>
                            <subviews>
                                <label text="Written" translatesAutoresizingMaskIntoConstraints="NO" id="tit-le-000">
                                    <fontDescription key="fontDescription" type="system" pointSize="17"/>
                                </label>
                                <tableView dataMode="prototypes" rowHeight="60" translatesAutoresizingMaskIntoConstraints="NO" id="tab-le-000">
                                    <prototypes>
                                        <tableViewCell reuseIdentifier="row" rowHeight="60" id="cel-l0-000">
                                            <rect key="frame" x="0.0" y="0.0" width="393" height="60"/>
                                            <tableViewCellContentView key="contentView" id="con-te-000">
                                                <rect key="frame" x="0.0" y="0.0" width="393" height="60"/>
                                            </tableViewCellContentView>
                                        </tableViewCell>
                                    </prototypes>
                                    <connections><outlet property="dataSource" destination="boa-rd-000" id="o3"/></connections>
                                </tableView>
                            </subviews>
                            <constraints>
                                <constraint firstItem="tit-le-000" firstAttribute="leading" secondItem="vie-w0-000" secondAttribute="leading" constant="24" id="c1"/>
                                <constraint firstItem="tit-le-000" firstAttribute="top" secondItem="vie-w0-000" secondAttribute="top" constant="70" id="c2"/>
                                <constraint firstItem="tab-le-000" firstAttribute="leading" secondItem="vie-w0-000" secondAttribute="leading" id="c3"/>
                                <constraint firstItem="tab-le-000" firstAttribute="top" secondItem="vie-w0-000" secondAttribute="top" constant="200" id="c4"/>
                                <constraint firstItem="tab-le-000" firstAttribute="width" constant="300" id="c5"/>
                                <constraint firstItem="tab-le-000" firstAttribute="height" constant="150" id="c6"/>
                            </constraints>
                        </view>
                        <connections>
                            <outlet property="titleLabel" destination="tit-le-000" id="o1"/>
                            <outlet property="list" destination="tab-le-000" id="o2"/>
                        </connections>
                    </viewController>
                </objects></scene></scenes>
            </document>
            """

        /// A controller of a storyboard has its views, and its list the rows of its prototype.
        @Test(.enabled(if: hasCompiler)) func aStoryboardGivesAControllerItsViews() throws {
            try TemporaryFolder.with { files in
                let controller = """
                    import \("UIKit")

                    final class BoardController: UIViewController, UITableViewDataSource {
                        @IBOutlet private weak var titleLabel: UILabel!
                        @IBOutlet var list: UITableView!
                        override func viewDidLoad() {
                            super.viewDidLoad()
                            titleLabel.text = titleLabel.text! + " and set"
                        }
                        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }
                        func tableView(
                            _ tableView: UITableView, cellForRowAt indexPath: IndexPath
                        ) -> UITableViewCell {
                            tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
                        }
                    }

                    """
                try Data(controller.utf8).write(to: files.appending("Board.swift"))
                let folder = files.appending("Base.lproj")
                try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
                try Data(Self.board.utf8).write(to: folder.appendingPathComponent("Main.storyboard"))
                let frames = try BuiltCommand.run(["frames", "Board.swift"], in: files.url)
                #expect(frames.status == 0, "\(frames.errors)")
                #expect(frames.output.contains("Written and set"), "\(frames.output)\(frames.errors)")
                #expect(frames.output.contains("\"id\": \"titleLabel\""), "\(frames.output)")
                #expect(frames.output.contains("24, 70, "), "\(frames.output)")
                // Rows of 60 points, and none in the place where the document has the prototype.
                #expect(frames.output.contains("\"id\": \"list.cell[1]\""), "\(frames.output)")
                #expect(frames.output.contains("[0, 60, 300, 60]"), "\(frames.output)")
                #expect(!frames.output.contains("list.cell[2]"))
            }
        }

        private static func card(_ inset: Int) -> String {
            """
            import \("UIKit")

            final class Card: UIView {
                init(inset: Int) {
                    super.init(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
                    let label = UILabel(frame: CGRect(x: inset, y: 4, width: 60, height: 20))
                    label.text = names[0]
                    addSubview(label)
                }
                convenience init() { self.init(inset: \(inset)) }
                required init?(coder: NSCoder) { nil }
            }

            """
        }

        /// More files than are compiled at once, most of which have nothing to do with what is shown.
        @Test(.enabled(if: hasCompiler)) func ofManyFilesThoseThatAViewNamesAreCompiled() throws {
            try TemporaryFolder.with { files in
                func write(_ name: String, _ text: String) throws {
                    let url = files.appending(name)
                    try FileManager.default.createDirectory(
                        at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
                    try Data(text.utf8).write(to: url)
                }
                let numbers = 1...70
                for number in numbers {
                    try write(
                        "Screens/Item\(number).swift", "struct Item\(number) { let name = \"\(number)\" }\n")
                }
                let items = numbers.map { "    var item\($0) = Item\($0)()\n" }.joined()
                try write("Screens/Registry.swift", "struct Registry {\n    var count = 2\n\(items)}\n")
                try write("Screens/Design/Theme.swift", "struct Theme { var sizes = Sizes() }\n")
                try write(
                    "Screens/Design/Parts/Theme+Sizes.swift",
                    "extension Theme { struct Sizes { let cardWidth = 44.0 } }\n")
                try write(
                    "Screens/Card.swift",
                    """
                    import \("UIKit")

                    final class Card: UIView {
                        let label = UILabel()
                        override init(frame: CGRect) {
                            super.init(frame: frame)
                            label.translatesAutoresizingMaskIntoConstraints = false
                            addSubview(label)
                            NSLayoutConstraint.activate([
                                label.widthAnchor.constraint(equalToConstant: Theme().sizes.cardWidth),
                                label.heightAnchor.constraint(equalToConstant: 11 * Double(Registry().count)),
                            ])
                        }
                        required init?(coder: NSCoder) { fatalError() }
                    }

                    """)
                let frames = try BuiltCommand.run(["frames", "Screens/Card.swift"], in: files.url)
                #expect(frames.output.contains("44, 22]"), "\(frames.output) \(frames.errors)")
            }
        }

        /// What is left out for lack of a module, or of a declaration in another file, is there as soon as that is. A module is
        /// found in the folder in which the command runs, also above a path that is relative to it.
        @Test(.enabled(if: hasCompiler)) func whatIsLeftOutComesBackWithWhatItLacked() throws {
            try TemporaryFolder.with { files in
                let box = """
                    import Grid
                    import \("UIKit")

                    final class Box: UIView {
                        let inner = UIView(frame: CGRect(x: 0, y: 0, width: 5, height: 7))
                        override init(frame: CGRect) {
                            super.init(frame: frame)
                            addSubview(inner)
                            inner.frame.size.width = 3 * Grid.unit
                            inner.frame.size.height = Sizes().tall
                        }
                        required init?(coder: NSCoder) { nil }
                    }

                    """
                try files.write(box, to: "App/Box.swift")
                try files.write("struct Sizes { let low = 8.0 }\n", to: "App/Sizes.swift")
                func frames() throws -> (output: String, errors: String) {
                    let outcome = try BuiltCommand.run(["frames", "App/Box.swift"], in: files.url)
                    return (outcome.output, outcome.errors)
                }
                let without = try frames()
                #expect(without.output.contains("0, 0, 5, 7]"), "\(without)")
                #expect(
                    without.errors.contains(
                        "Box.swift:10:43: warning: a statement doesn't compile here and is left out: "
                            + "value of type 'Sizes' has no member 'tall'"), "\(without)")

                // It is known where it is in a file that changed around it.
                try files.write("// A box.\n" + box, to: "App/Box.swift")
                let moved = try frames()
                #expect(moved.output == without.output)
                #expect(moved.errors.contains("Box.swift:11:43: warning: a statement"), "\(moved)")

                try files.write(
                    "public enum Grid { public static let unit = 12.0 }\n", to: "Pods/Grid/Sources/Grid.swift"
                )
                let withModule = try frames()
                #expect(withModule.output.contains("0, 0, 36, 7]"), "\(withModule)")

                try files.write("struct Sizes { let low = 8.0, tall = 9.0 }\n", to: "App/Sizes.swift")
                let complete = try frames()
                #expect(complete.output.contains("0, 0, 36, 9]"), "\(complete)")
                #expect(!complete.errors.contains("left out"), "\(complete)")
            }
        }

        /// Settings say what is shown of a file, and an earlier revision is compiled with its own files.
        @Test(.enabled(if: hasCompiler)) func settingsShowExpressionsAndRevisionsAreCompared() throws {
            try TemporaryFolder.with { files in
                func git(_ arguments: String...) throws {
                    let process = Process()
                    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
                    process.arguments =
                        ["git", "-c", "user.name=A", "-c", "user.email=a@example.org"] + arguments
                    process.currentDirectoryURL = files.url
                    try process.run()
                    process.waitUntilExit()
                    #expect(process.terminationStatus == 0)
                }
                try Data(Self.card(8).utf8).write(to: files.appending("Card.swift"))
                // The earlier version needs a name that the later one has no file for.
                try Data("let names = [\"old\"]\n".utf8).write(to: files.appending("Names.swift"))
                try git("init", "-q", ".")
                try git("add", ".")
                try git("commit", "-q", "-m", "First")
                try FileManager.default.removeItem(at: files.appending("Names.swift"))
                try Data("let names = [\"new\"]\n".utf8).write(to: files.appending("Words.swift"))
                try Data(Self.card(20).utf8).write(to: files.appending("Card.swift"))

                let diff = try BuiltCommand.run(["diff", "--git", "HEAD", "Card.swift"], in: files.url)
                let words = diff.output + diff.errors
                #expect(diff.status == 1, "\(words)")
                #expect(words.contains("label") && words.contains("20") && words.contains("8"), "\(words)")
                #expect(!words.contains("Names.swift"), "\(words)")

                try Data(
                    #"{ code: [{ file: "*.swift", show: "Card(inset: 33)", name: "Far" }] }"#.utf8
                ).write(to: files.appending(".layout-render.json5"))
                let frames = try BuiltCommand.run(["frames", "Card.swift"], in: files.url)
                #expect(frames.status == 0, "\(frames.errors)")
                #expect(frames.output.contains("33, 4, 60, 20"), "\(frames.output)")
                let own = try BuiltCommand.run(
                    ["frames", "Card.swift", "--scene-code", "Card(inset: 40)"], in: files.url)
                #expect(own.output.contains("40, 4, 60, 20"), "\(own.output)\(own.errors)")
            }
        }

        /// A pattern names all files of a project, most of which have nothing to show.
        @Test(.enabled(if: hasCompiler)) func ofSeveralFilesThoseWithPreviewsAreShown() throws {
            try TemporaryFolder.with { files in
                try files.write("struct Model { let name: String }\n", to: "Model.swift")
                try files.write("import \("UIKit")\n\nfinal class Plain: UIView {}\n", to: "Plain.swift")
                let classes = try BuiltCommand.run(["frames", "*.swift"], in: files.url)
                #expect(classes.status == 0, "\(classes.errors)")
                #expect(classes.output.contains("\"id\": \"Plain.swift\""), "\(classes.output)")
                #expect(
                    classes.errors.contains("Model.swift: note: there is no #Preview"), "\(classes.errors)")
                let alone = try BuiltCommand.run(["check", "Model.swift"], in: files.url)
                #expect(alone.status == 65, "\(alone.errors)")

                try files.write(
                    "import \("UIKit")\n\nfinal class Shown: UIView {}\n\n#Preview { Shown() }\n",
                    to: "Shown.swift")
                let previews = try BuiltCommand.run(["frames", "*.swift"], in: files.url)
                #expect(previews.status == 0, "\(previews.errors)")
                #expect(previews.output.contains("Shown.swift"), "\(previews.output)")
                #expect(!previews.output.contains("Plain.swift"), "\(previews.output)")
                #expect(
                    previews.errors.contains("Model.swift: note: this file and 1 more have no #Preview"),
                    "\(previews.errors)")
                // A first test fails, since there are no goldens yet.
                _ = try BuiltCommand.run(["test", "*.swift"], in: files.url)
                _ = try BuiltCommand.run(["test", "*.swift", "--update"], in: files.url)
                let again = try BuiltCommand.run(
                    ["test", "Model.swift", "Plain.swift", "Shown.swift"], in: files.url)
                #expect(again.status == 0, "\(again.output)\(again.errors)")
            }
        }

        @Test(.enabled(if: hasCompiler)) func whatCannotBeShownIsAFinding() throws {
            try TemporaryFolder.with { files in
                let crash = """
                    import \("UIKit")

                    final class Broken: UIView {
                        // No statement could be left out.
                        private let missing = [String]()[0]
                    }

                    """
                try Data(crash.utf8).write(to: files.appending("Broken.swift"))
                let result = try BuiltCommand.run(["check", "Broken.swift"], in: files.url)
                #expect(result.status == 1 || result.status == 65)
                #expect(
                    (result.output + result.errors).contains("Broken.swift:3:1: error: Broken isn't shown"),
                    "\(result.output)\(result.errors)")

                try Data("struct Value {}\n".utf8).write(to: files.appending("Value.swift"))
                let nothing = try BuiltCommand.run(["check", "Value.swift"], in: files.url)
                #expect(nothing.status != 0)
                #expect((nothing.output + nothing.errors).contains("there is no #Preview"))
            }
        }
    }
#endif
