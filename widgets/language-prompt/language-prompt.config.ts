import * as z from 'zod/mini';
import { described } from '#domain/description';
import { keyed } from '#domain/keyed';
import { wholeNumber } from '#domain/whole-number';

const tag = () => z.string().check(z.regex(/^[A-Za-z]{2,3}$/, 'a language code such as en'));
const prefix = () => z.string().check(z.regex(/^\/?[\w-]*\/?$/, 'the first part of a path, such as /es'));
const text = () => z.optional(z.string());

const wording = z.object({
  title: described(text(), { description: 'The question.', examples: ['Préférez-vous le français ?'] }),
  text: described(text(), { description: 'A sentence under it.', examples: ['Cette page existe aussi en français.'] }),
  switch: described(text(), {
    description: 'The button that switches to this language.',
    examples: ['Voir en français'],
  }),
  stay: described(text(), {
    description: 'The button that stays with this language, when the page is in it.',
    examples: ['Rester en français'],
  }),
  close: described(text(), { description: 'Names the close button.', examples: ['Fermer'] }),
  hint: described(text(), {
    description: 'Said to screen readers after the title.',
    examples: ['Appuyez sur Tab pour répondre.'],
  }),
});

/** Configuration of the language prompt (spec 3 §2 and §9). */
export const languagePromptConfig = z.object({
  wait: described(z._default(wholeNumber(z.gte(0), z.lte(3_600_000)), 5000), {
    description: 'Milliseconds that a visitor has the page for themselves before they are asked.',
    examples: [5000, 10_000],
  }),
  siteLanguage: described(z._default(tag(), 'en'), {
    description: 'The language of the site’s own pages, as a two- or three-letter code.',
    examples: ['en'],
  }),
  sitePrefix: described(z._default(prefix(), ''), {
    description: 'The path below which those pages lie. Empty: the root.',
    examples: ['', '/en'],
  }),
  translation: described(z._default(tag(), 'es'), {
    description: 'The other language of the site.',
    examples: ['es', 'fr'],
  }),
  translationPrefix: described(z._default(prefix(), '/es'), {
    description: 'The path below which the pages in the other language lie.',
    examples: ['/es', '/fr'],
  }),
  texts: described(z._default(keyed(wording), {}), {
    description:
      'Texts in languages other than English and Spanish, by language. English and Spanish ones are in `labels`.',
    examples: [
      {
        fr: {
          title: 'Préférez-vous le français ?',
          switch: 'Voir en français',
          stay: 'Rester en français',
          close: 'Fermer',
        },
      },
    ],
  }),
  showToRobots: described(z._default(z.boolean(), false), {
    description: 'Shows the prompt to crawlers, previews and automated browsers, too: for a site’s own tests.',
    examples: [true],
  }),
});
