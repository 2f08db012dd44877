import Foundation
import Testing

@testable import Inspector

struct ScriptModuleTests {
    @Test("Imports, the word export, comments, types and indentation are left out")
    func body() {
        let module = ScriptModule(
            """
            import { a } from "./a.js";

            /** One line. */
            /**
             * Several.
             */
            export function b() {
              // Why.
              return /** @type {number} */ (a);
            }
            /** @type {number} */ (b());
            """)
        #expect(
            module.body == """
                function b() {
                return (a);
                }
                (b());
                """)
    }

    @Test("Every module is in the page, after those it imports")
    func order() throws {
        let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
            .appendingPathComponent("../../Sources/Inspector/Page")
        let files = try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
            .filter { $0.pathExtension == "js" }
        var names: [String: String] = [:]
        for file in files { names[try String(contentsOf: file, encoding: .utf8)] = file.lastPathComponent }
        var known: Set<String> = []
        for module in PageModules.loading + PageModules.inOrder {
            let source = module.text
            for line in source.split(separator: "\n") where line.hasPrefix("import ") {
                let name = line.components(separatedBy: "\"./").last?.prefix { $0 != "\"" } ?? ""
                #expect(known.contains(String(name)), "\(line)")
            }
            if let name = names[source] { known.insert(name) }
        }
        #expect(known.count == files.count)
    }

    /// The page has the modules as one script.
    @Test("No name is declared at the top of two modules")
    func namesAtTheTop() throws {
        let declaration = try Regex(#"^(?:export )?(?:async )?(?:function\*?|class|const|let) (\w+)"#)
        var modules: [String: Int] = [:]
        for (place, module) in PageModules.inOrder.enumerated() {
            for line in module.text.split(separator: "\n") {
                guard let match = try declaration.prefixMatch(in: line), let name = match[1].substring else {
                    continue
                }
                #expect(
                    modules[String(name)] == nil,
                    "\(name) in modules \(modules[String(name)] ?? 0) and \(place)")
                modules[String(name)] = place
            }
        }
        #expect(modules.count > 100)
    }

    @Test("No template spans lines, whose indentation would be left out")
    func templates() {
        for module in PageModules.inOrder {
            for line in ScriptModule(module.text).body.split(separator: "\n") {
                #expect(line.filter { $0 == "`" }.count.isMultiple(of: 2), "\(line)")
            }
        }
    }

    @Test("No two modules define the same name")
    func names() {
        var seen: Set<Substring> = []
        for module in PageModules.inOrder {
            for line in module.text.split(separator: "\n") {
                let line = line.hasPrefix("export ") ? line.dropFirst(7) : line
                let words = line.split { !$0.isLetter && !$0.isNumber && $0 != "_" }
                guard words.count > 1, ["function", "class", "const", "let"].contains(words[0]),
                    line.first != " "
                else { continue }
                #expect(seen.insert(words[1]).inserted, "\(words[1])")
            }
        }
    }
}
