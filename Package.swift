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

// HarfBuzz and FriBidi are where the compiler and the linker look, except in Homebrew; pkg-config elsewhere adds flags of
// libraries that aren't used.
#if os(macOS)
    let (harfBuzzPackage, friBidiPackage): (String?, String?) = ("harfbuzz-subset", "fribidi")
#else
    let (harfBuzzPackage, friBidiPackage): (String?, String?) = (nil, nil)
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
        .library(name: "LayoutCapture", targets: ["LayoutCapture"]),
        .library(name: "LayoutRenderKit", targets: ["LayoutRenderKit"]),
        .plugin(name: "LayoutRenderPlugin", targets: ["LayoutRenderPlugin"]),
    ],
    targets: [
        .systemLibrary(
            name: "CCairo", pkgConfig: "cairo",
            providers: [.apt(["libcairo2-dev"]), .brew(["cairo"])]),
        .systemLibrary(
            name: "CHarfBuzz", pkgConfig: harfBuzzPackage,
            providers: [.apt(["libharfbuzz-dev"]), .brew(["harfbuzz"])]),
        .systemLibrary(
            name: "CFriBidi", pkgConfig: friBidiPackage,
            providers: [.apt(["libfribidi-dev"]), .brew(["fribidi"])]),
        .systemLibrary(
            name: "CDeflate", pkgConfig: "libdeflate",
            providers: [.apt(["libdeflate-dev"]), .brew(["libdeflate"])]),
        .target(name: "EmbeddedFonts", exclude: ["Inter"], cSettings: [.headerSearchPath("Inter")]),
        .target(
            name: "TextShaping", dependencies: ["CFriBidi", "CHarfBuzz", "EmbeddedFonts", "FileAccess"],
            swiftSettings: settings),
        .target(name: "Deflate", dependencies: ["CDeflate"], swiftSettings: settings),
        .target(name: "Findings", swiftSettings: settings),
        .target(name: "Solver", swiftSettings: settings),
        .target(name: "TextMetrics", swiftSettings: settings),
        .target(name: "LiveSolver", dependencies: ["Solver", "TextMetrics"], swiftSettings: settings),
        .target(
            name: "LayoutValues", dependencies: ["Findings", "Solver", "TextMetrics"],
            swiftSettings: settings),
        .target(
            name: "Engine",
            dependencies: ["Findings", "LayoutValues", "LiveSolver", "Solver", "TextMetrics"],
            swiftSettings: viewSettings),
        .target(
            name: "Arithmetic", dependencies: ["Findings", "LayoutValues", "Solver"], swiftSettings: settings),
        .target(
            name: "Wording", dependencies: ["Arithmetic", "Findings", "LayoutValues", "Solver"],
            swiftSettings: viewSettings),
        .target(
            name: "Explanation", dependencies: ["Arithmetic", "Engine", "Findings", "Solver", "Wording"],
            swiftSettings: viewSettings),
        .target(name: "ReferenceSolver", dependencies: ["Solver"], swiftSettings: settings),
        .target(name: "PNGWriting", dependencies: ["Deflate"], swiftSettings: settings),
        .target(name: "ImageDiff", dependencies: ["Deflate", "PNGWriting"], swiftSettings: settings),
        .target(name: "FileAccess", swiftSettings: settings),
        .target(name: "CodeInput", dependencies: ["FileAccess", "Findings"], swiftSettings: settings),
        .target(name: "GoldenTesting", dependencies: ["FileAccess", "ImageDiff"], swiftSettings: settings),
        .target(
            name: "ConstraintLog",
            dependencies: ["Arithmetic", "Findings", "LayoutValues", "Solver", "Wording"],
            swiftSettings: viewSettings
        ),
        .target(name: "JSONWriting", dependencies: ["Findings"], swiftSettings: settings),
        .target(
            name: "LayoutComparison",
            dependencies: [
                "Findings", "Inspector", "JSONWriting", "LayoutRender", "LayoutValues", "Solver",
                "TextMetrics",
            ],
            swiftSettings: settings),
        .target(
            name: "Sweep", dependencies: ["Engine", "Findings", "Solver", "TextMetrics"],
            swiftSettings: viewSettings),
        .target(name: "Devices", dependencies: ["Findings", "LayoutValues"], swiftSettings: settings),
        .target(
            name: "ViewCapture",
            dependencies: ["ConstraintLog", "Deflate", "Findings", "LayoutValues", "Solver"],
            swiftSettings: settings
        ),
        .target(
            name: "CaptureReconstruction",
            dependencies: [
                "ConstraintLog", "Findings", "LayoutValues", "Solver", "TextMetrics", "ViewCapture",
            ],
            swiftSettings: settings),
        .target(name: "LayoutCapture", dependencies: capturedFrom, swiftSettings: viewSettings),
        .target(
            name: "LayoutDocument", dependencies: ["Devices", "Engine", "Findings", "Solver", "TextMetrics"],
            swiftSettings: viewSettings),
        .target(
            name: "LayoutDrawing", dependencies: ["Findings", "LayoutValues", "Solver", "TextMetrics"],
            swiftSettings: settings),
        .target(
            name: "LiveDrawing",
            dependencies: [
                "Arithmetic", "Findings", "LayoutDrawing", "LayoutValues", "LiveSolver", "Solver",
                "TextMetrics",
                "Wording",
            ],
            swiftSettings: settings),
        .target(
            name: "LayoutRender",
            dependencies: [
                "CCairo", "CThreads", "Findings", "LayoutDrawing", "LayoutValues", "PNGWriting",
                "TextMetrics", "TextShaping",
            ],
            swiftSettings: settings),
        .target(name: "CThreads"),
        .target(
            name: "LayoutRenderKit",
            dependencies: [
                "Devices", "FileAccess", "Findings", "LayoutDocument", "LayoutDrawing", "LayoutPipeline",
                "LayoutRender", "LayoutValues",
            ],
            swiftSettings: settings),
        .executableTarget(
            name: "LibraryExample", dependencies: ["LayoutRenderKit"], path: "Examples/Library",
            packageAccess: false, swiftSettings: settings),
        .plugin(
            name: "LayoutRenderPlugin",
            capability: .command(
                intent: .custom(verb: "layout-render", description: "Draw, check and test layouts."),
                permissions: [.writeToPackageDirectory(reason: "layout-render writes pictures and reports.")]),
            dependencies: ["layout-render"]),
        .target(name: "EmbeddedPage", cSettings: [.headerSearchPath("../Inspector/Page")]),
        .target(
            name: "Inspector",
            dependencies: [
                "Arithmetic", "EmbeddedPage", "Explanation", "Findings", "LayoutDrawing", "LayoutRender",
                "LayoutValues", "LiveDrawing", "LiveSolver", "PNGWriting", "Solver", "TextMetrics",
            ],
            exclude: ["Page"], swiftSettings: settings),
        .target(
            name: "Spectrum",
            dependencies: [
                "Findings", "LayoutRender", "LayoutValues", "Sweep", "TextMetrics", "TextShaping",
            ],
            swiftSettings: settings),
        .target(
            name: "LayoutPipeline",
            dependencies: [
                "Arithmetic", "CaptureReconstruction", "CodeInput", "ConstraintLog", "Deflate", "Devices",
                "Engine",
                "Explanation",
                "FileAccess",
                "Findings", "GoldenTesting", "ImageDiff", "Inspector", "JSONWriting", "LayoutComparison",
                "LayoutDocument", "LayoutRender", "LiveSolver", "PNGWriting", "Solver", "Spectrum", "Sweep",
                "TextMetrics", "TextShaping", "ViewCapture", "Wording",
            ],
            swiftSettings: viewSettings),
        .target(
            name: "ContextServer", dependencies: ["Findings", "JSONWriting"], swiftSettings: settings),
        .target(
            name: "ContextTools",
            dependencies: [
                "ContextServer", "Devices", "Engine", "Explanation", "FileAccess", "Findings",
                "LayoutComparison", "LayoutDocument", "LayoutPipeline", "LayoutRender", "Sweep",
                "TextMetrics",
            ],
            swiftSettings: viewSettings),
        .executableTarget(
            name: "layout-render",
            dependencies: [
                "CMemory", "CaptureReconstruction", "CodeInput", "ContextServer", "ContextTools", "Devices",
                "Engine", "Explanation", "FileAccess", "Findings",
                "GoldenTesting",
                "ImageDiff", "JSONWriting", "LayoutDocument", "LayoutPipeline", "LayoutRender", "Solver",
                "Spectrum",
                "Sweep", "TextMetrics", "TextShaping", "ViewCapture",
                .target(name: "CUnicodeTables", condition: .when(platforms: [.linux])),
            ],
            swiftSettings: viewSettings),
        .target(name: "CMemory"),
        .target(name: "CUnicodeTables"),
        .testTarget(
            name: "ContextServerTests", dependencies: ["ContextServer", "TestSupport"],
            swiftSettings: settings),
        .testTarget(name: "FileAccessTests", dependencies: ["FileAccess"], swiftSettings: settings),
        .target(name: "TestSupport", path: "Tests/TestSupport", swiftSettings: settings),
        .testTarget(name: "FindingsTests", dependencies: ["Findings"], swiftSettings: settings),
        .testTarget(
            name: "SolverTests", dependencies: ["ReferenceSolver", "Solver", "TestSupport"],
            swiftSettings: settings),
        .testTarget(
            name: "TextMetricsTests", dependencies: ["TestSupport", "TextMetrics"], swiftSettings: settings),
        .testTarget(
            name: "EngineTests",
            dependencies: ["Engine", "Findings", "ReferenceSolver", "Solver", "TestSupport", "TextMetrics"],
            swiftSettings: viewSettings),
        .testTarget(
            name: "ExplanationTests",
            dependencies: [
                "Arithmetic", "Engine", "Explanation", "Findings", "LayoutDocument", "ReferenceSolver",
                "Solver", "Wording", "TestSupport",
            ],
            swiftSettings: viewSettings),
        .testTarget(
            name: "PNGWritingTests", dependencies: ["CCairo", "ImageDiff", "PNGWriting"],
            swiftSettings: settings),
        .testTarget(
            name: "ImageDiffTests", dependencies: ["ImageDiff", "TestSupport"], swiftSettings: settings),
        .testTarget(
            name: "GoldenTestingTests", dependencies: ["GoldenTesting", "ImageDiff"],
            swiftSettings: settings),
        .testTarget(
            name: "SweepTests", dependencies: ["Engine", "Findings", "LayoutDocument", "Solver", "Sweep"],
            swiftSettings: viewSettings),
        .testTarget(
            name: "SpectrumTests", dependencies: ["Engine", "LayoutDocument", "Spectrum", "Sweep"],
            swiftSettings: viewSettings),
        .testTarget(name: "DevicesTests", dependencies: ["Devices", "Engine"], swiftSettings: settings),
        .testTarget(
            name: "LayoutDocumentTests",
            dependencies: [
                "Devices", "Engine", "Findings", "LayoutDocument", "LiveSolver", "Solver", "TestSupport",
                "TextMetrics",
            ],
            swiftSettings: viewSettings),
        .testTarget(
            name: "ConstraintLogTests", dependencies: ["ConstraintLog", "Engine", "Solver", "TestSupport"],
            swiftSettings: viewSettings
        ),
        .testTarget(
            name: "ViewCaptureTests",
            dependencies: [
                "CaptureReconstruction", "ConstraintLog", "Deflate", "Engine", "Findings", "Solver",
                "TestSupport",
                "ViewCapture",
            ],
            swiftSettings: settings),
        .testTarget(
            name: "LayoutRenderTests",
            dependencies: [
                "CCairo", "Engine", "Findings", "LayoutDrawing", "LayoutRender", "Solver", "TestSupport",
                "TextMetrics", "TextShaping",
            ],
            swiftSettings: viewSettings),
        .testTarget(
            name: "LiveDrawingTests",
            dependencies: [
                "Arithmetic", "Engine", "Findings", "LayoutDocument", "LayoutDrawing", "LayoutRender",
                "LayoutValues",
                "LiveDrawing", "LiveSolver", "Solver", "TestSupport", "TextMetrics", "Wording",
            ],
            swiftSettings: viewSettings),
        .testTarget(
            name: "TextShapingTests", dependencies: ["TextShaping"], swiftSettings: settings),
        .testTarget(
            name: "InspectorTests",
            dependencies: [
                "Deflate", "Engine", "Findings", "Inspector", "LiveSolver", "PNGWriting", "TestSupport",
            ],
            swiftSettings: settings),
        .testTarget(
            name: "CommandTests",
            dependencies: [
                "Arithmetic", "ContextServer", "ContextTools", "Deflate", "Engine", "FileAccess", "Findings",
                "GoldenTesting",
                "ImageDiff", "Inspector", "LayoutComparison", "LayoutDrawing", "JSONWriting",
                "LayoutDocument",
                "LayoutPipeline",
                "LayoutRender", "LayoutRenderKit",
                "LibraryExample", "Solver", "Sweep", "TestSupport", "TextMetrics", "TextShaping",
                "ViewCapture", "Wording",
                "layout-render",
            ],
            swiftSettings: viewSettings),
        .testTarget(
            name: "GoldenTests", dependencies: ["layout-render"],
            path: "Tests/Golden", exclude: ["Goldens"], swiftSettings: settings),
    ]
)

