import css from './debug-panel.css?inline';

const sheet = new CSSStyleSheet();
sheet.replaceSync(css);

interface Shown {
  root: ShadowRoot;
  title: string;
  lines: readonly string[];
}

const shown = new WeakMap<HTMLElement, Shown>();
/** What was found later, by where it stands. */
const foundLater = new WeakMap<HTMLElement, Map<string, readonly string[]>>();

/** Shows an author what is wrong with a configuration, on the widget itself. Returns the panel, to be removed. */
export function showPanel(element: HTMLElement, title: string, lines: readonly string[]): HTMLElement {
  const host = document.createElement('div');
  host.toggleAttribute('data-cover-debug', true);
  // A root of its own: the panel looks the same wherever the widget is drawn.
  const root = host.attachShadow({ mode: 'open' });
  root.adoptedStyleSheets = [sheet];
  shown.set(element, { root, title, lines });
  draw(element);
  (element.shadowRoot ?? element).prepend(host);
  return host;
}

/** Adds what is wrong with a file that the configuration names, now or as soon as there is a panel. An empty list takes it back. */
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
