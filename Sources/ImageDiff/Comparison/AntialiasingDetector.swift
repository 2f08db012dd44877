/// Detects pixels of antialiased edges.
///
/// The algorithm is pixelmatch's, after Vyšniauskas, "Anti-aliased Pixel and Intensity Slope Detector"
/// (2009): such a pixel lies between a darker and a brighter one, one of which is part of an area of a single
/// colour in both pictures.
struct AntialiasingDetector {
    let before: PixelImage
    let after: PixelImage

    /// Returns whether a pixel of both pictures is part of an antialiased edge in one of them.
    func isAntialiased(x: Int, y: Int) -> Bool {
        isAntialiased(x: x, y: y, in: before, other: after)
            || isAntialiased(x: x, y: y, in: after, other: before)
    }

    private func isAntialiased(x: Int, y: Int, in image: PixelImage, other: PixelImage) -> Bool {
        let centre = image[x, y]
        var equal = image.isOnEdge(x: x, y: y) ? 1 : 0
        var darkest = (delta: 0.0, x: 0, y: 0)
        var brightest = (delta: 0.0, x: 0, y: 0)
        // In column order, so that the first of several equally dark or bright pixels is used.
        for column in max(x - 1, 0)...min(x + 1, image.width - 1) {
            for row in max(y - 1, 0)...min(y + 1, image.height - 1) where column != x || row != y {
                let delta = PerceptualDistance.brightness(of: centre, over: image[column, row])
                if delta == 0 {
                    equal += 1
                    if equal > 2 { return false }
                } else if delta < darkest.delta {
                    darkest = (delta, column, row)
                } else if delta > brightest.delta {
                    brightest = (delta, column, row)
                }
            }
        }
        if darkest.delta == 0 || brightest.delta == 0 { return false }
        return [darkest, brightest].contains { extreme in
            image.isInArea(x: extreme.x, y: extreme.y) && other.isInArea(x: extreme.x, y: extreme.y)
        }
    }
}

extension PixelImage {
    /// Returns whether a pixel is in the first or last row or column.
    fileprivate func isOnEdge(x: Int, y: Int) -> Bool {
        x == 0 || y == 0 || x == width - 1 || y == height - 1
    }

    /// Returns whether three of a pixel's neighbours have its colour; the picture's edge counts as one neighbour.
    fileprivate func isInArea(x: Int, y: Int) -> Bool {
        guard x < width, y < height else { return false }
        let centre = self[x, y]
        var equal = isOnEdge(x: x, y: y) ? 1 : 0
        for column in max(x - 1, 0)...min(x + 1, width - 1) {
            for row in max(y - 1, 0)...min(y + 1, height - 1)
            where (column != x || row != y) && self[column, row] == centre {
                equal += 1
                if equal > 2 { return true }
            }
        }
        return false
    }
}