#if os(Linux)
    package.products += [
        .library(
            name: "UIKit",
            targets: ["CoreGraphics", "QuartzCore", "UIKit", "_Testing_CoreGraphics", "_Testing_UIKit"]),
        // Of their own, since other packages ask whether these modules can be imported to know what they run on.
        .library(name: "ObjectiveC", targets: ["ObjectiveC"]),
        .library(name: "os", targets: ["COSLog", "os"]),
        .library(name: "SafariServices", targets: ["SafariServices"]),
        .library(name: "MessageUI", targets: ["MessageUI"]),
        .library(name: "WebKit", targets: ["WebKit"]),
        .library(name: "MapKit", targets: ["CoreLocation", "MapKit"]),
        .library(name: "LayoutTesting", targets: ["LayoutTesting"]),
        .library(name: "NibLoading", targets: ["NibLoading"]),
    ]
    package.targets += [
        .target(
            name: "UIKit",
            dependencies: [
                "CNibs", "Devices", "Engine", "Findings", "LayoutValues", "Solver", "TextMetrics",
            ],
            swiftSettings: viewSettings),
        .target(name: "CNibs"),
        .target(
            name: "NibLoading", dependencies: ["Engine", "Findings", "LayoutDocument", "UIKit"],
            swiftSettings: viewSettings),
        .target(name: "_Testing_UIKit", dependencies: ["UIKit"], swiftSettings: viewSettings),
        .target(name: "CoreGraphics", dependencies: ["UIKit"], swiftSettings: viewSettings),
        .target(name: "QuartzCore", dependencies: ["UIKit"], swiftSettings: viewSettings),
        .target(name: "ObjectiveC", dependencies: ["UIKit"], swiftSettings: viewSettings),
        .target(name: "_Testing_CoreGraphics", dependencies: ["CoreGraphics"], swiftSettings: viewSettings),
        .target(
            name: "CodeHost",
            dependencies: ["Engine", "Findings", "LayoutCapture", "LayoutValues", "TextMetrics", "UIKit"],
            swiftSettings: viewSettings),
        .target(name: "COSLog"),
        .target(name: "CoreData", swiftSettings: viewSettings),
        .target(name: "Combine", swiftSettings: viewSettings),
        .target(name: "os", swiftSettings: settings),
        .target(name: "SafariServices", dependencies: ["UIKit"], swiftSettings: viewSettings),
        .target(name: "MessageUI", dependencies: ["UIKit"], swiftSettings: viewSettings),
        .target(name: "WebKit", dependencies: ["UIKit"], swiftSettings: viewSettings),
        .target(name: "CoreLocation", swiftSettings: viewSettings),
        .target(name: "MapKit", dependencies: ["CoreLocation", "UIKit"], swiftSettings: viewSettings),
        .target(
            name: "LayoutTesting",
            dependencies: [
                "Engine", "FileAccess", "Findings", "GoldenTesting", "ImageDiff", "Inspector",
                "LayoutComparison", "LayoutDrawing", "LayoutRender", "Solver", "Sweep", "UIKit",
            ],
            swiftSettings: viewSettings),
        // Source as apps have it, in their language mode.
        .target(
            name: "UIKitClients",
            dependencies: ["COSLog", "CoreGraphics", "ObjectiveC", "QuartzCore", "UIKit", "os"],
            path: "Tests/UIKitClients", packageAccess: false, swiftSettings: [.swiftLanguageMode(.v5)]),
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
                "CodeHost", "Combine", "CoreData", "Engine", "GoldenTesting", "ImageDiff", "LayoutCapture",
                "LayoutDocument",
                "LayoutRender",
                "LayoutTesting", "LayoutValues", "MapKit", "MessageUI", "NibLoading", "ObjectiveC",
                "SafariServices", "Solver", "UIKit", "UIKitClients",
                "UIKitIsolatedClients", "WebKit",
                "_Testing_UIKit",
            ],
            resources: [.copy("Nibs"), .process("Resources")],
            swiftSettings: viewSettings),
    ]
