import Engine
import Findings
import Foundation
import LayoutDocument
import UIKit

/// Makes the objects of .xib files for UIKit, which finds this class by the function below.
final class NibReader: NibReading, Sendable {
    static let shared = NibReader()

    /// The app's own fonts, as UIKit knows them.
    private static let fonts = ProjectFonts(place: "", remedy: "") { NamedFonts.font?($0) }

    @MainActor func objects(
        of nib: (data: Data, name: String), owner: Any?, external: [String: Any]
    ) throws -> [Any] {
        let read: Nib
        do throws(InterfaceBuilderError) {
            read = try Nib(nib.data, file: nib.name, fonts: Self.fonts)
        } catch {
            throw UnreadableNib(description: error.message)
        }
        let screen = UIScreen.main
        let made = read.instantiate(
            window: screen.bounds.size, category: screen.traitCollection.contentSizeCategory,
            maker: NibViewMaker(classes: NibClasses(owner: owner)))
        for finding in made.findings where finding.severity == .error { finding.print() }
        NibConnector.connect(read, objects: made.byID, owner: owner, external: external)
        NibPrototypes(nib: read, classes: NibClasses(owner: owner)).register(in: made.byID)
        for view in made.allViews { view.awakeFromNib() }
        return made.views
    }
}

extension NibReader: StoryboardReading {
    @MainActor func controller(
        of storyboard: (data: Data, name: String), identifier: String?,
        creator: ((NSCoder) -> UIViewController?)?
    ) throws -> (controller: UIViewController, all: [UIViewController]) {
        let read: Nib
        do throws(InterfaceBuilderError) {
            read = try Nib(storyboard.data, file: storyboard.name, fonts: Self.fonts)
        } catch {
            throw UnreadableNib(description: error.message)
        }
        guard let scene = read.scene(identifier) else {
            throw UnreadableNib(
                description: identifier.map { "no controller has the storyboard identifier \($0)" }
                    ?? "the storyboard has no initial controller")
        }
        let controllers = StoryboardControllers(read, creator: creator)
        let controller = controllers.controller(of: scene, isAskedFor: true)
        return (controller, controllers.made.map(\.controller))
    }
}

/// Why a file has no objects.
private struct UnreadableNib: Error, CustomStringConvertible {
    let description: String
}

/// Returns the reader to UIKit, which knows this function by its name.
@_cdecl("layout_render_nib_reader")
public func linkedNibReader() -> UnsafeMutableRawPointer {
    Unmanaged.passUnretained(NibReader.shared).toOpaque()
}
