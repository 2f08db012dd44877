// swift-tools-version: 6.1
import PackageDescription

let features: [SwiftSetting] = [
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("MemberImportVisibility"),
    .define("SOLVER_CHECKS", .when(configuration: .debug)),
]
let settings = features + [.swiftLanguageMode(.v6)]

// Views are bound to the main actor as UIKit's are, so that source for iOS compiles with the isolation that it was written
// for. A layout takes place on any thread all the same, one hierarchy on one thread: for the targets that work on views,
// Swift 6's check of that is off. What passes between the stages is Sendable.
let viewSettings = features + [.swiftLanguageMode(.v5), .enableUpcomingFeature("BareSlashRegexLiterals")]

// Only Homebrew has Pango where the linker doesn't look; "pangocairo" elsewhere brings flags that SwiftPM rejects.
#if os(macOS)
    let pangoPackage = "pangocairo"
#else
    let pangoPackage = "cairo"
#endif

// On Apple's systems the real UIKit is used, which needs no target.
#if os(Linux)
    let capturedFrom: [Target.Dependency] = ["UIKit"]
#else
    let capturedFrom: [Target.Dependency] = []
#endif

let package = Package(
    name: "layout-render",
    platforms: [.macOS(.v13), .iOS(.v15), .tvOS(.v15)],
    products: [
        .executable(name: "layout-render", targets: ["layout-render"]),
        .library(name: "Engine", targets: ["Engine"]),
        .library(name: "Explanation", targets: ["Explanation"]),
        .library(name: "ImageDiff", targets: ["ImageDiff"]),
        .library(name: "GoldenTesting", targets: ["GoldenTesting"]),
        .library(name: "Devices", targets: ["Devices"]),
        .library(name: "Inspector", targets: ["Inspector"]),
        .library(name: "LayoutCapture", targets: ["LayoutCapture"]),
        .library(name: "LayoutDocument", targets: ["LayoutDocument"]),
        .library(name: "LayoutRender", targets: ["LayoutRender"]),
        .library(name: "LayoutRenderKit", targets: ["LayoutRenderKit"]),
        .plugin(name: "LayoutRenderPlugin", targets: ["LayoutRenderPlugin"]),
        .library(name: "ReferenceSolver", targets: ["ReferenceSolver"]),
        .library(name: "Sweep", targets: ["Sweep"]),
    ],
    targets: [
        .systemLibrary(
            name: "CCairo", pkgConfig: "cairo",
            providers: [.apt(["libcairo2-dev"]), .brew(["cairo"])]),
        .systemLibrary(
            name: "CPango", pkgConfig: pangoPackage,
            providers: [.apt(["libpango1.0-dev"]), .brew(["pango"])]),
        .systemLibrary(
            name: "CDeflate", pkgConfig: "libdeflate",
            providers: [.apt(["libdeflate-dev"]), .brew(["libdeflate"])]),
        .target(name: "Deflate", dependencies: ["CDeflate"], swiftSettings: settings),
        .target(name: "Engine", swiftSettings: viewSettings),
        .target(name: "Explanation", dependencies: ["Engine"], swiftSettings: viewSettings),
        .target(name: "ReferenceSolver", dependencies: ["Engine"], swiftSettings: settings),
        .target(name: "PNGWriting", dependencies: ["Deflate"], swiftSettings: settings),
        .target(name: "ImageDiff", dependencies: ["Deflate", "PNGWriting"], swiftSettings: settings),
        .target(name: "FileAccess", swiftSettings: settings),
        .target(name: "GoldenTesting", dependencies: ["FileAccess", "ImageDiff"], swiftSettings: settings),
        .target(name: "ConstraintLog", dependencies: ["Engine"], swiftSettings: viewSettings),
        .target(
            name: "ViewCapture", dependencies: ["ConstraintLog", "Deflate", "Engine"], swiftSettings: settings
        ),
        .target(
            name: "CaptureLayout", dependencies: ["ConstraintLog", "Engine", "ViewCapture"],
            swiftSettings: settings),
        .target(
            name: "LayoutComparison", dependencies: ["Engine", "Inspector"], swiftSettings: settings),
        .target(name: "Sweep", dependencies: ["Engine"], swiftSettings: viewSettings),
        .target(name: "Devices", dependencies: ["Engine"], swiftSettings: settings),
        .target(name: "LayoutCapture", dependencies: capturedFrom, swiftSettings: viewSettings),
        .target(name: "LayoutDocument", dependencies: ["Devices", "Engine"], swiftSettings: viewSettings),
        .target(
            name: "LayoutRender", dependencies: ["Engine", "CCairo", "CPango", "PNGWriting"],
            swiftSettings: settings),
        .target(
            name: "LayoutRenderKit",
            dependencies: ["Devices", "Engine", "FileAccess", "LayoutDocument", "LayoutRender"],
            swiftSettings: settings),
        .executableTarget(
            name: "LibraryExample", dependencies: ["LayoutRenderKit"], path: "Examples/Library",
            swiftSettings: settings),
        .plugin(
            name: "LayoutRenderPlugin",
            capability: .command(
                intent: .custom(verb: "layout-render", description: "Draw, check and test layouts."),
                permissions: [.writeToPackageDirectory(reason: "layout-render writes pictures and reports.")]),
            dependencies: ["layout-render"]),
        .target(
            name: "Inspector", dependencies: ["CPango", "Engine", "Explanation", "LayoutRender"],
            resources: [.embedInCode("Page")], swiftSettings: settings),
        .target(
            name: "Spectrum", dependencies: ["Engine", "LayoutRender", "Sweep"], swiftSettings: settings),
        .executableTarget(
            name: "layout-render",
            dependencies: [
                "CCairo", "CPango", "CaptureLayout", "ConstraintLog", "Devices", "Engine", "Explanation",
                "FileAccess",
                "GoldenTesting", "ImageDiff", "Inspector", "LayoutComparison", "LayoutDocument",
                "LayoutRender",
                "Spectrum", "Sweep",
            ],
            swiftSettings: viewSettings),
        .testTarget(name: "FileAccessTests", dependencies: ["FileAccess"], swiftSettings: settings),
        .testTarget(
            name: "EngineTests", dependencies: ["Engine", "ReferenceSolver"], swiftSettings: viewSettings),
        .testTarget(
            name: "ExplanationTests",
            dependencies: ["Engine", "Explanation", "LayoutDocument", "ReferenceSolver"],
            swiftSettings: viewSettings),
        .testTarget(
            name: "PNGWritingTests", dependencies: ["CCairo", "ImageDiff", "PNGWriting"],
            swiftSettings: settings),
        .testTarget(name: "ImageDiffTests", dependencies: ["ImageDiff"], swiftSettings: settings),
        .testTarget(
            name: "GoldenTestingTests", dependencies: ["GoldenTesting", "ImageDiff"],
            swiftSettings: settings),
        .testTarget(
            name: "SweepTests", dependencies: ["Engine", "LayoutDocument", "Sweep"],
            swiftSettings: viewSettings),
        .testTarget(
            name: "SpectrumTests", dependencies: ["Engine", "LayoutDocument", "Spectrum", "Sweep"],
            swiftSettings: viewSettings),
        .testTarget(name: "DevicesTests", dependencies: ["Devices", "Engine"], swiftSettings: settings),
        .testTarget(
            name: "LayoutDocumentTests", dependencies: ["Devices", "Engine", "LayoutDocument"],
            swiftSettings: viewSettings),
        .testTarget(
            name: "ConstraintLogTests", dependencies: ["ConstraintLog", "Engine"], swiftSettings: viewSettings
        ),
        .testTarget(
            name: "ViewCaptureTests",
            dependencies: ["CaptureLayout", "ConstraintLog", "Deflate", "Engine", "ViewCapture"],
            swiftSettings: settings),
        .testTarget(
            name: "LayoutRenderTests", dependencies: ["Engine", "LayoutRender"],
            swiftSettings: viewSettings),
        .testTarget(
            name: "InspectorTests", dependencies: ["Engine", "Inspector"], swiftSettings: settings),
        .testTarget(
            name: "CommandTests",
            dependencies: [
                "Engine", "FileAccess", "GoldenTesting", "ImageDiff", "LayoutComparison", "LayoutDocument",
                "LayoutRender", "LayoutRenderKit", "LibraryExample", "ViewCapture", "layout-render",
            ],
            swiftSettings: viewSettings),
        .testTarget(
            name: "GoldenTests", dependencies: ["layout-render"],
            path: "Tests/Golden", exclude: ["Goldens"], swiftSettings: settings),
    ]
)

