import * as z from 'zod/mini';
import { described } from '#domain/description';

/** Configuration of the zip form (spec 1 §2, "Quote-start form"). */
export const zipFormConfig = z.object({
  quotePage: described(z._default(z.string(), ''), {
    description:
      'Address of the page that holds cover-quote-flow. Without it, a hidden input named `quotePage` or the form inside the element says where; then `defaultQuotePage`.',
    examples: ['/get-a-quote'],
  }),
  defaultQuotePage: described(z._default(z.string().check(z.minLength(1)), '/get-a-quote'), {
    description: 'The quote page of the site, used when neither `quotePage` nor the authored content names one.',
    examples: ['/get-a-quote'],
  }),
  comingSoonPage: described(z._default(z.string(), ''), {
    description:
      'Address to which a visitor goes whose zip code is real but not served yet. Without it, the form says so itself.',
    examples: ['/coming-soon'],
  }),
  multiExperience: described(z._default(z.boolean(), false), {
    description:
      'The site has a quote page for each state: outside Texas, the state in lower case is added to the address (`/get-a-quote-ca`).',
    examples: [true],
  }),
  previousQuotes: described(z._default(z.boolean(), true), {
    description: 'Shows a link to the visitor’s previous quotes: the quote page with `#previousQuotes`.',
    examples: [false],
  }),
  useLocation: described(z._default(z.boolean(), true), {
    description:
      'Offers to find the zip code from the browser’s position. The position is asked for only when the visitor presses the button.',
    examples: [false],
  }),
});
