import { expect, test } from 'vitest';
import type { Example } from './example/example.tsx';
import { renderInShadowRoot } from './testing/render-in-shadow-root.tsx';

const files = import.meta.glob<Record<string, Example>>('./*/*.examples.tsx', { eager: true });

const examples = Object.entries(files).flatMap(([path, module]) =>
  Object.entries(module)
    // A file may also export values that its examples use.
    .filter(([name]) => /^[A-Z]/.test(name))
    .map(([name, Drawn]) => ({ part: path.split('/')[1] ?? path, name, Drawn })),
);

test.each(examples)('$part: $name fits into a window of 320 px', async ({ Drawn }) => {
  const { container } = await renderInShadowRoot(<Drawn language="es" />, { inset: '16px' });
  container.style.inlineSize = '320px';
  // Skips texts for screen readers only, and elements that scroll sideways.
  const parts = [...container.querySelectorAll<HTMLElement>('*')].filter((element) => {
    const { clipPath, overflowX } = getComputedStyle(element);
    return clipPath === 'none' && overflowX !== 'auto';
  });
  const wide = parts.filter((element) => element.scrollWidth > element.clientWidth + 1 && element.clientWidth > 0);
  expect(wide.map(({ className }) => className)).toEqual([]);
  expect(container.scrollWidth).toBeLessThanOrEqual(320);
});
