#include "EmbeddedPage.h"

#include <string.h>

// As arrays in Swift the files would take ten seconds to compile. Compilers that know #embed compile this file again when one of
// them changes; for the others the assembler reads them.
#ifdef __has_embed
#pragma clang diagnostic ignored "-Wc23-extensions"
#define RANGE(name, symbol) {name, symbol, symbol + sizeof symbol}
static const unsigned char page_bar_js[] = {
#embed "../Inspector/Page/bar.js"
};
static const unsigned char page_builderpatch_js[] = {
#embed "../Inspector/Page/builderpatch.js"
};
static const unsigned char page_canvas_js[] = {
#embed "../Inspector/Page/canvas.js"
};
static const unsigned char page_changes_css[] = {
#embed "../Inspector/Page/changes.css"
};
static const unsigned char page_codepatch_js[] = {
#embed "../Inspector/Page/codepatch.js"
};
static const unsigned char page_compare_js[] = {
#embed "../Inspector/Page/compare.js"
};
static const unsigned char page_data_js[] = {
#embed "../Inspector/Page/data.js"
};
static const unsigned char page_documentpatch_js[] = {
#embed "../Inspector/Page/documentpatch.js"
};
static const unsigned char page_drawings_js[] = {
#embed "../Inspector/Page/drawings.js"
};
static const unsigned char page_edge_js[] = {
#embed "../Inspector/Page/edge.js"
};
static const unsigned char page_edits_js[] = {
#embed "../Inspector/Page/edits.js"
};
static const unsigned char page_elements_js[] = {
#embed "../Inspector/Page/elements.js"
};
static const unsigned char page_fields_js[] = {
#embed "../Inspector/Page/fields.js"
};
static const unsigned char page_findings_js[] = {
#embed "../Inspector/Page/findings.js"
};
static const unsigned char page_geometry_js[] = {
#embed "../Inspector/Page/geometry.js"
};
static const unsigned char page_groups_js[] = {
#embed "../Inspector/Page/groups.js"
};
static const unsigned char page_hits_js[] = {
#embed "../Inspector/Page/hits.js"
};
static const unsigned char page_inspection_js[] = {
#embed "../Inspector/Page/inspection.js"
};
static const unsigned char page_keyboard_js[] = {
#embed "../Inspector/Page/keyboard.js"
};
static const unsigned char page_live_js[] = {
#embed "../Inspector/Page/live.js"
};
static const unsigned char page_loader_js[] = {
#embed "../Inspector/Page/loader.js"
};
static const unsigned char page_lzma_js[] = {
#embed "../Inspector/Page/lzma.js"
};
static const unsigned char page_main_js[] = {
#embed "../Inspector/Page/main.js"
};
static const unsigned char page_overlay_js[] = {
#embed "../Inspector/Page/overlay.js"
};
static const unsigned char page_page_css[] = {
#embed "../Inspector/Page/page.css"
};
static const unsigned char page_painted_js[] = {
#embed "../Inspector/Page/painted.js"
};
static const unsigned char page_painter_js[] = {
#embed "../Inspector/Page/painter.js"
};
static const unsigned char page_panel_js[] = {
#embed "../Inspector/Page/panel.js"
};
static const unsigned char page_panes_css[] = {
#embed "../Inspector/Page/panes.css"
};
static const unsigned char page_patch_js[] = {
#embed "../Inspector/Page/patch.js"
};
static const unsigned char page_picture_js[] = {
#embed "../Inspector/Page/picture.js"
};
static const unsigned char page_pieces_js[] = {
#embed "../Inspector/Page/pieces.js"
};
static const unsigned char page_planes_js[] = {
#embed "../Inspector/Page/planes.js"
};
static const unsigned char page_pointer_js[] = {
#embed "../Inspector/Page/pointer.js"
};
static const unsigned char page_proposals_js[] = {
#embed "../Inspector/Page/proposals.js"
};
static const unsigned char page_pull_js[] = {
#embed "../Inspector/Page/pull.js"
};
static const unsigned char page_report_js[] = {
#embed "../Inspector/Page/report.js"
};
static const unsigned char page_shell_js[] = {
#embed "../Inspector/Page/shell.js"
};
static const unsigned char page_sizes_js[] = {
#embed "../Inspector/Page/sizes.js"
};
static const unsigned char page_solver_js[] = {
#embed "../Inspector/Page/solver.js"
};
static const unsigned char page_solver_wasm_lzma[] = {
#embed "../Inspector/Page/solver.wasm.lzma"
};
static const unsigned char page_sources_js[] = {
#embed "../Inspector/Page/sources.js"
};
static const unsigned char page_stage_js[] = {
#embed "../Inspector/Page/stage.js"
};
static const unsigned char page_steps_js[] = {
#embed "../Inspector/Page/steps.js"
};
static const unsigned char page_store_js[] = {
#embed "../Inspector/Page/store.js"
};
static const unsigned char page_story_js[] = {
#embed "../Inspector/Page/story.js"
};
static const unsigned char page_stream_js[] = {
#embed "../Inspector/Page/stream.js"
};
static const unsigned char page_tree_js[] = {
#embed "../Inspector/Page/tree.js"
};
static const unsigned char page_unpack_js[] = {
#embed "../Inspector/Page/unpack.js"
};
static const unsigned char page_variants_js[] = {
#embed "../Inspector/Page/variants.js"
};
static const unsigned char page_viewport_js[] = {
#embed "../Inspector/Page/viewport.js"
};
static const unsigned char page_watch_js[] = {
#embed "../Inspector/Page/watch.js"
};
static const unsigned char page_whatif_js[] = {
#embed "../Inspector/Page/whatif.js"
};
#else
#ifdef __APPLE__
#define SECTION ".const_data"
#define SYMBOL(name) "_" name
#else
#define SECTION ".section .rodata"
#define SYMBOL(name) name
#endif
#define FILE(symbol, file)                                                                                             \
    __asm__(SECTION "\n.globl " SYMBOL(#symbol) "\n" SYMBOL(#symbol) ":\n.incbin \"" file "\"\n.globl "                  \
            SYMBOL(#symbol "_end") "\n" SYMBOL(#symbol "_end") ":\n.byte 0\n.text\n");                                \
    extern __attribute__((visibility("hidden"))) const unsigned char symbol[], symbol##_end[]
#define RANGE(name, symbol) {name, symbol, symbol##_end}
FILE(page_bar_js, "bar.js");
FILE(page_builderpatch_js, "builderpatch.js");
FILE(page_canvas_js, "canvas.js");
FILE(page_changes_css, "changes.css");
FILE(page_codepatch_js, "codepatch.js");
FILE(page_compare_js, "compare.js");
FILE(page_data_js, "data.js");
FILE(page_documentpatch_js, "documentpatch.js");
FILE(page_drawings_js, "drawings.js");
FILE(page_edge_js, "edge.js");
FILE(page_edits_js, "edits.js");
FILE(page_elements_js, "elements.js");
FILE(page_fields_js, "fields.js");
FILE(page_findings_js, "findings.js");
FILE(page_geometry_js, "geometry.js");
FILE(page_groups_js, "groups.js");
FILE(page_hits_js, "hits.js");
FILE(page_inspection_js, "inspection.js");
FILE(page_keyboard_js, "keyboard.js");
FILE(page_live_js, "live.js");
FILE(page_loader_js, "loader.js");
FILE(page_lzma_js, "lzma.js");
FILE(page_main_js, "main.js");
FILE(page_overlay_js, "overlay.js");
FILE(page_page_css, "page.css");
FILE(page_painted_js, "painted.js");
FILE(page_painter_js, "painter.js");
FILE(page_panel_js, "panel.js");
FILE(page_panes_css, "panes.css");
FILE(page_patch_js, "patch.js");
FILE(page_picture_js, "picture.js");
FILE(page_pieces_js, "pieces.js");
FILE(page_planes_js, "planes.js");
FILE(page_pointer_js, "pointer.js");
FILE(page_proposals_js, "proposals.js");
FILE(page_pull_js, "pull.js");
FILE(page_report_js, "report.js");
FILE(page_shell_js, "shell.js");
FILE(page_sizes_js, "sizes.js");
FILE(page_solver_js, "solver.js");
FILE(page_solver_wasm_lzma, "solver.wasm.lzma");
FILE(page_sources_js, "sources.js");
FILE(page_stage_js, "stage.js");
FILE(page_steps_js, "steps.js");
FILE(page_store_js, "store.js");
FILE(page_story_js, "story.js");
FILE(page_stream_js, "stream.js");
FILE(page_tree_js, "tree.js");
FILE(page_unpack_js, "unpack.js");
FILE(page_variants_js, "variants.js");
FILE(page_viewport_js, "viewport.js");
FILE(page_watch_js, "watch.js");
FILE(page_whatif_js, "whatif.js");
#endif

static const struct {
    const char *name;
    const unsigned char *start, *end;
} files[] = {
    RANGE("bar.js", page_bar_js),
    RANGE("builderpatch.js", page_builderpatch_js),
    RANGE("canvas.js", page_canvas_js),
    RANGE("changes.css", page_changes_css),
    RANGE("codepatch.js", page_codepatch_js),
    RANGE("compare.js", page_compare_js),
    RANGE("data.js", page_data_js),
    RANGE("documentpatch.js", page_documentpatch_js),
    RANGE("drawings.js", page_drawings_js),
    RANGE("edge.js", page_edge_js),
    RANGE("edits.js", page_edits_js),
    RANGE("elements.js", page_elements_js),
    RANGE("fields.js", page_fields_js),
    RANGE("findings.js", page_findings_js),
    RANGE("geometry.js", page_geometry_js),
    RANGE("groups.js", page_groups_js),
    RANGE("hits.js", page_hits_js),
    RANGE("inspection.js", page_inspection_js),
    RANGE("keyboard.js", page_keyboard_js),
    RANGE("live.js", page_live_js),
    RANGE("loader.js", page_loader_js),
    RANGE("lzma.js", page_lzma_js),
    RANGE("main.js", page_main_js),
    RANGE("overlay.js", page_overlay_js),
    RANGE("page.css", page_page_css),
    RANGE("painted.js", page_painted_js),
    RANGE("painter.js", page_painter_js),
    RANGE("panel.js", page_panel_js),
    RANGE("panes.css", page_panes_css),
    RANGE("patch.js", page_patch_js),
    RANGE("picture.js", page_picture_js),
    RANGE("pieces.js", page_pieces_js),
    RANGE("planes.js", page_planes_js),
    RANGE("pointer.js", page_pointer_js),
    RANGE("proposals.js", page_proposals_js),
    RANGE("pull.js", page_pull_js),
    RANGE("report.js", page_report_js),
    RANGE("shell.js", page_shell_js),
    RANGE("sizes.js", page_sizes_js),
    RANGE("solver.js", page_solver_js),
    RANGE("solver.wasm.lzma", page_solver_wasm_lzma),
    RANGE("sources.js", page_sources_js),
    RANGE("stage.js", page_stage_js),
    RANGE("steps.js", page_steps_js),
    RANGE("store.js", page_store_js),
    RANGE("story.js", page_story_js),
    RANGE("stream.js", page_stream_js),
    RANGE("tree.js", page_tree_js),
    RANGE("unpack.js", page_unpack_js),
    RANGE("variants.js", page_variants_js),
    RANGE("viewport.js", page_viewport_js),
    RANGE("watch.js", page_watch_js),
    RANGE("whatif.js", page_whatif_js),
};

EmbeddedFile embedded_page_file(const char *name) {
    for (size_t index = 0; index < sizeof files / sizeof *files; index++)
        if (strcmp(files[index].name, name) == 0)
            return (EmbeddedFile){files[index].start, (size_t)(files[index].end - files[index].start)};
    return (EmbeddedFile){NULL, 0};
}
