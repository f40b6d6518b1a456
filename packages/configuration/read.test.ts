import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { keyed } from '#domain/keyed';
import { wholeNumber } from '#domain/whole-number';
import { describeProblem, isWorthTelling } from './diagnose.ts';
import { readConfiguration } from './read.ts';
import type { ConfigSource } from './sources.types.ts';

const texts = { submit: z.optional(z.string()), back: z.optional(z.string()) };
const schema = z.object({
  quotePage: z.string(),
  limit: z._default(wholeNumber(z.minimum(1), z.maximum(9)), 5),
  isOn: z._default(z.boolean(), false),
  mode: z._default(z.enum(['license', 'noLicense']), 'noLicense'),
  terms: z._default(z.array(z.number()), [6]),
  ages: z._default(z.object({ minimum: z._default(z.number(), 16), maximum: z._default(z.number(), 75) }), {
    minimum: 16,
    maximum: 75,
  }),
  offices: z._default(z.array(z.object({ name: z.string(), latitude: z.number() })), []),
  origins: z._default(z.array(z.string().check(z.regex(/^https:[^/]+$/, 'an origin: no path'))), []),
  paths: z._default(keyed(z.string()), {}),
  labels: z.optional(z.object({ ...texts, en: z.optional(z.object(texts)), es: z.optional(z.object(texts)) })),
});

const json = (value: unknown, source = 'JSON script'): ConfigSource => ({ source, value });
const attributes = (value: Record<string, string>): ConfigSource => ({
  source: 'attribute',
  value,
  isAttributes: true,
});
const read = (...sources: ConfigSource[]) =>
  readConfiguration(schema, [json({ quotePage: '/q' }, 'page block'), ...sources]);
const messages = (...sources: ConfigSource[]) => read(...sources).problems.map(describeProblem);

test.each([
  ['', true],
  ['true', true],
  ['Yes', true],
  ['on', true],
  ['1', true],
  ['false', false],
  ['no', false],
  ['OFF', false],
  ['0', false],
])('reads "%s" in an attribute as %s', (text, isOn) => {
  const { value, problems } = read(json({ isOn: !isOn }), attributes({ ison: text }));
  expect(value).toMatchObject({ isOn });
  expect(problems).toEqual([]);
});

describe('merging sources', () => {
  test('overrides weaker sources key by key, and merges labels', () => {
    const { value, problems } = read(
      json({ limit: 2, labels: { submit: 'Go', back: 'Back' } }),
      json({ labels: { submit: 'See prices' } }, 'mount()'),
      attributes({ limit: '3' }),
    );
    expect(value).toMatchObject({ limit: 3, labels: { submit: 'See prices', back: 'Back' }, isOn: false, terms: [6] });
    expect(problems).toEqual([]);
  });

  test('merges labels per language; a stronger label without a language replaces them in all languages', () => {
    const brand = json({ labels: { en: { submit: 'Compare', back: 'Back' }, es: { submit: 'Comparar' } } });
    expect(read(brand, json({ labels: { es: { back: 'Atrás' } } })).value?.labels).toEqual({
      en: { submit: 'Compare', back: 'Back' },
      es: { submit: 'Comparar', back: 'Atrás' },
    });
    expect(read(brand, json({ labels: { submit: 'Go', es: { back: 'Atrás' } } })).value?.labels).toEqual({
      submit: 'Go',
      en: { back: 'Back' },
      es: { back: 'Atrás' },
    });
    expect(messages(json({ labels: { es: { sumbit: 'x' } } }))).toEqual([
      'JSON script: labels.es.sumbit is not a known key and was left out. Did you mean "submit"?',
    ]);
  });

  test('ignores the key `$schema`', () => {
    expect(messages(json({ $schema: './zip-form.json' }, 'config-src /form.json'))).toEqual([]);
    expect(messages(json({ ages: { $schema: 'x' } }))).toHaveLength(1);
  });

  test.each([
    [{ 'quote-page': '/a' }, { quotePage: '/a' }],
    [{ quotepage: '/a' }, { quotePage: '/a' }],
    [{ 'is-on': '' }, { isOn: true }],
    [{ ison: 'true' }, { isOn: true }],
    [{ 'is-on': 'false' }, { isOn: false }],
    [{ limit: '7' }, { limit: 7 }],
    [{ terms: '6, 12' }, { terms: [6, 12] }],
    [{ terms: '[6,12]' }, { terms: [6, 12] }],
    [{ labels: '{"submit":"Go"}' }, { labels: { submit: 'Go' } }],
  ])('reads the attributes %o as %o', (input, expected) => {
    const { value, problems } = read(attributes(input));
    expect(value).toMatchObject(expected);
    expect(problems).toEqual([]);
  });
});

