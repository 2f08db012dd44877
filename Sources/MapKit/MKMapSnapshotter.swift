// The names and their meaning are MapKit's own, whose documentation describes them.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

@_exported import CoreLocation
@_exported import UIKit

/// The categories of places that a map shows; here only whether it shows any.
public struct MKPointOfInterestFilter: Sendable, Hashable {
    public static let includingAll = MKPointOfInterestFilter(showsPoints: true)
    public static let excludingAll = MKPointOfInterestFilter(showsPoints: false)

    private let showsPoints: Bool
}

/// Makes pictures of maps. There are no maps here, so none is ever finished.
@preconcurrency @MainActor
open class MKMapSnapshotter: NSObject {
    @preconcurrency @MainActor
    open class Options: NSObject {
        open var region = MKCoordinateRegion()
        open var mapType = MKMapType.standard
        open var size = CGSize(width: 256, height: 256)
        open var showsBuildings = true
        open var showsPointsOfInterest = true
        open var pointOfInterestFilter: MKPointOfInterestFilter?
        open var traitCollection = UITraitCollection()
    }

    /// A picture of a map.
    @preconcurrency @MainActor
    open class Snapshot: NSObject {
        public let image: UIImage

        init(image: UIImage) { self.image = image }

        open func point(for coordinate: CLLocationCoordinate2D) -> CGPoint { .zero }
    }

    public typealias CompletionHandler = (Snapshot?, (any Error)?) -> Void

    public let options: Options
    open private(set) var isLoading = false

    public init(options: Options) { self.options = options }

    open func start(completionHandler: @escaping CompletionHandler) { isLoading = true }
    open func start(with queue: DispatchQueue, completionHandler: @escaping CompletionHandler) {
        isLoading = true
    }
    open func cancel() { isLoading = false }
}
