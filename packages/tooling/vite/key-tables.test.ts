import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import type { ViteDevServer } from 'vite';
import { beforeAll, describe, expect, test } from 'vitest';
import type * as z from 'zod/mini';
import { mergeSources, readKeys } from '#configuration/merge';
import type { KeyTable } from '#configuration/merge';
import { moduleServer } from '../testing/module-server.ts';
import { compileKeys } from './key-tables.ts';

const tables = [
  'back-to-top/back-to-top.trigger.ts',
  'idle-popup/idle-popup.trigger.ts',
  'idle-popup/idle-popup.rules.ts',
  'language-prompt/language-prompt.trigger.ts',
  'language-prompt/language-prompt.rules.ts',
].map((file) => {
  const [, name = '', keys = ''] =
    /virtual:key-table\/([\w-]+)\/([\w,.]+)/.exec(readFileSync(`widgets/${file}`, 'utf8')) ?? [];
  return { file, name, keys: keys.split(',') };
});
const common = { file: 'every widget', name: 'common', keys: ['load', 'debug', 'language', 'isolation', 'theme'] };
const services = { file: 'services', name: 'common', keys: ['services.brandCode', 'services.trustedOrigins'] };
const labels = {
  file: 'the zip form',
  name: 'zip-form',
  keys: ['quotePage', 'defaultQuotePage', 'useLocation', 'labels'],
};

const values = [
  '', ' ', '5', '5.5', '1e3', 'soon', 'true', 'false', 'on', 'no', 'YES', 'days', 'page', 'en', 'EN', 'engl', '/es', 'es/', '/es/x',
  'new', 'new, affiliate', '["new"]', '["new","nobody"]', '[', '{"submit":"Go"}', -1, 0, 1, 15, 1.5, 366, 3_600_000, 3_600_001, 1e9,
  true, false, null, [], ['new'], ['nobody'], ['new', 'nobody', 'customer'], ['none', 'started'], {}, { submit: 'Go', nothing: 1 },
  { en: { submit: 'Go' }, es: { submit: 5, back: 'x' } }, { submit: 'Go', es: { submit: 'Ir' } },
  { accent: '', radius: '4px' }, { trustedOrigins: ['https://a.example', 'a'], brandCode: 7 }, { 'trusted-origins': 'https://a.example' },
]; // prettier-ignore

let server: ViteDevServer;
beforeAll(async () => {
  server = await moduleServer();
});

async function compiled(name: string, keys: readonly string[]): Promise<KeyTable> {
  const { keys: code, defaults } = await compileKeys(server, name, keys);
  const module = `${code}export { keys };`;
  const { keys: types } = (await import(`data:text/javascript,${encodeURIComponent(module)}`)) as Pick<
    KeyTable,
    'keys'
  >;
  return { keys: types, defaults };
}

async function schemaOf(name: string): Promise<Record<string, z.core.$ZodType>> {
  const { commonShape, widgetConfig } = (await server.ssrLoadModule(
    '/packages/embed/runtime/common-config.ts',
  )) as typeof import('#embed/runtime/common-config');
  if (name === 'common') return commonShape;
  const { default: definition } = (await server.ssrLoadModule(`/widgets/${name}/index.ts`)) as {
    default: Parameters<typeof widgetConfig>[0];
  };
  return widgetConfig(definition).shape;
}

/** Keeps only the table's keys of a configuration. */
function only(value: unknown, paths: readonly string[]): Record<string, unknown> {
  const result: Record<string, unknown> = {};
  for (const path of paths) {
    const [key = '', below] = path.split('.');
    const found = (value as Record<string, Record<string, unknown>>)[key];
    if (found === undefined) continue;
    if (below === undefined) result[key] = found;
    else result[key] = { ...(result[key] as object), ...(below in found && { [below]: found[below] }) };
  }
  return result;
}

describe.each([...tables, common, services, labels])('the key table of $file', ({ name, keys }) => {
  test('reads and rejects every value as the schema does', async () => {
    const table = await compiled(name, keys);
    const { keyTypesOf } = (await server.ssrLoadModule(
      '/packages/configuration/key-types.ts',
    )) as typeof import('#configuration/key-types');
    const { safeParse }: typeof import('zod/mini') = (await server.ssrLoadModule(
      'zod/mini',
    )) as typeof import('zod/mini');
    const shape = await schemaOf(name);
    const top = [...new Set(keys.map((key) => key.split('.')[0] as string))];
    const types = keyTypesOf(Object.fromEntries(top.map((key) => [key, shape[key] as z.core.$ZodType])));
    const check = (value: Record<string, unknown>, isAttributes: boolean) => {
      const sources = [{ source: 'test', value, ...(isAttributes && { isAttributes: true as const }) }];
      const rejected: string[] = [];
      const merged = mergeSources(types, sources, ({ kind, path }) => {
        if (kind !== 'unknown' && keys.some((key) => `${path.join('.')}.`.startsWith(`${key}.`) || path.length < 2))
          rejected.push(path.join('.'));
      });
      const complete = { ...merged };
      for (const key of top) {
        const { data } = safeParse(shape[key] as z.core.$ZodType, undefined) as { data?: unknown };
        if (!(key in complete) && data !== undefined && keys.includes(key)) complete[key] = data;
      }
      let wrong = 0;
      const read = readKeys(table, sources, () => (wrong += 1));
      expect(read, JSON.stringify(value)).toEqual(only(complete, keys));
      expect(wrong, JSON.stringify(value)).toBe(rejected.length);
    };
    for (const key of top) {
      for (const value of values) {
        check({ [key]: value }, false);
        if (typeof value === 'string') check({ [key.toLowerCase()]: value }, true);
      }
    }
    fc.assert(
      fc.property(fc.dictionary(fc.constantFrom(...top), fc.jsonValue({ maxDepth: 3 })), (value) =>
        check(value, false),
      ),
      { numRuns: 300 },
    );
  });
});

test('refuses to compile a key whose rule is only in its schema', async () => {
  await expect(compileKeys(server, 'quote-estimate', ['zip'])).rejects.toThrow();
  await expect(compileKeys(server, 'zip-form', ['nothing'])).rejects.toThrow(
    'nothing is not a key of the configuration.',
  );
});
