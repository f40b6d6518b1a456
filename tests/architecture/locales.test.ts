import { readdirSync } from 'node:fs';
import type { ViteDevServer } from 'vite';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startModuleServer } from '#build/module-server';
import type { Strings, WidgetDefinition } from '#embed/runtime/define-widget';

const widgets = readdirSync('widgets', { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name);
let server: ViteDevServer;

beforeAll(async () => {
  server = await startModuleServer();
});
afterAll(() => server.close());

const placeholders = (text: string): string[] => (text.match(/\{\w+\}/g) ?? []).toSorted();

test.each(widgets)('%s has a Spanish text for every English one', async (name) => {
  const { default: definition } = (await server.ssrLoadModule(`/widgets/${name}/index.ts`)) as {
    default: WidgetDefinition;
  };
  const { en } = definition.strings;
  const es: Strings =
    typeof definition.strings.es === 'function' ? await definition.strings.es() : definition.strings.es;
  expect(Object.keys(es).toSorted()).toEqual(Object.keys(en).toSorted());
  for (const [key, text] of Object.entries(en)) {
    expect(es[key]?.trim(), `${key} is empty`).toBeTruthy();
    expect(placeholders(es[key] ?? ''), key).toEqual(placeholders(text));
  }
});
