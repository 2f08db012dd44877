import Engine
import Foundation
import LayoutDocument

// agreement generated COUNT | agreement FILE…: compares the pieces of layouts with layouts from scratch.
let arguments = Array(CommandLine.arguments.dropFirst())
switch arguments.first {
case "generated": Agreement().generated(Array(arguments.dropFirst()))
case "files": Agreement().files(Array(arguments.dropFirst()))
case "time": Timing.run(Array(arguments.dropFirst()))
default: print("usage: sweep-benchmark generated COUNT [FIRST-SEED] | files FILE… | time VIEWS…")
}
