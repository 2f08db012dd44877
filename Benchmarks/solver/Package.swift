// swift-tools-version: 6.1
import PackageDescription

let package = Package(
    name: "solver-benchmark",
    platforms: [.macOS(.v13)],
    dependencies: [.package(name: "layout-render", path: "../..")],
    targets: [
        .executableTarget(
            name: "solver-benchmark",
            dependencies: [.product(name: "ReferenceSolver", package: "layout-render")],
            swiftSettings: [
                .swiftLanguageMode(.v6),
                .enableUpcomingFeature("ExistentialAny"),
                .enableUpcomingFeature("MemberImportVisibility"),
            ])
    ]
)
