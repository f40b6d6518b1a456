import { fillFirstPaint } from '#embed/server/fill';
import type { FirstPaintFile } from '#embed/server/first-paint-file';
import type { FirstPaintOptions } from '#embed/server/public';

/** The exact output of every filler for a configuration: docs/first-paint.md. */
export interface Vector {
  options: FirstPaintOptions;
  html: string;
}

/**
 * Texts that end a context, or that a careless filler misreads. None has half a surrogate pair, which PHP's JSON cannot
 * hold.
 */
export const hostileTexts: readonly string[] = [
  `"double" 'single' \`back\``,
  '"><img src=x onerror=alert(1)>',
  `' autofocus onfocus='alert(1)`,
  '</template></div><script>alert(1)</script>',
  '</style><script>alert(1)</script>',
  '<!-- --><!--',
  '-->]]><![CDATA[',
  '& &amp; &lt; &#39; &#x27; &nbsp &copy',
  'a\u2028b\u2029c',
  'a\r\nb\rc\nd\te',
  'nul \0 and \x01\x1B\x7F\x85',
  '🚗 𝒞overage 👩‍👩‍👧',
  'שלום \u202Eעולם\u202C \u2067abc\u2069',
  'مرحبا ﷺ',
  'Z̷͎a̵l̶g̸o̷ e\u0301',
  '\uFEFF\u200B\u00A0\u00AD',
  '\uE000labels.submit\uE001 \uE000brand.name|a=b\uE001 \uE001',
  '{step} {count} {constructor} {}',
  String.raw`$& $1 $$ \1 \0 %s %1$s {{x}} <?php echo 1 ?> <%= x %> \${x} #{x}`,
  'javascript:alert(1)',
  '\\u003cscript>\\x3c',
  ' leading and trailing ',
  '',
  '0',
  'false',
  'null',
];

const longText = `${'Long & “quoted” <text> '.repeat(500)}.`;

export const hostileAddresses: readonly string[] = [
  '/get-a-quote',
  'quotes?a=1&b=2#c',
  '?zip=1',
  '#top',
  './a/../b',
  '/a:b',
  '/ñ/引',
  'https://pay.partner.example',
  'https://pay.partner.example/x?y="1"',
  'https://www.agency.example/a',
  'http://localhost:4174/buy',
  'http://127.0.0.1:8080/',
  'http://www.agency.example/',
  '',
  ' ',
  '/a b',
  '//evil.example/x',
  '/\\evil.example',
  '\\\\evil.example',
  '/\t/evil.example',
  '\n//evil.example',
  'https:evil.example',
  'https:/evil.example',
  'https:///evil.example',
  'https://evil.example',
  'HTTPS://pay.partner.example/',
  'https://PAY.partner.example/',
  'https://pay.partner.example:443/',
  'https://pay.partner.example:8443/',
  'https://pay.partner.example.evil.example/',
  'https://pay.partner.example@evil.example/',
  'https://user:word@pay.partner.example/',
  'https://pay.partner.example\\@evil.example/',
  'https://раy.partner.example/',
  'https://pay。partner.example/',
  'http://pay.partner.example/x',
  'http://localhost:9999/',
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  ' java\nscript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  'blob:https://www.agency.example/1',
  'mailto:a@b.example',
  'file:///etc/passwd',
  'http://[',
];

const themes: readonly Readonly<Record<string, unknown>>[] = [
  { accent: '#0b5fff', accentSoft: 'color-mix(in oklab, var(--c-accent) 9%, #fff)', radius: '4px' },
  { fontBody: `'Segoe UI', "A & B", sans-serif`, shadow: '0 1px 2px rgb(22 33 44 / 6%)' },
  { accent: 'red}</style><script>alert(1)</script>', ink: 'navy' },
  { accent: 'red; background: url(x)', ink: 'navy' },
  { accent: 'red}*{color:blue', ink: 'navy' },
  { accent: '\\3c/style>', ink: 'navy' },
  { accent: '@import', ink: 'navy' },
  { accent: 'a\nb', ink: 'navy' },
  { accent: '', ink: 'x'.repeat(400), line: 'x'.repeat(401) },
  { accent: 1, ink: null, line: ['red'], focus: true },
  { 'accent: red; --x': 'red', 'a-b': 'red', Accent: 'red', inkSoft: 'gray' },
];

/** Values of another type than their keys have. */
const wrongValues: readonly unknown[] = [null, 0, 1, 'true', 'false', 'yes', '', {}, [], ['x'], [1], { true: true }];

