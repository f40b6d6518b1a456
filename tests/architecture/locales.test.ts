import { readdirSync } from 'node:fs';
import type { ViteDevServer } from 'vite';
import { beforeAll, expect, test } from 'vitest';
import type { Strings, WidgetDefinition } from '#embed/runtime/define-widget';
import { moduleServer } from '#tooling/testing/module-server';
import { en as configuratorEnglish } from '../../packages/configurator/views/strings.en.ts';
import { es as configuratorSpanish } from '../../packages/configurator/views/strings.es.ts';

const widgets = readdirSync('widgets', { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name);
let server: ViteDevServer;

beforeAll(async () => {
  server = await moduleServer();
});

const placeholders = (text: string): string[] => (text.match(/\{\w+\}/g) ?? []).toSorted();

/** Texts that are the same in Spanish and English. */
const sameInBoth = new Set(['Chat', 'No', 'VIN', 'Video', 'Widget', 'JSON', 'English', 'Español']);

/** Whether a text is the same in both languages: placeholders, digits and signs, or one of {@link sameInBoth}. */
const isSameInBoth = (text: string): boolean => sameInBoth.has(text) || !/\p{L}/u.test(text.replaceAll(/\{\w+\}/g, ''));

/** The texts of the language prompt are in the offered language: `es.title` on an English page. */
const isOfOneLanguage = (key: string): boolean => /^(en|es)\./.test(key);

function expectSpanishFor(en: Strings, es: Strings): void {
  expect(Object.keys(es).toSorted()).toEqual(Object.keys(en).toSorted());
  for (const [key, text] of Object.entries(en)) {
    expect(es[key]?.trim(), `${key} is empty`).toBeTruthy();
    expect(placeholders(es[key] ?? ''), key).toEqual(placeholders(text));
  }
  const untranslated = Object.entries(en).filter(
    ([key, text]) => es[key] === text && !isOfOneLanguage(key) && !isSameInBoth(text),
  );
  expect(untranslated).toEqual([]);
}

async function textsOf(name: string): Promise<{ en: Strings; es: Strings }> {
  const { default: definition } = (await server.ssrLoadModule(`/widgets/${name}/index.ts`)) as {
    default: WidgetDefinition;
  };
  const { en, es } = definition.strings;
  return { en, es: typeof es === 'function' ? await es() : es };
}

test.each(widgets)('%s has a Spanish text for every English one', async (name) => {
  const { en, es } = await textsOf(name);
  expectSpanishFor(en, es);
});

// Only the service knows: an earlier payment may have been made although its result was lost.
test.each(widgets)('no text of %s says that nothing was charged', async (name) => {
  const { en, es } = await textsOf(name);
  const claims = [...Object.values(en), ...Object.values(es)].filter((text) =>
    /\b(nothing|no payment) (was|has been) (charged|paid|made)\b|\bno se (le )?(pagó|cobró) nada\b/i.test(text),
  );
  expect(claims).toEqual([]);
});

test('the configurator has a Spanish text for every English one', () =>
  expectSpanishFor(configuratorEnglish, configuratorSpanish));
