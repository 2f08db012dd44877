/// The command line.
///
///     solver-benchmark systems                   runs systems given as text (see SystemReader)
///     solver-benchmark agree FIRST LAST SIZE EDITS [freedoms]
///                                                compares with the tableau solver on random edits
@main
enum Main {
    static func main() throws {
        let arguments = Array(CommandLine.arguments.dropFirst())
        switch arguments.first {
        case "systems":
            var reader = SystemReader()
            try reader.run()
        case "agree":
            let numbers = arguments.dropFirst().compactMap { Int($0) }
            try compare(
                seeds: numbers[0]..<numbers[1], size: numbers[2], edits: numbers[3],
                checksFreedoms: arguments.last == "freedoms")
        default: print("usage: solver-benchmark systems | agree FIRST LAST SIZE EDITS [freedoms]")
        }
    }

    private static func compare(seeds: Range<Int>, size: Int, edits: Int, checksFreedoms: Bool) throws {
        var wrong = 0
        for seed in seeds {
            var run = RandomEdits(seed: UInt64(seed), checksFreedoms: checksFreedoms)
            if let problem = try run.run(size: size, edits: edits) {
                wrong += 1
                print("seed \(seed):", problem)
                if wrong == 1 { print(run.log.joined(separator: "\n")) }
            }
        }
        print("\(seeds.count) sequences, \(wrong) differ")
    }
}
