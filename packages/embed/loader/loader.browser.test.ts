import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import * as z from 'zod/mini';
import type { RenderedFirstPaint } from '../first-paint/first-paint.ts';
import type { WidgetProps } from '../runtime/define-widget.ts';
import { keptLinkName, linkSecrets, takeSecrets } from './link-secrets.ts';
import { start } from './loader.ts';
import type { Registry } from './registry.ts';

/** Ids of the elements that the view was rendered in. */
const drawn: string[] = [];
const drawnBrands: unknown[] = [];
const secrets: unknown[] = [];

const definition = {
  default: {
    name: 'late-one',
    config: z.object({}),
    strings: { en: {}, es: {} },
    View: ({ host }: Pick<WidgetProps<object, object>, 'host'>) => {
      drawn.push(host.element.id);
      drawnBrands.push(host.brand);
      secrets.push(host.secrets);
      return 'Drawn';
    },
  },
};
const loadFile = vi.fn(() => Promise.resolve(definition));

/** A first paint, which gives way if `isUnused` is set. */
const paint = vi.fn();
let isUnused = false;
const onFilesMissing = vi.fn((mayGiveWay: () => boolean) => isUnused && mayGiveWay());
const painted = { isWaiting: false, onFilesMissing, remove: vi.fn() };

const registry: Registry = {
  widgets: { 'late-one': () => loadFile(), 'drawn-one': () => loadFile() },
  firstPaints: {
    'drawn-one': () => Promise.resolve({ default: () => (paint(), painted as unknown as RenderedFirstPaint) }),
  },
  secrets: { 'late-one': /^(token|state)$/i },
  triggered: /^$/,
  triggers: () => Promise.resolve({ triggers: {} }),
};

/** A fetched configuration that stays pending until `arrive()` is called. */
function heldConfiguration() {
  let arrive!: () => void;
  const asked = vi.fn();
  const gate = new Promise<void>((resolve) => (arrive = resolve));
  vi.stubGlobal('fetch', async (url: string) => {
    asked(url);
    await gate;
    return new Response('{}');
  });
  return { asked, arrive };
}

/** `mount` without the types of widgets. */
interface Mounter {
  mount(name: string, element: HTMLElement, config: object): { update(config: object): void };
}

/** Publishes a page block, and returns the list of the debug panel of a widget on that page. */
async function panelOf(pageBlock: string, attributes = ''): Promise<string[]> {
  document.body.innerHTML = `<script type="application/json" data-covermount="page">${pageBlock}</script><cover-late-one id="panel" load="eager" debug ${attributes}><p>Authored</p></cover-late-one>`;
  const root = document.querySelector('#panel')!;
  await expect.poll(() => root.shadowRoot?.querySelector('[data-cover-debug]')).toBeTruthy();
  const panel = root.shadowRoot!.querySelector('[data-cover-debug]')!.shadowRoot!;
  return [...panel.querySelectorAll('li')].map((item) => item.textContent);
}

beforeEach(() => {
  loadFile.mockReset().mockImplementation(() => Promise.resolve(definition));
  onFilesMissing.mockClear();
  paint.mockClear();
  isUnused = false;
  drawn.length = 0;
  drawnBrands.length = 0;
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  start(registry, 'test');
});

afterEach(() => {
  vi.useRealTimers();
  sessionStorage.removeItem(keptLinkName);
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  document.body.replaceChildren();
});

test('does not render an element removed while its configuration loads, and restores its authored content', async () => {
  const { asked, arrive } = heldConfiguration();
  const errors = vi.fn();
  document.addEventListener('covermount:error', errors);
  document.body.innerHTML =
    '<cover-late-one id="gone" load="eager" config-src="/gone.json"><p>Authored</p></cover-late-one>';
  const element = document.querySelector<HTMLElement>('#gone')!;
  await expect.poll(() => asked).toHaveBeenCalled();
  const ready = (
    globalThis as unknown as { covermount: { ready(element: HTMLElement): Promise<void> } }
  ).covermount.ready(element);
  element.remove();
  await ready;
  arrive();

  // A second element, which waits for the same response, is rendered: the first one would have been by now.
  document.body.innerHTML =
    '<cover-late-one id="here" load="eager" config-src="/here.json"><p>Authored</p></cover-late-one>';
  await expect.poll(() => drawn).toContain('here');
  expect(drawn).not.toContain('gone');
  expect(element.shadowRoot?.textContent ?? '').toBe('');
  expect(element).not.toHaveAttribute('data-cover-drawn');
  expect(errors).not.toHaveBeenCalled();
  document.removeEventListener('covermount:error', errors);
});

