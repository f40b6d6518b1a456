import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import type { ViteDevServer } from 'vite';
import { beforeAll, describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import type { KeyType, KeyTypes } from '#configuration/coerce';
import { describeProblem } from '#configuration/diagnose';
import { keyTypeOf } from '#configuration/key-types';
import { readLenientJson } from '#configuration/lenient-json';
import { readConfiguration } from '#configuration/read';
import { readCompiled } from '#configuration/read-compiled';
import { brandConfig, pageConfig, widgetConfig } from '#embed/runtime/common-config';
import { commitNumber } from '#tooling/testing/commit-number';
import { moduleServer } from '#tooling/testing/module-server';
import { isLongTier } from '#tooling/testing/tier';
import { compileConfig } from '#tooling/vite/config-tables';
import { registry } from '#widgets/registry';
import { hostileAddresses } from './model/hostile-addresses.ts';
import { payloads } from './model/payloads.ts';

interface JsonSchema {
  type?: string;
  examples?: unknown[];
  default?: unknown;
  properties?: Record<string, JsonSchema>;
}

const names = Object.keys(registry.widgets);
/** More than 5,000 in all in the long tier. */
const runsOfEach = isLongTier ? 400 : 16;
/** Each commit tries other configurations. A failed test prints the seed: `COVERMOUNT_SEED=20261121` replays it, one of the long tier with `COVERMOUNT_TIER=long`. */
const seed = Number(process.env.COVERMOUNT_SEED ?? 20_261_121 + commitNumber);

/** A configuration with a value for every key, from the examples of its schema. */
function wholeConfiguration(schema: JsonSchema): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(schema.properties ?? {}).map(([key, property]) => {
      const example = property.examples?.[0] ?? property.default;
      const isGroup = property.properties && Object.keys(example ?? {}).length === 0;
      return [key, isGroup ? wholeConfiguration(property) : (example ?? (property.type === 'string' ? 'x' : {}))];
    }),
  );
}

const published = (name: string) => JSON.parse(readFileSync(`config-schemas/${name}.json`, 'utf8')) as JsonSchema;

type Path = readonly (string | number)[];

const pathsOf = (value: unknown, path: Path = []): Path[] => [
  path,
  ...(typeof value === 'object' && value !== null
    ? Object.entries(value).flatMap(([key, child]) => pathsOf(child, [...path, key]))
    : []),
];

const wrongs = fc.oneof(
  fc.constantFrom<unknown>(
    null,
    '',
    ' ',
    'x',
    '0',
    '-1',
    'true',
    'perhaps',
    0,
    -1,
    1.5,
    1e308,
    true,
    false,
    [],
    {},
    [null],
    [[]],
    [{}],
    { length: 1 },
    { toString: 'x' },
    { '0': 'x' },
    '{',
    '[1,',
    '{"a":1}',
    '__proto__',
    'constructor',
    'a'.repeat(5000),
    '💥',
    '\u0000',
    '١٢',
    '“quoted”',
    Array.from({ length: 300 }, () => 1),
  ),
  fc.constantFrom(...payloads),
  fc.constantFrom(...hostileAddresses('https://pay.partner.example')),
  fc.jsonValue({ maxDepth: 2 }),
);

const mutation = fc.record({
  index: fc.nat(100_000),
  how: fc.constantFrom('replace', 'remove', 'rename', 'add', 'wrap', 'text'),
  wrong: wrongs,
  key: fc.oneof(
    fc.constantFrom('__proto__', 'constructor', 'prototype', 'toString', 'hasOwnProperty', 'labels', 'Quote-Page'),
    fc.string({ maxLength: 12 }),
  ),
});
type Mutation = typeof mutation extends fc.Arbitrary<infer Value> ? Value : never;

const put = (parent: object, key: string, value: unknown) =>
  Object.defineProperty(parent, key, { value, enumerable: true, configurable: true, writable: true });

