"""Chromium without a window, driven over a pipe by its DevTools protocol."""

import json
import os
import shutil
import subprocess
import tempfile

KEYS = {"ArrowDown": 40, "ArrowUp": 38, "ArrowLeft": 37, "ArrowRight": 39, "Enter": 13, "Escape": 27, "Tab": 9,
        "PageUp": 33, "PageDown": 34, "Home": 36, "End": 35}


def find_chromium():
    """The browser's path; None where there is none."""
    names = ["chromium", "chromium-browser", "google-chrome"]
    return next((path for path in map(shutil.which, names) if path), None)


class Browser:
    """One browser with one page."""

    def __init__(self):
        self.profile = tempfile.mkdtemp(prefix="inspector-")
        to_read, self.writer = os.pipe()
        self.reader, to_write = os.pipe()

        def connect():
            # Chromium reads commands from descriptor 3 and answers on 4; duplicates first, as either may be taken.
            source, target = os.dup(to_read), os.dup(to_write)
            os.dup2(source, 3)
            os.dup2(target, 4)

        self.process = subprocess.Popen(
            [find_chromium(), "--headless", "--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage",
             "--remote-debugging-pipe", "--no-first-run", f"--user-data-dir={self.profile}"],
            preexec_fn=connect, close_fds=False, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        os.close(to_read)
        os.close(to_write)
        self.pending, self.count, self.session = b"", 0, None
        self.problems, self.requests = [], []
        target = self.send("Target.createTarget", url="about:blank")["targetId"]
        self.session = self.send("Target.attachToTarget", targetId=target, flatten=True)["sessionId"]
        for domain in ["Page", "Runtime", "Log", "Network", "Accessibility"]:
            self.send(f"{domain}.enable")

    def send(self, method, **parameters):
        """Sends a command and waits for its answer; what happens meanwhile is noted."""
        self.count += 1
        message = {"id": self.count, "method": method, "params": parameters}
        if self.session:
            message["sessionId"] = self.session
        data = json.dumps(message).encode() + b"\0"
        while data:
            data = data[os.write(self.writer, data):]
        while True:
            answer = self._read()
            if answer.get("id") == self.count:
                if "error" in answer:
                    raise RuntimeError(f"{method}: {answer['error']}")
                return answer["result"]
            self._note(answer)

    def _read(self):
        while b"\0" not in self.pending:
            data = os.read(self.reader, 1 << 20)
            if not data:
                raise RuntimeError("Chromium ended")
            self.pending += data
        message, self.pending = self.pending.split(b"\0", 1)
        return json.loads(message)

    def _note(self, event):
        method, parameters = event.get("method"), event.get("params", {})
        if method == "Runtime.exceptionThrown":
            self.problems.append(parameters["exceptionDetails"].get("exception", {}).get("description", "exception"))
        elif method == "Log.entryAdded" and parameters["entry"]["level"] == "error":
            self.problems.append(parameters["entry"]["text"])
        elif method == "Page.javascriptDialogOpening":
            self.problems.append("a dialog opened")
        elif method == "Network.requestWillBeSent":
            self.requests.append(parameters["request"]["url"])

    def size(self, width, height, dark=False):
        self.send("Emulation.setDeviceMetricsOverride", width=width, height=height, deviceScaleFactor=1, mobile=False)
        scheme = {"name": "prefers-color-scheme", "value": "dark" if dark else "light"}
        self.send("Emulation.setEmulatedMedia", features=[scheme])

    def open(self, path, fragment=""):
        """Opens a page and waits until it can be used, and draws by itself if it can."""
        self.problems, self.requests = [], []
        self.send("Page.navigate", url="about:blank")
        self.send("Page.navigate", url=f"file://{path}{fragment}")
        self.run("""new Promise((resolve) => {
          const isDone = (name) => performance.getEntriesByName(name).length > 0;
          const look = () => isDone("usable") && (isDone("solver") || !document.getElementById("solver")) ? resolve() : setTimeout(look, 10);
          look();
          setTimeout(resolve, 20000);
        })""")
        self.settle()

    def open_plain(self, path):
        """Opens a page without scripts."""
        self.problems, self.requests = [], []
        self.send("Page.navigate", url=f"file://{path}")

    def settle(self):
        """Waits for two frames to be drawn."""
        self.run("new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))")

    def run(self, script):
        """The value of an expression in the page."""
        answer = self.send("Runtime.evaluate", expression=script, returnByValue=True, awaitPromise=True)
        if "exceptionDetails" in answer:
            raise RuntimeError(answer["exceptionDetails"].get("exception", {}).get("description", script))
        return answer["result"].get("value")

    def key(self, key, modifiers=0):
        text = "\r" if key == "Enter" else key if len(key) == 1 else ""
        code = KEYS.get(key) or ord(key.upper())
        common = {"key": key, "windowsVirtualKeyCode": code, "modifiers": modifiers}
        self.send("Input.dispatchKeyEvent", type="keyDown", text=text, **common)
        self.send("Input.dispatchKeyEvent", type="keyUp", **common)
        self.settle()

    def mouse(self, kind, x, y, modifiers=0):
        button = "none" if kind == "mouseMoved" else "left"
        self.send("Input.dispatchMouseEvent", type=kind, x=x, y=y, button=button, buttons=0 if kind == "mouseReleased" else 1,
                  clickCount=1, modifiers=modifiers)

    def click(self, x, y):
        for kind in ["mousePressed", "mouseReleased"]:
            self.mouse(kind, x, y)
        self.settle()

    def close(self):
        try:
            self.send("Browser.close")
        except (RuntimeError, OSError):
            pass
        self.process.wait(timeout=20)
        os.close(self.writer)
        os.close(self.reader)
        shutil.rmtree(self.profile, ignore_errors=True)
