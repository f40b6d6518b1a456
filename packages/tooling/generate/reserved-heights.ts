import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { format, type FormatConfig } from 'oxfmt';
import { type Browser, chromium, type Page } from 'playwright';
import type { Language } from '#domain/language';
import { projectRoot } from '../project.ts';
import { chromiumArguments, chromiumPath } from '../testing/chromium.ts';
import { measuredWidgets } from './measured-widgets.ts';

const widgets = Object.keys(measuredWidgets);

const file = `${projectRoot}packages/embed/covermount.css`;
const marker = '/* Measured: `npm run build && npm run heights` writes what follows. */\n';

const [narrowest, widest] = [280, 1280];
const fontSize = 16;

/**
 * The font of most visitors is about as wide as Arial. A font with the same metrics, such as Liberation Sans, gives the
 * same heights.
 */
const font = 'Arial, Liberation Sans, Arimo';

/**
 * The tokens that a height depends on besides the font size, in px: the usual value, the value of the second
 * measurement, and the term in the sheet. A browser rounds lengths to 1/64 px, and a large change breaks lines
 * elsewhere.
 */
const tokens = {
  space: { usual: 4, changed: 4.25, term: 'var(--space)' },
  'control-height': { usual: 52, changed: 53, term: 'var(--control)' },
  'heading-size': { usual: 1.75 * fontSize, changed: 1.75 * fontSize + 2, term: 'var(--heading)' },
} as const;
type Token = keyof typeof tokens;
const tokenNames = Object.keys(tokens) as Token[];

/** The mark above a heading, with the gap below it. Brands have none unless they set its height. */
const markTerm = 'var(--mark)';

/** A height in px, and as multiples of the font size and of the tokens. */
type Height = Readonly<Record<'em' | 'px' | Token, number>>;

interface Step {
  /** What is subtracted from a width: positive at the first width with this height. */
  from: string;
  height: Height;
}

const round = (value: number, digits: number): number => Number(value.toFixed(digits));

/** A page with a first paint that is never hydrated, in a column of variable width. */
async function openFirstPaint(browser: Browser, widget: string, language: Language): Promise<Page> {
  const { query = '', attributes = '' } = measuredWidgets[widget]!;
  const page = await browser.newPage({ viewport: { width: widest + 100, height: 900 } });
  await page.route('**/*', async (route) => {
    const { pathname } = new URL(route.request().url());
    if (/\/react-/.test(pathname)) return;
    if (pathname === '/')
      await route.fulfill({
        contentType: 'text/html',
        body: `<!doctype html><html lang="${language}" style="--cover-font-body: ${font}">
<script type="module" src="/covermount.js"></script>
<div><cover-${widget} ${attributes} load="eager" style="display: block"></cover-${widget}></div>`,
      });
    else if (existsSync(`${projectRoot}dist${pathname}`))
      await route.fulfill({
        contentType: 'text/javascript',
        body: readFileSync(`${projectRoot}dist${pathname}`),
      });
    else await route.fulfill({ status: 404 });
  });
  await page.goto(`http://first-paint.example/${query}`);
  await page.locator('[data-cover-drawn]').waitFor();
  return page;
}

/** The heights at every width from the narrowest to the widest, with some tokens changed. */
const measure = (page: Page, changed: Readonly<Record<string, string>> = {}): Promise<number[]> =>
  page.evaluate(
    ({ changed: properties, from, to }) => {
      const column = document.querySelector('div')!;
      for (const [name, value] of Object.entries(properties)) column.style.setProperty(`--cover-${name}`, value);
      const heights: number[] = [];
      for (let width = from; width <= to; width += 1) {
        column.style.inlineSize = `${width}px`;
        heights.push(column.getBoundingClientRect().height);
      }
      column.removeAttribute('style');
      return heights;
    },
    { changed, from: narrowest, to: widest },
  );

/** The indexes at which the height differs from the previous one. */
const breaksIn = (heights: readonly number[]): number[] =>
  heights.flatMap((height, index) => (index > 0 && height !== heights[index - 1] ? [index] : []));

