import { element } from "./elements.js";

/** The time between two checks of the file, in milliseconds. */
const interval = 600;
/** The time in milliseconds after which a file that doesn't answer is loaded again. */
const patience = 6000;

/**
 * Watches for a new version of the page's file. A page opened from a file can't read it, but it can load it into a
 * frame, where the file posts its version.
 * @param {() => void} changed Called once, when there is a new version.
 */
export function watchFile(changed) {
  const own = document.querySelector("meta[name=version]")?.getAttribute("content");
  if (!own) return;
  /** @type {HTMLIFrameElement | null} */
  let frame = null;
  let asked = 0, isDone = false;
  window.addEventListener("message", (event) => {
    if (!frame || event.source !== frame.contentWindow) return;
    const version = event.data?.version;
    frame.remove();
    frame = null;
    if (typeof version !== "string" || version === own || isDone) return;
    isDone = true;
    changed();
  });
  window.setInterval(() => {
    const now = performance.now();
    if (document.hidden || isDone || frame && now - asked < patience) return;
    frame?.remove();
    asked = now;
    frame = /** @type {HTMLIFrameElement} */ (element("iframe", { src: `${location.pathname}?version`, sandbox: "allow-scripts", hidden: true, title: "The file's version" }));
    document.body.append(frame);
  }, interval);
}
