const pressable = 'button, a, label, input';

/** Tells what is pressed from its neighbors, in what was drawn and in what React draws in its place. */
function nameOf(element: Element): string {
  const { type, value } = element as HTMLButtonElement;
  // Its text may say that it waits.
  return type === 'submit' ? type : `${element.localName} ${value || element.textContent}`;
}

/**
 * Ends a press whose element React replaces between the mouse going down and up: the browser sends no click to the successor.
 * A finger needs no help, because its click goes to what is there when it is lifted.
 *
 * @param early What React replaces.
 * @returns a function to call once React has drawn.
 */
export function carryPress(early: HTMLElement): () => void {
  // The mouse may have gone down before React was there.
  let pressed = [...early.querySelectorAll(':active')].at(-1)?.closest(pressable);
  const stop = new AbortController();
  const on = (type: string, listener: (event: Event) => void) =>
    early.addEventListener(type, listener, { capture: true, signal: stop.signal });
  on('pointerdown', ({ target }) => (pressed = (target as Element).closest(pressable)));
  on('pointerup', () => (pressed = undefined));
  return () => {
    stop.abort();
    if (!pressed || pressed.isConnected) return;
    const name = nameOf(pressed);
    const isOver = new AbortController();
    const end = (event: Event) => {
      isOver.abort();
      const { type, pointerType } = event as PointerEvent;
      const successor = (event.composedPath()[0] as Element).closest?.<HTMLElement>(pressable);
      if (type === 'pointerup' && pointerType === 'mouse' && successor && nameOf(successor) === name) successor.click();
    };
    for (const type of ['pointerup', 'pointercancel']) {
      addEventListener(type, end, { capture: true, signal: isOver.signal });
    }
  };
}
