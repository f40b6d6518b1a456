import type { TokenName } from './tokens.tsx';

type Rgb = readonly [red: number, green: number, blue: number];

/** A color as painted on white, for any color syntax of CSS. */
export function painted(color: string): Rgb {
  const context = new OffscreenCanvas(1, 1).getContext('2d') as OffscreenCanvasRenderingContext2D;
  context.fillStyle = '#fff';
  context.fillRect(0, 0, 1, 1);
  context.fillStyle = color;
  context.fillRect(0, 0, 1, 1);
  const [red = 0, green = 0, blue = 0] = context.getImageData(0, 0, 1, 1).data;
  return [red, green, blue];
}

/** Relative luminance as WCAG 2.2 defines it. */
function luminance(rgb: Rgb): number {
  const [red = 0, green = 0, blue = 0] = rgb.map((value) => {
    const share = value / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** Contrast of two colors as WCAG 2.2 defines it, from 1 to 21. */
export function contrast(a: string, b: string): number {
  const [light = 0, dark = 0] = [luminance(painted(a)), luminance(painted(b))].toSorted((low, high) => high - low);
  return (light + 0.05) / (dark + 0.05);
}

/** A color of text or of a sign, the color behind it, and the contrast that the pair needs. */
export interface ContrastPair {
  token: TokenName;
  ground: TokenName;
  needed: 4.5 | 3;
}

const pair =
  (needed: ContrastPair['needed']) =>
  ([token, ground]: readonly [TokenName, TokenName]): ContrastPair => ({ token, ground, needed });

const texts: readonly (readonly [TokenName, TokenName])[] = [
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

const signs: readonly (readonly [TokenName, TokenName])[] = [
  ['lineStrong', 'surface'],
  ['lineStrong', 'canvas'],
  ['focus', 'surface'],
  ['focus', 'canvas'],
  ['accent', 'surface'],
  ['accent', 'canvas'],
];

/** The pairs of colors that the parts put on each other: texts, and signs such as borders and focus rings. */
export const contrastPairs: readonly ContrastPair[] = [...texts.map(pair(4.5)), ...signs.map(pair(3))];

/** The private property of a token, which has its default where the theme does not set it. */
const privateProperty = (name: TokenName): string =>
  `--c-${name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`;

/** The color of a token in an element within a `.cover-root`: it may be mixed from others. */
export function tokenColor(probe: HTMLElement, name: TokenName): string {
  probe.style.backgroundColor = `var(${privateProperty(name)})`;
  return getComputedStyle(probe).backgroundColor;
}
