// The names and their meaning are UIKit's own, whose documentation describes them.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import Engine
import Foundation

/// The objects of an Interface Builder file, which are made anew each time. The product `NibLoading` reads the file.
@preconcurrency @MainActor
open class UINib: NSObject {
    /// What instantiating takes besides the owner.
    public struct OptionsKey: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }

        /// Objects by the identifiers of their placeholders.
        public static let externalObjects = Self(rawValue: "UINibExternalObjects")
    }

    private let name: String
    private let data: Data?

    public init(nibName name: String, bundle bundleOrNil: Bundle?) {
        self.name = name + ".xib"
        data = NibFile.url(named: name, in: bundleOrNil).flatMap { try? Data(contentsOf: $0) }
    }

    /// The objects of a file's bytes, which are those of the .xib here.
    public init(data: Data, bundle bundleOrNil: Bundle?) {
        (name, self.data) = ("data", data)
    }

    /// Makes the objects outside views. Where UIKit raises an exception, because there is no such file or it can't be read,
    /// there are none, and standard error says why.
    open func instantiate(
        withOwner ownerOrNil: Any?, options optionsOrNil: [OptionsKey: Any]? = nil
    ) -> [Any] {
        let external = optionsOrNil?[.externalObjects] as? [String: Any] ?? [:]
        do {
            guard let data else { throw NibError.noFile }
            guard let reader = NibReader.linked else { throw NibError.noReader }
            return try reader.objects(of: (data, name), owner: ownerOrNil, external: external)
        } catch {
            LayoutLog.write("\(name): \(error)")
            return []
        }
    }
}

/// Why there are no objects.
enum NibError: Error, CustomStringConvertible {
    case noFile, noReader

    var description: String {
        switch self {
        case .noFile:
            "there is no such file in the bundle; list it in the target's resources, and pass its bundle, Bundle.module"
        case .noReader: "the program can't read it; add the product NibLoading to its target"
        }
    }
}

extension Bundle {
    /// Makes the objects outside views of a file in this bundle; nil if it can't be read.
    @preconcurrency @MainActor
    @discardableResult
    public func loadNibNamed(
        _ name: String, owner: Any?, options: [UINib.OptionsKey: Any]? = nil
    ) -> [Any]? {
        let objects = UINib(nibName: name, bundle: self).instantiate(withOwner: owner, options: options)
        return objects.isEmpty ? nil : objects
    }
}
