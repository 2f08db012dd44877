import Engine
import FileAccess
import Inspector

/// Makes the inspector pages of a run: one of all inputs for a file, one of each input for a folder.
struct PageComposer {
    let destination: OutputDestination

    /// Lays out the inputs of a run and writes their pages.
    func write(with writer: inout PictureWriter, run: inout LayoutRun) {
        var all: [LaidOutScene] = []
        run.forEachInput({ _ in }) { layouts, _, run in
            if case .folder = destination {
                write(layouts.scenes, with: &writer, run: &run)
            } else {
                all += layouts.scenes
            }
        }
        write(all, with: &writer, run: &run)
    }

    private func write(_ scenes: [LaidOutScene], with writer: inout PictureWriter, run: inout LayoutRun) {
        guard let first = scenes.first else { return }
        do throws(InspectorError) {
            let bytes = try page(of: scenes, named: first.input.path).html()
            writer.write(page: bytes, of: first.input, run: &run)
        } catch {
            run.fail(
                Finding(file: first.input.path, code: .notDrawn, message: "\(error)"), .internalFault)
        }
    }

    private func page(of scenes: [LaidOutScene], named path: String) -> InspectorPage {
        let inputs = Set(scenes.map(\.input.path)).count
        let name = FilePath.lastComponent(of: path)
        return InspectorPage(
            title: inputs == 1 ? name : "\(name) and \(inputs - 1) more",
            scenes: scenes.map {
                InspectorScene(
                    layout: $0.layout, input: $0.input.path, device: $0.device,
                    explanation: $0.inspection?.explanation, pieces: $0.inspection?.pieces ?? [])
            })
    }
}
