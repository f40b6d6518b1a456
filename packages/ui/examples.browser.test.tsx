import { describe, expect, test } from 'vitest';
import { brands } from '../../.storybook/brands.ts';
import type { Example } from './example/example.tsx';
import { violations } from './testing/axe.ts';
import { renderInShadowRoot } from './testing/render-in-shadow-root.tsx';
import { applyTheme } from './tokens/tokens.tsx';

const files = import.meta.glob<Record<string, Example>>('./*/*.examples.tsx', { eager: true });

const examples = Object.entries(files).flatMap(([path, module]) =>
  Object.entries(module)
    // A file may also export values that its examples use.
    .filter(([name]) => /^[A-Z]/.test(name))
    .map(([name, Drawn]) => ({ part: path.split('/')[1] ?? path, name, Drawn })),
);

describe.each(examples)('$part: $name', ({ Drawn }) => {
  test.each(['en', 'es'] as const)('has no axe violations in any brand, in %s', async (language) => {
    const { container } = await renderInShadowRoot(<Drawn language={language} />);
    container.lang = language;
    for (const { name, theme } of Object.values(brands)) {
      applyTheme(container, theme);
      expect(await violations(container), name).toEqual([]);
    }
  });

  test('fits into a window of 320 px', async () => {
    const { container } = await renderInShadowRoot(<Drawn language="es" />, { inset: '16px' });
    container.style.inlineSize = '320px';
    const parts = [...container.querySelectorAll<HTMLElement>('*:not(.cover-hidden)')];
    const wide = parts.filter((element) => element.scrollWidth > element.clientWidth + 1 && element.clientWidth > 0);
    expect(wide.map(({ className }) => className)).toEqual([]);
    expect(container.scrollWidth).toBeLessThanOrEqual(320);
  });
});