function mutated(document: unknown, mutations: readonly Mutation[]): unknown {
  const holder = { document: structuredClone(document) };
  for (const { index, how, wrong, key } of mutations) {
    const paths = pathsOf(holder.document);
    const path: Path = ['document', ...paths[index % paths.length]!];
    const parent = path
      .slice(0, -1)
      .reduce<Record<string, unknown>>((current, step) => current[step] as Record<string, unknown>, holder);
    const last = String(path.at(-1));
    const value = parent[last];
    // Avoids cycles.
    const own = structuredClone(wrong);
    if (how === 'replace') put(parent, last, own);
    if (how === 'remove' && path.length > 1) Reflect.deleteProperty(parent, last);
    if (how === 'rename' && path.length > 1) {
      Reflect.deleteProperty(parent, last);
      put(parent, key, value);
    }
    if (how === 'add' && typeof value === 'object' && value !== null) put(value, key, own);
    if (how === 'wrap') put(parent, last, [value]);
    if (how === 'text') put(parent, last, JSON.stringify(value));
  }
  // Serialized, as in a page: holes of arrays become null.
  return JSON.parse(JSON.stringify(holder.document)) as unknown;
}

/** An object whose prototype has a configured value. */
const hasForeignPrototype = (value: unknown): boolean => {
  if (typeof value !== 'object' || value === null) return false;
  const prototype: unknown = Object.getPrototypeOf(value);
  return (
    (prototype !== null && prototype !== Object.prototype && prototype !== Array.prototype) ||
    Object.values(value).some(hasForeignPrototype)
  );
};

interface Subject {
  schema: z.ZodMiniObject;
  whole: Record<string, unknown>;
  /** The keys as the build compiles them. */
  keys: KeyTypes;
}
const subjects: Record<string, Subject> = {};
let server: ViteDevServer;

/** Whether a value of this type, or a nested value, is left to its schema. */
function hasRule(type: KeyType | undefined): boolean {
  if (!type) return false;
  const { keys = {}, values, items, accepts } = type;
  return String(accepts) === '()=>false' || [...Object.values(keys), values, items].some(hasRule);
}

async function compiled(name: string): Promise<Record<string, KeyTypes>> {
  const code = await compileConfig(server, name);
  return (await import(`data:text/javascript,${encodeURIComponent(code)}`)) as Record<string, KeyTypes>;
}

beforeAll(async () => {
  server = await moduleServer();
  const { brand = {}, common, page = {} } = await compiled('common');
  for (const name of names) {
    const { default: definition } = await registry.widgets[name]!();
    const schema = widgetConfig(definition);
    const { default: own } = await compiled(name);
    const keys = { ...common, ...own, labels: keyTypeOf(schema.shape.labels as z.ZodMiniType) };
    subjects[name] = { schema, whole: wholeConfiguration(published(name)), keys };
  }
  subjects.brand = { schema: brandConfig, whole: wholeConfiguration(published('brand')), keys: brand };
  subjects.page = { schema: pageConfig, whole: wholeConfiguration(published('page')), keys: page };
});

/** Keys with rules that only their schema can check. */
const keysWithRules: Readonly<Record<string, readonly string[]>> = {
  'consent-form': ['options'],
  'nearest-office': ['offices'],
  'office-locator': ['offices'],
  'quote-estimate': ['zip', 'priceRange', 'quotedOn'],
  'quote-flow': ['resultsTimeZone'],
  reviews: ['office'],
};

