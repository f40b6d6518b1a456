import * as z from 'zod/mini';
import { described } from '#domain/description';

const text = () => z._default(z.string(), '');

const comparedBenefit = z.object({
  benefit: described(z.string().check(z.minLength(1)), { description: 'What is compared.', examples: ['Towing'] }),
  single: described(text(), { description: 'How much of it the single membership has.', examples: ['Up to 15 miles'] }),
  family: described(text(), { description: 'How much of it the family membership has.', examples: ['Up to 25 miles'] }),
});

/** Configuration of the roadside membership (spec 2 §2.4). */
export const roadsideConfig = z.object({
  phone: described(text(), {
    description: 'The number to call for help with a membership. Without it, the brand’s.',
    examples: ['512-555-0142'],
  }),
  requireDriverLicense: described(z._default(z.boolean(), false), {
    description: 'Nobody can enroll without the number of a driver license.',
    examples: [true],
  }),
  comparison: described(z._default(z.array(comparedBenefit), []), {
    description:
      'The lines of the comparison, instead of those that the service sends. One list serves all languages of the page.',
    examples: [[{ benefit: 'Towing', single: 'Up to 15 miles', family: 'Up to 25 miles' }]],
  }),
});

export type RoadsideConfig = z.output<typeof roadsideConfig>;
