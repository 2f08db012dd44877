import Devices
import Engine
import FileAccess
import LayoutDocument

/// The names of the goldens that a run makes for its inputs, without solving or drawing them.
struct GoldenNames: Sendable {
    let request: LayoutRequest

    /// Returns the names of an input's pictures in each requested state and variant; nil if the input can't be
    /// used.
    func names(of input: InputFile) -> [String]? {
        guard let content = try? InputLayouter(request: request).read(input).content else { return nil }
        let states = request.state.states(of: content)
        var names: [String] = []
        for variant in request.variants {
            for state in states {
                var options = variant.options(request.options)
                options.state = state
                guard let found = self.names(of: content, input, options, variant) else { return nil }
                names += found
            }
        }
        return names
    }

    private func names(
        of content: LayoutInput, _ input: InputFile, _ options: SceneOptions, _ variant: LayoutVariant
    ) -> [String]? {
        let scenes = content.scenes(options).scenes
        if scenes.isEmpty { return nil }
        let words = SceneWords(scenes)
        return SceneSelection(wanted: request.scene).select(from: scenes).map { scene in
            OutputNames.pictureName(
                OutputNames.Parts(
                    stem: input.outputStem, scene: scenes.count == 1 ? nil : words.word(for: scene),
                    state: scene.state, device: variant.device?.name, suffix: variant.suffix))
        }
    }

    /// Returns whether a picture can belong to an input, by the beginning of its name.
    static func isName(_ name: String, of input: InputFile) -> Bool {
        let (stem, shortest) = (OutputNames.stem(input.outputStem), Self.shortestStem(of: input))
        // A name with a long suffix has only the beginning of a long stem.
        if stem != shortest, name.utf8.starts(with: shortest.utf8) { return true }
        guard name.utf8.starts(with: stem.utf8) else { return false }
        let next = name.utf8.dropFirst(stem.utf8.count).first
        return next.map { ".@+".utf8.contains($0) } ?? true
    }

    private static func shortestStem(of input: InputFile) -> String {
        OutputNames.stem(input.outputStem, shortenedBy: LayoutVariant.longestSuffix)
    }
}
