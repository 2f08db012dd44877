import Foundation
import LayoutPipeline

exit(LayoutRenderCommand.run(Array(CommandLine.arguments.dropFirst())).rawValue)
