import Findings
import LayoutRender
import Solver

/// The work that pictures of a scene may take: its share of what solving has left.
package struct DrawingAllowance: Sendable {
    /// The units of each picture.
    private(set) var units: Int
    /// What is told about the work; nil where nobody wants to know.
    private let observer: WorkBudget.Observer?

    /// The work that each picture may take in any case, several times that of a screen full of text.
    static let leastWork = 20_000_000

    /// Creates an equal share for one of some scenes.
    init(
        of units: Int = WorkBudget.leastWork, among sceneCount: Int = 1, observer: WorkBudget.Observer? = nil
    ) {
        self.units = max(0, units) / max(1, sceneCount) + Self.leastWork
        self.observer = observer
    }

    /// The work of one picture.
    package var work: DrawingWork { DrawingWork(WorkBudget(units, observer: observer)) }

    /// Adds the share of another scene that the same picture shows.
    mutating func add(_ other: DrawingAllowance) { units += other.units }
}

extension DrawingWork {
    /// The finding about what a picture leaves out; nil if that is nothing.
    ///
    /// - Parameter picture: What to call the picture; nil for the only one of its place in the file.
    func finding(of picture: String?, file: String) -> Finding? {
        var unfinished = UnfinishedWork()
        for part in missing { unfinished.leaveOut(part) }
        return unfinished.finding(of: picture).map { Finding($0, file: file) }
    }
}
