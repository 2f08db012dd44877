import Foundation

/// What takes the place of images that are in no bundle.
package enum NamedImages {
    /// Returns the size of an image by its name; nil where images have to be in a bundle.
    nonisolated(unsafe) package static var placeholderSize: ((String) -> CGSize?)?
}
