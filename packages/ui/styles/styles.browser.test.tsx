import { afterEach, describe, expect, test } from 'vitest';
import { adoptInto, release } from './styles.tsx';

/** The code that the build adds to each chunk with styles. */
function registerStyles(css: string): void {
  (globalThis as unknown as { [key: symbol]: string[] })[Symbol.for('covermount.styles')]?.push(css);
}

function shadowRoot(): { root: ShadowRoot; inner: HTMLElement } {
  const host = document.createElement('div');
  const root = host.attachShadow({ mode: 'open' });
  root.innerHTML = '<div class="cover-root"><p class="cover-test">text</p></div>';
  document.body.append(host);
  return { root, inner: root.querySelector<HTMLElement>('.cover-test')! };
}

let shade = 0;

function lightRoot(): { root: HTMLElement; inner: HTMLElement } {
  const root = document.createElement('div');
  root.className = 'cover-root';
  root.innerHTML = '<p class="cover-test">text</p><button>bare</button>';
  document.body.append(root);
  return { root, inner: root.querySelector<HTMLElement>('.cover-test')! };
}

const colorOf = (element: Element) => getComputedStyle(element).color;

afterEach(() => document.body.replaceChildren());

describe('a shadow root', () => {
  test('shares style sheets between shadow roots', () => {
    const [a, b] = [shadowRoot().root, shadowRoot().root];
    adoptInto(a);
    adoptInto(b);
    expect(a.adoptedStyleSheets.length).toBeGreaterThan(0);
    expect(a.adoptedStyleSheets).toEqual(b.adoptedStyleSheets);
    release(a);
    release(b);
  });

  test('adds sheets registered later to a shadow root', () => {
    const { root, inner } = shadowRoot();
    adoptInto(root);
    registerStyles('.cover-test{color:rgb(1,1,1)}');
    expect(colorOf(inner)).toBe('rgb(1, 1, 1)');
    release(root);
  });

  test('adopts a text once, however often it is registered or adopted', () => {
    const { root } = shadowRoot();
    registerStyles('.cover-test{inset:auto}');
    adoptInto(root);
    adoptInto(root);
    registerStyles('.cover-test{inset:auto}');
    expect(new Set(root.adoptedStyleSheets).size).toBe(root.adoptedStyleSheets.length);
    release(root);
  });

  test('keeps sheets of others after release, and adds no new ones', () => {
    const { root } = shadowRoot();
    const own = new CSSStyleSheet();
    root.adoptedStyleSheets.push(own);
    adoptInto(root);
    release(root);
    registerStyles('.cover-test{orphans:5}');
    expect(root.adoptedStyleSheets).toEqual([own]);
  });

  test('adopts the sheets that a module imports, and adds no style element to the document', async () => {
    const { root, inner } = shadowRoot();
    adoptInto(root);
    const before = document.querySelectorAll('style').length;
    await import('../badge/badge.tsx');
    inner.className = 'cover-badge';
    expect(getComputedStyle(inner).display).toBe('inline-flex');
    expect(document.querySelectorAll('style')).toHaveLength(before);
    release(root);
  });

  test('inherits only the direction from the page', () => {
    const { root, inner } = shadowRoot();
    adoptInto(root);
    (root.host as HTMLElement).style.cssText =
      'font: italic 90px serif; color: red; text-transform: uppercase; letter-spacing: 9px; text-align: right; visibility: hidden; direction: rtl';
    const { fontStyle, fontSize, textTransform, letterSpacing, textAlign, visibility, direction } =
      getComputedStyle(inner);
    expect({ fontStyle, fontSize, textTransform, letterSpacing, textAlign, visibility, direction }).toEqual({
      fontStyle: 'normal',
      fontSize: '16px',
      textTransform: 'none',
      letterSpacing: 'normal',
      textAlign: 'start',
      visibility: 'visible',
      direction: 'rtl',
    });
    release(root);
  });
});

test('keeps a width where the page shrinks the widget to its content', () => {
  const { root } = shadowRoot();
  adoptInto(root);
  document.body.style.display = 'flex';
  expect(root.querySelector('.cover-root')!.getBoundingClientRect().width).toBeGreaterThan(200);
  document.body.style.display = '';
  release(root);
});

test('large text in a narrow window does not make a page with a grid wider than the window', () => {
  const { root } = shadowRoot();
  adoptInto(root);
  const widget = root.querySelector<HTMLElement>('.cover-root')!;
  widget.style.setProperty('--cover-font-size', '40px');
  const section = document.createElement('section');
  section.append(root.host);
  document.body.append(section);
  document.body.style.display = 'grid';
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth);
  document.body.style.display = '';
  release(root);
});

