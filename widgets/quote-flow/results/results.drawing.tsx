import { adoptInto, release } from '#ui/styles';
import axe from 'axe-core';
import type { ReactNode } from 'react';
import { onTestFinished } from 'vitest';
import { render } from 'vitest-browser-react';
import { exampleResults } from './results.examples.ts';
import type { ResultsProps } from './results.types.ts';
import { Results } from './results.view.tsx';
import { resultsEn } from './strings.en.ts';

export interface Drawing {
  /** What has the focus. */
  focused: () => Element | null;
  rerender: (ui: ReactNode) => Promise<void>;
  /** Rules that are broken, by their id. */
  violations: () => Promise<readonly string[]>;
}

/** Draws a view for a test as the widget does: in a shadow root, styled. */
export async function draw(ui: ReactNode): Promise<Drawing> {
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
  return {
    focused: () => root.activeElement,
    rerender,
    async violations() {
      // A page's own rules (landmarks, a heading 1) are the page's.
      const { violations } = await axe.run(host, { runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'] });
      return violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(' ')}`);
    },
  };
}

/** The results of a visitor who can buy, with some props of one's own. */
export function exampleView(props: Partial<ResultsProps> = {}): ReactNode {
  return <Results {...exampleResults} labels={resultsEn} language="en" {...props} />;
}
