"""Pictures to compare: layouts, gradients with noise, and pairs of them with small differences."""
import random

from PIL import Image, ImageDraw


def layout(width, height, seed, mode="RGBA"):
    """Draws rounded rectangles with text, as on a screen."""
    numbers = random.Random(seed)
    picture = Image.new(mode, (width, height), (250, 250, 252, 255)[: len(mode)])
    draw = ImageDraw.Draw(picture)
    for index in range(width * height // 40_000 + 8):
        x, y = numbers.randrange(width), numbers.randrange(height)
        right = x + numbers.randrange(width // 20 + 4, width // 6 + 8)
        bottom = y + numbers.randrange(height // 30 + 4, height // 10 + 8)
        fill = tuple(numbers.randrange(80, 256) for _ in range(3)) + (255,)
        draw.rounded_rectangle((x, y, right, bottom), radius=4, fill=fill, outline=(40, 40, 60, 255))
        draw.text((x + 4, y + 2), f"view{index} label", fill=(20, 20, 20, 255))
    return picture


def photo(width, height, seed):
    """Draws a gradient with noise, which hardly compresses."""
    noise = Image.frombytes("RGB", (width, height), random.Random(seed).randbytes(width * height * 3))
    gradient = Image.linear_gradient("L").resize((width, height)).convert("RGB")
    return Image.blend(gradient, noise, 0.12)


def changed(picture):
    """Returns the picture with a rectangle and a short line drawn over it."""
    copy = picture.copy()
    draw = ImageDraw.Draw(copy)
    width, height = copy.size
    draw.rectangle((width // 3, height // 3, width // 3 + width // 20, height // 3 + height // 20), fill=(200, 30, 30))
    draw.rectangle((width // 2, height // 2, width // 2 + 30, height // 2 + 1), fill=(0, 0, 0))
    return copy


def smoothed_pair(width, height, seed):
    """Returns two pictures of the same smoothed shapes, some of them translucent. Some shapes move by a fraction of a
    pixel or change colour between the pictures."""
    numbers = random.Random(seed)
    factor = 4
    pictures = []
    shapes = []
    for _ in range(8):
        shapes.append(
            (
                [numbers.randrange(width * factor), numbers.randrange(height * factor)],
                numbers.randrange(4 * factor, 30 * factor),
                tuple(numbers.randrange(256) for _ in range(3)) + (numbers.choice([255, 255, 255, 128]),),
                numbers.choice(["ellipse", "line", "rectangle"]),
            )
        )
    moves = [(numbers.choice([0, 0, 0, 1, 2, 3]), numbers.choice([0, 0, 0, 0, 6, 40])) for _ in shapes]
    paper = (255, 255, 255, numbers.choice([255, 255, 0]))
    for is_after in (False, True):
        picture = Image.new("RGBA", (width * factor, height * factor), paper)
        draw = ImageDraw.Draw(picture)
        for (place, size, color, kind), (shift, tint) in zip(shapes, moves):
            x = place[0] + (shift if is_after else 0)
            box = (x, place[1], x + size, place[1] + size // 2)
            fill = tuple(max(0, value - (tint if is_after else 0)) for value in color[:3]) + color[3:]
            if kind == "ellipse":
                draw.ellipse(box, fill=fill)
            elif kind == "line":
                draw.line(box, fill=fill, width=3)
            else:
                draw.rectangle(box, fill=fill)
        pictures.append(picture.resize((width, height), Image.Resampling.BOX))
    return pictures