describe('an element in the page', () => {
  // Sheets stay registered across tests, so the last one applies.
  const color = (value: number) => {
    shade += 1;
    registerStyles(`.cover-test{color:rgb(${value},${value},${shade})}`);
    return `rgb(${value}, ${value}, ${shade})`;
  };

  const pageStyle = (css: string) => {
    const style = document.createElement('style');
    style.textContent = css;
    document.body.append(style);
  };

  test('styles a light-DOM widget from the document, and nothing outside it', () => {
    const outside = document.createElement('p');
    outside.className = 'cover-test';
    document.body.append(outside);
    const { root, inner } = lightRoot();
    adoptInto(root);
    const registered = color(2);
    expect(colorOf(inner)).toBe(registered);
    expect(colorOf(outside)).toBe('rgb(0, 0, 0)');
    release(root);
  });

  test('styles the root of the widget, and elements that a rule selects through the root', () => {
    const { root } = lightRoot();
    root.style.setProperty('--cover-ink', 'rgb(7, 7, 7)');
    adoptInto(root);
    expect(getComputedStyle(root).containerName).toBe('cover');
    expect(colorOf(root)).toBe('rgb(7, 7, 7)');
    expect(getComputedStyle(root.querySelector('p')!).marginBlockStart).toBe('0px');
    release(root);
  });

  test('keeps the document sheets until the last widget is removed', () => {
    const before = document.adoptedStyleSheets.length;
    const [a, b] = [lightRoot(), lightRoot()];
    adoptInto(a.root);
    adoptInto(b.root);
    const registered = color(3);
    release(a.root);
    expect(colorOf(b.inner)).toBe(registered);
    release(b.root);
    expect(document.adoptedStyleSheets.length).toBe(before);
  });

  test.each(['button', '.content button', '#content #main .entry button:not(.none)'])(
    'ignores the page’s rules for %s',
    (selector) => {
      document.body.innerHTML =
        '<div id="content" class="content"><div id="main"><div class="entry"></div></div></div>';
      pageStyle(`${selector} { background: rgb(9, 9, 9); border-radius: 40px; text-transform: uppercase }`);
      const { root } = lightRoot();
      document.querySelector('.entry')!.append(root);
      root.querySelector('button')!.className = 'cover-test-button';
      adoptInto(root);
      registerStyles('.cover-test-button{border-radius:3px}');
      const { backgroundColor, borderRadius, textTransform } = getComputedStyle(root.querySelector('button')!);
      expect(backgroundColor).not.toBe('rgb(9, 9, 9)');
      expect([borderRadius, textTransform]).toEqual(['3px', 'none']);
      release(root);
    },
  );

  test('lets a page restyle a part', () => {
    pageStyle(`[part~='next'] { color: rgb(8, 8, 8) !important }`);
    const { root } = lightRoot();
    root.querySelector('button')!.setAttribute('part', 'button next');
    adoptInto(root);
    expect(colorOf(root.querySelector('button')!)).toBe('rgb(8, 8, 8)');
    release(root);
  });

  test('keeps the order of the widget’s own rules', () => {
    const { root, inner } = lightRoot();
    inner.classList.add('cover-other');
    adoptInto(root);
    registerStyles('.cover-test.cover-other,.cover-none{color:rgb(4,4,4)}');
    registerStyles('@media all{.cover-other::before{content:"a";color:rgb(6,6,6)}}');
    color(5);
    expect(colorOf(inner)).toBe('rgb(4, 4, 4)');
    expect(getComputedStyle(inner, '::before').color).toBe('rgb(6, 6, 6)');
    release(root);
  });

  test('runs the animations of the parts in the light DOM', () => {
    const { root, inner } = lightRoot();
    adoptInto(root);
    registerStyles('@keyframes cover-test{to{opacity:.5}}.cover-test{animation:cover-test 1s paused}');
    const [animation] = inner.getAnimations();
    expect((animation?.effect as KeyframeEffect | undefined)?.getKeyframes()).toHaveLength(2);
    release(root);
  });

  test('keeps hidden authored content hidden, despite the page’s CSS for `div`', () => {
    pageStyle('div { display: flex }');
    const authored = document.createElement('div');
    authored.toggleAttribute('data-cover-fallback', true);
    authored.hidden = true;
    document.body.append(authored);
    const { root } = lightRoot();
    adoptInto(root);
    expect(getComputedStyle(authored).display).toBe('none');
    release(root);
  });
});

test('a widget that shows nothing takes no space, whatever its inset and background', () => {
  const { root } = shadowRoot();
  adoptInto(root);
  const widget = root.querySelector<HTMLElement>('.cover-root')!;
  widget.style.setProperty('--cover-inset', '40px');
  widget.style.setProperty('--cover-canvas', 'rgb(1, 2, 3)');
  expect(widget.offsetHeight).toBeGreaterThan(80);
  widget.replaceChildren();
  expect(widget.offsetHeight).toBe(0);
  expect(getComputedStyle(widget).backgroundColor).toBe('rgba(0, 0, 0, 0)');
  release(root);
});
