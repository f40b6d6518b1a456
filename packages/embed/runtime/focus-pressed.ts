/** What browsers focus when it is pressed. Safari does not. */
const pressable = 'button, a[href], summary';

/**
 * Gives a pressed button or link the focus in a browser that focuses none, as Safari does. Otherwise a closed dialog
 * could not return the focus to its button, and a button that its press removes could not pass it on.
 */
export function focusPressed(container: HTMLElement): void {
  const focus = ({ target }: Event) => {
    const pressed = (target as Element).closest<HTMLElement>(pressable);
    const { activeElement } = container.getRootNode() as Document | ShadowRoot;
    // Safari focuses the part around the button, if that can take the focus. A field that keeps the focus while a button
    // is pressed, as one with suggestions does, keeps it.
    if (!pressed || (activeElement && !activeElement.contains(pressed))) return;
    // No ring: the visitor sees what was pressed, and the page must not move under the finger.
    pressed.focus({ preventScroll: true, focusVisible: false });
  };
  container.addEventListener('click', focus, { capture: true });
}
