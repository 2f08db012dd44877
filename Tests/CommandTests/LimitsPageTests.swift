import ContextServer
import Findings
import Foundation
import Solver
import Testing

@testable import Engine
@testable import FileAccess
@testable import ImageDiff
@testable import Inspector
@testable import LayoutDocument
@testable import LayoutPipeline
@testable import LayoutDrawing
@testable import LayoutRender
@testable import TextShaping
@testable import ViewCapture
@testable import layout_render

/// Compares Documentation/Limits.md with the constants that it lists.
@Suite struct LimitsPageTests {
    /// Every constant that the page must list, in the form used on the page.
    private static let constants: [String: String] = [
        "FileLimits.layout": mebibytes(FileLimits.layout),
        "FileLimits.log": mebibytes(FileLimits.log),
        "FileLimits.packedLog": mebibytes(FileLimits.packedLog),
        "FileLimits.picture": mebibytes(FileLimits.picture),
        "RelativeName.maximumComponentBytes": "\(RelativeName.maximumComponentBytes)",
        "RelativeName.maximumBytes": "\(RelativeName.maximumBytes)",
        "JSON5Limits.depth": "\(JSON5Limits().depth)",
        "JSON5Limits.errors": "\(JSON5Limits().errors)",
        "EquationParser.longest": "\(EquationParser.longest)",
        "XMLLimits.depth": "\(XMLLimits().depth)",
        "XMLLimits.elements": "\(XMLLimits().elements)",
        "XMLLimits.attributes": "\(XMLLimits().attributes)",
        "CaptureLimits.text": mebibytes(CaptureLimits.text),
        "CaptureLimits.items": "\(CaptureLimits.items)",
        "CaptureLimits.depth": "\(CaptureLimits.depth)",
        "CaptureLimits.response": mebibytes(CaptureLimits.response),
        "CaptureLimits.archive": mebibytes(CaptureLimits.archive),
        "CaptureLimits.responses": "\(CaptureLimits.responses)",
        "CaptureLimits.record": "\(CaptureLimits.record)",
        "CaptureLimits.values": "\(CaptureLimits.values)",
        "SolverLimits.variables": "\(SolverLimits.standard.variables)",
        "SolverLimits.constraints": "\(SolverLimits.standard.constraints)",
        "SolverLimits.terms": "\(SolverLimits.standard.terms)",
        "SolverLimits.pivots": "\(SolverLimits.standard.pivots)",
        "SolverLimits.storedNumbers": "\(SolverLimits.standard.storedNumbers)",
        "SolverLimits.leastWork": "\(SolverLimits.standard.leastWork)",
        "SolverLimits.workPerTerm": "\(SolverLimits.standard.workPerTerm)",
        "WorkBudget.leastWork": "\(WorkBudget.leastWork)",
        "WorkBudget.workPerByte": "\(WorkBudget.workPerByte)",
        "WorkBudget.workPerByteBeyond": "\(WorkBudget.workPerByteBeyond)",
        "DrawingAllowance.leastWork": "\(DrawingAllowance.leastWork)",
        "PictureRecord.mostWork": "\(PictureRecord.mostWork)",
        "PageSources.mostBytes": "\(PageSources.mostBytes)",
        "MessageServer.longestLine": mebibytes(MessageServer.longestLine),
        "MessageServer.mostWaiting": "\(MessageServer.mostWaiting)",
        "MessageServer.mostMessages": "\(MessageServer.mostMessages)",
        "JSONParser.greatestDepth": "\(JSONParser.greatestDepth)",
        "NumberRange.points": decimal(NumberRange.points.maximum),
        "NumberRange.multiplier": decimal(NumberRange.multiplier.maximum),
        "NumberRange.multiplier.leastMagnitude": decimal(NumberRange.multiplier.leastMagnitude),
        "NumberRange.side": decimal(NumberRange.side.maximum),
        "NumberRange.scale.minimum": decimal(NumberRange.scale.minimum),
        "NumberRange.scale": decimal(NumberRange.scale.maximum),
        "NumberRange.priority": decimal(NumberRange.priority.maximum),
        "NumberRange.fontSize": decimal(NumberRange.fontSize.maximum),
        "NumberRange.count": decimal(NumberRange.count.maximum),
        "NumberRange.solved": decimal(NumberRange.solved.maximum),
        "RenderLimits.maximumSide": "\(RenderLimits.maximumSide)",
        "RenderLimits.maximumPixels": "\(RenderLimits.maximumPixels)",
        "RenderLimits.scales.lowerBound": decimal(RenderLimits.scales.lowerBound),
        "RenderLimits.scales.upperBound": decimal(RenderLimits.scales.upperBound),
        "RenderLimits.maximumMargin": decimal(RenderLimits.maximumMargin),
        "RenderLimits.maximumNameLength": "\(RenderLimits.maximumNameLength)",
        "RenderLimits.maximumNumberedNames": "\(RenderLimits.maximumNumberedNames)",
        "RenderLimits.maximumNesting": "\(RenderLimits.maximumNesting)",
        "FontFiles.mostFiles": "\(FontFiles.mostFiles)",
        "FontFiles.mostBytes": mebibytes(FontFiles.mostBytes),
        "FontFiles.largestFile": mebibytes(FontFiles.largestFile),
        "FontFolder.mostEntries": "\(FontFolder.mostEntries)",
        "TextItemizer.mostTogether": "\(TextItemizer.mostTogether)",
        "FontFace.mostFontsInFile": "\(FontFace.mostFontsInFile)",
        "ProjectFolder.mostLevels": "\(ProjectFolder.mostLevels)",
        "PNGReader.maximumPixels": "\(PNGReader.maximumPixels)",
    ]

    @Test func thePageSaysWhatTheCodeDoes() throws {
        let page = try String(
            contentsOf: Repository.root.appendingPathComponent("Documentation/Limits.md"), encoding: .utf8)
        var values: [String: String] = [:]
        for line in page.split(separator: "\n") where line.hasPrefix("| ") {
            let cells = line.split(separator: "|").map { $0.trimmingCharacters(in: .whitespaces) }
            guard cells.count == 4, cells[2].hasPrefix("`") else { continue }
            let constant = cells[2].trimmingCharacters(in: ["`"])
            #expect(values.updateValue(cells[1], forKey: constant) == nil, "\(constant) has two rows")
            #expect(!cells[3].isEmpty, "\(constant) has no reason")
        }
        #expect(values == Self.constants)
    }

    /// Two limits for the same thing have the same value.
    @Test func readersTakeWhatIsRead() {
        #expect(JSON5Limits().size == FileLimits.layout)
        #expect(XMLLimits().bytes == FileLimits.layout)
    }

    private static func mebibytes(_ bytes: Int) -> String { "\(bytes >> 20) MiB" }

    private static func decimal(_ number: Double) -> String {
        Int(exactly: number).map { "\($0)" } ?? "\(number)"
    }
}