#endif

// Benchmarks see what only this package sees. They are built where the environment asks for them, and never by users.
if Context.environment["LAYOUT_BENCHMARKS"] != nil {
    package.targets += [
        .executableTarget(
            name: "solver-benchmark", dependencies: ["ReferenceSolver", "Solver"],
            path: "Benchmarks/solver/Sources", swiftSettings: settings),
        .executableTarget(
            name: "layout-benchmark", dependencies: ["Engine", "LiveSolver", "Solver"],
            path: "Benchmarks/layout/Sources/layout-benchmark", swiftSettings: viewSettings),
        .executableTarget(
            name: "sweep-benchmark",
            dependencies: ["Engine", "Findings", "LayoutDocument", "Solver", "TestSupport"],
            path: "Benchmarks/sweep/Sources", swiftSettings: viewSettings),
    ]
    #if os(Linux)
        package.targets.append(
            .executableTarget(
                name: "uikit-benchmark", dependencies: ["UIKit"],
                path: "Benchmarks/layout/Sources/uikit-benchmark", swiftSettings: viewSettings))
    #endif
}

// What a plugin runs is built a second time, as a tool of the build. Tests don't run the plugin, so that they do without.
if Context.environment["LAYOUT_WITHOUT_PLUGIN"] != nil {
    package.products.removeAll { $0.name == "LayoutRenderPlugin" }
    package.targets.removeAll { $0.type == .plugin }
}
