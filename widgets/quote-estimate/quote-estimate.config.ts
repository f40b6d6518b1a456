import * as z from 'zod/mini';
import { isCalendarDate } from '#domain/calendar-date';
import { described } from '#domain/description';
import { wholeNumber } from '#domain/whole-number';
import { isZipCode } from '#domain/zip-code';

const dollars = () => z.number().check(z.gte(0.01), z.lte(100_000));
const days = () => wholeNumber(z.gte(0), z.lte(365));
const name = () => z.string().check(z.minLength(1), z.maxLength(60));

const vehicle = z.object({
  year: described(wholeNumber(z.gte(1900), z.lte(2100)), { description: 'Model year.', examples: [2019] }),
  make: described(name(), { description: 'Who made it.', examples: ['Honda'] }),
  model: described(name(), { description: 'The model.', examples: ['Civic'] }),
});

/** Configuration of the estimate panel (spec 1 §2 and 3 §2). */
export const quoteEstimateConfig = z.object({
  quotePage: described(z._default(z.string().check(z.minLength(1)), '/get-a-quote'), {
    description:
      'Address of the page that holds cover-quote-flow. The panel adds the step that the visitor is taken to, such as `#quotes`.',
    examples: ['/get-a-quote'],
  }),
  multiExperience: described(z._default(z.boolean(), false), {
    description:
      'The site has a quote page for each state: outside Texas, the state in lower case is added to the address (`/get-a-quote-ca`).',
    examples: [true],
  }),
  driverNames: described(z._default(z.boolean(), true), {
    description:
      'Lists drivers by first name. Without it the panel says how many there are, for pages that others may see over a shoulder.',
    examples: [false],
  }),
  oldAfterDays: described(z._default(days(), 2), {
    description: 'Days after which a price is shown with a word about its age. 0 never says so.',
    examples: [2],
  }),
  expiresAfterDays: described(z._default(days(), 5), {
    description:
      'Days after which a price is no longer shown, and a new one is offered. 0 shows it as long as it is kept.',
    examples: [5, 30],
  }),
  zip: z.optional(
    described(z.string().check(z.refine(isZipCode, 'five digits')), {
      description:
        'Zip code of a fixed estimate. With any of `zip`, `city`, `price`, `priceRange`, `drivers` and `vehicles`, the panel shows what the page says, and nothing of what this device remembers.',
      examples: ['78701'],
    }),
  ),
  city: z.optional(described(name(), { description: 'City of a fixed estimate.', examples: ['Austin, TX'] })),
  price: z.optional(
    described(dollars(), { description: 'Price a month of a fixed estimate, in dollars.', examples: [84.5] }),
  ),
  priceRange: z.optional(
    described(
      z
        .array(dollars())
        .check(
          z.refine(([from = 0, to = 0, ...more]) => from < to && more.length === 0, 'two prices, the lower one first'),
        ),
      {
        description:
          'From and to, in dollars a month, for a fixed estimate that is no single price. Goes before `price`.',
        examples: [[80, 120]],
      },
    ),
  ),
  term: z.optional(
    described(wholeNumber(z.gte(1), z.lte(24)), {
      description: 'Months of the policy of a fixed estimate.',
      examples: [6],
    }),
  ),
  quotedOn: z.optional(
    described(z.string().check(z.refine(isCalendarDate, 'a date such as 2026-11-20')), {
      description: 'The day of a fixed estimate, by which it grows old and expires. Without it, it does neither.',
      examples: ['2026-11-20'],
    }),
  ),
  drivers: z.optional(
    described(z.array(name()), {
      description: 'First names of a fixed estimate’s drivers.',
      examples: [['Alex', 'Kim']],
    }),
  ),
  vehicles: z.optional(
    described(z.array(vehicle), {
      description: 'Vehicles of a fixed estimate.',
      examples: [[{ year: 2019, make: 'Honda', model: 'Civic' }]],
    }),
  ),
});

export type QuoteEstimateConfig = z.output<typeof quoteEstimateConfig>;