#if os(Linux)
    package.products += [
        .library(name: "UIKit", targets: ["UIKit", "_Testing_UIKit"]),
        .library(name: "LayoutTesting", targets: ["LayoutTesting"]),
    ]
    package.targets += [
        .target(name: "UIKit", dependencies: ["Devices", "Engine"], swiftSettings: viewSettings),
        .target(name: "_Testing_UIKit", dependencies: ["UIKit"], swiftSettings: viewSettings),
        .target(
            name: "LayoutTesting",
            dependencies: [
                "Engine", "FileAccess", "GoldenTesting", "ImageDiff", "Inspector", "LayoutComparison",
                "LayoutRender", "Sweep", "UIKit",
            ],
            swiftSettings: viewSettings),
        // Source as apps have it, in their language mode.
        .target(
            name: "UIKitClients", dependencies: ["UIKit"], path: "Tests/UIKitClients", packageAccess: false,
            swiftSettings: [.swiftLanguageMode(.v5)]),
        // Source as apps of today have it: bound to the main actor, and checked by Swift 6.
        .target(
            name: "UIKitIsolatedClients", dependencies: ["UIKit"], path: "Tests/UIKitIsolatedClients",
            packageAccess: false,
            swiftSettings: [
                .swiftLanguageMode(.v6), .unsafeFlags(["-default-isolation", "MainActor"]),
            ]),
        .testTarget(
            name: "UIKitTests",
            dependencies: [
                "Engine", "GoldenTesting", "ImageDiff", "LayoutCapture", "LayoutDocument", "LayoutRender",
                "LayoutTesting", "UIKit", "UIKitClients", "UIKitIsolatedClients", "_Testing_UIKit",
            ],
            swiftSettings: viewSettings),
    ]
#endif
