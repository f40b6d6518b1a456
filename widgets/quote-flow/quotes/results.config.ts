import * as z from 'zod/mini';
import { described } from '#domain/description';
import { wholeNumber } from '#domain/whole-number';
import { isTimeZone } from './agency-clock.ts';
import { type Weekday, weekdays } from './weekday.ts';

const hour = () => wholeNumber(z.gte(0), z.lte(24));

/** What pressing “Buy online” does. */
const buyNowTypes = ['direct', 'choose', 'agent'] as const;
const buyNowType = () => z.enum(buyNowTypes);
const modalQuotes = () => wholeNumber(z.gte(1), z.lte(5));

const ofWeekday = () =>
  z.object({
    buyNowType: described(z.optional(buyNowType()), { description: '`buyNowType` on this day.', examples: ['agent'] }),
    maxModalQuotes: described(z.optional(modalQuotes()), {
      description: '`maxModalQuotes` on this day.',
      examples: [3],
    }),
    nonOnlineBuyTimer: described(z.optional(z.boolean()), {
      description: '`nonOnlineBuyTimer` on this day.',
      examples: [true],
    }),
    nonOnlineBuyStart: described(z.optional(hour()), {
      description: '`nonOnlineBuyStart` on this day.',
      examples: [10],
    }),
    nonOnlineBuyEnd: described(z.optional(hour()), { description: '`nonOnlineBuyEnd` on this day.', examples: [16] }),
  });

const weekdayShape = Object.fromEntries(
  weekdays.map((day) => [
    day,
    described(z.optional(ofWeekday()), {
      description: 'What is different on this day of the week, by the agency’s clock.',
      examples: [{ buyNowType: 'agent', nonOnlineBuyStart: 10, nonOnlineBuyEnd: 16 }],
    }),
  ]),
) as Record<Weekday, z.ZodMiniOptional<ReturnType<typeof ofWeekday>>>;

const offeredProducts = ['renters', 'roadside'] as const;
/** What the results can offer beside car insurance. */
export type OfferedProduct = (typeof offeredProducts)[number];

