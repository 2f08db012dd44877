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
        avPlayerViewController backgroundConfiguration barButtonItem barButtonItemAppearance \
        barButtonItemStateAppearance blurEffect bool button buttonConfiguration capability cells class \
        classes collectionReusableView collectionView collectionViewCell collectionViewCellContentView \
        collectionViewController collectionViewFlowLayout collectionViewLayout collectionViewListLayout \
        color colorWell command connections constraint constraints containerView customFonts customObject \
        dataDetectorType dataDetectorTypes date datePicker dependencies deployment designable \
        development \
        designables device directionalEdgeInsets document edgeInsets exclude exit extendedEdge font \
        fontDescription fragment frame freeformSimulatedSizeMetrics gestureRecognizers glkView \
        glkViewController hostingController hoverGestureRecognizer image imageReference imageView \
        include inferredMetricsTieBreakers inset integer items keyboardLayoutGuide label layoutGuides \
        listContentConfiguration localizedString mapView mask menu menuElements \
        modalPageSheetSimulatedSizeMetrics mutableArray mutableData mutableString namedColor \
        navigationBar navigationBarAppearance navigationController navigationItem nil objects \
        offsetWrapper options outlet outletCollection pageControl pageViewController \
        panGestureRecognizer paragraphStyle pickerView pinchGestureRecognizer placeholder plugIn point \
        pongPressGestureRecognizer popoverArrowDirection popoverPassthroughViews \
        preferredSymbolConfiguration progressView prototypes range real rect refreshControl relationship \
        relationships resources rightBarButtonItems rotationGestureRecognizer scene sceneKitView scenes \
        scopeButtonTitles screenEdgePanGestureRecognizer scrollView searchBar sections segment \
        segmentedControl segments segue simulatedMetricsContainer simulatedNavigationBarMetrics \
        simulatedOrientationMetrics simulatedScreenMetrics simulatedStatusBarMetrics \
        simulatedTabBarMetrics simulatedToolbarMetrics size slider source splitViewController \
        splitViewDetailSimulatedSizeMetrics splitViewMasterSimulatedSizeMetrics stackView state stepper \
        string subviews swipeGestureRecognizer switch systemColor tabBar tabBarAppearance \
        tabBarController tabBarItem tabBarItemAppearance tabBarItemStateAppearance tabStops tableView \
        tableViewCell tableViewCellContentView tableViewController tableViewSection tapGestureRecognizer \
        textAttributes textField textInputTraits textTab textView titleTextAttributes toolbar \
        toolbarAppearance toolbarItems userDefinedRuntimeAttribute userDefinedRuntimeAttributes \
        userGuides userLayoutGuide value variation vibrancyEffect view viewController \
        viewControllerLayoutGuide viewControllerPlaceholder viewLayoutGuide visualEffectView webView \
        window wkPreferences wkWebView wkWebViewConfiguration
        """

    private static let attributeNames = """
        accessoryType address adjustable adjustsFontForContentSizeCategory adjustsFontSizeToFit \
        adjustsImageSizeForAccessibilityContentSizeCategory adjustsImageWhenDisabled \
        adjustsImageWhenHighlighted adjustsLetterSpacingToFitWidth affinity alignment allowableMovement \
        allowDoubleColumnStyle allowsAirPlayForMediaPlayback allowsBackForwardNavigationGestures \
        allowsCameraControl allowsDefaultTighteningForTruncation allowsEditingTextAttributes allowsFocus \
        allowsFocusDuringEditing allowsInlineMediaPlayback allowsLinkPreview allowsMultipleSelection \
        allowsMultipleSelectionDuringEditing allowsPictureInPictureMediaPlayback allowsSelection \
        allowsSelectionDuringEditing alpha alwaysBounceHorizontal alwaysBounceVertical ambiguous animates \
        animating appearance appends apportionsSegmentWidthsByContent attributedSubtitle \
        autocapitalizationType autocorrectionType automaticEstimatedItemSize \
        behavior automaticallyAdjustsScrollViewInsets automaticallyUpdatesConfiguration \
        autoresizesArchivedViewToFullSize autoresizesSubviews axis backButtonTitle backgroundImage \
        barStyle base64-UTF8 baseWritingDirection baselineAdjustment baselineRelativeArrangement black \
        blue borderStyle bottom bounces bouncesZoom bundleIdentifier button buttonType \
        buttonSize calendarEvent canCancelContentTouches candidateClass catalog changesSelectionAsPrimaryAction className \
        clearButtonMode clearsContextBeforeDrawing clearsOnBeginEditing clearsSelectionOnViewWillAppear \
        clipsSubviews cocoaTouchSystemColor collectionClass colorMatched colorSpace configurationType \
        constant content contentHorizontalAlignment contentInsetAdjustmentBehavior contentMode \
        contentVerticalAlignment contentViewInsetsToSafeArea continuous cornerRadius cornerStyle \
        currentPage customClass customColorSpace customModule customModuleProvider cyan dataMode \
        datePickerMode defaultTabInterval defersSystemGestures definesPresentationContext \
        delaysContentTouches delaysTouchesBegan destination destinationCreationSelector detailTextLabel \
        direction directionalLockEnabled distribution down dragInteractionEnabled dynamicTypePreference \
        editable editingAccessoryType enableSetNeedsDisplay enabled enablesReturnKeyAutomatically \
        estimatedRowHeight estimatedSectionFooterHeight estimatedSectionHeaderHeight eventType \
        extendedLayoutIncludesOpaqueBars family firstAttribute firstItem firstLineHeadIndent fixedFrame \
        flightNumber flexibleMaxX flexibleMaxY flexibleMinX flexibleMinY focusStyle followsUndockedKeyboard \
        footerTitle green hasAttributedTitle headIndent header headerTitle height heightSizable hidden \
        hidesAccessoryWhenEditing hidesBarsOnSwipe hidesBarsOnTap hidesBarsWhenKeyboardAppears \
        hidesBarsWhenVerticallyCompact hidesBottomBarWhenPushed hidesForSinglePage \
        hidesSearchBarWhenScrolling hidesWhenStopped highlighted hint horizontal \
        horizontalCompressionResistancePriority horizontalHuggingPriority id identifier image \
        imagePadding imagePlacement imageView indentationLevel indentationWidth indicator indicatorStyle \
        inheritsFrom initialViewController insetsLayoutMarginsFromSafeArea isEnabled itemPositioning \
        javaScriptEnabled key keyEquivalent keyPath keyboardAppearance keyboardDismissMode keyboardKey \
        keyboardType kind label largeContentSizeImage largeContentTitle largeTitleDisplayMode largeTitles \
        launchScreen layout layoutManager lookupSuggestion layoutMarginsFollowReadableWidth leading left leftItemsSupplementBackButton \
        lineBreakMode lineHeightMultiple lineSpacing link localized location magenta mapType maxValue \
        maxX maxY maximumLineHeight maximumPrimaryColumnWidth maximumValue maximumValueImage maximumZoomScale metaFont \
        minimumPrimaryColumnWidth minimumValue minToolsVersion minValue minX minY minimumFontSize \
        minimumInteritemSpacing minimumLineHeight minimumLineSpacing minimumNumberOfTouches \
        minimumPressDuration minimumScaleFactor minimumValueImage minimumZoomScale minuteInterval \
        misplaced modalInPresentation modalPresentationStyle modalTransitionStyle modifierMask momentary \
        multipleTouchEnabled multiplier name navigationBarHidden navigationOrientation none notEnabled \
        numberOfLines numberOfPages numberOfTapsRequired numberOfTouchesRequired on opaque orientation \
        pageSpacing pagingEnabled phoneNumber paragraphSpacing paragraphSpacingBefore passwordRules placeholder \
        placeholderIdentifier placeholderIntrinsicHeight placeholderIntrinsicWidth pointSize \
        pointerInteraction popoverAnchorBarButtonItem popoverAnchorView preferredBehavioralStyle \
        preferredDisplayMode preferredMaxLayoutWidth preferredPrimaryColumnWidthFraction \
        prefetchingEnabled presentsWithGesture preservesSuperviewLayoutMargins primaryBackgroundStyle \
        priority progress progressViewStyle prompt prompted property propertyAccessControl \
        providesPresentationContextTransitionStyle red reference referencedIdentifier relation \
        relationship relativePath remembersLastFocusedIndexPath renderingMode restorationIdentifier \
        restoresFocusAfterTransition returnKeyType reuseIdentifier reversesTitleShadowWhenHighlighted \
        right role rowHeight scale scalesLargeContentImage scalesPageToFit sceneID sceneMemberID \
        sceneName scrollDirection scrollEnabled searchBarStyle searchField secondAttribute secondItem \
        secondaryText sectionFooterHeight sectionHeaderHeight sectionInsetReference secureTextEntry \
        segmentControlStyle selectable selected selectedImage selectedSegmentIndex selectionFollowsFocus \
        selectionStyle selector semanticContentAttribute separatorInsetReference separatorStyle \
        shipmentTrackingNumber shouldIndentWhileEditing showsActivityIndicator showsCancelButton showsExpansionTextWhenTruncated \
        showsHorizontalScrollIndicator showsLargeContentViewer showsMenuAsPrimaryAction \
        showsReorderControl showsScale showsScopeBar showsSearchResultsButton \
        showsUserLocation showsSelectionImmediatelyOnTouchBegin showsTouchWhenHighlighted showsVerticalScrollIndicator \
        simulatedAppContext size smartDashesType smartInsertDeleteType smartQuotesType spacing \
        spacingType spellCheckingType spineLocation springLoaded staticText statusBarStyle stepValue \
        storyboardIdentifier storyboardName style subtitle summaryElement superclassName symbolScale \
        symbolType symbolic systemColor systemItem systemVersion tableViewCell tag tailIndent \
        targetRuntime text textAlignment textContentType textLabel tighteningFactorForTruncation \
        timeIntervalSinceReferenceDate tintAdjustmentMode title titleAlignment titlePadding toolTip \
        toolbarHidden toolsVersion top trailing transitionStyle translatesAutoresizingMaskIntoConstraints \
        translucent type unwindAction up useAutolayout useCurrentDate useSafeAreas \
        useStoryboardIdentifierAsRestorationIdentifier useTraitCollections userInteractionEnabled \
        userLabel usesAttributedText usesBottomSafeArea value variableValue verifyAmbiguity version \
        vertical verticalCompressionResistancePriority verticalHuggingPriority videoGravity weight white \
        width widthSizable x xcode11CocoaTouchSystemColor y yellow
        """
}