test('renders an element once if it is removed and added again while its configuration loads', async () => {
  const { asked, arrive } = heldConfiguration();
  document.body.innerHTML =
    '<cover-late-one id="back" load="eager" config-src="/back.json"><p>Authored</p></cover-late-one>';
  const element = document.querySelector<HTMLElement>('#back')!;
  const ready = vi.fn();
  element.addEventListener('covermount:ready', ready);
  await expect.poll(() => asked).toHaveBeenCalled();
  element.remove();
  await Promise.resolve();
  document.body.append(element);
  arrive();
  await expect.poll(() => ready).toHaveBeenCalled();
  expect(element.shadowRoot!.textContent).toBe('Drawn');
  expect(ready).toHaveBeenCalledTimes(1);
});

test('renders a widget whose requests were cancelled on leaving its page, once the page is shown again', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const left = vi.fn();
  loadFile.mockRejectedValueOnce(new TypeError('Importing a module script failed.'));
  document.body.innerHTML = '<cover-late-one id="left" load="eager"><p>Authored</p></cover-late-one>';
  const element = document.querySelector<HTMLElement>('#left')!;
  element.addEventListener('covermount:error', left);
  await expect.poll(() => left).toHaveBeenCalledTimes(1);
  dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
  await expect.poll(() => element.shadowRoot?.textContent).toBe('Drawn');
  expect(left).toHaveBeenCalledTimes(1);
});

test('while a form is in use, retries its failed files after 2, 4 and 8 seconds and on a press, and emits one error event', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const errors = vi.fn();
  loadFile.mockRejectedValue(new TypeError('Importing a module script failed.'));
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  document.body.innerHTML = '<cover-drawn-one load="eager"></cover-drawn-one>';
  const element = document.querySelector<HTMLElement>('cover-drawn-one')!;
  element.addEventListener('covermount:error', errors);
  // The first request follows the first intent, in `settled`.
  const requests = () => loadFile.mock.calls.length;
  /** Waits without advancing the fake clock, unlike `expect.poll`. */
  const settled = async () => {
    while (vi.getTimerCount() === 0) {
      element.dispatchEvent(new MouseEvent('pointerover', { bubbles: true }));
      await new Promise(requestAnimationFrame);
    }
  };
  for (const [index, seconds] of [2, 4, 8].entries()) {
    await settled();
    await vi.advanceTimersByTimeAsync(seconds * 1000 - 1);
    expect(requests()).toBe(index + 1);
    await vi.advanceTimersByTimeAsync(1);
    expect(requests()).toBe(index + 2);
  }
  await settled();
  element.click();
  expect(requests()).toBe(5);
  await settled();
  expect(onFilesMissing).toHaveBeenCalledTimes(5);
  // Callbacks of earlier failures no longer make the form give way.
  expect(onFilesMissing.mock.calls.slice(0, -1).map(([mayGiveWay]) => mayGiveWay())).toEqual(Array(4).fill(false));
  expect(errors).toHaveBeenCalledTimes(1);
  element.remove();
  await Promise.resolve();
  expect(vi.getTimerCount()).toBe(0);
});

test('keeps the authored content that replaced a form until the files have loaded', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  isUnused = true;
  loadFile.mockRejectedValue(new TypeError('Importing a module script failed.'));
  document.body.innerHTML = '<cover-drawn-one id="given" load="eager"><p>Authored</p></cover-drawn-one>';
  const element = document.querySelector<HTMLElement>('#given')!;
  const errors = vi.fn();
  element.addEventListener('covermount:error', errors);
  await expect.poll(() => paint).toHaveBeenCalledTimes(1);
  element.dispatchEvent(new MouseEvent('pointerover', { bubbles: true }));
  await expect.poll(() => errors).toHaveBeenCalledTimes(1);
  const failed = loadFile.mock.calls.length;
  dispatchEvent(new Event('online'));
  await expect.poll(() => errors).toHaveBeenCalledTimes(2);
  expect(loadFile.mock.calls.length).toBe(failed + 1);
  expect(paint).toHaveBeenCalledTimes(1);
  loadFile.mockResolvedValue(definition);
  dispatchEvent(new Event('online'));
  await expect.poll(() => paint).toHaveBeenCalledTimes(2);
});

