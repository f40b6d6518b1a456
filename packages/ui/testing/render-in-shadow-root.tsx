import { act, render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { onTestFinished } from 'vitest';
import { adoptInto, release } from '../styles/styles.tsx';
import { applyTheme } from '../theme/theme.tsx';
import type { Theme } from '../tokens/tokens.tsx';
import { violations } from './axe.ts';

export interface ShadowRenderResult {
  root: ShadowRoot;
  /** The `.cover-root` element that `ui` is rendered into. */
  container: HTMLElement;
  /** The element that has the focus in the shadow root. */
  focused: () => Element | null;
  rerender: (ui: ReactNode) => Promise<void>;
  unmount: () => Promise<void>;
  /** axe violations, one line each. */
  violations: () => Promise<readonly string[]>;
}

/**
 * Renders parts or a view as a widget does: in a shadow root, with the registered styles and a theme. Unmounts after
 * the test.
 *
 * @example
 * const { container } = await renderInShadowRoot(<Button>Next</Button>);
 * within(container).getByRole('button', { name: 'Next' });
 */
export async function renderInShadowRoot(ui: ReactNode, theme: Theme = {}): Promise<ShadowRenderResult> {
  const host = document.createElement('div');
  const root = host.attachShadow({ mode: 'open' });
  const container = document.createElement('div');
  container.className = 'cover-root';
  root.append(container);
  document.body.append(host);
  adoptInto(root);
  applyTheme(container, theme);
  // Awaited, so that effects that resolve immediately have settled.
  const { rerender, unmount } = await act(async () => render(ui, { container, baseElement: container }));
  const result: ShadowRenderResult = {
    root,
    container,
    rerender: (next) => act(async () => rerender(next)),
    unmount: () => act(async () => unmount()),
    focused: () => root.activeElement,
    violations: () => violations(container),
  };
  onTestFinished(async () => {
    await result.unmount();
    release(root);
    host.remove();
  });
  return result;
}
