import * as z from 'zod/mini';
import { described } from '#domain/description';

const count = z.object({
  element: described(z.string().check(z.regex(/^\S+$/, 'no spaces')), {
    description: 'The id under which the report has the count.',
    examples: ['quotes-compared'],
  }),
  label: described(z.string().check(z.minLength(1), z.maxLength(200)), {
    description: 'What is counted, shown after the number.',
    examples: ['quotes compared'],
  }),
});

/** Configuration of the hero bar (spec 3 §2, §3, §9). */
export const heroBarConfig = z.object({
  counts: described(z._default(z.array(count), []), {
    description:
      'The counts, in their order. Without any, they are those of the list that the element has as its content: each `<li>` with an `id`.',
    examples: [[{ element: 'quotes-compared', label: 'quotes compared' }]],
  }),
});

export type HeroBarConfig = z.output<typeof heroBarConfig>;
