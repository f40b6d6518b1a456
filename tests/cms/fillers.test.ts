import { execFileSync } from 'node:child_process';
import { closeSync, mkdtempSync, openSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { withoutUndefined } from '#configuration/schema-fields';
import type { CovermountServer, FirstPaintOptions } from '#embed/server/public';
import { addressLike } from '#embed/server/testing/addresses';
import { projectRoot } from '#tooling/project';
import { hostileAddresses, hostileTexts, vectorsText } from '#tooling/vite/first-paint-vectors';
import { packageFolder } from './package-folder.ts';
import { runRequired } from './required-command.ts';
import { unpack } from './unpack.ts';

const dist = `${projectRoot}dist/`;
const firstPaints = `${dist}first-paint`;
const node = (await import(`${dist}server/server.mjs`)) as CovermountServer;
const folder = mkdtempSync(join(tmpdir(), 'covermount-fillers-'));

afterAll(() => rmSync(folder, { recursive: true }));

type Json = Record<string, unknown>;

interface Keys {
  defaults: Json;
  strings: { en: Json };
  unless?: readonly string[];
  needs?: readonly string[];
}

const text = fc.oneof(
  fc.constantFrom(...hostileTexts, ...hostileAddresses),
  fc.string({ unit: 'binary' }),
  fc.string({ unit: 'grapheme' }),
  fc.webUrl(),
);
/** Text that begins like an address. */
const address = fc.oneof(fc.constantFrom(...hostileAddresses), addressLike);
const origins = fc.array(
  fc.constantFrom(
    'https://pay.partner.example',
    'https://pay.partner.example:443',
    'http://evil.example',
    'http://127.0.0.1',
    'http://127.0.0.1:443',
    'http://localhost',
    'https://xn--ida.example',
    '',
    null,
    7,
    ['https://evil.example'],
  ),
);
const anything = fc.oneof(
  text,
  fc.boolean(),
  fc.constantFrom('true', 'false', null, 0, 1, {}, [], ['x'], { 0: 'x' }),
  fc.array(text, { maxLength: 3 }),
);
const theme = fc.dictionary(
  fc.constantFrom('accent', 'accentSoft', 'inkSoft', 'a-b', 'Ink', 'x1', 'accent\n'),
  fc.oneof(text, fc.constantFrom('red', 'a\u0085b', '𝒞'.repeat(200), '𝒞'.repeat(201))),
  { maxKeys: 4 },
);
const pick = (arbitrary: fc.Arbitrary<unknown>, keys: readonly string[]) =>
  keys.length === 0 ? fc.constant({}) : fc.dictionary(fc.constantFrom(...keys), arbitrary, { maxKeys: 6 });
const sometimes = (arbitrary: fc.Arbitrary<unknown>) => fc.option(arbitrary, { nil: undefined, freq: 2 });
const object = (keys: Record<string, fc.Arbitrary<unknown>>): fc.Arbitrary<Json> =>
  fc
    .record(Object.fromEntries(Object.entries(keys).map(([key, arbitrary]) => [key, sometimes(arbitrary)])))
    .map(withoutUndefined);

/** The configuration of a widget in an element, a page block or a preset. */
function layer({ defaults, strings, unless = [], needs = [] }: Keys): fc.Arbitrary<Json> {
  const texts = pick(fc.oneof(text, text, text, anything), Object.keys(strings.en));
  const values = pick(fc.oneof(address, text, anything), [
    ...Object.keys(defaults),
    ...needs.filter((key) => !key.includes('.')),
  ]);
  return fc
    .tuple(
      values,
      object({
        labels: fc.oneof(
          fc.tuple(texts, object({ en: texts, es: texts })).map(([both, own]) => ({ ...both, ...own })),
          anything,
        ),
        theme: fc.oneof(theme, theme, anything),
        language: fc.constantFrom('en', 'es', 'de', '', null),
        services: fc.oneof(object({ trustedOrigins: origins, leadStore: object({ url: text }) }), anything),
        isolation: fc.constantFrom('shadow', 'shadow', 'shadow', 'light', null),
        brand: fc.constantFrom('lonestar', 'other', 'none', '7', 7),
      }),
      fc.boolean(),
    )
    .map(([ownKeys, sharedKeys, isRefused]) => ({
      ...ownKeys,
      ...sharedKeys,
      ...(isRefused && unless.length > 0 && { [unless[0]!]: text }),
    }));
}

function optionsOf(widget: string): fc.Arbitrary<FirstPaintOptions> {
  const keys = JSON.parse(readFileSync(`${firstPaints}/${widget}.json`, 'utf8')) as Keys;
  const own = layer({ ...keys, unless: [] });
  const widgets = fc.oneof(
    own.map((config) => ({ [widget]: config })),
    anything,
  );
  const preset = fc
    .tuple(own, object({ name: text, logo: text, widgets }))
    .map(([{ theme: theming, services, language }, other]) =>
      withoutUndefined({ theme: theming, services, language, ...other }),
    );
  // Numeric keys may be anywhere in an author's JSON, but come first in JavaScript objects.
  const ids = fc.constantFrom('lonestar', 'other', '7', '10', '07', '4294967295');
  const brands = fc.oneof(fc.record({ lonestar: preset, other: preset }), fc.dictionary(ids, preset, { minKeys: 1 }));
  const page = fc.tuple(layer(keys), object({ brands, widgets })).map(([shared, other]) => ({ ...shared, ...other }));
  // Widgets in the light DOM are not printed, so most configurations set a shadow root.
  return fc
    .tuple(
      fc.tuple(own, fc.boolean()).map(([config, isPlain]) => ({ ...(isPlain && { isolation: 'shadow' }), ...config })),
      object({
        page,
        brand: preset,
        language: fc.constantFrom('es', 'ES-mx', 'eſ', 'en', ''),
        stylesFrom: text,
        nonce: text,
      }),
    )
    .map(([config, other]) => ({ widget, pageOrigin: 'https://www.agency.example', config, ...other }));
}

/** False for options with half a surrogate pair, whose JSON PHP does not parse. */
const isReadByPhp = (options: FirstPaintOptions): boolean => !/\\ud[89a-f]/.test(JSON.stringify(options));

interface Printed {
  options: FirstPaintOptions;
  html: string;
}

const cases: Printed[] = [];
const file = join(folder, 'options.json');

beforeAll(() => {
  const vectors = JSON.parse(readFileSync(`${firstPaints}/vectors.json`, 'utf8')) as Printed[];
  const generated = node.widgets.flatMap((widget) => fc.sample(optionsOf(widget), { seed: 1, numRuns: 100 }));
  for (const options of generated)
    if (isReadByPhp(options)) cases.push({ options, html: node.renderFirstPaint(options) });
  cases.push(...vectors);
  writeFileSync(file, vectorsText(cases.map(({ options }) => options)));
});

/** The options for which a filler prints something else than Node does. */
const different = (printed: readonly string[], isCompared: (options: FirstPaintOptions) => boolean = () => true) =>
  cases.flatMap(({ options, html }, index) =>
    printed[index] !== html && isCompared(options) ? [{ options, html, printed: printed[index] }] : [],
  );

test('more than 500 generated configurations print a first paint, more than ten of them for each widget', () => {
  const printed = cases.filter(({ html }) => html !== '');
  expect(printed.length).toBeGreaterThan(500);
  for (const widget of node.widgets)
    expect(printed.filter(({ options }) => options.widget === widget).length, widget).toBeGreaterThan(10);
});

test('PHP prints the same bytes as Node', () => {
  const script = `${projectRoot}tests/cms/print-all.php`;
  const [objects, arrays] = JSON.parse(
    // Not every host of WordPress has mbstring.
    runRequired(
      'php',
      '-d',
      'disable_functions=mb_convert_encoding,mb_strlen,mb_substr',
      script,
      `${dist}cms/php/FirstPaint.php`,
      firstPaints,
      file,
    ),
  ) as [string[], string[]];
  expect(different(objects)).toEqual([]);
  // A PHP array does not distinguish an empty object from an empty list.
  expect(different(arrays, (options) => !JSON.stringify(options).includes('{}'))).toEqual([]);
});

test('PHP 7.4 parses every file of the plugin, and prints the same as Node', () => {
  const folders = `${packageFolder('@php-wasm/cli', '3.1.56')}../../.bin/`;
  const php = (...words: string[]) => {
    // To a file: it may end before all of its output has gone through a pipe.
    const output = join(folder, 'php-output');
    const descriptor = openSync(output, 'w');
    execFileSync(`${folders}php-wasm-cli`, words, {
      stdio: ['ignore', descriptor, 'inherit'],
      env: { ...process.env, PHP: '7.4' },
    });
    closeSync(descriptor);
    return readFileSync(output, 'utf8');
  };
  const parsed = join(folder, 'parse.php');
  writeFileSync(
    parsed,
    `<?php
      foreach (new RecursiveIteratorIterator(new RecursiveDirectoryIterator($argv[1])) as $file)
        if (substr($file, -4) === '.php') echo count(token_get_all(file_get_contents($file), TOKEN_PARSE)) > 3 ? "$file\n" : '';
      echo PHP_VERSION;`,
  );
  const plugin = join(folder, 'plugin');
  unpack(`${dist}cms/wordpress/covermount.zip`, plugin);
  const lines = php(parsed, plugin).split('\n');
  expect(lines.pop()).toMatch(/^7\.4\./);
  expect(lines.length).toBeGreaterThan(30);
  const printed = php(`${projectRoot}tests/cms/print-all.php`, `${dist}cms/php/FirstPaint.php`, firstPaints, file);
  const [objects] = JSON.parse(printed) as [string[]];
  expect(different(objects)).toEqual([]);
});

test('Java prints the same bytes as Node', () => {
  const sources = ['FirstPaint', 'JsonReader'].map((name) => `${dist}cms/java/covermount/${name}.java`);
  runRequired(
    'javac',
    '--release',
    '11',
    '-Xlint:all',
    '-Werror',
    '-encoding',
    'UTF-8',
    '-d',
    folder,
    ...sources,
    `${projectRoot}tests/cms/PrintAll.java`,
  );
  const printed = runRequired('java', '-cp', folder, 'PrintAll', firstPaints, file).split('\0');
  expect(different(printed)).toEqual([]);
});
