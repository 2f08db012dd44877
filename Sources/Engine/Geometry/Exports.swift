// What lays out is shown in terms of the values of layouts.
@_exported import LayoutValues