/** Ids of brands that are numbers. JavaScript has the third one first. */
const numberedBrands = Object.fromEntries(
  ['a', '10', '7', '07', '4294967295'].map((id) => [id, { name: `Brand ${id}`, theme: { fontBody: `'${id}'` } }]),
);

const pageOrigin = 'https://www.agency.example';
const trustedOrigins = ['https://pay.partner.example', 'http://localhost:4174', 'http://127.0.0.1:8080'];

type Json = Readonly<Record<string, unknown>>;

type Configuration = Omit<FirstPaintOptions, 'widget' | 'pageOrigin'>;

/** Configurations of every kind, the same ones in every build: one for each template, and others. */
function configurationsOf(file: FirstPaintFile): { ofTemplates: Configuration[]; others: Configuration[] } {
  const { isolation, defaults, strings, switches, needs = [], unless = [] } = file;
  // Where the first step needs one of several settings, the other ones matter only with it.
  const base: Json = {
    services: { trustedOrigins },
    // Otherwise nothing is printed for a widget that renders in the page's own tree.
    ...(isolation === 'light' && { isolation: 'shadow' }),
    ...Object.fromEntries(needs.slice(0, 1).map((key) => [key, '/forms/here'])),
  };
  const labels = Object.keys(strings.en);
  const all = (text: string): Json => Object.fromEntries(labels.map((key) => [key, text]));
  const textKeys = Object.keys(defaults).filter((key) => typeof defaults[key] === 'string');
  /** The configuration that gives a switch this value. */
  const settingOf = (key: string, value: string): Json => {
    if (key.endsWith('!')) return { [key.slice(0, -1)]: value === 'true' ? '/forms/there' : '' };
    const usual = defaults[key];
    return { [key]: Array.isArray(usual) ? value.split(',') : typeof usual === 'string' ? value : value === 'true' };
  };
  const combinations = switches.reduce<{ config: Json; brand: Json }[]>(
    (chosen, [key, ...values]) =>
      chosen.flatMap(({ config, brand }) =>
        values.map((value) =>
          key === 'brand.logo'
            ? { config, brand: { ...brand, ...(value === 'true' && { logo: '/logo.svg' }) } }
            : { config: { ...config, ...settingOf(key, value) }, brand },
        ),
      ),
    [{ config: base, brand: { name: 'Lone Star & Sons' } }],
  );
  const others = [
    {},
    { config: {} },
    { config: base },
    { config: base, page: { brands: numberedBrands } },
    ...unless.flatMap((key) => [
      { config: { ...base, [key]: { one: 'text' } } },
      { config: base, brand: { widgets: { [file.name]: { [key]: null } } } },
    ]),
    ...combinations.map((combination) => ({ ...combination, language: 'es' })),
    ...hostileTexts.flatMap((text, index) => [
      { config: { ...base, labels: all(text) }, language: index % 2 === 0 ? 'en' : 'es' },
      { config: base, brand: { name: text, logo: text } },
      ...textKeys.map((key) => ({ config: { ...base, [key]: text } })),
      ...labels.slice(0, 4).map((key) => ({ config: { ...base, labels: { [key]: text } } })),
    ]),
    { config: { ...base, labels: { [labels[0]!]: longText } } },
    ...hostileAddresses.flatMap((address) => [
      { config: { ...base, ...Object.fromEntries(textKeys.map((key) => [key, address])) } },
      { config: { ...base, services: {}, ...Object.fromEntries(textKeys.map((key) => [key, address])) } },
    ]),
    ...themes.flatMap((theme) => [
      { config: { ...base, theme } },
      { config: { ...base, theme: { ink: 'black' } }, brand: { theme } },
    ]),
    ...Object.keys(defaults).flatMap((key) => wrongValues.map((value) => ({ config: { ...base, [key]: value } }))),
    ...wrongValues.flatMap((value) => [
      { config: { ...base, labels: value } },
      { config: { ...base, labels: all('x'), language: value } },
      { config: { ...base, theme: value } },
      { config: { ...base, services: value } },
      { config: { ...base, services: { trustedOrigins: value, leadStore: value } } },
      { config: base, brand: { name: value, logo: value, widgets: value } },
    ]),
    { config: { ...base, labels: { ...all('both'), en: all('English'), es: all('Español') } } },
    { config: { ...base, labels: { ...all('both'), en: all('English'), es: all('Español') } }, language: 'es' },
    { config: { ...base, labels: all('own') }, brand: { widgets: { [file.name]: { labels: { en: all('brand') } } } } },
    { config: { ...base, labels: { es: all('own') } }, brand: { widgets: { [file.name]: { labels: all('brand') } } } },
    { config: base, brand: { language: 'es', services: { trustedOrigins: [] } } },
    { config: { ...base, language: 'en' }, brand: { language: 'es' } },
    { config: { ...base, isolation: 'light' } },
    { config: { ...base, isolation: 'shadow' }, brand: { widgets: { [file.name]: { isolation: 'light' } } } },
    // The page block, with brands of its own.
    ...[{}, { brand: 'b' }, { brand: 'none' }, { brand: 7 }].flatMap((named) =>
      [{}, { brand: 'a' }].map((own) => ({
        page: {
          ...named,
          language: 'es',
          labels: { ...all('page'), es: all('página') },
          theme: { ink: 'navy' },
          services: { trustedOrigins },
          brands: {
            a: { name: 'A', logo: '/a.svg', language: 'en', theme: { accent: 'red' } },
            b: { name: 'B', widgets: { [file.name]: { labels: all('brand'), isolation: 'shadow' } } },
          },
          widgets: { [file.name]: { labels: { en: all('widget') }, theme: { ink: 'black' } } },
        },
        config: { ...base, services: {}, ...own },
      })),
    ),
    { config: base, page: { brands: { a: { name: 'A' } }, ...base }, brand: { name: 'Given' } },
    ...wrongValues.map((value) => ({
      config: base,
      page: { brand: value, brands: value, widgets: value, labels: value },
    })),
    ...['es-MX', 'ES', 'esperanto', 'de', 'en-US', ''].map((language) => ({ config: base, language })),
    ...[...hostileTexts.slice(0, 8), ''].map((nonce) => ({ config: { ...base, theme: { ink: 'navy' } }, nonce })),
  ] as Configuration[];
  return { ofTemplates: combinations, others };
}

