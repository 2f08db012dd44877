/// The command: `solver-benchmark systems` runs systems given as text, for comparison with other solvers.
@main
enum Main {
    static func main() throws {
        var reader = SystemReader()
        try reader.run()
    }
}
