import { expect, test, vi } from 'vitest';
import type * as z from 'zod/mini';
import { readConfiguration } from '#embed/configuration';
import { readKeys } from '#embed/prompts/keys';
import { listOf, text, textLike } from '#embed/prompts/values';
import { backToTopConfig } from './back-to-top/back-to-top.config.ts';
import { idlePopupConfig } from './idle-popup/idle-popup.config.ts';
import { languagePromptConfig } from './language-prompt/language-prompt.config.ts';

const list = (words: RegExp) => ({ accepts: listOf(textLike(words)), standard: [] });
const anyText = (standard: string, form = /^/) => ({ accepts: textLike(form), standard });
const tag = /^[a-z]{2,3}$/i;
const prefix = /^\/?[\w-]*\/?$/;

/** What the triggers and rules read, as they read it; the sources beside hold them to these. */
const idle: Record<'wait' | 'days', Limits> = { wait: [5000, 3_600_000], days: [7, 365, 1] };
type Limits = [standard: number, most: number, least?: number];
const texts = {
  frequency: [idlePopupConfig, anyText('session', /^(page|session|days)$/)],
  campaign: [idlePopupConfig, anyText('')],
  includePaths: [idlePopupConfig, { accepts: listOf(text), standard: [] }],
  excludePaths: [idlePopupConfig, { accepts: listOf(text), standard: [] }],
  visitors: [idlePopupConfig, list(/^(new|returning|affiliate|customer)$/)],
  quotes: [idlePopupConfig, list(/^(none|started|finished)$/)],
  siteLanguage: [languagePromptConfig, anyText('en', tag)],
  sitePrefix: [languagePromptConfig, anyText('', prefix)],
  translation: [languagePromptConfig, anyText('es', tag)],
  translationPrefix: [languagePromptConfig, anyText('/es', prefix)],
} as const;

const values: readonly unknown[] = [
  'soon',
  '',
  ' ',
  '5',
  '5.5',
  -1,
  0,
  1,
  15,
  1.5,
  366,
  3_600_000,
  3_600_001,
  1e9,
  '1e3',
  true,
  false,
  'true',
  'false',
  'on',
  'no',
  'days',
  'page',
  'en',
  'EN',
  'engl',
  '/es',
  'es/',
  '/es/x',
  '//x',
  'new',
  'new, affiliate',
  ['new'],
  ['nobody'],
  [],
  ['none', 'started'],
  '["new"]',
  '[',
  {},
  null,
];

async function readBy(value: unknown, key: string) {
  vi.stubGlobal('location', new URL('https://agency.example/'));
  const load = vi.fn();
  const layers = [{ source: 'test', value: { [key]: value } }];
  const keys = await readKeys({ sources: () => ({ brand: { id: '', isKnown: false, preset: {} }, layers }), load });
  return { keys, load };
}

const schemaReads = (schema: z.ZodMiniObject, key: string, value: unknown) => {
  const read = readConfiguration(schema, [{ source: 'test', value: { [key]: value } }]);
  return { value: read.value?.[key], isWrong: read.problems.length > 0 };
};

const schemas = { idlePopup: idlePopupConfig, languagePrompt: languagePromptConfig, backToTop: backToTopConfig };

test.each([
  ['idlePopup', 'wait', idle.wait],
  ['idlePopup', 'days', idle.days],
  ['languagePrompt', 'wait', idle.wait],
  ['backToTop', 'after', [400, 100_000]],
] satisfies [keyof typeof schemas, string, Limits][])(
  'a number is read as the schema reads it: %s, %s',
  async (widget, key, limits) => {
    const schema = schemas[widget];
    for (const value of values) {
      const { keys, load } = await readBy(value, key);
      const found = keys.whole(key, ...(limits as Limits));
      const expected = schemaReads(schema, key, value);
      expect({ value: found, isWrong: load.mock.calls.length > 0 }, JSON.stringify(value)).toEqual(expected);
    }
  },
);

test.each([
  ['idlePopup', 'exitIntent'],
  ['languagePrompt', 'showToRobots'],
] as const)('a switch is read as the schema reads it: %s, %s', async (widget, key) => {
  const schema = schemas[widget];
  // An empty text is an attribute's way to say yes; JSON does not say it.
  for (const value of values
    .filter((one) => typeof one !== 'string' || one.trim() !== '')
    .filter((one) => !(Array.isArray(one) && one.length === 0))) {
    const { keys, load } = await readBy(value, key);
    expect({ value: keys.isOn(key), isWrong: load.mock.calls.length > 0 }, JSON.stringify(value)).toEqual(
      schemaReads(schema, key, value),
    );
  }
});

test.each(Object.keys(texts) as (keyof typeof texts)[])('%s is read as the schema reads it', async (key) => {
  const [schema, { accepts, standard }] = texts[key];
  // A list written as text is an attribute's.
  const isList = Array.isArray(standard);
  for (const value of values.filter((one) => !isList || typeof one !== 'string')) {
    const { keys, load } = await readBy(value, key);
    const found = keys.read<unknown>(key, accepts, standard);
    const expected = schemaReads(schema, key, value);
    // One bad member spoils a trigger's list; the schema leaves it out. Both report it.
    if (isList && expected.isWrong) expect(load, JSON.stringify(value)).toHaveBeenCalled();
    else expect({ value: found, isWrong: load.mock.calls.length > 0 }, JSON.stringify(value)).toEqual(expected);
  }
});
