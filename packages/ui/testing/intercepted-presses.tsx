/** The presses that open a link in a new tab or window. */
const presses = {
  Control: ['click', { ctrlKey: true }],
  Command: ['click', { metaKey: true }],
  Shift: ['click', { shiftKey: true }],
  'the middle button': ['auxclick', { button: 1 }],
} as const satisfies Record<string, readonly [string, MouseEventInit]>;

/**
 * Presses a link in each way that opens it in a new tab or window, and opens nothing.
 *
 * @returns the ways that the page does not leave to the browser
 */
export function interceptedPresses(link: Element): string[] {
  return Object.entries(presses).flatMap(([way, [type, init]]) => {
    let isIntercepted = false;
    // After the widget, to prevent the navigation of the tests.
    const afterWidget = (event: Event) => {
      isIntercepted = event.defaultPrevented;
      event.preventDefault();
    };
    addEventListener(type, afterWidget, { once: true });
    link.dispatchEvent(new MouseEvent(type, { bubbles: true, cancelable: true, composed: true, ...init }));
    return isIntercepted ? [way] : [];
  });
}
