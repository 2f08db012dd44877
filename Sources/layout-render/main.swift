import Foundation

exit(LayoutRenderCommand.run(Array(CommandLine.arguments.dropFirst())).rawValue)
