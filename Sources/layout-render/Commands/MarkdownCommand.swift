import Engine
import Findings

/// Draws the layouts in Markdown pages.
struct MarkdownCommand: Subcommand {
    static let description = CommandDescription(
        name: "markdown", abstract: "Draw the layouts in Markdown pages and add image links.",
        discussion: """
            A fenced block of the language 'layout' holds a layout document. Its info string names the pictures and may set \
            options: layout login device="iPhone 16" state=keyboard. NAME.svg and NAME~dark.svg are written beside the page, \
            and an image line with a description below the block; running it again changes nothing. Options of the \
            command line apply to blocks that don't set them.
            """,
        operand: .init("page", isRepeatable: true, help: "A Markdown page, or a folder of them"),
        options: [.checkPages, .bitmaps, .force, .quiet]
            + BlockArguments.options.filter { $0 != BlockArguments.altText }
            + [.fonts, .strict, .silence, .reporter])

    private let request: MarkdownRequest
    private let pages: MarkdownRun

    init(_ arguments: ParsedArguments) throws(UsageError) {
        request = MarkdownRequest(arguments)
        pages = try MarkdownRun(request)
    }

    func run() throws -> ExitStatus {
        var pages = pages
        for page in request.pages { pages.draw(page) }
        var run = pages.run
        for failure in request.failures { run.fail(Finding(failure), .inputOutput) }
        for folder in request.emptyFolders {
            run.fail(
                Finding(
                    file: folder, code: .noLayouts, message: "there are no Markdown pages in this folder"),
                .unusableInput)
        }
        try run.printReport()
        run.printSummary()
        return run.status
    }
}