describe.each([...names, 'brand', 'page'])('the configuration of %s', (name) => {
  test('accepts its own examples without problems', () => {
    const { schema, whole } = subjects[name]!;
    expect(readConfiguration(schema, [{ source: 'JSON script', value: whole }]).problems.map(describeProblem)).toEqual(
      [],
    );
  });

  test('is read without its schema, except for keys with a rule that only the schema checks', () => {
    const { schema, whole, keys } = subjects[name]!;
    const leftToSchema = Object.keys(keys).filter((key) => hasRule(keys[key]));
    expect(leftToSchema).toEqual(keysWithRules[name] ?? []);
    const source = (value: unknown) => [{ source: 'JSON script', value }];
    const rest = Object.fromEntries(Object.entries(whole).filter(([key]) => !leftToSchema.includes(key)));
    expect(readCompiled(keys, source(rest))).toEqual(readConfiguration(schema, source(rest)).value);
    for (const key of leftToSchema) expect(readCompiled(keys, source({ ...rest, [key]: whole[key] }))).toBeUndefined();
  });

  test('stays complete, reported and harmless under random mutations', () => {
    const { schema, whole, keys } = subjects[name]!;
    const before = Object.getOwnPropertyNames(Object.prototype).join(' ');
    let problemCount = 0;
    fc.assert(
      fc.property(fc.array(mutation, { minLength: 1, maxLength: 5 }), (mutations) => {
        const wrong = mutated(whole, mutations);
        const layers = [
          { source: 'page block', value: whole },
          { source: 'JSON script', value: wrong },
        ];
        const { value, problems } = readConfiguration(schema, layers);
        // With a valid source of lower priority, the result is always valid.
        expect(z.safeParse(schema, value).error?.issues).toBeUndefined();
        for (const text of problems.map(describeProblem)) expect(text.length).toBeLessThan(8000);
        problemCount += problems.length;
        // The mutated source alone gives a valid configuration, or the missing keys are reported.
        const alone = readConfiguration(schema, [{ source: 'JSON script', value: wrong }]);
        if (alone.value) expect(z.safeParse(schema, alone.value).success).toBe(true);
        else expect(alone.problems.some(({ kind }) => kind === 'required')).toBe(true);
        // Without the schema, the result is the same, or is left to the schema.
        const quick = readCompiled(keys, [{ source: 'JSON script', value: wrong }]);
        if (quick) expect({ value: quick, problems: [] }).toEqual(alone);
        if (alone.problems.length > 0) expect(quick).toBeUndefined();
        expect(Object.getOwnPropertyNames(Object.prototype).join(' ')).toBe(before);
        expect(hasForeignPrototype(value) || hasForeignPrototype(alone.value)).toBe(false);
      }),
      { numRuns: runsOfEach, seed },
    );
    expect(problemCount, `COVERMOUNT_SEED=${seed}`).toBeGreaterThan(isLongTier ? runsOfEach / 4 : 0);
  });

  test('is read or rejected when its text is damaged', () => {
    const { whole } = subjects[name]!;
    const text = JSON.stringify(whole);
    const damages = fc.array(
      fc.record({
        at: fc.nat(text.length),
        drop: fc.nat(3),
        add: fc.constantFrom(
          '',
          '“',
          '”',
          '&quot;',
          '&amp;quot;',
          '<p>',
          '<br />',
          '\u00a0',
          ',',
          '}',
          '&#0;',
          '&#1114112;',
          '\\',
        ),
      }),
      { minLength: 1, maxLength: 4 },
    );
    fc.assert(
      fc.property(damages, (edits) => {
        let damaged = text;
        for (const { at, drop, add } of edits) damaged = damaged.slice(0, at) + add + damaged.slice(at + drop);
        const reading = readLenientJson(damaged);
        if (!reading.isRead) expect(reading.reason.length).toBeGreaterThan(3);
      }),
      { numRuns: isLongTier ? 400 : 16, seed },
    );
  });
});

test(`more than ${isLongTier ? '5,000' : '500'} mutated configurations are tried`, () => {
  expect((names.length + 2) * runsOfEach).toBeGreaterThan(isLongTier ? 5000 : 500);
});

test('service addresses that are not https are rejected', () => {
  // The page configures the hosts of the services, so any https host is allowed.
  const meant = /^https:\/\/[^/?#@\\\s]+([/?#]\S*)?$/i;
  const loopback = /^http:\/\/(\[::1\]|127\.)/;
  const tried = hostileAddresses('https://pay.partner.example').filter(
    (address) => !meant.test(address) && !loopback.test(address),
  );
  const bases = (address: string) => ({
    services: {
      api: { base: address, ca: address },
      site: { base: address },
      leadStore: { url: address },
      verificationSheet: { url: address },
      addressSearch: { base: address },
      trustedOrigins: [address],
      paths: { x: address },
    },
  });
  for (const address of tried) {
    const { value, problems } = readConfiguration(pageConfig, [{ source: 'page block', value: bases(address) }]);
    const { services } = z.parse(pageConfig, value);
    const left = JSON.stringify(services ?? {});
    expect(left, address).not.toContain('intruder');
    expect(problems.length, address).toBeGreaterThanOrEqual(7);
    const bind = readConfiguration(subjects['pseudo-bind']!.schema, [
      { source: 'x', value: { carriers: [{ carrierId: '1', sheetsDbUrl: address }] } },
    ]);
    expect(JSON.stringify(bind.value), address).not.toContain('intruder');
    expect(bind.problems, address).toHaveLength(1);
  }
});
