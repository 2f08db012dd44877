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
