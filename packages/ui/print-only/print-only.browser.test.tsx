import { describe, expect, onTestFinished, test } from 'vitest';
import { printOnly } from './print-only.tsx';

describe('printOnly', () => {
  const shown = (element: Element) => !element.classList.contains('cover-print-off');

  test('prints one path through shadow roots and slots and restores the page afterwards', () => {
    const outer = document.createElement('article');
    outer.innerHTML = '<p class="before">Page</p><section><b>Other</b><span></span></section>';
    const outerRoot = outer.attachShadow({ mode: 'open' });
    outerRoot.innerHTML = '<nav>Menu</nav><main><slot></slot></main>';
    const host = outer.querySelector('span')!;
    const root = host.attachShadow({ mode: 'open' });
    root.innerHTML = '<div><p>Cards</p><div class="paper"></div></div>';
    document.body.append(outer);
    onTestFinished(() => outer.remove());
    const before = outer.outerHTML + outerRoot.innerHTML + root.innerHTML;
    const sheets = document.adoptedStyleSheets.length;

    const takeBack = printOnly(root.querySelector('.paper')!);
    expect([...outer.querySelectorAll('p, b')].map(shown)).toEqual([false, false]);
    expect([...outerRoot.querySelectorAll('nav, main, slot')].map(shown)).toEqual([false, true, true]);
    expect([...root.querySelectorAll('p, div')].map(shown)).toEqual([true, false, true]);
    expect([document, outerRoot, root].map((tree) => tree.adoptedStyleSheets.length)).toEqual([sheets + 1, 1, 1]);

    takeBack();
    expect(outer.outerHTML + outerRoot.innerHTML + root.innerHTML).toBe(before);
    expect([document, outerRoot, root].map((tree) => tree.adoptedStyleSheets.length)).toEqual([sheets, 0, 0]);
  });
});
