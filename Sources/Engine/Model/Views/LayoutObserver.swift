/// An object that is notified of a view's layout, such as the controller that owns the view.
package protocol LayoutObserver: AnyObject {
    /// Called before the view's `layoutSubviews`.
    func viewWillLayoutSubviews()
    /// Called after the view's `layoutSubviews`.
    func viewDidLayoutSubviews()
    /// Called after the view's safe area changed.
    func viewSafeAreaInsetsDidChange()
    /// Called after the view's margins changed with its safe area.
    func viewLayoutMarginsDidChange()
    /// Called after the traits of the view's window changed.
    func traitCollectionDidChange(_ previousTraitCollection: TraitCollection?)
    /// The next responder after the view.
    var responder: Responder? { get }
}
