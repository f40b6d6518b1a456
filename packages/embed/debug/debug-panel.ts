import css from './debug-panel.css?inline';

const sheet = new CSSStyleSheet();
sheet.replaceSync(css);

interface Shown {
  root: ShadowRoot;
  title: string;
  lines: readonly string[];
}

const shown = new WeakMap<HTMLElement, Shown>();
/** Problems found after the panel opened, by location. */
const foundLater = new WeakMap<HTMLElement, Map<string, readonly string[]>>();

/** Shows the problems of a configuration next to the widget. Returns the panel; the caller removes it. */
export function showPanel(element: HTMLElement, title: string, lines: readonly string[]): HTMLElement {
  const host = document.createElement('div');
  host.toggleAttribute('data-cover-debug', true);
  // A separate shadow root: the panel looks the same on every page.
  const root = host.attachShadow({ mode: 'open' });
  root.adoptedStyleSheets = [sheet];
  shown.set(element, { root, title, lines });
  draw(element);
  (element.shadowRoot ?? element).prepend(host);
  return host;
}

/** Adds the problems of a configured file, now or when the panel opens. An empty list removes them. */
export function addToPanel(element: HTMLElement, source: string, lines: readonly string[]): void {
  const found = foundLater.get(element) ?? new Map<string, readonly string[]>();
  foundLater.set(element, found.set(source, lines));
  draw(element);
}

function draw(element: HTMLElement): void {
  const panel = shown.get(element);
  if (!panel) return;
  const later = [...(foundLater.get(element) ?? [])].flatMap(([source, lines]) =>
    lines.map((line) => `${source}: ${line}`),
  );
  const lines = [...panel.lines, ...later];
  const aside = document.createElement('aside');
  aside.setAttribute('aria-label', 'Covermount configuration');
  const heading = document.createElement('p');
  const name = document.createElement('strong');
  name.textContent = panel.title;
  const count = lines.length === 1 ? '1 problem' : `${lines.length === 0 ? 'no' : lines.length} problems`;
  heading.append(name, `: ${count} in the configuration`);
  aside.append(heading);
  if (lines.length > 0) {
    const list = document.createElement('ul');
    list.append(
      ...lines.map((line) => {
        const item = document.createElement('li');
        item.textContent = line;
        return item;
      }),
    );
    aside.append(list);
  }
  panel.root.replaceChildren(aside);
}
