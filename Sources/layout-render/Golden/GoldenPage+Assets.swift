extension GoldenPage {
    /// How the page looks, on light and dark screens.
    static let style = """
        :root { color-scheme: light dark; font: 15px/1.5 system-ui, sans-serif; --x: 50%; }
        body { margin: 0 auto; max-width: 1200px; padding: 16px; }
        h1 { font-size: 22px; } p { margin: 8px 0; } h2 { font-size: 17px; margin: 0; } small { font-weight: normal; opacity: .6; }
        section, footer { border: 1px solid #8885; border-radius: 8px; padding: 16px; margin: 16px 0; }
        table { border-collapse: collapse; margin: 12px 0 0; font-variant-numeric: tabular-nums; }
        header ul { display: flex; flex-wrap: wrap; gap: 4px 16px; list-style: none; padding: 0; }
        td:not(:last-child) { white-space: nowrap; }
        td, th { border: 1px solid #8884; padding: 3px 8px; text-align: left; vertical-align: top; }
        nav { display: flex; gap: 6px; flex-wrap: wrap; margin: 12px 0; }
        button { font: inherit; padding: 3px 10px; border: 1px solid #8886; border-radius: 6px; background: none; }
        button[aria-pressed=true] { background: #06c; color: #fff; border-color: #06c; }
        input { display: none; flex: 1; min-width: 120px; }
        figure { margin: 0; } figcaption { opacity: .6; }
        img { max-width: 100%; display: block; box-shadow: 0 0 0 1px #8884; background: #fff; }
        .stage { display: grid; grid-template-columns: repeat(auto-fit, minmax(240px, 1fr)); gap: 12px; align-items: start; }
        [data-mode=slider] input, [data-mode=onion] input { display: block; }
        [data-mode=slider] .stage, [data-mode=onion] .stage, [data-mode=blink] .stage { display: inline-grid; }
        [data-mode=slider] figure, [data-mode=onion] figure, [data-mode=blink] figure { grid-area: 1 / 1; }
        [data-mode=slider] .difference, [data-mode=onion] .difference, [data-mode=blink] .difference,
        [data-mode=difference] .before, [data-mode=difference] .after { display: none; }
        [data-mode=slider] figcaption, [data-mode=onion] figcaption, [data-mode=blink] figcaption { display: none; }
        [data-mode=slider] .after img { clip-path: inset(0 0 0 var(--x)); }
        [data-mode=slider] .after { filter: drop-shadow(-1px 0 #06c); }
        [data-mode=onion] .after img { opacity: var(--x); }
        [data-mode=blink] .after img { animation: blink 1s steps(1) infinite; }
        @keyframes blink { 50% { opacity: 0; } }

        """

    /// What its buttons do.
    static let script = """
        for (const section of document.querySelectorAll("section")) {
          const buttons = [...section.querySelectorAll("button")];
          const range = section.querySelector("input");
          const show = mode => {
            section.dataset.mode = mode;
            for (const button of buttons) button.setAttribute("aria-pressed", button.dataset.mode === mode);
          };
          for (const button of buttons) button.onclick = () => show(button.dataset.mode);
          if (range) range.oninput = () => section.style.setProperty("--x", range.value + "%");
          show("side");
        }

        """
}
