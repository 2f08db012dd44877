"""Firefox without a window, driven over a socket by its Marionette protocol, as far as comparisons need it."""

import json
import os
import shutil
import socket
import subprocess
import tempfile
import time

PREFERENCES = """user_pref("marionette.port", 0);
user_pref("datareporting.policy.dataSubmissionEnabled", false);
user_pref("browser.shell.checkDefaultBrowser", false);
user_pref("app.update.enabled", false);
"""


def find_firefox():
    """The browser's path; None where there is none."""
    return next((path for path in map(shutil.which, ["firefox-esr", "firefox"]) if path), None)


class Firefox:
    """One browser with one page."""

    def __init__(self):
        self.profile = tempfile.mkdtemp(prefix="inspector-")
        with open(os.path.join(self.profile, "user.js"), "w", encoding="utf-8") as file:
            file.write(PREFERENCES)
        self.process = subprocess.Popen(
            [find_firefox(), "--headless", "--no-remote", "--marionette", "--profile", self.profile],
            stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        self.socket = socket.create_connection(("127.0.0.1", self._port()), timeout=120)
        self.pending, self.count = b"", 0
        self._read()
        self.send("WebDriver:NewSession", capabilities={})
        self.send("WebDriver:SetTimeouts", script=60000, pageLoad=60000)

    def _port(self):
        """The port that Firefox listens on, which it writes into its profile."""
        path = os.path.join(self.profile, "MarionetteActivePort")
        for _ in range(600):
            if os.path.exists(path) and os.path.getsize(path):
                with open(path, encoding="utf-8") as file:
                    return int(file.read())
            time.sleep(0.1)
        raise RuntimeError("Firefox doesn't listen")

    def send(self, command, **parameters):
        """Sends a command and waits for its answer."""
        self.count += 1
        data = json.dumps([0, self.count, command, parameters]).encode()
        self.socket.sendall(str(len(data)).encode() + b":" + data)
        _, _, error, result = self._read()
        if error:
            raise RuntimeError(f"{command}: {error.get('message')}")
        return result

    def _read(self):
        while b":" not in self.pending:
            self._receive()
        length, self.pending = self.pending.split(b":", 1)
        while len(self.pending) < int(length):
            self._receive()
        message, self.pending = self.pending[:int(length)], self.pending[int(length):]
        return json.loads(message)

    def _receive(self):
        data = self.socket.recv(1 << 20)
        if not data:
            raise RuntimeError("Firefox ended")
        self.pending += data

    def open(self, path):
        """Opens a page and waits until it can be used."""
        self.send("WebDriver:Navigate", url="about:blank")
        self.send("WebDriver:Navigate", url=f"file://{path}")
        self.run("""new Promise((resolve) => {
          const look = () => performance.getEntriesByName("usable").length ? resolve() : setTimeout(look, 10);
          look();
          setTimeout(resolve, 20000);
        })""")

    def run(self, script):
        """The value of an expression in the page."""
        body = f"""const done = arguments[arguments.length - 1];
          Promise.resolve().then(() => ({script})).then((value) => done({{ value }}), (error) => done({{ error: `${{error}}` }}));"""
        answer = self.send("WebDriver:ExecuteAsyncScript", script=body, args=[])["value"]
        if "error" in answer:
            raise RuntimeError(answer["error"])
        return answer.get("value")

    def close(self):
        try:
            self.send("Marionette:Quit", flags=["eForceQuit"])
        except (RuntimeError, OSError):
            pass
        self.socket.close()
        self.process.wait(timeout=20)
        shutil.rmtree(self.profile, ignore_errors=True)
