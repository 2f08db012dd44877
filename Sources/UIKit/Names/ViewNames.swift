import Engine

public typealias UIResponder = Responder
public typealias UIEvent = Event
public typealias UIView = View
public typealias UIWindow = Window
public typealias UILayoutGuide = LayoutGuide

public typealias UIControl = Control
public typealias UILabel = Label
public typealias UIButton = Button
public typealias UIImageView = ImageView
public typealias UITextField = TextField
public typealias UITextView = TextView
public typealias UIStackView = StackView
public typealias UIScrollView = ScrollView
public typealias UITableView = TableView
public typealias UICollectionView = CollectionView
public typealias UISwitch = Switch
public typealias UISlider = Slider
public typealias UIStepper = Stepper
public typealias UISegmentedControl = SegmentedControl
public typealias UIProgressView = ProgressView
public typealias UIActivityIndicatorView = ActivityIndicator
public typealias UIPageControl = PageControl
public typealias UIPickerView = PickerView
public typealias UIDatePicker = DatePicker
public typealias UISearchBar = SearchBar
public typealias UINavigationBar = NavigationBar
public typealias UITabBar = TabBar
public typealias UIToolbar = Toolbar
