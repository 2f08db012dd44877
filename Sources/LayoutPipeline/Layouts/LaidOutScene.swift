import ConstraintLog
import Devices
import Engine
import Findings
import Inspector
import LayoutRender
import TextShaping

/// A scene of an input, laid out.
package struct LaidOutScene: Sendable {
    package var input: InputFile
    /// The requested device, direction and text size.
    package var variant = LayoutVariant()
    /// Whether the input has no other scene.
    var isOnlyScene: Bool
    /// What it is called in the names of pictures: what its author calls it and no other scene, or its id.
    package var word: String
    /// What its author calls it.
    package var names: [String]
    /// Whether an app begins with it.
    package var isInitial = false
    /// With the findings of reading and of solving.
    package var layout: SolvedLayout
    /// The fonts that its texts are drawn with.
    package var fonts: FontCollection
    /// The layers that its input asks for in pictures.
    package var look = PictureLook()
    /// The explanation, if requested.
    package var explained: ExplainedScene?
    /// For a capture, what is known about it; nil for a layout that was solved.
    var capture: CapturedScene?
    /// Whether a comparison tells where its constraints are written.
    var tellsPlaces = false
    /// What is reported about it, if its picture says that in other words; nil if these are the layout's findings.
    var issues: [LayoutFinding]?
    /// The conflict in a log that it was drawn from; nil for other layouts.
    var conflict: LogConflict?
    /// What an inspector page shows in addition to the layout; nil if no page is made.
    var inspection: SceneInspection?
    /// The work that pictures of it may take.
    package var drawing = DrawingAllowance()
}

/// What is known about a captured scene besides its layout.
package struct CapturedScene: Sendable {
    /// Pictures of views as PNG files, by id.
    var snapshots: [String: [UInt8]]
    /// Whether the constraints are all those of the app, so that one that is missing isn't there.
    var hasAllConstraints: Bool
}

extension LaidOutScene {
    /// The layout with what is reported about it.
    package var reportedLayout: SolvedLayout {
        var layout = layout
        if let issues { layout.findings = issues }
        return layout
    }

    /// The name of the requested device; nil if none was requested.
    package var device: String? { variant.device?.name }

    /// The parts of the name of its picture.
    var nameParts: OutputNames.Parts {
        OutputNames.Parts(
            stem: input.outputStem, scene: isOnlyScene ? nil : word, state: layout.state,
            device: device, suffix: variant.suffix)
    }

    /// The name of its picture without an extension: `INPUT[.SCENE][.STATE][@DEVICE][+rtl][+SIZE]`.
    var pictureName: String { OutputNames.pictureName(nameParts) }
}

extension DrawingWork {
    /// The finding about what a picture of a scene leaves out; nil if that is nothing.
    func finding(of scene: LaidOutScene) -> Finding? {
        finding(
            of: scene.isOnlyScene ? "its picture" : "the picture of '\(scene.word)'", file: scene.input.path)
    }
}