test('draws one view in an element whose texts load on the second attempt', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const texts = vi.fn(() => Promise.resolve({}));
  texts.mockRejectedValueOnce(new TypeError('Importing a module script failed.'));
  const inSpanish = { default: { ...definition.default, strings: { en: {}, es: texts } } };
  loadFile.mockResolvedValue(inSpanish);
  document.body.innerHTML = '<cover-late-one id="texts" load="eager" language="es"></cover-late-one>';
  const element = document.querySelector<HTMLElement>('#texts')!;
  const errors = vi.fn();
  element.addEventListener('covermount:error', errors);
  await expect.poll(() => errors).toHaveBeenCalledTimes(1);
  dispatchEvent(new Event('online'));
  await expect.poll(() => element.shadowRoot?.textContent).toBe('Drawn');
  const asked = texts.mock.calls.length;
  element.setAttribute('data-note', '1');
  await expect.poll(() => texts.mock.calls.length).toBeGreaterThan(asked);
  await new Promise(requestAnimationFrame);
  expect(texts).toHaveBeenCalledTimes(asked + 1);
});

test('draws the latest configuration even if texts for an earlier one are still loading', async () => {
  let arrive!: (texts: object) => void;
  const texts = vi.fn(() => new Promise<object>((resolve) => (arrive = resolve)));
  loadFile.mockResolvedValue({ default: { ...definition.default, strings: { en: {}, es: texts } } });
  const element = document.createElement('div');
  document.body.append(element);
  const { mount } = (globalThis as unknown as { covermount: Mounter }).covermount;
  const mounted = mount('late-one', element, { language: 'es', brand: 'first' });
  await expect.poll(() => texts).toHaveBeenCalled();
  mounted.update({ language: 'en', brand: 'second' });
  arrive({});
  await expect.poll(() => drawnBrands.at(-1)).toMatchObject({ code: 'second' });
});

test('renders a widget with light isolation into the element itself, with its styles', async () => {
  document.body.innerHTML = '<cover-late-one id="light" load="eager" isolation="light"></cover-late-one>';
  await expect.poll(() => drawn).toContain('light');
  const element = document.querySelector('#light')!;
  expect(element.shadowRoot).toBeNull();
  const container = element.querySelector('.cover-root')!;
  expect(container.textContent).toContain('Drawn');
  expect(getComputedStyle(container).containerName).toBe('cover');
});

