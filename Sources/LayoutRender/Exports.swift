// What a file is made of, and its options, are those of the drawing.
@_exported import LayoutDrawing
