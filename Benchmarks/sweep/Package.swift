// swift-tools-version: 6.1
import PackageDescription

let package = Package(
    name: "sweep-benchmark",
    platforms: [.macOS(.v13)],
    dependencies: [.package(name: "layout-render", path: "../..")],
    targets: [
        .executableTarget(
            name: "sweep-benchmark",
            dependencies: [
                .product(name: "Engine", package: "layout-render"),
                .product(name: "LayoutDocument", package: "layout-render"),
            ],
            swiftSettings: [.swiftLanguageMode(.v6)])
    ]
)
