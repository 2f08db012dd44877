// What a program that reads and draws layouts needs, so that one import is enough. Types whose names SwiftUI and UIKit
// have too, such as Engine's View, stay where they are.
@_exported import enum Devices.DeviceCatalogue
@_exported import struct Engine.LayoutFinding
@_exported import struct Engine.SolvedConstraint
@_exported import struct Engine.SolvedItem
@_exported import struct Engine.SolvedLayout
@_exported import enum LayoutRender.PictureFormat
@_exported import struct LayoutRender.RenderOptions
