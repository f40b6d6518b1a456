import { idempotencyExamples } from '../auto-payment/idempotency.examples.ts';
import { defineExamples } from '../contract/define-examples.ts';
import { sessionEnded, unavailable } from '../contract/envelope.examples.ts';
import { exampleHeaderQuery } from '../contract/header.examples.ts';
import { redeemGiftCard } from './redeem-gift-card.contract.ts';

type Card = { code: string | number; attributes?: { cvv_Pin?: string } };
const card = (giftCard: Card): [Card] => [giftCard];

export const redeemGiftCardExamples = defineExamples(redeemGiftCard, {
  summary: 'Redeem points for a gift card, once',
  request: { ten: { summary: 'A card of $10', query: { ...exampleHeaderQuery, type: 'GC10' } } },
  response: {
    withPin: {
      summary: 'A card with a PIN',
      body: {
        isSuccess: true,
        message: '',
        awardedGiveaways: card({ code: 'GIFT-4711-0815', attributes: { cvv_Pin: '4711' } }),
      },
    },
    minimal: { summary: 'Required fields only', body: { awardedGiveaways: card({ code: 47_110_815 }) } },
    tooFewPoints: {
      summary: 'The balance is too low',
      body: { isSuccess: false, message: 'You do not have enough points for this gift card.' },
    },
    none: {
      summary: 'There is none left',
      status: 400,
      body: { isSuccess: false, message: 'This gift card is not available at the moment.' },
    },
    sessionEnded,
    ...idempotencyExamples,
    unavailable,
  },
});
