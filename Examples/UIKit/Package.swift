// swift-tools-version: 6.1
import PackageDescription

// Layout code as apps for iOS have it, drawn and tested on Linux.
let package = Package(
    name: "guides",
    platforms: [.iOS(.v15)],
    dependencies: [.package(name: "layout-render", path: "../..")],
    targets: [
        .target(
            name: "Guides", dependencies: [.product(name: "UIKit", package: "layout-render")],
            swiftSettings: [.swiftLanguageMode(.v5)]),
        .executableTarget(
            name: "gallery",
            dependencies: [
                "Guides", .product(name: "LayoutCapture", package: "layout-render"),
                .product(name: "LayoutTesting", package: "layout-render"),
            ], path: "Sources/Gallery", swiftSettings: [.swiftLanguageMode(.v5)]),
        .testTarget(
            name: "GuidesTests",
            dependencies: ["Guides", .product(name: "LayoutTesting", package: "layout-render")],
            exclude: ["Goldens"], swiftSettings: [.swiftLanguageMode(.v5)]),
    ]
)
