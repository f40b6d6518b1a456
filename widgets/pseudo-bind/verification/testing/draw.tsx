import axe from 'axe-core';
import type { ReactNode } from 'react';
import { onTestFinished } from 'vitest';
import { render } from 'vitest-browser-react';
import { adoptInto, release } from '#ui/styles';

/** Draws a view for a test as the widget does: in a shadow root, styled. */
export async function draw(ui: ReactNode) {
  const host = document.createElement('div');
  const root = host.attachShadow({ mode: 'open' });
  const container = document.createElement('div');
  container.className = 'cover-root';
  root.append(container);
  document.body.append(host);
  adoptInto(root);
  // A button that becomes usable fades to it, and is judged too early.
  const still = new CSSStyleSheet();
  still.replaceSync('* { transition: none !important }');
  root.adoptedStyleSheets.push(still);
  const { unmount } = await render(ui, { container });
  onTestFinished(async () => {
    await unmount();
    release(root);
    host.remove();
  });
  return {
    root,
    focused: () => root.activeElement,
    async violations() {
      // A page's own rules (landmarks, a heading 1) are the page's.
      const { violations } = await axe.run(host, {
        runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
        rules: { region: { enabled: false }, 'page-has-heading-one': { enabled: false } },
      });
      return violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(' ')}`);
    },
  };
}
