"""Other tools that compare pictures, each as a command that reads two PNGs and writes a picture of the difference."""
import importlib.util
import shutil
import sys

PILLOW = """
from PIL import Image, ImageChops
difference = ImageChops.difference(Image.open(a), Image.open(b))
difference.getbbox()
difference.save(out)
"""

OPENCV = """
import cv2
cv2.imwrite(out, cv2.absdiff(cv2.imread(a, cv2.IMREAD_UNCHANGED), cv2.imread(b, cv2.IMREAD_UNCHANGED)))
"""

PYBIND11_PIXELMATCH = """
from pybind11_pixelmatch import Options, pixelmatch, read_image, write_image
import numpy
first, second = read_image(a), read_image(b)
output = numpy.zeros_like(first)
pixelmatch(first, second, output=output, options=Options())
write_image(out, output)
"""

BLAZEDIFF = """
import blazediff
blazediff.compare(a, b, out)
"""

# By name: the module to look for, and the program.
PYTHON = {
    "Pillow ImageChops": ("PIL", PILLOW),
    "OpenCV absdiff": ("cv2", OPENCV),
    "pybind11_pixelmatch": ("pybind11_pixelmatch", PYBIND11_PIXELMATCH),
    "blazediff": ("blazediff", BLAZEDIFF),
}


def found(before, after, out):
    """Returns the commands of the tools that are installed, by name."""
    commands = {}
    for name, (module, program) in PYTHON.items():
        if importlib.util.find_spec(module):
            commands[name] = [sys.executable, "-c", "import sys; a, b, out = sys.argv[1:]\n" + program, before, after, out]
    if shutil.which("gm"):
        commands["GraphicsMagick compare"] = ["gm", "compare", "-metric", "mse", "-file", out, before, after]
    if shutil.which("compare"):
        commands["ImageMagick AE"] = ["compare", "-metric", "AE", before, after, out]
    return commands
