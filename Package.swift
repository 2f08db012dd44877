// swift-tools-version: 6.1
import PackageDescription

let settings: [SwiftSetting] = [
    .swiftLanguageMode(.v6),
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("MemberImportVisibility"),
    .define("SOLVER_CHECKS", .when(configuration: .debug)),
]

let package = Package(
    name: "layout-render",
    platforms: [.macOS(.v13)],
    products: [
        .executable(name: "layout-render", targets: ["layout-render"]),
        .library(name: "Engine", targets: ["Engine"]),
        .library(name: "Explanation", targets: ["Explanation"]),
        .library(name: "ImageDiff", targets: ["ImageDiff"]),
        .library(name: "GoldenTesting", targets: ["GoldenTesting"]),
        .library(name: "Devices", targets: ["Devices"]),
        .library(name: "Inspector", targets: ["Inspector"]),
        .library(name: "LayoutDocument", targets: ["LayoutDocument"]),
        .library(name: "LayoutRender", targets: ["LayoutRender"]),
        .library(name: "ReferenceSolver", targets: ["ReferenceSolver"]),
    ],
    targets: [
        .systemLibrary(
            name: "CCairo", pkgConfig: "cairo",
            providers: [.apt(["libcairo2-dev"]), .brew(["cairo"])]),
        .systemLibrary(
            name: "CPango", pkgConfig: "pangocairo",
            providers: [.apt(["libpango1.0-dev"]), .brew(["pango"])]),
        .systemLibrary(
            name: "CZlib", pkgConfig: "zlib", providers: [.apt(["zlib1g-dev"]), .brew(["zlib"])]),
        .target(name: "Engine", swiftSettings: settings),
        .target(name: "Explanation", dependencies: ["Engine"], swiftSettings: settings),
        .target(name: "ReferenceSolver", dependencies: ["Engine"], swiftSettings: settings),
        .target(name: "PNGWriting", dependencies: ["CZlib"], swiftSettings: settings),
        .target(name: "ImageDiff", dependencies: ["CZlib", "PNGWriting"], swiftSettings: settings),
        .target(name: "FileAccess", swiftSettings: settings),
        .target(name: "GoldenTesting", dependencies: ["FileAccess", "ImageDiff"], swiftSettings: settings),
        .target(name: "ConstraintLog", dependencies: ["Engine"], swiftSettings: settings),
        .target(name: "Devices", dependencies: ["Engine"], swiftSettings: settings),
        .target(name: "LayoutDocument", dependencies: ["Devices", "Engine"], swiftSettings: settings),
        .target(
            name: "LayoutRender", dependencies: ["Engine", "CCairo", "CPango", "PNGWriting"],
            swiftSettings: settings),
        .target(
            name: "Inspector", dependencies: ["CPango", "Engine", "Explanation", "LayoutRender"],
            resources: [.embedInCode("Page")], swiftSettings: settings),
        .executableTarget(
            name: "layout-render",
            dependencies: [
                "CCairo", "CPango", "ConstraintLog", "Devices", "Engine", "Explanation", "FileAccess",
                "GoldenTesting", "ImageDiff", "Inspector", "LayoutDocument", "LayoutRender",
            ],
            swiftSettings: settings),
        .testTarget(name: "FileAccessTests", dependencies: ["FileAccess"], swiftSettings: settings),
        .testTarget(
            name: "EngineTests", dependencies: ["Engine", "ReferenceSolver"], swiftSettings: settings),
        .testTarget(
            name: "ExplanationTests",
            dependencies: ["Engine", "Explanation", "LayoutDocument", "ReferenceSolver"],
            swiftSettings: settings),
        .testTarget(
            name: "PNGWritingTests", dependencies: ["CCairo", "ImageDiff", "PNGWriting"],
            swiftSettings: settings),
        .testTarget(name: "ImageDiffTests", dependencies: ["ImageDiff"], swiftSettings: settings),
        .testTarget(
            name: "GoldenTestingTests", dependencies: ["GoldenTesting", "ImageDiff"],
            swiftSettings: settings),
        .testTarget(name: "DevicesTests", dependencies: ["Devices", "Engine"], swiftSettings: settings),
        .testTarget(
            name: "LayoutDocumentTests", dependencies: ["Devices", "Engine", "LayoutDocument"],
            swiftSettings: settings),
        .testTarget(
            name: "ConstraintLogTests", dependencies: ["ConstraintLog", "Engine"], swiftSettings: settings),
        .testTarget(
            name: "LayoutRenderTests", dependencies: ["Engine", "LayoutRender"],
            swiftSettings: settings),
        .testTarget(
            name: "InspectorTests", dependencies: ["Engine", "Inspector"], swiftSettings: settings),
        .testTarget(
            name: "CommandTests",
            dependencies: [
                "Engine", "FileAccess", "GoldenTesting", "ImageDiff", "LayoutDocument", "LayoutRender",
                "layout-render",
            ],
            swiftSettings: settings),
        .testTarget(
            name: "GoldenTests", dependencies: ["layout-render"],
            path: "Tests/Golden", exclude: ["Goldens"], swiftSettings: settings),
    ]
)

#if os(Linux)
    // On Apple's systems the real UIKit is used.
    package.products += [
        .library(name: "UIKit", targets: ["UIKit", "_Testing_UIKit"]),
        .library(name: "LayoutCapture", targets: ["LayoutCapture"]),
        .library(name: "LayoutTesting", targets: ["LayoutTesting"]),
    ]
    package.targets += [
        .target(name: "UIKit", dependencies: ["Devices", "Engine"], swiftSettings: settings),
        .target(name: "_Testing_UIKit", dependencies: ["UIKit"], swiftSettings: settings),
        .target(name: "LayoutCapture", dependencies: ["UIKit"], swiftSettings: settings),
        .target(
            name: "LayoutTesting",
            dependencies: [
                "Engine", "FileAccess", "GoldenTesting", "ImageDiff", "Inspector", "LayoutRender", "UIKit",
            ],
            swiftSettings: settings),
        // Source as apps have it, in their language mode.
        .target(
            name: "UIKitClients", dependencies: ["UIKit"], path: "Tests/UIKitClients",
            swiftSettings: [.swiftLanguageMode(.v5)]),
        .testTarget(
            name: "UIKitTests",
            dependencies: [
                "Engine", "GoldenTesting", "ImageDiff", "LayoutCapture", "LayoutDocument", "LayoutRender",
                "LayoutTesting", "UIKit", "UIKitClients", "_Testing_UIKit",
            ],
            swiftSettings: settings),
    ]
#endif