/** The configuration keys of the results; the flow's schema spreads them. */
export const resultsConfigShape = {
  offers: described(z._default(z.array(z.enum(offeredProducts)), []), {
    description:
      'What is offered under the quotes to visitors who have ticked the interest in home or renters insurance: links to the pages with `cover-renters` and `cover-roadside`, in this order. Their forms begin with what the visitor has entered.',
    examples: [['renters', 'roadside']],
  }),
  rentersPage: described(z._default(z.string(), '/renters'), {
    description: 'Address of the page with `cover-renters`.',
    examples: ['/renters-insurance'],
  }),
  roadsidePage: described(z._default(z.string(), '/roadside'), {
    description: 'Address of the page with `cover-roadside`.',
    examples: ['/roadside-assistance'],
  }),
  chatPage: described(z._default(z.string(), ''), {
    description:
      'Address that “chat” navigates to. A page with a chat of its own cancels `covermount:navigate` with the reason `chat` and opens it. Empty: “chat” shows how else to reach an agent.',
    examples: ['/chat'],
  }),
  maxQuoteCards: described(z._default(wholeNumber(z.gte(1), z.lte(100)), 5), {
    description: 'Cards shown before “Show more”.',
    examples: [5, 100],
  }),
  topRatedCarriers: described(z._default(z.array(z.string()), []), {
    description:
      'Carriers marked as top rated, best first: the name or the id that the rating service gives, ignoring case. Empty hides the badge and the sort option.',
    examples: [['Bluebonnet Mutual', 'Lone Star Casualty']],
  }),
  maxTopRated: described(z._default(wholeNumber(z.gte(0)), 6), {
    description: 'At most this many quotes are marked as top rated.',
    examples: [6],
  }),
  sortOptions: described(z._default(z.array(wholeNumber(z.gte(0), z.lte(6))), [4, 5, 6, 3]), {
    description:
      'Sort options in the order shown: 4 payment amount, 5 down payment, 6 total premium, 3 top-rated carriers; or 0 monthly payment, 1 down payment, 2 total premium. An option that no rate supports is hidden.',
    examples: [
      [4, 5, 6, 3],
      [0, 1, 2],
    ],
  }),
  defaultSort: described(z._default(wholeNumber(z.gte(0), z.lte(6)), 4), {
    description: 'The sort option that is on at first, in either numbering.',
    examples: [4, 0],
  }),
  quoteFilter: described(z._default(wholeNumber(z.gte(0)), 0), {
    description: 'The filter that is on at first: 0 all quotes, 2 only quotes that can be bought online.',
    examples: [0, 2],
  }),
  daysToShowCallAndText: described(z._default(wholeNumber(z.gte(0)), 0), {
    description: 'Days after the effective date on which the call and text buttons still show; 0 shows them always.',
    examples: [0, 3],
  }),
  nonOnlineBuyTimer: described(z._default(z.boolean(), false), {
    description: 'Shows “Buy with an agent” on quotes that cannot be bought online, in the hours below.',
    examples: [true],
  }),
  nonOnlineBuyStart: described(z._default(hour(), 8), {
    description: 'First hour of the day, 0 to 24 in the time zone below, of “Buy with an agent”.',
    examples: [8],
  }),
  nonOnlineBuyEnd: described(z._default(hour(), 20), {
    description: 'Hour of the day, 0 to 24, from which “Buy with an agent” is no longer shown.',
    examples: [20],
  }),
  buyNowType: described(z._default(buyNowType(), 'direct'), {
    description:
      'How quotes are bought online: direct asks once and opens the partner’s page; choose first shows the quote beside others that can be bought now; agent sells nothing online.',
    examples: ['choose'],
  }),
  maxModalQuotes: described(z._default(modalQuotes(), 5), {
    description:
      'At most this many other quotes in the dialog that shows what else can be bought: with the buy-now type choose, and when a company’s page cannot be opened. 1 to 5.',
    examples: [3],
  }),
  weekdays: described(z._default(z.object(weekdayShape), {}), {
    description:
      'Days of the week on which quotes are sold in another way than the general keys say. What a day does not say, the general keys say.',
    examples: [
      {
        saturday: { nonOnlineBuyStart: 10, nonOnlineBuyEnd: 16 },
        sunday: { buyNowType: 'agent', nonOnlineBuyTimer: false },
      },
    ],
  }),
  callStart: described(z._default(hour(), 0), {
    description: 'First hour of the day, 0 to 24 in the agency’s time zone, in which a call is offered.',
    examples: [8],
  }),
  callEnd: described(z._default(hour(), 24), {
    description:
      'Hour of the day, 0 to 24, from which a call is no longer offered. With 0 and 24, the defaults, it always is.',
    examples: [20],
  }),
  agentsPollInterval: described(z._default(z.number().check(z.gte(5)), 60), {
    description:
      'Seconds after which agents are asked again whether they are free, while the page is in sight. When the page comes back in sight they are asked at once.',
    examples: [60],
  }),
  resultsTimeZone: described(
    z._default(z.string().check(z.refine(isTimeZone, 'a time zone such as America/Chicago')), 'America/Chicago'),
    {
      description: 'IANA time zone of the agency: its hours and its days count.',
      examples: ['America/Chicago', 'America/Los_Angeles'],
    },
  ),
  conditionalBuyNow: described(z._default(z.boolean(), false), {
    description:
      'Sells through an agent, not online, when a driver is 21 or younger, or with a “1 Mo” payment plan, an EFT plan, or four payments.',
    examples: [true],
  }),
};

/** The results' slice of the flow's configuration. */
export type ResultsConfig = {
  [Key in keyof typeof resultsConfigShape]: z.infer<(typeof resultsConfigShape)[Key]>;
};

/** The keys that a weekday can override. */
export type SellingTerms = Pick<
  ResultsConfig,
  'buyNowType' | 'maxModalQuotes' | 'nonOnlineBuyTimer' | 'nonOnlineBuyStart' | 'nonOnlineBuyEnd'
>;
