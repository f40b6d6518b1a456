import * as z from 'zod/mini';
import { described } from '#domain/description';
import { wholeNumber } from '#domain/whole-number';

/** Configuration of the link back to the top (spec 3 §4). */
export const backToTopConfig = z.object({
  after: described(z._default(wholeNumber(z.gte(0), z.lte(100_000)), 400), {
    description: 'Pixels of scroll after which the link shows; above that, it is hidden again.',
    examples: [400, 1200],
  }),
  focusOn: described(z._default(z.string(), ''), {
    description:
      'CSS selector of what takes the focus at the top. Empty: the page’s first `h1`, else its `main`, else the page itself.',
    examples: ['#content', 'main h1'],
  }),
});
