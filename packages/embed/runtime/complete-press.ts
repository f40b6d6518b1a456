const pressable = 'button, a, label, input';

/** Identifies a pressed element, before and after React replaces it. */
function nameOf(element: Element): string {
  const { type, value } = element as HTMLButtonElement;
  // The text of a submit button may have changed to a pending state.
  return type === 'submit' ? type : `${element.localName} ${value || element.textContent}`;
}

/**
 * Completes a press when React replaces the element between `pointerdown` and `pointerup`: the browser fires no click
 * on the successor. Touch needs no help: its click goes to the element under the finger when it is lifted.
 *
 * @param early The container that React replaces.
 * @returns a function to call once React has rendered.
 */
export function carryPress(early: HTMLElement): () => void {
  // The mouse may have been pressed before React loaded.
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
