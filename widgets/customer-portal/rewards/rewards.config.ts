import * as z from 'zod/mini';
import { described } from '#domain/description';
import { wholeNumber } from '#domain/whole-number';

const text = () => z._default(z.string(), '');
const points = (fallback: number) => z._default(wholeNumber(z.gte(1), z.lte(10_000_000)), fallback);

const wayToEarn = z.object({
  title: described(z.string(), { description: 'What points are given for.', examples: ['Pay on time'] }),
  text: described(text(), { description: 'How.', examples: ['With each payment before its due date.'] }),
  points: described(z.optional(wholeNumber(z.gte(0))), {
    description: 'How many. Absent: not shown.',
    examples: [250],
  }),
});

const giftCard = z.object({
  name: described(z.string(), { description: 'What the card is.', examples: ['Coffee shop gift card'] }),
  image: described(text(), {
    description: 'Address of its picture, on the page’s own origin or one that its policy allows.',
    examples: ['/images/gift-card-10.png'],
  }),
  redeemType: described(z.string(), {
    description: 'What your service calls it. One type is one card: two options do not share one.',
    examples: ['GC10'],
  }),
  points: described(wholeNumber(z.gte(1), z.lte(10_000_000)), {
    description: 'What it costs. A hundred points are shown as a dollar.',
    examples: [1000],
  }),
  disclaimers: described(z._default(z.array(z.string()), []), {
    description: 'Small print: the first one under the card, the others before the visitor confirms. Rich text.',
    examples: [['Not redeemable for cash.', 'The code is shown once.']],
  }),
});

const network = (name: string, page: string, scope: string) =>
  described(
    z._default(
      z.object({
        url: described(z._default(z.string(), page), {
          description: `${name}’s page that asks for the customer’s consent. Its origin has to be one of \`services.trustedOrigins\`.`,
          examples: [page],
        }),
        clientId: described(text(), {
          description: `The id of your application with ${name}. Empty: ${name} is not offered.`,
          examples: ['123456789'],
        }),
        scope: described(z._default(z.string(), scope), {
          description: `The permissions to ask for, as ${name} names them.`,
          examples: [scope],
        }),
      }),
      { url: page, clientId: '', scope },
    ),
    {
      description: `${name}, which opens in a window of its own.`,
      examples: [{ clientId: '123456789' }],
    },
  );

/** The portal's configuration keys for the rewards tab (spec 3 §2, §9). */
export const rewardsConfig = {
  waysToEarn: described(z._default(z.array(wayToEarn), []), {
    description: 'What points are given for, in the order of the page. Empty: the section is left out.',
    examples: [[{ title: 'Pay on time', text: 'With each payment before its due date.', points: 250 }]],
  }),
  giftCards: described(z._default(z.array(giftCard), []), {
    description: 'What points can be redeemed for.',
    examples: [[{ name: 'Gift card', redeemType: 'GC10', points: 1000, disclaimers: ['Not redeemable for cash.'] }]],
  }),
  tierPoints: described(
    z._default(
      z.object({
        silver: described(points(1000), { description: 'Of the silver tier.', examples: [1000] }),
        gold: described(points(5000), { description: 'Of the gold tier.', examples: [5000] }),
        platinum: described(points(15_000), { description: 'Of the platinum tier.', examples: [15_000] }),
      }),
      { silver: 1000, gold: 5000, platinum: 15_000 },
    ),
    {
      description: 'Points at which each tier begins. The progress of a customer is computed against them.',
      examples: [{ silver: 1000, gold: 5000, platinum: 15_000 }],
    },
  ),
  socialConnect: described(z._default(z.boolean(), true), {
    description: 'Offers points for connecting a social network. `false` hides it.',
    examples: [false],
  }),
  socialReturnPage: described(text(), {
    description:
      'The page with this widget that the networks return to, as you have registered it with them: on the page’s own origin. Empty: the page itself.',
    examples: ['https://www.agency.example/my-account'],
  }),
  instagram: network('Instagram', 'https://www.instagram.com/oauth/authorize', 'instagram_business_basic'),
  facebook: network('Facebook', 'https://www.facebook.com/v18.0/dialog/oauth', 'public_profile'),
};

const keys = z.object(rewardsConfig);
export type RewardsConfig = z.output<typeof keys>;
export type GiftCardOption = RewardsConfig['giftCards'][number];
