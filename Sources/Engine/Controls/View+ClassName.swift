extension View {
    /// The view that UIKit's class of a name stands for.
    ///
    /// A class that isn't UIKit's own makes a plain view that keeps the name as its `declaredClassName`.
    public static func make(className: String) -> View {
        if let make = classes[className] { return make() }
        let view = View()
        view.declaredClassName = className
        return view
    }

    /// UIKit's classes that have a size or rules of their own in a layout.
    private static let classes: [String: @Sendable () -> View] = [
        "UIView": { View() },
        "UIControl": { Control() },
        "UIActivityIndicatorView": { ActivityIndicator() },
        "UIButton": { Button(type: .system) },
        "UICollectionView": { CollectionView() },
        "UIDatePicker": { DatePicker() },
        "UIImageView": { ImageView() },
        "UILabel": { Label() },
        "UINavigationBar": { NavigationBar() },
        "UIPageControl": { PageControl() },
        "UIPickerView": { PickerView() },
        "UIProgressView": { ProgressView() },
        "UIScrollView": { ScrollView() },
        "UISearchBar": { SearchBar() },
        "UISegmentedControl": { SegmentedControl() },
        "UISlider": { Slider() },
        "UIStackView": { StackView() },
        "UIStepper": { Stepper() },
        "UISwitch": { Switch() },
        "UITabBar": { TabBar() },
        "UITableView": { TableView() },
        "UITextField": { TextField() },
        "UITextView": { TextView() },
        "UIToolbar": { Toolbar() },
    ]
}
