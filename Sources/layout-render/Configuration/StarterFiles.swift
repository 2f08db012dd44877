import LayoutPipeline

/// The files that `init` writes.
enum StarterFiles {
    /// The line that excludes reports from a repository.
    static let ignored = "golden-report/"

    /// A small layout with a guide, an optional constraint and a state.
    static let layout = """
        // A layout to begin with. 'layout-render schema' prints a JSON Schema for your editor.
        {
          layoutDocument: 1,
          canvas: { device: "iPhone 16" },
          root: {
            id: "view",
            // A layout guide takes part in layout and is never drawn by an app.
            guides: [{ id: "header" }],
            subviews: [
              { id: "title", class: "UILabel", text: "Welcome", font: { textStyle: "largeTitle" } },
              { id: "name", class: "UITextField", placeholder: "Name" },
              { id: "signIn", class: "UIButton", text: "Sign in" },
            ],
          },
          constraints: [
            "header.top == safeAreaLayoutGuide.top",
            "header.height == safeAreaLayoutGuide.height / 3",
            "title.bottom == header.bottom - 24",
            "title.centerX == view.centerX",
            "name.top == header.bottom",
            "name.leading == layoutMarginsGuide.leading",
            "name.trailing == layoutMarginsGuide.trailing",
            "signIn.top == name.bottom + 16",
            "signIn.centerX == view.centerX",
            // Above the keyboard, if there is room.
            "signIn.bottom <= view.keyboardLayoutGuide.top - 8 @750",
          ],
          // Each state is a picture of its own: layout-render render login.json5 --state all -o pictures/
          states: [{ id: "keyboard", canvas: { keyboard: "docked" } }],
        }

        """

    /// The path of the workflow.
    static let workflowPath = ".github/workflows/layouts.yml"

    /// Returns a workflow for GitHub Actions.
    ///
    /// - Parameter folder: The project's folder in the repository.
    static func workflow(folder: String) -> String {
        folder == "." ? workflow : workflow + "          folder: \(quoted(folder))\n"
    }

    private static let workflow = """
        # Draws the layouts and compares them with their goldens. Written by 'layout-render init --ci'.
        name: Layouts
        on:
          push:
          pull_request:
        permissions:
          contents: read
        jobs:
          layouts:
            runs-on: ubuntu-latest
            steps:
              - uses: actions/checkout@v4
              # Annotates the lines that changed, summarizes the run on its page, and keeps the report. To accept a report
              # that was reviewed: layout-render test --accept golden-report.zip
              - uses: \(Version.action)
                with:
                  arguments: --strict

        """

    /// Returns a text in double quotes, as JSON5 and YAML have it.
    private static func quoted(_ text: String) -> String {
        "\"\(text.replacing("\\", with: "\\\\").replacing("\"", with: "\\\""))\""
    }

    /// Returns settings: each key is the name of an option.
    ///
    /// - Parameter hasXcodeProject: Whether goldens are kept apart from the sources, whose folders Xcode can copy into the app.
    static func configuration(inputs: [String], hasXcodeProject: Bool) -> String {
        let place =
            hasXcodeProject
            ? """

              // Beside the project, since Xcode can copy everything in a folder of sources into the app.
              "goldens-dir": "Goldens",
            """ : ""
        return """
            // Settings of layout-render for this folder and those in it. 'layout-render config' prints the current ones.
            {
              // The layouts to use where a command line names none.
              inputs: [\(inputs.map(quoted).joined(separator: ", "))],
              // Every other key is the long name of an option. The command line takes precedence.
              theme: "light",
              // What 'test' compares: frames say what moved, pictures what it looks like.
              goldens: "both",\(place)
              // Each layout is tested in every combination of these.
              // direction: ["ltr", "rtl"],
              // "text-size": ["large", "accessibilityLarge"],
              // device: ["iPhone 16", "iPhone SE"],
              // silence: ["unused-guide"],
              // strict: true,
            }

            """
    }
}