/** The most frequent of some numbers. */
function mode(values: readonly number[]): number {
  const counts = new Map<number, number>();
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
  return [...counts].toSorted(([, a], [, b]) => b - a)[0]![0];
}

/**
 * Growth of each break's width per px of font size: a line break is proportional to the font size, a column of fixed
 * width is not.
 */
async function sharesOfFont(page: Page, starts: readonly number[]): Promise<number[]> {
  const most = starts.map((start) => round((narrowest + start) / fontSize, 2));
  for (const larger of [4, 2, 1]) {
    const others = [0, ...breaksIn(await measure(page, { 'font-size': `${fontSize + larger}px` }))];
    const shares = starts.map((start, number) => round((others[number]! - start) / larger, 2));
    // Otherwise, breaks have entered or left the range.
    const isSame =
      others.length === starts.length && shares.every((share, number) => share >= 0 && share <= most[number]!);
    if (isSame) return shares;
  }
  return most;
}

/** The steps of a first paint's height, from the narrowest width on. */
async function stepsOf(page: Page): Promise<{ steps: Step[]; hasMark: boolean }> {
  const heights = await measure(page);
  const changed = {} as Record<Token, number[]>;
  for (const name of tokenNames) changed[name] = await measure(page, { [name]: `${tokens[name].changed}px` });
  const marked = await measure(page, { 'heading-mark': '1px' });
  const starts = [0, ...breaksIn(heights)];
  const shareOfFont = await sharesOfFont(page, starts);
  const enlarged = await measure(page, { 'font-size': `${fontSize + 1}px` });
  let px = 0;
  const steps = starts.map((start, number): Step => {
    const end = starts[number + 1] ?? heights.length;
    const indexes = Array.from({ length: end - start }, (_none, offset) => start + offset);
    const share = (name: Token) => {
      const { usual, changed: value } = tokens[name];
      return round(
        mode(indexes.map((index) => round((changed[name][index]! - heights[index]!) / (value - usual), 2))),
        2,
      );
    };
    const growth = round(mode(indexes.map((index) => round(enlarged[index]! - heights[index]!, 1))), 1);
    const shares = Object.fromEntries(tokenNames.map((name) => [name, share(name)])) as Record<Token, number>;
    const ofTokens = tokenNames.reduce((sum, name) => sum + shares[name] * tokens[name].usual, 0);
    const rest = heights[start]! - ofTokens;
    // In a short range of widths, larger text breaks other lines; the constant part is that of the previous range.
    const fixed = Math.round(rest - growth * fontSize);
    if (fixed >= 0 && fixed < rest) px = fixed < fontSize ? 0 : fixed;
    // Slightly less, so that the step is complete at this width.
    const width = narrowest + start - 0.02;
    const inFont = shareOfFont[number]!;
    const inPixels = round(width - inFont * fontSize, 2);
    return {
      from: [inFont > 0 && `${inFont}em`, inPixels !== 0 && `${inPixels}px`]
        .filter(Boolean)
        .join(' - ')
        .replaceAll('- -', '+ '),
      height: { em: round((rest - px) / fontSize, 3), px, ...shares },
    };
  });
  return { steps, hasMark: marked[0] !== heights[0] };
}

const subtract = (a: Height, b: Height): Height =>
  Object.fromEntries(
    Object.entries(a).map(([name, value]) => [name, round(value - b[name as Token], 3)]),
  ) as unknown as Height;

const negative = (height: Height): Height =>
  Object.fromEntries(Object.entries(height).map(([name, value]) => [name, -value])) as unknown as Height;

const pixels = ({ em, px, ...shares }: Height): number =>
  em * fontSize + px + tokenNames.reduce((sum, name) => sum + shares[name] * tokens[name].usual, 0);

