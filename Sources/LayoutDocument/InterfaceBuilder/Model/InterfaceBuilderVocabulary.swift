import Engine

/// The known names of elements and attributes. Each is read, reported as unread, or has no effect on frames: colours, actions,
/// behaviour, keyboards and traits.
enum InterfaceBuilderVocabulary {
    /// Returns whether the name of an element is known.
    static func contains(element name: String) -> Bool {
        elements.contains(name) || ControlKind.ofElement(name) != nil
    }

    /// Returns whether the name of an attribute is known, for any element.
    static func contains(attribute name: String) -> Bool { attributes.contains(name) }

    private static let elements = Set(elementNames.split(separator: " ").map(String.init))
    private static let attributes = Set(attributeNames.split(separator: " ").map(String.init))

    private static let elementNames = """
        accessibility accessibilityOverrides accessibilityTraits action activityIndicatorView adaptation \
        animations array arscnView attributedString attributes audiovisualMediaTypes autoresizingMask \
        backgroundConfiguration barButtonItem blurEffect bool button buttonConfiguration capability \
        cells class classes collectionReusableView collectionView collectionViewCell \
        collectionViewCellContentView collectionViewController collectionViewFlowLayout \
        collectionViewLayout collectionViewListLayout color connections constraint constraints \
        containerView customFonts customObject dataDetectorType dataDetectorTypes date datePicker \
        dependencies deployment designable designables device directionalEdgeInsets document edgeInsets \
        exclude exit extendedEdge font fontDescription fragment frame freeformSimulatedSizeMetrics \
        gestureRecognizers glkView hostingController image imageReference imageView include \
        inferredMetricsTieBreakers inset integer items keyboardLayoutGuide label layoutGuides \
        listContentConfiguration mapView mask modalPageSheetSimulatedSizeMetrics mutableData \
        mutableString namedColor navigationBar navigationBarAppearance navigationController \
        navigationItem nil objects offsetWrapper options outlet outletCollection pageControl \
        pageViewController panGestureRecognizer paragraphStyle pickerView pinchGestureRecognizer \
        placeholder plugIn point pongPressGestureRecognizer popoverArrowDirection \
        popoverPassthroughViews preferredSymbolConfiguration progressView prototypes real rect \
        refreshControl relationship relationships resources rightBarButtonItems \
        rotationGestureRecognizer scene sceneKitView scenes scopeButtonTitles \
        screenEdgePanGestureRecognizer scrollView searchBar sections segment segmentedControl segments \
        segue simulatedMetricsContainer simulatedNavigationBarMetrics simulatedOrientationMetrics \
        simulatedScreenMetrics simulatedStatusBarMetrics simulatedTabBarMetrics simulatedToolbarMetrics \
        size slider source splitViewController splitViewDetailSimulatedSizeMetrics \
        splitViewMasterSimulatedSizeMetrics stackView state stepper string subviews \
        swipeGestureRecognizer switch systemColor tabBar tabBarAppearance tabBarController tabBarItem \
        tabStops tableView tableViewCell tableViewCellContentView tableViewController tableViewSection \
        tapGestureRecognizer textAttributes textField textInputTraits textTab textView toolbar \
        toolbarAppearance toolbarItems userDefinedRuntimeAttribute userDefinedRuntimeAttributes \
        userGuides userLayoutGuide value variation vibrancyEffect view viewController \
        viewControllerLayoutGuide viewControllerPlaceholder viewLayoutGuide visualEffectView webView \
        wkPreferences wkWebView wkWebViewConfiguration
        """

