import { describe, expect, test } from 'vitest';
import { brands } from '../../../.storybook/brands.ts';
import { renderInShadowRoot } from '../testing/render-in-shadow-root.tsx';
import { applyTheme, themeProperties, tokenProperty } from '../theme/theme.tsx';
import { contrast, contrastPairs, tokenColor } from './contrast.ts';
import { tokens } from './tokens.tsx';
import type { Theme, TokenName } from './tokens.tsx';
import styles from '../styles/styles.css?raw';

async function colors(theme: Theme): Promise<(name: TokenName) => string> {
  const { container } = await renderInShadowRoot(<span className="probe" />, theme);
  const probe = container.querySelector<HTMLElement>('.probe')!;
  return (name) => tokenColor(probe, name);
}

describe.each(Object.values(brands))('$name', ({ theme }) => {
  test.each(contrastPairs)('has a contrast of $needed:1 of $token on $ground', async ({ token, ground, needed }) => {
    const color = await colors(theme);
    expect(contrast(color(token), color(ground))).toBeGreaterThanOrEqual(needed);
  });

  test('uses only known tokens, with values that the browser accepts', () => {
    for (const [token, value] of Object.entries(theme)) {
      expect(Object.keys(tokens)).toContain(token);
      expect(CSS.supports(tokens[token as TokenName].property, value), `${token}: ${value}`).toBe(true);
    }
  });
});

test('every token has a default that the browser accepts', () => {
  for (const [name, { property, default: standard }] of Object.entries(tokens)) {
    expect(CSS.supports(property, standard), `${name}: ${standard}`).toBe(true);
  }
});

test('every token has the same default in the table and in the style sheet', () => {
  const written = Object.fromEntries(
    [...styles.matchAll(/--c-([\w-]+): var\(--cover-([\w-]+), (.*)\);/g)].map(([, own, open, value]) => [
      `--cover-${open}`,
      [own === open, value],
    ]),
  );
  const tabled = Object.fromEntries(
    Object.entries(tokens).map(([name, token]) => [tokenProperty(name), [true, token.default]]),
  );
  expect(written).toEqual(tabled);
});

test('uses every token in some part', () => {
  const sheets = Object.values(
    import.meta.glob<string>('../*/*.css', { query: '?raw', import: 'default', eager: true }),
  );
  const unused = Object.keys(tokens).filter((name) => {
    const own = `var(${tokenProperty(name).replace('--cover', '--c')})`;
    return !sheets.some((sheet) => sheet.includes(own));
  });
  expect(unused).toEqual([]);
});

test('converts a theme to CSS properties', () => {
  expect(themeProperties({ accentSoft: '#eee', space: '5px' })).toEqual({
    '--cover-accent-soft': '#eee',
    '--cover-space': '5px',
  });
});

test('replaces the previous theme and keeps properties set by others', () => {
  const element = document.createElement('div');
  element.style.setProperty('--cover-ink', 'navy');
  applyTheme(element, { accent: 'green', radius: '0' });
  applyTheme(element, { accent: 'teal' });
  expect(element.style.cssText).toBe('--cover-ink: navy; --cover-accent: teal;');
});

test('reads tokens that the page sets in CSS above the widget', async () => {
  const { container, root } = await renderInShadowRoot(<span className="cover-lead">lead</span>);
  (root.host as HTMLElement).style.setProperty('--cover-ink', 'rgb(1, 2, 3)');
  expect(getComputedStyle(container).color).toBe('rgb(1, 2, 3)');
});
