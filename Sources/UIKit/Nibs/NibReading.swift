import CNibs
import Engine
import Foundation

/// What makes the objects of Interface Builder files. It is in the product `NibLoading`, so that programs without such files
/// don't build a reader for them.
package protocol NibReading: AnyObject {
    /// Makes the objects of a file, connects them, and returns those outside views.
    ///
    /// - Parameters:
    ///   - nib: The bytes of the file and its name.
    ///   - owner: The file's owner.
    ///   - external: Objects from elsewhere, by the identifiers of their placeholders.
    @MainActor func objects(
        of nib: (data: Data, name: String), owner: Any?, external: [String: Any]
    ) throws -> [Any]
}

/// The reader of the program, if it has one.
enum NibReader {
    static var linked: (any NibReading)? {
        layout_render_linked_nib_reader().flatMap {
            Unmanaged<AnyObject>.fromOpaque($0).takeUnretainedValue() as? any NibReading
        }
    }
}

/// Finds Interface Builder files where packages have their resources.
enum NibFile {
    /// Returns the file of a name, or of the name for the device's kind, in a bundle.
    static func url(named name: String, withExtension fileExtension: String = "xib", in bundle: Bundle?)
        -> URL?
    {
        let kind = UIScreen.main.traitCollection.userInterfaceIdiom == .pad ? "~ipad" : "~iphone"
        for bundle in ResourceBundles.searched(for: bundle) {
            for name in [name + kind, name] {
                if let url = bundle.url(forResource: name, withExtension: fileExtension) { return url }
            }
        }
        return nil
    }
}
