/// The platform of a document's views.
enum InterfaceBuilderPlatform: String, Sendable, CaseIterable {
    case iOS, macOS, tvOS, watchOS

    /// Creates the platform of a `targetRuntime` such as `iOS.CocoaTouch`; nil for an unknown one.
    init?(runtime: String) {
        let runtime = runtime.lowercased()
        guard let platform = Self.allCases.first(where: { runtime.hasPrefix($0.runtimePrefix.lowercased()) })
        else { return nil }
        self = platform
    }

    /// Creates the platform of a document's `type` such as `com.apple.InterfaceBuilder3.CocoaTouch.XIB`; nil for an
    /// unknown one.
    init?(documentType: String) {
        let components = documentType.split(separator: ".")
        guard let platform = Self.allCases.first(where: { components.contains($0.typeComponent[...]) })
        else { return nil }
        self = platform
    }

    /// The prefix of its documents' runtimes.
    private var runtimePrefix: String {
        switch self {
        case .iOS: "iOS"
        case .macOS: "MacOSX"
        case .tvOS: "AppleTV"
        case .watchOS: "watchKit"
        }
    }

    /// The component that only the types of its documents have.
    private var typeComponent: String {
        switch self {
        case .iOS: "CocoaTouch"
        case .macOS: "Cocoa"
        case .tvOS: "AppleTV"
        case .watchOS: "WatchKit"
        }
    }
}

extension InterfaceBuilderPlatform {
    /// Returns the problem with a document that isn't made for iOS, and the fix; nil for one that is.
    ///
    /// A document with neither a known runtime nor a known type counts as made for iOS.
    static func objection(to document: XMLElement) -> String? {
        let platform: InterfaceBuilderPlatform?
        let evidence: String
        if let runtime = document["targetRuntime"] {
            platform = InterfaceBuilderPlatform(runtime: runtime)
            evidence = "targetRuntime=\"\(runtime)\""
        } else {
            let type = document["type"] ?? ""
            platform = InterfaceBuilderPlatform(documentType: type) ?? .iOS
            evidence = "type=\"\(type)\""
        }
        guard platform != .iOS else { return nil }
        let name = platform?.rawValue ?? "an unknown platform"
        return "the document is made for \(name) (\(evidence)), and only iOS documents can be laid out; "
            + "open one made for iOS (targetRuntime=\"iOS.CocoaTouch\")"
    }
}