const mark = '\uF8FF';

/** Brands in the order of an author who writes numeric ids last, the largest first. Numeric ids are marked. */
function withNumbersLast(brands: Json): Json {
  const entries = Object.entries(brands);
  // Larger numbers are ordinary keys.
  const isNumber = ([id]: [string, unknown]) => String(Number(id) >>> 0) === id && Number(id) < 2 ** 32 - 1;
  const others = entries.filter((entry) => !isNumber(entry));
  const numbered = entries.filter(isNumber).map(([id, preset]): [string, unknown] => [mark + id, preset]);
  return Object.fromEntries([...others, ...numbered.toReversed()]);
}

/** JSON of options or vectors. JavaScript puts numeric keys first, which authors do not. */
export const vectorsText = (value: unknown): string =>
  JSON.stringify(value, (key, member: unknown) =>
    key === 'brands' && typeof member === 'object' && member !== null && !Array.isArray(member)
      ? withNumbersLast(member as Json)
      : member,
  ).replaceAll(new RegExp(`"${mark}(\\d+)":`, 'g'), '"$1":');

/** Approximate number of characters in the vectors of a widget. Long templates get fewer vectors. */
const charactersWanted = 450_000;

/** One configuration is taken out of this many. */
const stepOf = (length: number, count: number): number => Math.max(1, Math.round((length * count) / charactersWanted));

/**
 * The output for some hundred configurations of a widget, among them one for each template. The first one contains the
 * style sheet itself, the others link to it.
 */
export function vectorsOf(file: FirstPaintFile, css: string): Vector[] {
  const { ofTemplates, others } = configurationsOf(file);
  const vectorOf = (configuration: Configuration, hasStyle = false): Vector => {
    const options: FirstPaintOptions = {
      widget: file.name,
      pageOrigin,
      ...configuration,
      ...(!hasStyle && { stylesFrom: '/covermount/' }),
    };
    return { options, html: fillFirstPaint(file, css, options) };
  };
  const count = others.length;
  const step = stepOf(vectorOf(others.at(-1)!).html.length, count);
  const sample = others.flatMap((configuration, index) =>
    // Neighbors are similar: taking every second one would leave out a kind.
    index < 4 || ((index * 7919) % 1009) % step === 0 ? [vectorOf(configuration, index === 0)] : [],
  );
  return [...sample, ...ofTemplates.map((configuration) => vectorOf(configuration))];
}
