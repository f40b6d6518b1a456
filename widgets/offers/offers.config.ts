import * as z from 'zod/mini';
import { described } from '#domain/description';
import { wholeNumber } from '#domain/whole-number';

/** Configuration of targeted page content (spec 3 §8 and §9). */
export const offersConfig = z.object({
  placements: described(z._default(z.array(z.string().check(z.regex(/^[\w-]+$/, 'letters, digits, - and _'))), []), {
    description:
      'The places that offers are asked for: elements with `data-cover-offer` and one of these names. Empty: those of the page as it is when the widget loads.',
    examples: [['hero', 'banner']],
  }),
  timeLimit: described(z._default(wholeNumber(z.gte(0), z.lte(2000)), 2000), {
    description: 'Milliseconds after which the page keeps its own content. Never more than the page is hidden for.',
    examples: [2000, 800],
  }),
});

export type OffersConfig = z.output<typeof offersConfig>;
