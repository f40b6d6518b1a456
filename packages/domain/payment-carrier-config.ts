import * as z from 'zod/mini';
import { described } from './description.ts';

const text = () => z._default(z.string(), '');

/** A carrier whose policies can be paid, as the page's author configures it (spec 2 §3.11, spec 3 §3). */
const carrierConfig = z.object({
  carrierName: described(z.string().check(z.minLength(1)), {
    description: 'The carrier’s name, as visitors know it.',
    examples: ['Tumbleweed Direct'],
  }),
  carrierCode: described(z.array(z.string().check(z.minLength(1))).check(z.minLength(1)), {
    description: 'What the numbers of its policies begin with, in any case. The longest one that matches counts.',
    examples: [['TWD', 'TWX']],
  }),
  carrierUrl: described(text(), {
    description:
      'Where its policies are paid when they cannot be paid here. The origin has to be one of `services.trustedOrigins`.',
    examples: ['https://pay.tumbleweed.example/'],
  }),
  carrierLogo: described(text(), {
    description: 'Address of its logo. Without one, its name stands there.',
    examples: ['/carriers/tumbleweed.svg'],
  }),
});

/** The key `carriers` of the widgets that take payments. */
export const paymentCarriersConfig = described(z._default(z.array(carrierConfig), []), {
  description:
    'The carriers whose policies can be paid, by what their policy numbers begin with. Without any, every policy that the service finds can be.',
  examples: [
    [
      {
        carrierName: 'Tumbleweed Direct',
        carrierCode: ['TWD'],
        carrierUrl: 'https://pay.tumbleweed.example/',
        carrierLogo: '/carriers/tumbleweed.svg',
      },
    ],
  ],
});
