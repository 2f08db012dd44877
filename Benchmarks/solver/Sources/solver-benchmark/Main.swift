/// The command line.
///
///     solver-benchmark systems                   runs systems given as text (see SystemReader)
///     solver-benchmark agree FIRST LAST SIZE EDITS [freedoms]
///                                                compares with the tableau solver on random edits
///     solver-benchmark extreme FIRST LAST SIZE   solves systems with multipliers from 1e-12 to 1e12
///     solver-benchmark digest FIRST LAST SIZE EDITS
///                                                prints a hash of all results of random edits and of all loads
///     solver-benchmark measure LOAD COUNT        times a load
///     solver-benchmark cold LOAD COUNT           times cold solves of a load alone; likewise edits, steps
///     solver-benchmark memory LOAD COUNT         peak memory of a cold solve
///     solver-benchmark explain LOAD COUNT        the cost of explaining a load, relative to solving it
///     solver-benchmark write LOAD COUNT          the load as text
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
        case "digest":
            let numbers = arguments.dropFirst().compactMap { Int($0) }
            guard numbers.count == 4 else {
                return print("usage: solver-benchmark digest FIRST LAST SIZE EDITS")
            }
            try ResultDigest.run(seeds: numbers[0]..<numbers[1], size: numbers[2], edits: numbers[3])
        case "extreme":
            let numbers = arguments.dropFirst().compactMap { Int($0) }
            guard numbers.count == 3 else { return print("usage: solver-benchmark extreme FIRST LAST SIZE") }
            try ExtremeSystems.run(seeds: numbers[0]..<numbers[1], size: numbers[2])
        case "measure", "cold", "edits", "steps", "memory", "explain", "write":
            guard arguments.count == 3, let load = Load(rawValue: arguments[1]), let count = Int(arguments[2])
            else { return print("usage: solver-benchmark \(arguments[0]) LOAD COUNT") }
            switch arguments[0] {
            case "measure": try Measurement(load: load, count: count).run()
            case "cold": try Measurement(load: load, count: count).timeCold()
            case "edits": try Measurement(load: load, count: count).timeEdits()
            case "steps": try Measurement(load: load, count: count).timeSteps()
            case "memory": try Measurement.memory(load: load, count: count)
            case "explain": try ExplanationCost.measure(load, count: count)
            default: try Measurement(load: load, count: count).write()
            }
        default: print("usage: solver-benchmark systems | agree FIRST LAST SIZE EDITS [freedoms]")
        }
    }

    private static func compare(seeds: Range<Int>, size: Int, edits: Int, checksFreedoms: Bool) throws {
        var wrong = 0
        for seed in seeds {
            var run = Agreement(seed: UInt64(seed), checksFreedoms: checksFreedoms)
            if let problem = try run.run(size: size, edits: edits) {
                wrong += 1
                print("seed \(seed):", problem)
                if wrong == 1 { print(run.log.joined(separator: "\n")) }
            }
        }
        print("\(seeds.count) sequences, \(wrong) differ")
    }
}
