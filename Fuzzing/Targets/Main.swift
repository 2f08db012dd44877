import CLibFuzzer
import Foundation

/// Runs libFuzzer on one target: `fuzz TARGET [libFuzzer's options and corpora]`.
@main
enum Main {
    /// libFuzzer calls a C function, which can't capture state.
    nonisolated(unsafe) private static var target = FuzzTarget.document

    static func main() {
        let arguments = CommandLine.arguments
        guard arguments.count > 1, let chosen = FuzzTarget(rawValue: arguments[1]) else {
            let names = FuzzTarget.allCases.map(\.rawValue).joined(separator: "|")
            FileHandle.standardError.write(Data("usage: fuzz \(names) [OPTION…] [CORPUS…]\n".utf8))
            exit(64)
        }
        target = chosen
        var count = CInt(arguments.count - 1)
        let words = [arguments[0]] + arguments.dropFirst(2)
        var pointers = words.map { strdup($0) }
        pointers.append(nil)
        let status = pointers.withUnsafeMutableBufferPointer { buffer in
            var list = buffer.baseAddress
            return LLVMFuzzerRunDriver(&count, &list) { data, size in
                Main.target.run([UInt8](UnsafeBufferPointer(start: data, count: size)))
                return 0
            }
        }
        exit(status)
    }
}
