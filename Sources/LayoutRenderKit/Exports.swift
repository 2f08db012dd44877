// Everything that a program needs to read and draw layouts, so that one import is enough. Types whose names also
// exist in SwiftUI and UIKit, such as Engine's View, aren't exported.
@_exported import enum Devices.DeviceCatalogue
@_exported import struct Findings.LayoutFinding
@_exported import struct LayoutValues.SolvedConstraint
@_exported import struct LayoutValues.SolvedItem
@_exported import struct LayoutValues.SolvedLayout
@_exported import struct LayoutDrawing.DrawingOptions
@_exported import enum LayoutRender.PictureFormat
@_exported import struct LayoutRender.RenderOptions