test('removes secret parameters from the address, in any letter case, as soon as the element is added', async () => {
  const before = location.href;
  history.replaceState({ kept: 1 }, '', '?a=1&TOKEN=secret-1&b=2&State=ca#top');
  document.body.innerHTML = '<cover-late-one id="secret" load="eager"></cover-late-one>';
  expect(location.href).toMatch(/\?a=1&b=2#top$/);
  expect(history.state).toEqual({ kept: 1 });
  await expect.poll(() => secrets.at(-1)).toEqual({ token: 'secret-1', state: 'ca' });
  history.replaceState(null, '', before);
});

test('keeps the secrets of a link over a reload of the tab, until a newer link replaces them', async () => {
  const before = location.href;
  const take = (query: string) => {
    for (const name of Object.keys(linkSecrets)) delete linkSecrets[name];
    history.replaceState(null, '', query);
    takeSecrets(/^(token|state)$/i);
    expect(location.search).toBe('?a=1');
    return { ...linkSecrets };
  };
  expect(take('?a=1&token=secret-1&State=ca')).toEqual({ token: 'secret-1', state: 'ca' });
  expect(take('?a=1')).toEqual({ token: 'secret-1', state: 'ca' });
  expect(take('?a=1&token=secret-2')).toEqual({ token: 'secret-2' });
  expect(take('?a=1')).toEqual({ token: 'secret-2' });
  sessionStorage.removeItem(keptLinkName);
  expect(take('?a=1')).toEqual({});
  history.replaceState(null, '', before);
});

test('uses the brands of a repaired page block', async () => {
  const block =
    '{“brand”: “wren”, “brands”: {“wren”: {“code”: “WR”, “name”: “Wren Cover”, “theme”: {“accent”: “#0b6b63”}}},}';
  expect(await panelOf(block)).toEqual([
    'page block was not proper JSON and was repaired: curly quotes were made straight; a trailing comma was removed.',
  ]);
  expect(drawnBrands.at(-1)).toMatchObject({ code: 'WR', name: 'Wren Cover' });
  const container = document.querySelector('#panel')!.shadowRoot!.querySelector<HTMLElement>('.cover-root')!;
  expect(container.style.getPropertyValue('--cover-accent')).toBe('#0b6b63');
});

test('reports theme values that the browser does not parse, and uses those of weaker sources', async () => {
  const theme = { accent: '#0b6b63', ink: 'blak', radius: '4', shadow: 'none', canvas: 'linear-gradient(red, blue)' };
  const lines = await panelOf(JSON.stringify({ theme }), `theme='{"accent": "#12345"}'`);
  expect(lines).toEqual([
    'page block: theme.ink is "blak"; accepted is a CSS color such as #0b5fff. The default is used.',
    'page block: theme.radius is "4"; accepted is a CSS length such as 4px. The default is used.',
    'attribute: theme.accent is "#12345"; accepted is a CSS color such as #0b5fff. The value of a weaker source is used.',
  ]);
  const { style } = document.querySelector('#panel')!.shadowRoot!.querySelector<HTMLElement>('.cover-root')!;
  expect(style.cssText).toBe(
    '--cover-canvas: linear-gradient(red, blue); --cover-accent: #0b6b63; --cover-shadow: none;',
  );
});

test('reports misspelled brand keys and widget names of the page block on the panel', async () => {
  const brands = { wren: { code: 'WR', name: 'Wren Cover', phnoe: '512-555-0142', widgets: { 'late-on': {} } } };
  expect(await panelOf(JSON.stringify({ brands, widgets: { lateone: {} } }))).toEqual([
    'page block: brands.wren.phnoe is not a known key and was left out. Did you mean "phone"?',
    'page block: widgets.lateone is not a known key and was left out. Did you mean "late-one"?',
    'page block: brands.wren.widgets.late-on is not a known key and was left out. Did you mean "late-one"?',
  ]);
});

test('reports what has no effect: a brand of a widget, `load` in a file, a second page block, a misspelled attribute', async () => {
  vi.stubGlobal('fetch', () => Promise.resolve(new Response('{ "load": "idle" }')));
  const block = '{ "widgets": { "late-one": { "brand": "wren" } } }';
  const second = '<script type="application/json" data-covermount="page">{}</script>';
  document.body.innerHTML = `<script type="application/json" data-covermount="page">${block}</script>${second}<cover-late-one id="unused" load="eager" debug config-src="/unused.json" confg="{}"></cover-late-one>`;
  const element = document.querySelector('#unused')!;
  await expect.poll(() => element.shadowRoot?.querySelector('[data-cover-debug]')).toBeTruthy();
  const panel = element.shadowRoot!.querySelector('[data-cover-debug]')!.shadowRoot!;
  expect([...panel.querySelectorAll('li')].map((item) => item.textContent)).toEqual([
    'attribute: confg is not a known key and was left out. Did you mean "config"?',
    'config-src /unused.json: load has no effect there. It is read before the file is fetched: write it on the element, or in the page block.',
    'page block: widgets.late-one.brand has no effect there. Write it at the top of the page block, or on the element.',
    'second page block has no effect: a page has one page block, and the first is read.',
  ]);
});

test.each([
  [
    '"wrenn"',
    'configuration: brand is "wrenn"; accepted is one of "wren". No brand preset is used: neither its services nor its theme, name or phone. Did you mean "wren"?',
  ],
  ['{ "toString": "x" }', 'page block: brand is {"toString":"x"}; accepted is text. The default is used.'],
])('reports the brand %s, and draws the widget', async (brand, line) => {
  const block = `{ "brand": ${brand}, "brands": { "wren": { "code": "WR", "name": "Wren Cover" } } }`;
  expect(await panelOf(block)).toEqual([line]);
});

test('warns once about misspelled widget elements, and not about other elements', async () => {
  document.body.innerHTML =
    '<cover-laet-one></cover-laet-one><cover-laet-one></cover-laet-one><cover-story></cover-story>';
  await expect.poll(() => console.warn).toHaveBeenCalled();
  expect(vi.mocked(console.warn).mock.calls).toEqual([
    ['[covermount] <cover-laet-one> is not a widget, so the authored content stays. Did you mean "cover-late-one"?'],
  ]);
});
