import { adoptInto, release } from '#ui/styles';
import axe from 'axe-core';
import type { ReactNode } from 'react';
import { onTestFinished } from 'vitest';
import { render } from 'vitest-browser-react';

/** Draws a view for a test as the widget does: in a shadow root, styled. */
export async function draw(ui: ReactNode) {
  const host = document.createElement('div');
  const root = host.attachShadow({ mode: 'open' });
  const container = document.createElement('div');
  container.className = 'cover-root';
  root.append(container);
  document.body.append(host);
  adoptInto(root);
  const { rerender, unmount } = await render(ui, { container });
  onTestFinished(async () => {
    await unmount();
    release(root);
    host.remove();
  });
  return { container, rerender, unmount };
}

/** What axe finds wrong, a line each. */
export async function violations(element: Element): Promise<readonly string[]> {
  // A color on its way from one to another is neither.
  for (const animation of element.getAnimations({ subtree: true })) {
    if (animation instanceof CSSTransition) animation.finish();
  }
  // A page's own rules (landmarks, a heading 1) are the page's.
  const { violations: found } = await axe.run(element, { runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'] });
  return found.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(' ')}`);
}
