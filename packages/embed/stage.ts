import { adoptInto, release } from '#ui/styles';

/** Where a widget is drawn in its element, and how the authored content gives way to it and comes back. */
export interface Stage {
  readonly root: ShadowRoot | HTMLElement;
  readonly container: HTMLElement;
  /** Hides the authored content: the widget is there. */
  reveal(): void;
  /** Shows the authored content again, and nothing of the widget. */
  restore(): void;
  /** Puts the element back as it was found. */
  clear(): void;
}

function drawnIn(container: HTMLElement): HTMLElement {
  container.className = 'cover-root';
  container.setAttribute('part', 'root');
  // English and Spanish, whatever the page around them is.
  container.dir = 'ltr';
  container.hidden = true;
  return container;
}

function shadowStage(element: HTMLElement, root: ShadowRoot): Stage {
  const slot = document.createElement('slot');
  const container = drawnIn(document.createElement('div'));
  root.replaceChildren(slot, container);
  adoptInto(root);
  return {
    root,
    container,
    reveal() {
      container.hidden = false;
      slot.remove();
      element.toggleAttribute('data-cover-drawn', true);
    },
    restore() {
      container.hidden = true;
      root.prepend(slot);
      element.removeAttribute('data-cover-drawn');
    },
    clear() {
      release(root);
      root.replaceChildren(slot);
      element.removeAttribute('data-cover-drawn');
    },
  };
}

function lightStage(element: HTMLElement): Stage {
  const authored = document.createElement('div');
  authored.toggleAttribute('data-cover-fallback', true);
  // `display: contents` would let a hostile reset bring it back; `hidden` with the sheet's own rule does not.
  authored.append(...element.childNodes);
  const container = drawnIn(document.createElement('div'));
  element.append(authored, container);
  adoptInto(container);
  return {
    root: container,
    container,
    reveal() {
      container.hidden = false;
      authored.hidden = true;
      element.toggleAttribute('data-cover-drawn', true);
    },
    restore() {
      container.hidden = true;
      authored.hidden = false;
      element.removeAttribute('data-cover-drawn');
    },
    clear() {
      release(container);
      container.remove();
      authored.replaceWith(...authored.childNodes);
      element.removeAttribute('data-cover-drawn');
    },
  };
}

/** Makes room for a widget; nothing is shown until `reveal`. Elements that cannot host a shadow root get a light stage. */
export function openStage(element: HTMLElement, isolation: 'shadow' | 'light'): Stage {
  if (isolation === 'shadow') {
    try {
      return shadowStage(element, element.shadowRoot ?? element.attachShadow({ mode: 'open' }));
    } catch {
      return lightStage(element);
    }
  }
  return lightStage(element);
}
