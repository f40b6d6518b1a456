import css from './debug-panel.css?inline';

const sheet = new CSSStyleSheet();
sheet.replaceSync(css);

/** Shows an author what is wrong with a configuration, on the widget itself. Returns the panel, to be removed. */
export function showPanel(element: HTMLElement, title: string, lines: readonly string[]): HTMLElement {
  const host = document.createElement('div');
  host.toggleAttribute('data-cover-debug', true);
  // A root of its own: the panel looks the same wherever the widget is drawn.
  const root = host.attachShadow({ mode: 'open' });
  root.adoptedStyleSheets = [sheet];
  const panel = document.createElement('aside');
  panel.setAttribute('aria-label', 'Covermount configuration');
  const heading = document.createElement('p');
  const name = document.createElement('strong');
  name.textContent = title;
  const count = lines.length === 1 ? '1 problem' : `${lines.length === 0 ? 'no' : lines.length} problems`;
  heading.append(name, `: ${count} in the configuration`);
  panel.append(heading);
  if (lines.length > 0) {
    const list = document.createElement('ul');
    list.append(
      ...lines.map((line) => {
        const item = document.createElement('li');
        item.textContent = line;
        return item;
      }),
    );
    panel.append(list);
  }
  root.append(panel);
  (element.shadowRoot ?? element).prepend(host);
  return host;
}
