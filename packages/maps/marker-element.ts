const svg = 'http://www.w3.org/2000/svg';

function drawn(name: string, attributes: Record<string, string>): SVGElement {
  const element = document.createElementNS(svg, name);
  for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value);
  return element;
}

function pin(): SVGElement {
  const image = drawn('svg', {
    viewBox: '0 0 32 42',
    width: '32',
    height: '42',
    'aria-hidden': 'true',
    class: 'cover-map-pin',
  });
  image.append(
    drawn('path', {
      class: 'cover-map-pin-shape',
      d: 'M16 1.5C8 1.5 1.5 7.9 1.5 15.9c0 10.3 11.3 20.5 13.7 23.9.4.6 1.2.6 1.6 0C19.2 36.4 30.5 26.2 30.5 15.9 30.5 7.9 24 1.5 16 1.5Z',
    }),
    drawn('circle', { class: 'cover-map-pin-hole', cx: '16', cy: '15.5', r: '5.6' }),
  );
  return image;
}

/** A marker: a button whose tip is at the position. */
export function createMarkerElement(label: string, icon?: string): HTMLButtonElement {
  const button = document.createElement('button');
  button.type = 'button';
  button.className = 'cover-map-marker';
  button.setAttribute('aria-label', label);
  button.setAttribute('aria-pressed', 'false');
  if (icon) {
    const image = document.createElement('img');
    image.src = icon;
    image.alt = '';
    image.width = 32;
    image.height = 42;
    button.append(image);
  } else button.append(pin());
  return button;
}

/** A group of markers: a button with their number. */
export function createGroupElement(count: number, label: string): HTMLButtonElement {
  const button = document.createElement('button');
  button.type = 'button';
  button.className = `cover-map-group${count >= 100 ? ' cover-map-group-large' : ''}`;
  button.setAttribute('aria-label', label);
  button.textContent = String(count);
  return button;
}

/**
 * Animates the markers of a pane once the map is visible (spec 3 §2). Markers that enter the view later are not
 * animated.
 *
 * @param frame the element of the map
 * @param signal aborted when the map is removed
 */
export function dropIn(pane: HTMLElement, frame: HTMLElement, signal: AbortSignal): void {
  const observer = new IntersectionObserver((entries) => {
    // A busy page may deliver several changes at once; the last one is current.
    const entry = entries.at(-1);
    if (!entry?.isIntersecting) return;
    observer.disconnect();
    pane.classList.add('cover-map-drops');
    pane.addEventListener('animationend', () => pane.classList.remove('cover-map-drops'), { once: true });
  });
  observer.observe(frame);
  signal.addEventListener('abort', () => observer.disconnect(), { once: true });
}
