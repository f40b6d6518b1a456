import { describe, expect, test } from 'vitest';
import { renderInShadowRoot } from '#ui/testing/render-in-shadow-root';
import { applyTheme } from '#ui/theme';
import { brands } from '../../.storybook/brands.ts';
import * as examples from './office-details.examples.tsx';

describe.each(Object.entries(examples))('the example %s', (_name, Example) => {
  test.each(['en', 'es'] as const)('has no axe violations in any brand, in %s', async (language) => {
    const { container, violations } = await renderInShadowRoot(<Example language={language} />);
    container.lang = language;
    for (const { name, theme } of Object.values(brands)) {
      applyTheme(container, theme);
      expect(await violations(), name).toEqual([]);
    }
  });

  test('fits the office details into 320 px', async () => {
    const { container } = await renderInShadowRoot(<Example language="es" />, { inset: '16px' });
    container.style.inlineSize = '320px';
    const parts = [...container.querySelectorAll<HTMLElement>('*:not(.cover-hidden)')];
    const tooWide = parts.filter(({ scrollWidth, clientWidth }) => clientWidth > 0 && scrollWidth > clientWidth + 1);
    expect(tooWide.map(({ className }) => className)).toEqual([]);
    expect(container.scrollWidth).toBeLessThanOrEqual(320);
  });
});
