import type { ReactNode } from 'react';
import { onTestFinished } from 'vitest';
import { render } from 'vitest-browser-react';
import { adoptInto, release } from '../styles/styles.tsx';
import { applyTheme } from '../tokens/tokens.tsx';
import type { Theme } from '../tokens/tokens.tsx';
import { violations } from './axe.ts';

export interface Drawing {
  root: ShadowRoot;
  /** The `.cover-root` that the parts are in. */
  container: HTMLElement;
  /** What has the focus in the root. */
  focused: () => Element | null;
  rerender: (ui: ReactNode) => Promise<void>;
  unmount: () => Promise<void>;
  /** What axe finds wrong, a line each. */
  violations: () => Promise<readonly string[]>;
}

/** Draws parts, or a view, for a test as a widget does: in a shadow root, with the shared sheets and a theme. */
export async function draw(ui: ReactNode, theme: Theme = {}): Promise<Drawing> {
  const host = document.createElement('div');
  const root = host.attachShadow({ mode: 'open' });
  const container = document.createElement('div');
  container.className = 'cover-root';
  root.append(container);
  document.body.append(host);
  adoptInto(root);
  applyTheme(container, theme);
  const { rerender, unmount } = await render(ui, { container });
  onTestFinished(async () => {
    await unmount();
    release(root);
    host.remove();
  });
  return {
    root,
    container,
    rerender,
    unmount,
    focused: () => root.activeElement,
    violations: () => violations(container),
  };
}
