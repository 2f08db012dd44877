#!/usr/bin/env python3
"""Measures the speed of inspector pages, from their own performance entries in Chromium.

Run as `measure.py PATH-OF-LAYOUT-RENDER [VIEWS…]`; 50 and 5,000 views by default.
"""

import os
import subprocess
import sys
import tempfile

sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), "..", "..", "Tests", "InspectorPage"))
from browser import Browser  # noqa: E402

COLUMNS = 9


def document(views):
    """Makes rows of labels, each as wide as the first one of its row."""
    rows, constraints, above = [], [], "view.top"
    for row in range(max(1, views // (COLUMNS + 1))):
        cells = [f"c{row}-{column}" for column in range(COLUMNS)]
        rows.append(f"{{id:'r{row}',subviews:[{','.join(f'''{{id:'{cell}',class:'UILabel',text:'Cell {row}',font:{{size:11}}}}''' for cell in cells)}]}}")
        constraints += [f"r{row}.leading == view.leading + 8", f"r{row}.trailing == view.trailing - 8",
                        f"r{row}.height == 20", f"r{row}.top == {above} + 2"]
        above, before = f"r{row}.bottom", f"r{row}.leading"
        for cell in cells:
            constraints += [f"{cell}.top == r{row}.top", f"{cell}.bottom == r{row}.bottom", f"{cell}.leading == {before}"]
            before = f"{cell}.trailing + 4"
        constraints += [f"{cell}.width == {cells[0]}.width" for cell in cells[1:]]
        constraints.append(f"{cells[-1]}.trailing == r{row}.trailing")
    quoted = ",".join(f"'{constraint}'" for constraint in constraints)
    return (f"{{layoutDocument:1,canvas:{{size:[1024,{22 * len(rows) + 2}]}},root:{{id:'view',subviews:[{','.join(rows)}]}},"
            f"constraints:[{quoted}]}}")


def percentile(values, share):
    values = sorted(values)
    return values[min(len(values) - 1, int(len(values) * share))] if values else float("nan")


def solved(browser):
    """The work of each of some changes, from the change to what is drawn, without waiting; none where the page can't solve the layout."""
    browser.run("""new Promise((resolve) => {
      const look = () => performance.getEntriesByName("solver").length ? resolve() : setTimeout(look, 5);
      look();
      setTimeout(resolve, 3000);
    })""")
    if not browser.run("JSON.parse(document.getElementById('data').textContent).scenes[0].live !== undefined"):
        return []
    return browser.run("""(async () => {
      const times = [], picture = document.querySelector(".picture"), names = ["r1.top == r0.bottom + 2", "c0-1.leading == c0-0.trailing + 4"];
      picture.change({ canvas: null, selected: 1 });
      for (let step = 0; step < 80; step++) {
        await new Promise(requestAnimationFrame);
        const start = performance.now();
        picture.change({ edits: [step % 4 === 3 ? `c0-0.text = ${JSON.stringify("Longer " + step)}` : `${names[step % 2]}.constant = ${step}`] });
        const changed = performance.now() - start;
        await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
        const drawn = ["picture", "overlay"].map((name) => performance.getEntriesByName(name).filter((entry) => entry.startTime > start)[0]?.duration ?? 0);
        if (step > 3) times.push(changed + drawn[0] + drawn[1]);
      }
      return times;
    })()""")


def measure(browser, command, views, folder):
    source, page = os.path.join(folder, f"{views}.json5"), os.path.join(folder, f"{views}.html")
    with open(source, "w") as file:
        file.write(document(views))
    subprocess.run([command, "render", source, "-o", page], check=False, stderr=subprocess.DEVNULL)
    browser.size(1280, 800)
    browser.open(page)
    usable = browser.run("performance.getEntriesByName('usable')[0].startTime")
    for step in range(200):
        browser.mouse("mouseMoved", 300 + 4 * step, 80 + 3 * step)
    # Half of the steps on each axis.
    for step in range(60):
        if step == 30:
            browser.run("[...document.querySelectorAll('.choice')].at(-1)?.click()")
        browser.run(f"(() => {{ const range = document.querySelector('.slider input'); range.value = {900 + 4 * step}; range.dispatchEvent(new Event('input')); }})()")
        browser.settle()
    changes = solved(browser)
    times = {name: browser.run(f"performance.getEntriesByName('{name}').map((entry) => entry.duration)") for name in ["hover", "overlay", "resize", "draw", "picture", "solve", "solved"]}
    times["change"] = changes
    print(f"{views} views: {os.path.getsize(page) / 1000:.0f} kB, usable after {usable:.0f} ms; median and 95% of "
          + ", ".join(f"{name} {percentile(values, 0.5):.1f} and {percentile(values, 0.95):.1f} ms ({len(values)})" for name, values in times.items()))


def main():
    command, counts = os.path.abspath(sys.argv[1]), [int(text) for text in sys.argv[2:]] or [50, 5000]
    browser = Browser()
    try:
        with tempfile.TemporaryDirectory() as folder:
            for views in counts:
                measure(browser, command, views, folder)
    finally:
        browser.close()


main()
