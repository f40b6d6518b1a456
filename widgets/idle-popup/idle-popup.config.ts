import * as z from 'zod/mini';
import { described } from '#domain/description';
import { wholeNumber } from '#domain/whole-number';

export const actions = ['continue', 'call', 'chat'] as const;
export type Action = (typeof actions)[number];

/** Configuration of the idle pop-up (spec 3 §2 and §9). */
export const idlePopupConfig = z.object({
  wait: described(z._default(wholeNumber(z.gte(0), z.lte(3_600_000)), 5000), {
    description: 'Milliseconds without mouse, key, scroll or touch. Time that the page is out of sight does not count.',
    examples: [5000, 30_000],
  }),
  exitIntent: described(z._default(z.boolean(), false), {
    description: 'Shows the pop-up, too, when the mouse leaves the page over its upper edge.',
    examples: [true],
  }),
  frequency: described(z._default(z.enum(['page', 'session', 'days']), 'session'), {
    description:
      'How often a visitor sees the pop-up: once on each page, once in each visit (until the tab is closed), or once in the number of `days`.',
    examples: ['days'],
  }),
  days: described(z._default(wholeNumber(z.gte(1), z.lte(365)), 7), {
    description: 'With the frequency `days`: the number of days before a visitor sees the pop-up again.',
    examples: [30],
  }),
  campaign: described(z._default(z.string(), ''), {
    description:
      'Identifies the content. Each campaign is counted separately, so a new one is shown to visitors who saw the last.',
    examples: ['spring'],
  }),
  includePaths: described(z._default(z.array(z.string()), []), {
    description: 'Paths of the pages that it shows on, with `*` for anything. Empty: all.',
    examples: [['/auto/*', '/get-a-quote']],
  }),
  excludePaths: described(z._default(z.array(z.string()), []), {
    description: 'Paths of pages that it does not show on. Goes before `includePaths`.',
    examples: [['/pay/*']],
  }),
  visitors: described(z._default(z.array(z.enum(['new', 'returning', 'affiliate', 'customer'])), []), {
    description:
      'Whom it is for: `new` and `returning` visitors of this device, those of an `affiliate`, signed-in `customer`s. One that fits is enough. Empty: all.',
    examples: [['returning', 'affiliate']],
  }),
  quotes: described(z._default(z.array(z.enum(['none', 'started', 'finished'])), []), {
    description:
      'For visitors with a quote that is `started`, `finished` (carriers’ quotes were on the screen), or with `none`. Empty: all.',
    examples: [['started']],
  }),
  actions: described(z._default(z.array(z.enum(actions)), ['continue', 'call']), {
    description: 'What the visitor can do, the main action first.',
    examples: [['call', 'chat']],
  }),
  quotePage: described(z._default(z.string().check(z.minLength(1)), '/get-a-quote'), {
    description:
      'Where `continue` leads: the page that holds cover-quote-flow. The flow resumes a quote that was begun.',
    examples: ['/get-a-quote'],
  }),
  multiExperience: described(z._default(z.boolean(), false), {
    description:
      'The site has a quote page for each state: outside Texas, the state in lower case is added to the address (`/get-a-quote-ca`).',
    examples: [true],
  }),
  phone: described(z._default(z.string(), ''), {
    description:
      'Number that `call` calls, as it is shown. Empty: the brand’s `phone`; without either, there is no such button.',
    examples: ['512-555-0142'],
  }),
  chatPage: described(z._default(z.string(), ''), {
    description:
      'Address that `chat` navigates to. Empty: the widget only tells the page, by `covermount:complete` with the outcome `chatted`, and the page opens its own chat.',
    examples: ['/chat'],
  }),
});
