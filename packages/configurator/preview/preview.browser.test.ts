import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Covermount } from '#embed/loader/public';
import { parseHtml } from '../snippets/parse-html.ts';
import { drawContent } from './draw-content.ts';
import { emulateInDocument, emulateQueries } from './emulate-media.ts';
import type { Shown, ToPreview } from './messages.ts';
import { PreviewPage } from './preview-page.ts';

const shown: Shown = {
  widget: 'zip-form',
  config: { quotePage: '/q', useLocation: false },
  page: { brand: 'lonestar' },
  content: [],
  media: { forcedColors: false, reducedMotion: false },
};

const update = vi.fn();
const unmount = vi.fn();
const mount = vi.fn((_name: string, element: HTMLElement, _config: object) => {
  const container = document.createElement('div');
  container.className = 'cover-root';
  container.textContent = 'Drawn';
  element.attachShadow({ mode: 'open' }).append(container);
  element.toggleAttribute('data-cover-drawn', true);
  return { element, update, unmount };
});
const bundle = { mount, ready: () => Promise.resolve(), version: '0' } as unknown as Covermount;

let ending: AbortController;
/** Messages from the preview to its parent: this window is both. */
let messages: unknown[];

/** Dispatches a message like the browser does. */
const brings = (data: ToPreview, from: Partial<MessageEventInit> = {}) =>
  dispatchEvent(new MessageEvent('message', { data, origin: location.origin, source: window, ...from }));

beforeEach(() => {
  ending = new AbortController();
  messages = [];
  vi.clearAllMocks();
  vi.spyOn(window, 'postMessage').mockImplementation((message: unknown) => void messages.push(message));
  new PreviewPage(window, async () => bundle, vi.fn()).start(ending.signal);
});
afterEach(() => {
  ending.abort();
  vi.restoreAllMocks();
});

const page = () => document.querySelector('main:last-of-type') as HTMLElement;
const block = () =>
  JSON.parse(document.querySelector<HTMLElement>('[data-covermount=page]')?.dataset.config ?? '{}') as unknown;

describe('preview', () => {
  test('mounts the widget on a page with the page block, and reports that it is drawn', async () => {
    expect(messages).toEqual([{ type: 'ready' }]);
    brings({ type: 'show', shown });
    await vi.waitFor(() => expect(messages).toContainEqual({ type: 'drawn', isDrawn: true }));
    expect(mount).toHaveBeenCalledExactlyOnceWith('zip-form', expect.any(HTMLElement), shown.config);
    expect(block()).toEqual({ brand: 'lonestar' });
  });

  test('updates the mounted widget, and resets removed keys', async () => {
    brings({ type: 'show', shown });
    await vi.waitFor(() => expect(mount).toHaveBeenCalled());
    brings({ type: 'show', shown: { ...shown, config: { quotePage: '/other' }, page: { brand: 'pacific' } } });
    await vi.waitFor(() =>
      expect(update).toHaveBeenCalledExactlyOnceWith({ quotePage: '/other', useLocation: undefined }),
    );
    expect(mount).toHaveBeenCalledOnce();
    expect(block()).toEqual({ brand: 'pacific' });
  });

  test.each<[string, Partial<Shown>]>([
    ['another widget', { widget: 'team' }],
    ['other content', { content: ['Quote'] }],
    ['a key that is read once', { config: { isolation: 'light' } }],
  ])('mounts again for %s', async (_what, changed) => {
    brings({ type: 'show', shown });
    await vi.waitFor(() => expect(mount).toHaveBeenCalled());
    brings({ type: 'show', shown: { ...shown, ...changed } });
    await vi.waitFor(() => expect(mount).toHaveBeenCalledTimes(2));
    expect(unmount).toHaveBeenCalledOnce();
  });

  test('mounts the widget again on a restart message', async () => {
    brings({ type: 'show', shown });
    await vi.waitFor(() => expect(mount).toHaveBeenCalled());
    brings({ type: 'restart' });
    await vi.waitFor(() => expect(mount).toHaveBeenCalledTimes(2));
  });

  test.each([
    ['another origin', { origin: 'https://intruder.example' }],
    ['no origin', { origin: 'null' }],
    ['another window', { source: null }],
  ])('ignores messages from %s', async (_who, from) => {
    brings({ type: 'show', shown }, from);
    brings({ type: 'show', shown: { ...shown, widget: 'team' } });
    await vi.waitFor(() => expect(mount).toHaveBeenCalled());
    expect(mount.mock.calls.map(([name]) => name)).toEqual(['team']);
  });

  test('does not navigate, and reports the target without visitor input', async () => {
    const leaves = new CustomEvent('covermount:navigate', {
      bubbles: true,
      cancelable: true,
      detail: { widget: 'zip-form', url: 'https://agency.example/quote?zip=78701#driver1', reason: 'quote' },
    });
    page().dispatchEvent(leaves);
    expect(leaves.defaultPrevented).toBe(true);
    expect(messages.at(-1)).toEqual({ type: 'left', address: 'https://agency.example/quote' });
  });

  test('reports a configuration error, but no service error', () => {
    const fails = (code: string) =>
      page().dispatchEvent(
        new CustomEvent('covermount:error', { bubbles: true, detail: { widget: 'x', code, message: '' } }),
      );
    fails('service');
    fails('config');
    expect(messages.slice(1)).toEqual([{ type: 'failed', code: 'config' }]);
  });
});

