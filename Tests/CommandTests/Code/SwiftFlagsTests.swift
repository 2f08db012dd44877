#if os(Linux)
    import Foundation
    import TestSupport
    import Testing

    /// Packages that import UIKit without depending on it.
    @Suite struct SwiftFlagsTests {
        private static let swift = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
            .map { URL(fileURLWithPath: "\($0)/swift") }
            .first { FileManager.default.isExecutableFile(atPath: $0.path) }

        private static let manifest = """
            // swift-tools-version: 6.0
            import PackageDescription

            let package = Package(
                name: "app", targets: [.executableTarget(name: "app", swiftSettings: [.swiftLanguageMode(.v5)])])

            """

        /// A label in the margins, which are 8 points wide. Beside Swift Testing, the compiler imports the modules with an
        /// underscore by itself: its resources declare these overlays of UIKit and Core Graphics.
        private static let program = """
            import \("UIKit")
            import \("_Testing_UIKit")
            import \("_Testing_CoreGraphics")

            #if canImport(os)
                print("os is here")
            #endif
            let view = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
            let label = UILabel()
            label.translatesAutoresizingMaskIntoConstraints = false
            view.addSubview(label)
            NSLayoutConstraint.activate([
                label.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor),
                label.topAnchor.constraint(equalTo: view.layoutMarginsGuide.topAnchor, constant: 12),
                label.widthAnchor.constraint(equalToConstant: 50),
                label.heightAnchor.constraint(equalToConstant: 30),
            ])
            view.layoutIfNeeded()
            print(label.frame)

            """

        @Test(.enabled(if: swift != nil)) func aPackageFindsUIKit() throws {
            try TemporaryFolder.with { files in
                let sources = files.appending("Sources/app")
                try FileManager.default.createDirectory(at: sources, withIntermediateDirectories: true)
                try Data(Self.manifest.utf8).write(to: files.appending("Package.swift"))
                try Data(Self.program.utf8).write(to: sources.appendingPathComponent("main.swift"))
                let printed = try BuiltCommand.run(["swift-flags"])
                #expect(printed.status == 0, "\(printed.errors)")
                let flags = printed.output.split(whereSeparator: \.isWhitespace).map(String.init)
                #expect(!flags.contains { $0.contains("/os-") })

                let output = files.appending("output")
                try Data().write(to: output)
                let process = Process()
                process.executableURL = Self.swift
                process.arguments = ["run", "--package-path", files.url.path] + flags + ["app"]
                process.standardOutput = try FileHandle(forWritingTo: output)
                process.standardError = process.standardOutput
                try process.run()
                process.waitUntilExit()
                let text = String(decoding: try Data(contentsOf: output), as: UTF8.self)
                #expect(process.terminationStatus == 0, "\(text)")
                #expect(text.hasSuffix("(8.0, 20.0, 50.0, 30.0)\n"), "\(text)")
                #expect(!text.contains("os is here"))

                let further = try BuiltCommand.run(["swift-flags", "os"])
                #expect(further.output.contains("/os-"))
            }
        }

        @Test func aModuleThatThereIsNotIsNamed() throws {
            let result = try BuiltCommand.run(["swift-flags", "WebKitt"])
            #expect(result.status == 64)
            #expect(result.errors.contains("did you mean 'WebKit'"), "\(result.errors)")
        }

        @Test(.enabled(if: swift != nil)) func aCacheWithASpaceIsRefused() throws {
            let result = try BuiltCommand.run(
                ["swift-flags"], environment: ["XDG_CACHE_HOME": "/tmp/a cache"])
            #expect(result.status == 65)
            #expect(result.output.isEmpty)
            #expect(result.errors.contains("XDG_CACHE_HOME"), "\(result.errors)")
        }
    }
#endif
