import { describe, expect, test } from 'vitest';
import { brands } from '../../../.storybook/brands.ts';
import { renderInShadowRoot } from '../testing/render-in-shadow-root.tsx';
import { applyTheme, themeProperties, tokenProperty } from '../theme/theme.tsx';
import { tokens } from './tokens.tsx';
import type { Theme, TokenName } from './tokens.tsx';
import styles from '../styles/styles.css?raw';

type Rgb = [number, number, number];

/** The color as painted on white, for any CSS color syntax. */
function painted(color: string): Rgb {
  const context = new OffscreenCanvas(1, 1).getContext('2d')!;
  context.fillStyle = '#fff';
  context.fillRect(0, 0, 1, 1);
  context.fillStyle = color;
  context.fillRect(0, 0, 1, 1);
  const [red = 0, green = 0, blue = 0] = context.getImageData(0, 0, 1, 1).data;
  return [red, green, blue];
}

/** Relative luminance and contrast as WCAG 2.2 defines them. */
function luminance(rgb: Rgb): number {
  const [red, green, blue] = rgb.map((value) => {
    const share = value / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  }) as Rgb;
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(a: string, b: string): number {
  const [light = 0, dark = 0] = [luminance(painted(a)), luminance(painted(b))].toSorted((low, high) => high - low);
  return (light + 0.05) / (dark + 0.05);
}

const readable: [text: TokenName, ground: TokenName][] = [
  ['ink', 'surface'],
  ['ink', 'canvas'],
  ['ink', 'accentSoft'],
  ['inkSoft', 'surface'],
  ['inkSoft', 'canvas'],
  ['inkSoft', 'accentSoft'],
  ['onAccent', 'accent'],
  ['onAccent', 'accentHover'],
  ['accentInk', 'surface'],
  ['accentInk', 'canvas'],
  ['accentInk', 'accentSoft'],
  ['onHighlight', 'highlight'],
  ['highlight', 'surface'],
  ['highlight', 'canvas'],
  ['positive', 'surface'],
  ['caution', 'surface'],
  ['danger', 'surface'],
  ['danger', 'canvas'],
];

const visible: [mark: TokenName, ground: TokenName][] = [
  ['lineStrong', 'surface'],
  ['lineStrong', 'canvas'],
  ['focus', 'surface'],
  ['focus', 'canvas'],
  ['accent', 'surface'],
  ['accent', 'canvas'],
];

async function colors(theme: Theme): Promise<(name: TokenName) => string> {
  const { container } = await renderInShadowRoot(<span className="probe" />, theme);
  const probe = container.querySelector<HTMLElement>('.probe')!;
  return (name) => {
    probe.style.backgroundColor = `var(${tokenProperty(name).replace('--cover', '--c')})`;
    return getComputedStyle(probe).backgroundColor;
  };
}

describe.each(Object.values(brands))('$name', ({ theme }) => {
  test.each(readable)('has readable contrast of %s on %s', async (text, ground) => {
    const color = await colors(theme);
    expect(contrast(color(text), color(ground))).toBeGreaterThanOrEqual(4.5);
  });

  test.each(visible)('has distinguishable contrast of %s on %s', async (mark, ground) => {
    const color = await colors(theme);
    expect(contrast(color(mark), color(ground))).toBeGreaterThanOrEqual(3);
  });

  test('uses only known tokens, with values that the browser accepts', () => {
    for (const [token, value] of Object.entries(theme)) {
      expect(Object.keys(tokens)).toContain(token);
      expect(CSS.supports(tokens[token as TokenName].property, value), `${token}: ${value}`).toBe(true);
    }
  });
});

test('has defaults that the browser accepts', () => {
  for (const [name, { property, default: standard }] of Object.entries(tokens)) {
    expect(CSS.supports(property, standard), `${name}: ${standard}`).toBe(true);
  }
});

test('has the same default for every token in the table and the sheet', () => {
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
