import Engine
import Foundation
import LayoutDocument

/// Reads and solves what a command line names, and keeps what was found on the way.
struct LayoutRun {
    let request: LayoutRequest
    /// The inputs, folders opened up.
    let inputs: [InputFile]
    private(set) var report = Report()
    private var failure = ExitStatus.success

    /// A run over the inputs of a request.
    init(_ request: LayoutRequest) {
        self.request = request
        let list = InputList(operands: request.operands)
        inputs = list.files
        for finding in list.findings { fail(finding, .unusableInput) }
    }

    /// The status to end with: the worst of what went wrong, or whether something of severity error was found.
    var status: ExitStatus { report.hasErrors ? failure.combined(with: .findings) : failure }

    /// Takes in something that kept work from being done.
    mutating func fail(_ finding: Finding, _ status: ExitStatus) {
        report.add(finding)
        failure = failure.combined(with: status)
    }

    /// The scenes of an input for each device and state asked for; none where it can't be used.
    mutating func scenes(of input: InputFile) -> [LaidOutScene] {
        report.add(input: input.path)
        do throws(FileError) {
            let bytes = try input.bytes()
            let devices = request.devices.isEmpty ? [nil] : request.devices.map(Optional.some)
            var scenes: [LaidOutScene] = []
            for device in devices { scenes += self.scenes(of: input, bytes: bytes, device: device) }
            return scenes
        } catch {
            fail(Finding(file: input.path, code: "unreadable", message: "\(error)"), .inputOutput)
            return []
        }
    }

    private mutating func scenes(of input: InputFile, bytes: [UInt8], device: Device?) -> [LaidOutScene] {
        var options = request.options
        options.device = device
        if case .state(let id) = request.state { options.state = id }
        let result = read(bytes, of: input, options: options)
        var scenes = solve(result, of: input, device: device)
        guard request.state == .all else { return scenes }
        for state in result.states {
            options.state = state
            scenes += solve(read(bytes, of: input, options: options), of: input, device: device)
        }
        return scenes
    }

    private func read(_ bytes: [UInt8], of input: InputFile, options: SceneOptions) -> ReadResult {
        let format =
            request.inputFormat ?? InputFormat(pathExtension: (input.path as NSString).pathExtension)
            ?? InputFormat(sniffing: bytes)
        return format.read(bytes, file: input.path, options: options)
    }

    private mutating func solve(_ result: ReadResult, of input: InputFile, device: Device?) -> [LaidOutScene]
    {
        let selected = result.scenes.filter { request.scene == nil || $0.id == request.scene }
        let others = Set(
            result.scenes.filter { scene in !selected.contains { $0.id == scene.id } }.flatMap(\.issues))
        for issue in result.issues where !others.contains(issue) { add(issue, of: input) }
        if result.scenes.isEmpty {
            failure = failure.combined(with: .unusableInput)
        } else if selected.isEmpty {
            failMissingScene(of: input, among: result.scenes.map(\.id))
        }
        return selected.compactMap { scene in
            guard let layout = solve(scene, of: input) else { return nil }
            return LaidOutScene(
                input: input, device: device?.name, isOnlyScene: result.scenes.count == 1, layout: layout)
        }
    }

    private mutating func solve(_ scene: Scene, of input: InputFile) -> SolvedLayout? {
        do throws(SolverError) {
            var layout = try LayoutSolver.solve(
                root: scene.root, canvas: scene.canvas, id: scene.id, title: scene.title, state: scene.state)
            if request.comparesRecordedFrames { layout.issues += scene.misplacedViews() }
            for issue in layout.issues { add(issue, of: input) }
            layout.issues = scene.issues + layout.issues
            return layout
        } catch {
            fail(
                Finding(
                    file: input.path, code: "not-solved",
                    message: "\(scene.id) can't be solved: \(error.message)"),
                .unusableInput)
            return nil
        }
    }

    private mutating func add(_ issue: LayoutIssue, of input: InputFile) {
        report.add(Finding(issue, file: input.path, isStrict: request.isStrict))
    }

    private mutating func failMissingScene(of input: InputFile, among ids: [String]) {
        let wanted = request.scene ?? ""
        let advice =
            NearestName.find(wanted, in: ids).map { "did you mean '\($0)'?" }
            ?? "it has \(ids.prefix(8).joined(separator: ", "))\(ids.count > 8 ? "…" : "")"
        fail(
            Finding(
                file: input.path, code: "unknown-scene", message: "there is no scene '\(wanted)': \(advice)"),
            .unusableInput)
    }
}

extension LayoutRun {
    /// Writes what was found to standard error, in the form asked for.
    func printReport() {
        let bytes = request.reporter.bytes(of: report, isColored: StandardError.showsColor)
        _ = FileDescriptor.standardError.writeAll(bytes)
    }
}