describe('rejected values', () => {
  test('falls back to the weaker source for a rejected value, and keeps the other keys', () => {
    const { value } = read(json({ limit: 2 }), json({ limit: 'many', isOn: true }, 'mount()'));
    expect(value).toMatchObject({ limit: 2, isOn: true });
  });

  test.each([
    [json({ limt: 3 }), 'JSON script: limt is not a known key and was left out. Did you mean "limit"?'],
    [
      json({ limit: 12 }),
      'JSON script: limit is 12; accepted is a whole number (at least 1, at most 9). The default is used.',
    ],
    [json({ quotePage: 7 }), 'JSON script: quotePage is 7; accepted is text. The value of a weaker source is used.'],
    [
      json({ origins: ['https://a.example/x'] }),
      'JSON script: origins[0] is "https://a.example/x"; accepted is an origin: no path. origins[0] is left out.',
    ],
    [
      json({ ages: '/x' }),
      'JSON script: ages is "/x"; accepted is an object with the keys minimum, maximum. The default is used.',
    ],
    [
      json({ offices: [{ name: 'A' }] }),
      'JSON script: offices[0].latitude is missing; accepted is a number. offices[0] is left out.',
    ],
    [
      json({ offices: [{ name: false, latitude: 1 }] }),
      'JSON script: offices[0].name is false; accepted is text. offices[0] is left out.',
    ],
    [
      json({ mode: 'licence' }),
      'JSON script: mode is "licence"; accepted is one of "license", "noLicense". The default is used. Did you mean "license"?',
    ],
    [json({ isOn: 'maybe' }), 'JSON script: isOn is "maybe"; accepted is true or false. The default is used.'],
    [json({ ages: { minimum: 'x' } }), 'JSON script: ages.minimum is "x"; accepted is a number. The default is used.'],
    [
      json({ labels: { sumbit: 'Go' } }),
      'JSON script: labels.sumbit is not a known key and was left out. Did you mean "submit"?',
    ],
    [
      json([1]),
      'JSON script: (all of it) is [1]; accepted is an object with the keys quotePage, limit, isOn, mode, terms, ages, offices, origins, paths, labels. The default is used.',
    ],
    [
      attributes({ 'quote-pag': '/x' }),
      'attribute: quote-pag is not a known key and was left out. Did you mean "quotePage"?',
    ],
    [
      attributes({ 'config-scr': '/x.json' }),
      'attribute: config-scr is not a known key and was left out. Did you mean "config-src"?',
    ],
  ])('reports the problem of the source %o as: %s', (source, text) => {
    expect(messages(source)).toEqual([text]);
  });

  test('an attribute is worth telling only if its name resembles a key, or the name of a source', () => {
    const { problems } = read(attributes({ confg: '{}', 'config-scr': '/x', limt: '3', tracking: 'x' }));
    expect(problems.filter(isWorthTelling).map(({ path }) => path.join('.'))).toEqual(['confg', 'config-scr', 'limt']);
  });

  const itself: Record<string, unknown> = {};
  itself.itself = itself;
  test.each([
    ['with a `toString` that is not a function', [{ toString: 'x' }], '[{"toString":"x"}]'],
    ['with a circular reference', itself, 'an object'],
    ['that is a BigInt', 5n, '5'],
    ['whose `toJSON` throws', { toJSON: () => itself }, 'an object'],
    ['that is a function without `toString`', Object.assign(() => {}, { toString: 'x' }), 'a function'],
  ])('describes a value %s', (_which, found, shown) => {
    expect(messages(json({ mode: found }, 'mount()'))).toEqual([
      `mount(): mode is ${shown}; accepted is one of "license", "noLicense". The default is used.`,
    ]);
  });

  test('drops an invalid list item and reports its path', () => {
    const { value, problems } = read(
      json({ offices: [{ name: 'A', latitude: 1 }, 7, { name: 'B', latitude: 'x' }, { name: 'C', latitude: 2 }] }),
    );
    expect(value).toMatchObject({ offices: [{ name: 'A' }, { name: 'C' }] });
    expect(problems.map(({ path }) => path.join('.'))).toEqual(['offices.1', 'offices.2.latitude']);
  });

  test('returns no configuration when a required value is missing', () => {
    const { value, problems } = readConfiguration(schema, [json({ limit: 3 })]);
    expect(value).toBeUndefined();
    expect(problems.map(describeProblem)).toEqual(['quotePage is required and has no value; accepted is text.']);
  });

  test('ignores __proto__ and other keys that would pollute a prototype', () => {
    const evil = JSON.parse(
      '{"__proto__":{"limit":9},"constructor":{"prototype":{"x":1}},"labels":{"__proto__":{"submit":"x"}}}',
    ) as unknown;
    const { value } = read(json(evil));
    expect(value).toMatchObject({ limit: 5 });
    expect(({} as Record<string, unknown>).limit).toBeUndefined();
    expect(({} as Record<string, unknown>).x).toBeUndefined();
  });
});

test('returns a configuration that its schema accepts, for any JSON, and keeps valid values', () => {
  const anything = fc.jsonValue({ maxDepth: 3 });
  const keys = fc.oneof(
    fc.constantFrom('limit', 'isOn', 'mode', 'terms', 'ages', 'offices', 'labels', '__proto__'),
    fc.string(),
  );
  fc.assert(
    fc.property(fc.dictionary(keys, anything), fc.integer({ min: 1, max: 9 }), (mutated, limit) => {
      const { value, problems } = read(json({ limit }), json(mutated, 'mount()'));
      expect(z.safeParse(schema, value).success).toBe(true);
      const input = mutated.limit;
      if (!(typeof input === 'number' || typeof input === 'string')) expect(value?.limit).toBe(limit);
      expect(problems.map(describeProblem).every((text) => text.length > 10)).toBe(true);
    }),
    { numRuns: 5000 },
  );
}, 60_000);

test('does not mention a default for a rejected required value', () => {
  const { problems } = readConfiguration(schema, [json({ quotePage: 7.5, mode: 'license' })]);
  expect(problems.map(describeProblem).join('\n')).not.toMatch(/default is used/);
  const code = z.object({ code: z.string().check(z.regex(/^\w+$/, 'letters and digits')) });
  expect(readConfiguration(code, [json({ code: 'a b' })]).problems.map(describeProblem)).toEqual([
    'JSON script: code is "a b"; accepted is letters and digits. It is not used.',
    'code is required and has no value; accepted is letters and digits.',
  ]);
});
