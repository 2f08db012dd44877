// swift-tools-version: 6.1
import PackageDescription

// Views are bound to the main actor; as in the library's targets that work on views, Swift 6's check of that is off.
let settings: [SwiftSetting] = [
    .swiftLanguageMode(.v5),
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("MemberImportVisibility"),
]

let package = Package(
    name: "layout-benchmark",
    platforms: [.macOS(.v13)],
    dependencies: [.package(name: "layout-render", path: "../..")],
    targets: [
        .executableTarget(
            name: "layout-benchmark",
            dependencies: [.product(name: "Engine", package: "layout-render")],
            swiftSettings: settings)
    ]
)

#if os(Linux)
    package.targets.append(
        .executableTarget(
            name: "uikit-benchmark",
            dependencies: [.product(name: "UIKit", package: "layout-render")],
            swiftSettings: settings))
#endif
