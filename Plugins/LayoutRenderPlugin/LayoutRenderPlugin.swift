import Foundation
import PackagePlugin

/// Runs the command in a package that depends on this one: `swift package layout-render check Layouts`.
@main struct LayoutRenderPlugin: CommandPlugin {
    func performCommand(context: PluginContext, arguments: [String]) async throws {
        let process = Process()
        process.executableURL = try context.tool(named: "layout-render").url
        process.arguments = arguments
        process.currentDirectoryURL = context.package.directoryURL
        try process.run()
        process.waitUntilExit()
        if process.terminationReason != .exit || process.terminationStatus != 0 {
            Diagnostics.error("layout-render ended with status \(process.terminationStatus)")
        }
    }
}
