// What the signatures of this module show, so that one import is enough for a test.
@_exported import enum Findings.FindingCode
@_exported import enum GoldenTesting.GoldenKind
@_exported import enum GoldenTesting.GoldenRecording
@_exported import struct GoldenTesting.GoldenVerdict
@_exported import struct ImageDiff.ImageComparison
@_exported import enum ImageDiff.PixelAllowance
@_exported import struct LayoutDrawing.DrawingOptions
@_exported import enum LayoutRender.PictureFormat
@_exported import struct LayoutRender.RenderOptions
@_exported import struct Sweep.LayoutSweep
@_exported import struct Sweep.SweepFinding
