import { createControl } from './map-control.ts';

/** The window of an office: a dialog beside the page, with a close button; Escape does the same. */
export function createInfoElement(
  content: HTMLElement,
  labels: { label: string; close: string },
  close: () => void,
): HTMLElement {
  const element = document.createElement('div');
  element.className = 'cover-map-info';
  element.setAttribute('role', 'dialog');
  element.setAttribute('aria-label', labels.label);
  element.tabIndex = -1;
  const button = createControl('cross', labels.close, close);
  button.classList.add('cover-map-info-close');
  // First in tab order. Its accessible name includes what it closes.
  element.append(button, content);
  // Otherwise the map under the window would drag, zoom and take the arrow keys.
  for (const name of [
    'mousedown',
    'touchstart',
    'touchmove',
    'pointerdown',
    'dblclick',
    'click',
    'wheel',
    'contextmenu',
  ]) {
    element.addEventListener(name, (event) => event.stopPropagation(), { passive: true });
  }
  element.addEventListener('keydown', (event) => {
    event.stopPropagation();
    if (event.key === 'Escape') close();
  });
  return element;
}