/** A height as a sum of terms for `calc()`. */
function sumOf({ em, px, ...shares }: Height): string {
  const terms = [
    [em, em === 0 ? '' : `${Math.abs(em)}em`] as const,
    [px, px === 0 ? '' : `${Math.abs(px)}px`] as const,
    ...tokenNames.map((name) => {
      const share = Math.abs(shares[name]);
      const term = share === 1 ? tokens[name].term : `${share} * ${tokens[name].term}`;
      return [shares[name], share === 0 ? '' : term] as const;
    }),
  ]
    .filter(([, term]) => term !== '')
    .toSorted(([a], [b]) => Math.sign(b) - Math.sign(a));
  return terms
    .map(([value, term], index) =>
      index === 0 ? (value < 0 ? `-1 * ${term}` : term) : `${value < 0 ? '-' : '+'} ${term}`,
    )
    .join(' ');
}

function formula(steps: readonly Step[], hasMark: boolean): string {
  const [first, ...later] = steps;
  const lines = [sumOf(first!.height) + (hasMark ? ` + ${markTerm}` : '')];
  for (const [index, { from, height }] of later.entries()) {
    const change = subtract(height, steps[index]!.height);
    const isMore = pixels(change) > 0;
    lines.push(
      `${isMore ? '+' : '-'} clamp(0px, (100cqi - ${from}) * 9999, ${sumOf(isMore ? change : negative(change))})`,
    );
  }
  return lines.map((line) => `    ${line}`).join('\n');
}

const inSpanish = ":lang(es):not([language='en'], [data-language='en']), [language='es'], [data-language='es']";

const selectors = (widget: string, suffix: string): string => {
  const { unless } = measuredWidgets[widget]!;
  const others = unless === undefined ? '' : `:where(:not(${unless}))`;
  return `:where(cover-${widget}, [data-covermount='${widget}'])${others}${suffix && `:where(${suffix})`}::before`;
};

async function rulesOf(browser: Browser, widget: string): Promise<string> {
  const formulas: Record<string, string> = {};
  for (const language of ['en', 'es'] as const) {
    const page = await openFirstPaint(browser, widget, language);
    const { steps, hasMark } = await stepsOf(page);
    formulas[language] = formula(steps, hasMark);
    await page.close();
  }
  const rule = (text: string, suffix = '') => `${selectors(widget, suffix)} {\n  --height: calc(\n${text}\n  );\n}\n`;
  return rule(formulas.en!) + (formulas.es === formulas.en ? '' : rule(formulas.es!, inSpanish));
}

/** The rules that every widget with a first paint has. */
function sharedRules(): string {
  const undrawn = `:where(\n${widgets
    .map((widget) => {
      const { unless } = measuredWidgets[widget]!;
      const others = `:not(${['[data-cover-drawn]', unless].filter(Boolean).join(', ')})`;
      return `  cover-${widget}${others},\n  [data-covermount='${widget}']${others}`;
    })
    .join(',\n')}\n)`;
  return `@media (scripting: enabled) {
  ${undrawn.replaceAll('\n', '\n  ')} {
    display: flow-root;
    container-type: inline-size;
    contain-intrinsic-inline-size: min(272px, 75vw);
    padding: var(--cover-inset, 0px);
  }
  /* It has no width, so the authored content lies beside it. */
  ${undrawn.replaceAll('\n', '\n  ')}::before {
    --space: var(--cover-space, 4px);
    --control: var(--cover-control-height, 52px);
    --heading: var(--cover-heading-size, 1.75em);
    --mark: calc(var(--cover-heading-mark, 0px) + min(4 * var(--space), 4 * var(--cover-heading-mark, 0px)));
    content: '';
    float: inline-start;
    block-size: var(--cover-reserved-height, calc(var(--height) + var(--cover-reserved-extra, 0px)));
    font-size: var(--cover-font-size, medium);
  }
}
`;
}

const executablePath = chromiumPath();
const browser = await chromium.launch({ args: chromiumArguments, ...(executablePath && { executablePath }) });
try {
  const rules: string[] = [sharedRules()];
  for (const widget of widgets) rules.push(await rulesOf(browser, widget));
  const [written] = readFileSync(file, 'utf8').split(marker);
  const options = JSON.parse(readFileSync(`${projectRoot}.oxfmtrc.json`, 'utf8')) as FormatConfig;
  writeFileSync(file, (await format(file, written! + marker + rules.join(''), options)).code);
} finally {
  await browser.close();
}