    private static let attributeNames = """
        accessoryType adjustable adjustsFontForContentSizeCategory adjustsFontSizeToFit \
        adjustsImageSizeForAccessibilityContentSizeCategory adjustsImageWhenDisabled \
        adjustsImageWhenHighlighted adjustsLetterSpacingToFitWidth affinity alignment allowableMovement \
        allowsAirPlayForMediaPlayback allowsBackForwardNavigationGestures allowsCameraControl \
        allowsDefaultTighteningForTruncation allowsEditingTextAttributes allowsLinkPreview \
        allowsMultipleSelection allowsMultipleSelectionDuringEditing allowsPictureInPictureMediaPlayback \
        allowsSelection allowsSelectionDuringEditing alpha alwaysBounceHorizontal alwaysBounceVertical \
        ambiguous animates animating appearance appends apportionsSegmentWidthsByContent \
        attributedSubtitle autocapitalizationType autocorrectionType automaticEstimatedItemSize \
        automaticallyAdjustsScrollViewInsets autoresizesArchivedViewToFullSize autoresizesSubviews axis \
        backgroundImage barStyle base64-UTF8 baseWritingDirection baselineAdjustment \
        baselineRelativeArrangement black blue borderStyle bottom bounces bouncesZoom button buttonType \
        canCancelContentTouches candidateClass catalog className clearButtonMode \
        clearsContextBeforeDrawing clearsOnBeginEditing clearsSelectionOnViewWillAppear clipsSubviews \
        cocoaTouchSystemColor collectionClass colorMatched colorSpace configurationType constant content \
        contentHorizontalAlignment contentInsetAdjustmentBehavior contentMode contentVerticalAlignment \
        contentViewInsetsToSafeArea continuous cornerRadius cornerStyle currentPage customClass \
        customColorSpace customModule customModuleProvider cyan dataMode datePickerMode \
        defaultTabInterval definesPresentationContext delaysContentTouches delaysTouchesBegan \
        destination destinationCreationSelector detailTextLabel direction directionalLockEnabled \
        distribution down dynamicTypePreference editable enableSetNeedsDisplay enabled \
        enablesReturnKeyAutomatically estimatedRowHeight estimatedSectionFooterHeight \
        estimatedSectionHeaderHeight eventType extendedLayoutIncludesOpaqueBars family firstAttribute \
        firstItem firstLineHeadIndent fixedFrame flexibleMaxX flexibleMaxY flexibleMinX flexibleMinY \
        focusStyle followsUndockedKeyboard footerTitle green hasAttributedTitle headIndent header \
        headerTitle height heightSizable hidden hidesAccessoryWhenEditing hidesBottomBarWhenPushed \
        hidesWhenStopped hint horizontal horizontalCompressionResistancePriority \
        horizontalHuggingPriority id identifier image imagePadding imagePlacement imageView \
        indentationLevel indentationWidth indicatorStyle inheritsFrom initialViewController \
        insetsLayoutMarginsFromSafeArea isEnabled itemPositioning javaScriptEnabled key keyPath \
        keyboardAppearance keyboardDismissMode keyboardKey keyboardType kind label largeContentSizeImage \
        largeTitleDisplayMode largeTitles launchScreen layout layoutMarginsFollowReadableWidth leading \
        left lineBreakMode lineHeightMultiple lineSpacing link localized location magenta mapType \
        maxValue maxX maxY maximumLineHeight maximumValue maximumValueImage maximumZoomScale metaFont \
        minToolsVersion minValue minX minY minimumFontSize minimumInteritemSpacing minimumLineHeight \
        minimumLineSpacing minimumNumberOfTouches minimumPressDuration minimumScaleFactor \
        minimumValueImage minimumZoomScale minuteInterval misplaced modalPresentationStyle \
        modalTransitionStyle momentary multipleTouchEnabled multiplier name navigationBarHidden \
        navigationOrientation none notEnabled numberOfLines numberOfPages numberOfTapsRequired \
        numberOfTouchesRequired on opaque orientation pageSpacing pagingEnabled paragraphSpacing \
        paragraphSpacingBefore placeholder placeholderIdentifier placeholderIntrinsicHeight \
        placeholderIntrinsicWidth pointSize pointerInteraction popoverAnchorBarButtonItem \
        popoverAnchorView preferredMaxLayoutWidth preservesSuperviewLayoutMargins priority progress \
        progressViewStyle prompt prompted property propertyAccessControl \
        providesPresentationContextTransitionStyle red reference referencedIdentifier relation \
        relationship relativePath renderingMode restorationIdentifier returnKeyType reuseIdentifier \
        reversesTitleShadowWhenHighlighted right role rowHeight scale scalesPageToFit sceneID \
        sceneMemberID sceneName scrollDirection scrollEnabled searchBarStyle searchField secondAttribute \
        secondItem secondaryText sectionFooterHeight sectionHeaderHeight sectionInsetReference \
        secureTextEntry segmentControlStyle selectable selected selectedImage selectedSegmentIndex \
        selectionStyle selector semanticContentAttribute separatorStyle shouldIndentWhileEditing \
        showsCancelButton showsExpansionTextWhenTruncated showsHorizontalScrollIndicator \
        showsMenuAsPrimaryAction showsReorderControl showsScale showsScopeBar showsSearchResultsButton \
        showsTouchWhenHighlighted showsVerticalScrollIndicator simulatedAppContext size smartDashesType \
        smartInsertDeleteType smartQuotesType spacing spacingType spellCheckingType spineLocation \
        staticText statusBarStyle stepValue storyboardIdentifier storyboardName style subtitle \
        summaryElement superclassName symbolScale symbolType symbolic systemColor systemItem \
        systemVersion tableViewCell tag tailIndent targetRuntime text textAlignment textContentType \
        textLabel tighteningFactorForTruncation timeIntervalSinceReferenceDate title titlePadding \
        toolTip toolbarHidden toolsVersion top trailing transitionStyle \
        translatesAutoresizingMaskIntoConstraints translucent type unwindAction up useAutolayout \
        useCurrentDate useSafeAreas useStoryboardIdentifierAsRestorationIdentifier useTraitCollections \
        userInteractionEnabled userLabel usesAttributedText usesBottomSafeArea value variableValue \
        verifyAmbiguity version vertical verticalCompressionResistancePriority verticalHuggingPriority \
        weight white width widthSizable x xcode11CocoaTouchSystemColor y yellow
        """
}
