/// The parts of the manual page that no description of a subcommand has.
enum ManualNotes {
    static let examples: [(head: String, text: String)] = [
        (
            "layout-render render Main.storyboard -o screens/",
            "Draw every scene of a storyboard to a folder."
        ),
        (
            "layout-render render login.json5 --device 'iPhone 16' --state all -o login/ --format png",
            "Draw every state of a document on a device as PNG."
        ),
        ("layout-render check --strict Layouts", "Check all layouts in a folder; warnings fail."),
        (
            "layout-render explain Main.storyboard --item signIn",
            "Explain the four numbers of a view's frame."
        ),
        ("pbpaste | layout-render explain -", "Explain the conflict in a log on a Mac's clipboard."),
        (
            "layout-render sweep --all-devices --text-size all Layouts",
            "Find the devices and text sizes on which layouts break."
        ),
        (
            "layout-render diff --git HEAD~1 Layouts -o changes.html",
            "Show what moved since the last commit, and why."
        ),
        ("layout-render test --record missing", "Record the pictures of new layouts as goldens."),
    ]

    static let files: [(head: String, text: String)] = [
        (
            SettingsFile.name,
            "Settings, in the current folder or the nearest one above it: inputs, and options by their long names."
        ),
        ("Goldens/", "The goldens of 'test', beside the layouts."),
        ("golden-report/", "The report of 'test': index.html, report.json, junit.xml and pictures."),
    ]

    static let environment: [(head: String, text: String)] = [
        ("CI", "If it is set, 'test --record missing' records nothing, and a missing golden fails."),
        ("GITHUB_ACTIONS", "If it is true, 'test' reports as annotations by default."),
        ("GITHUB_STEP_SUMMARY", "The file that 'test --reporter github' adds its summary to."),
        ("GITHUB_WORKSPACE", "The folder that paths in annotations are relative to."),
        ("NO_COLOR", "If it is set, findings have no colours on a terminal."),
        ("TERM", "If it is dumb, findings have no colours."),
    ]
}
