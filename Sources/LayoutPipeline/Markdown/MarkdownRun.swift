import Engine
import FileAccess
import Foundation
import LayoutRender
import Findings
import Solver

/// Draws the layouts of Markdown pages, and writes their pictures and image lines.
package struct MarkdownRun {
    /// What a block's info string asks for.
    package struct Block {
        /// The base name of its pictures.
        package var name: String
        package var layout: LayoutRequest
        package var output: PictureOutput
        /// What the picture shows, in place of generated words.
        package var altText: String?

        /// Creates the request of a block.
        package init(name: String, layout: LayoutRequest, output: PictureOutput, altText: String?) {
            self.name = name
            self.layout = layout
            self.output = output
            self.altText = altText
        }
    }

    package let request: MarkdownRequest
    package private(set) var run: LayoutRun
    /// The number of blocks in the pages so far.
    package private(set) var blockCount = 0
    /// Reads an info string, with the base name of pictures for one without a name.
    private let block: (_ info: String, _ usualName: String) throws(RequestError) -> Block
    /// The collision keys of used picture names, with their folders' paths without links.
    private var taken: Set<String> = []
    /// The pages of the folders so far, by the folders' paths as pages have them.
    private var folders: [String: MarkdownFolder] = [:]
    /// What was found in the page that is being processed, with the lines that it was read with.
    private var found: [(finding: Finding, failure: ExitStatus?)] = []

    /// Creates a run over pages.
    ///
    /// - Parameters:
    ///   - layouts: How blocks are laid out that ask for nothing else.
    ///   - block: Reads an info string, with the base name of pictures for one without a name.
    package init(
        _ request: MarkdownRequest, layouts: LayoutRequest,
        block: @escaping (_ info: String, _ usualName: String) throws(RequestError) -> Block
    ) {
        self.request = request
        self.block = block
        run = LayoutRun(layouts)
        run.didWrite(pictures: 0, to: nil)
    }

    /// Processes all pages, and reports folders without any.
    package mutating func drawAll() {
        for page in request.pages { draw(page) }
        for folder in request.pages.map({ FilePath.parent(of: $0) }).uniqued() { reportStale(in: folder) }
        for failure in request.failures { run.fail(Finding(failure), .inputOutput) }
        for folder in request.emptyFolders {
            fail(folder, nil, .noLayouts, "there are no Markdown pages in this folder", .unusableInput)
        }
        reportFound(nil)
    }

    /// Reports pictures of blocks that no page of a folder has any more.
    private mutating func reportStale(in folder: String) {
        // Pages may have been written since they were read.
        for name in folderOfPages(folder).stalePictures {
            let path = FilePath.join(folder, name)
            var finding = Finding(
                file: path, code: .pictureStale, message: "no block has this picture any more: remove it")
            if !request.checksOnly { finding.severity = .warning }
            if request.checksOnly { run.fail(finding, .findings) } else { run.add(finding) }
        }
    }

    private func folderOfPages(_ folder: String) -> MarkdownFolder {
        MarkdownFolder(folder) { info, usualName in try? block(info, usualName).name }
    }

    /// How often a page is drawn that is saved while it is drawn.
    private static let mostAttempts = 3

    /// Processes a page. An error in it doesn't stop the others.
    package mutating func draw(_ path: String) {
        for _ in 0..<Self.mostAttempts {
            var attempt = self
            do throws(FileError) {
                try attempt.process(path)
                self = attempt
                return
            } catch  where error.cause == .changedMeanwhile {
                continue
            } catch {
                self = attempt
                let code: FindingCode = error.operation == .read ? .unreadable : .unwritable
                fail(error.path, nil, code, "\(error)", .inputOutput)
                return reportFound(nil)
            }
        }
        fail(
            path, nil, .unwritable,
            "the page is saved again and again while it is drawn: run the command later", .inputOutput)
        reportFound(nil)
    }

    /// Draws a page as it is now, and writes it if it still is.
    private mutating func process(_ path: String) throws(FileError) {
        let bytes = try FileReader.bytes(at: path, limit: FileLimits.layout)
        guard let text = TextBytes.text(bytes) else {
            fail(path, nil, .syntax, "the page isn't UTF-8: save it as UTF-8", .unusableInput)
            return reportFound(nil)
        }
        run.add(input: InputFile(path: path, outputStem: path))
        // Image lines that are written move the lines after them.
        var keptLines: [Int]?
        defer { reportFound(keptLines) }
        var page = MarkdownPage(text)
        var images: [Int: MarkdownImage] = [:]
        blockCount += page.blocks.count
        let budget = WorkBudget(bytes: bytes.count)
        for (number, block) in page.blocks.enumerated() {
            let left = page.blocks.count - number
            // What is left would only cover parts of each of the last ones.
            if budget.remaining < Self.leastWork * Int(Double(left).squareRoot()) {
                leaveOut(
                    "the last \(left) of \(page.blocks.count) blocks", path: path, line: block.start + 1)
                break
            }
            let share = budget.takeLargeShare(of: left)
            images[number] = try image(of: block, number: number, path: path, budget: share)
            budget.putBack(share)
        }
        page.setImages(images)
        guard page.text != text else { return }
        if request.checksOnly {
            return fail(
                path, nil, .pictureStale, "image lines are out of date: run 'layout-render markdown'",
                .findings)
        }
        let encoded = TextBytes.bytes(of: page.text, as: TextBytes.encoding(of: bytes))
        try AtomicFile.write(encoded, to: path, over: .bytes(bytes))
        keptLines = page.keptLines
        run.didWrite(pictures: 0, to: path)
    }

    /// The work of drawing a screen with little on it.
    private static let leastWork = 5_000_000
    /// The work of reading a block and of writing its pictures and its line.
    private static let workPerBlock = 1_000_000
    /// The additional work of a block that is drawn as PNG, too.
    private static let workPerBitmap = 2_000_000

    /// Reports what the budget of a page doesn't cover.
    private mutating func leaveOut(_ part: String, path: String, line: Int) {
        var unfinished = UnfinishedWork()
        unfinished.leaveOut(part)
        guard let told = unfinished.finding(of: nil) else { return }
        var finding = Finding(told, file: path)
        finding.line = line
        found.append((finding, nil))
    }

    /// Draws a block and writes its pictures; returns nil and adds a finding if the block can't be drawn.
    private mutating func image(
        of block: MarkdownPage.Block, number: Int, path: String, budget: WorkBudget
    ) throws(FileError) -> MarkdownImage? {
        let line = block.start + 1
        if let problem = block.problem {
            fail(path, line, .syntax, problem.message, .unusableInput)
            return nil
        }
        let stem = FilePath.withoutExtension(FilePath.lastComponent(of: path))
        let pictures: [BlockPictures.Picture]
        let image: MarkdownImage
        do {
            let asked = try self.block(block.info, "\(stem)-\(number + 1)")
            guard let layout = layout(of: block, asked, path: path, budget: budget) else { return nil }
            let painter = BlockPictures(
                output: asked.output, drawsBitmaps: request.drawsBitmaps, isAutomatic: request.isAutomatic)
            budget.charge(Self.workPerBlock + (request.drawsBitmaps ? Self.workPerBitmap : 0))
            let work = DrawingWork(budget)
            pictures = try painter.pictures(of: layout, named: asked.name, work: work)
            for part in work.missing { leaveOut(part, path: path, line: line) }
            image = MarkdownImage(
                file: "\(asked.name).svg",
                altText: asked.altText ?? painter.altText(of: layout, named: asked.name),
                darkFile: request.usesPictureElements ? "\(asked.name)~dark.svg" : nil)
            guard claim(asked.name, path: path, line: line),
                mayReplace(pictures, named: asked.name, path: path, line: line)
            else { return nil }
            for picture in pictures { try write(picture, named: asked.name, path: path, line: line) }
        } catch let error as FileError {
            throw error
        } catch let error as RequestError {
            fail(path, line, .invalidKey, error.description, .unusableInput)
            return nil
        } catch {
            fail(path, line, .notDrawn, "\(error)", .unusableInput)
            return nil
        }
        return image
    }

    private mutating func layout(
        of block: MarkdownPage.Block, _ asked: Block, path: String, budget: WorkBudget
    ) -> SolvedLayout? {
        let input = InputFile(
            path: path, outputStem: asked.name, fileName: "\(asked.name).json5",
            contents: .text(block.document))
        let layouts = InputLayouter(request: asked.layout).layouts(of: input, budget: budget)
        for finding in layouts.findings {
            var finding = finding
            finding.line = finding.line.map { $0 + block.start + 1 } ?? block.start + 1
            found.append((finding, layouts.failure == .success ? nil : layouts.failure))
        }
        return layouts.scenes.first?.layout
    }

    /// Reserves a name in the page's folder; returns false if another block's pictures have it.
    private mutating func claim(_ name: String, path: String, line: Int) -> Bool {
        let folder = FilePath.parent(of: path)
        let key = FilePath.join(FilePath.resolved(folder) ?? folder, RelativeName.collisionKey(of: name))
        if taken.insert(key).inserted { return isUnclaimed(name, path: path, line: line) }
        fail(
            path, line, .nameTaken,
            "another block's pictures are called '\(name)': give this one another name",
            .unusableInput)
        return false
    }

    /// Returns whether no page of the folder has pictures of a name, also one that isn't drawn in this run.
    private mutating func isUnclaimed(_ name: String, path: String, line: Int) -> Bool {
        let folder = FilePath.parent(of: path)
        let pages = folders[folder] ?? folderOfPages(folder)
        folders[folder] = pages
        guard
            let other = pages.page(besides: FilePath.lastComponent(of: path), withPicturesNamed: name)
        else { return true }
        fail(
            path, line, .nameTaken,
            "a block of \(other) has pictures called '\(name)' too: give one of them another name",
            .unusableInput)
        return false
    }

    /// Returns whether pictures can be written; false after a finding if a file of that name isn't one of this
    /// command's pictures.
    private mutating func mayReplace(
        _ pictures: [BlockPictures.Picture], named name: String, path: String, line: Int
    ) -> Bool {
        if request.replacesOthers { return true }
        for picture in pictures {
            guard let file = RelativeName(name + picture.ending), let known = bytes(of: file, beside: path),
                known != picture.bytes, !PictureMark.isMarked(known)
            else { continue }
            fail(
                path, line, .nameTaken,
                "\(file.text) exists and wasn't written by 'layout-render markdown': give the block another name, or "
                    + "add '--force' to replace the file", .unusableInput)
            return false
        }
        return true
    }

    /// Returns a file in a page's folder; nil if there is none or it can't be read.
    private func bytes(of file: RelativeName, beside path: String) -> [UInt8]? {
        try? FileReader.bytes(
            of: file, below: FilePath.parent(of: path), limit: FileLimits.picture, for: .ownUse)
    }

    /// Writes a picture, or reports that it is out of date if pages are only checked.
    private mutating func write(
        _ picture: BlockPictures.Picture, named name: String, path: String, line: Int
    ) throws(FileError) {
        guard let file = RelativeName(name + picture.ending) else { return }
        let known = bytes(of: file, beside: path)
        run.didWrite(pictures: 1, to: nil)
        let marked = PictureMark.marked(picture.bytes)
        if known == marked { return }
        if request.checksOnly {
            let state = known == nil ? "is missing" : "is out of date"
            fail(path, line, .pictureStale, "\(file.text) \(state): run 'layout-render markdown'", .findings)
        } else {
            let folder = FilePath.parent(of: path)
            try AtomicFile.write(marked, to: file, below: folder)
            run.didWrite(pictures: 0, to: FilePath.join(folder, file.text))
        }
    }

    private mutating func fail(
        _ path: String, _ line: Int?, _ code: FindingCode, _ message: String, _ status: ExitStatus
    ) {
        var finding = Finding(file: path, code: code, message: message)
        finding.line = line
        found.append((finding, status))
    }

    /// Reports what was found in a page.
    ///
    /// - Parameter keptLines: Where the lines are that it was read with; nil if the page hasn't changed.
    private mutating func reportFound(_ keptLines: [Int]?) {
        for (finding, failure) in found {
            var finding = finding
            if let line = finding.line, let keptLines, keptLines.indices.contains(line - 1) {
                finding.line = keptLines[line - 1] + 1
            }
            if let failure { run.fail(finding, failure) } else { run.add(finding) }
        }
        found = []
    }
}
