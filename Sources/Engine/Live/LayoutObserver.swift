/// What is told of the layout of a view, as the controller that owns it.
package protocol LayoutObserver: AnyObject {
    /// Before the view's `layoutSubviews`.
    func viewWillLayoutSubviews()
    /// After the view's `layoutSubviews`.
    func viewDidLayoutSubviews()
    /// After the view's safe area changed.
    func viewSafeAreaInsetsDidChange()
    /// After the traits of the window that the view is in changed.
    func traitCollectionDidChange(_ previousTraitCollection: TraitCollection?)
    /// The responder after the view.
    var responder: Responder? { get }
}