describe('authored content', () => {
  test('keeps allowed elements and attributes, and no script', () => {
    const { nodes } = parseHtml(
      `<form action="/q" onsubmit="x()"><label>ZIP <input name="zip"></label></form>
       <a href="javascript:x()" class="link">Quote</a><script>x()</script><iframe src="/x"></iframe><blink>old</blink>
       <img src="data:text/html,x" alt="Map" onerror="x()">`,
    );
    const place = document.createElement('div');
    place.append(...drawContent(nodes));
    expect(place.querySelector('form')?.outerHTML).toBe(
      '<form action="/q"><label>ZIP <input name="zip"></label></form>',
    );
    expect(place.querySelector('a')?.outerHTML).toBe('<a class="link">Quote</a>');
    expect(place.querySelector('img')?.outerHTML).toBe('<img alt="Map">');
    expect(place.querySelector('script, iframe, blink')).toBeNull();
    expect(place.textContent).toContain('old');
  });

  test('mounts no widget, which would call the services that a link names', () => {
    const { nodes } = parseHtml(
      `<div data-covermount="sign-in" data-load="eager" data-config="{}">Sign in</div><cover-sign-in>here</cover-sign-in>`,
    );
    const place = document.createElement('div');
    place.append(...drawContent(nodes));
    expect(place.innerHTML).toBe('<div data-load="eager" data-config="{}">Sign in</div>here');
  });
});

describe('emulated device', () => {
  const off = { forcedColors: false, reducedMotion: false };
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(`
    .probe { animation-name: spin; color: rgb(1, 2, 3); }
    @media (prefers-reduced-motion: reduce) { .probe { animation-name: none; } }
    @media (forced-colors: active) { .probe { outline: 3px solid; } }
  `);

  test('applies its media features in shadow roots until it is off', () => {
    const host = document.createElement('div');
    const root = host.attachShadow({ mode: 'open' });
    root.adoptedStyleSheets.push(sheet);
    const probe = document.createElement('span');
    probe.className = 'probe';
    root.append(probe);
    document.body.append(host);
    const style = () => {
      const { animationName, color, outlineWidth } = getComputedStyle(probe);
      return { animationName, isOwnColor: color === 'rgb(1, 2, 3)', outlineWidth };
    };
    const before = style();
    emulateInDocument({ forcedColors: true, reducedMotion: true });
    expect(style()).toEqual({ animationName: 'none', isOwnColor: false, outlineWidth: '3px' });
    emulateInDocument(off);
    expect(style()).toEqual(before);
    host.remove();
  });

  test('answers matchMedia queries of scripts, and emits their changes', () => {
    const { matchMedia } = window;
    const emulate = emulateQueries();
    const query = window.matchMedia('(prefers-reduced-motion: reduce)');
    const told = vi.fn();
    query.addEventListener('change', told);
    const before = query.matches;
    emulate({ ...off, reducedMotion: true });
    expect(query.matches).toBe(true);
    expect(told).toHaveBeenCalledTimes(before ? 0 : 1);
    emulate(off);
    expect(query.matches).toBe(before);
    window.matchMedia = matchMedia;
  });
});
