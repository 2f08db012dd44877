import FileAccess
import Foundation

/// The layouts of a run with the names of their goldens, which don't depend on the order in which the layouts are named.
///
/// A golden is named after its layout, by its path below the folder that was named. Layouts of one name in several folders
/// have as much of their paths before it as tells them apart.
struct GoldenInputs {
    /// The layouts whose names are unique, in the order given, each once.
    let inputs: [InputFile]
    /// The others, which only differ in their extension or in case, each with the one that has the name.
    let twins: [(input: InputFile, other: InputFile)]

    /// Names layouts.
    ///
    /// - Parameter suffix: The number of bytes that the longest suffix of a picture's name takes.
    init(_ inputs: [InputFile], suffix: Int) {
        var named = Self.uniqued(inputs)
        Self.tellApart(&named, suffix: suffix)
        var owners: [String: Int] = [:]
        for (index, input) in named.enumerated() {
            let key = Self.key(of: input, suffix: suffix)
            // The first by its path keeps the name.
            if let owner = owners[key], named[owner].path.utf8.lexicographicallyPrecedes(input.path.utf8) {
                continue
            }
            owners[key] = index
        }
        self.inputs = named.indices.filter { owners[Self.key(of: named[$0], suffix: suffix)] == $0 }.map {
            named[$0]
        }
        twins = named.indices.compactMap { index in
            guard let owner = owners[Self.key(of: named[index], suffix: suffix)], owner != index else {
                return nil
            }
            return (named[index], named[owner])
        }
    }

    /// Returns every file once, under its longest name: a folder and one in it may both be named.
    private static func uniqued(_ inputs: [InputFile]) -> [InputFile] {
        var places: [String: Int] = [:]
        var found: [InputFile] = []
        for var input in inputs {
            // Writes the path as git and CI systems do.
            if input.path.hasPrefix("./") { input.path.removeFirst(2) }
            let place = URL(fileURLWithPath: input.path).standardizedFileURL.path
            guard input.isPlainFile, let known = places[place] else {
                places[place] = found.count
                found.append(input)
                continue
            }
            if found[known].outputStem.utf8.count < input.outputStem.utf8.count { found[known] = input }
        }
        return found
    }

    /// Gives layouts of one name longer ones, until nothing more tells them apart.
    private static func tellApart(_ inputs: inout [InputFile], suffix: Int) {
        while true {
            let groups = Dictionary(grouping: inputs.indices) { key(of: inputs[$0], suffix: suffix) }
            let stems = groups.values.filter { $0.count > 1 }.joined().map {
                ($0, longerStem(of: inputs[$0]))
            }
            let longer = stems.compactMap { index, stem in stem.map { (index, $0) } }
            if longer.isEmpty { return }
            for (index, stem) in longer { inputs[index].outputStem = stem }
        }
    }

    private static func key(of input: InputFile, suffix: Int) -> String {
        RelativeName.collisionKey(of: OutputNames.stem(input.outputStem, shortenedBy: suffix))
    }

    /// Returns a layout's name with one more folder of its path; nil if it has all of them.
    private static func longerStem(of input: InputFile) -> String? {
        let path = FilePath.components(of: FilePath.withoutExtension(input.path)).filter {
            !["", ".", ".."].contains($0)
        }
        let known = FilePath.components(of: input.outputStem)
        guard path.count > known.count, path.suffix(known.count).elementsEqual(known) else { return nil }
        return path.suffix(known.count + 1).joined(separator: "/")
    }
}
