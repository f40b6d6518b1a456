import { redeemGiftCard } from '#services/loyalty/redeem-gift-card.contract';
import { loyaltyTexts } from '../../portfolios/loyalty-texts.ts';
import { takePoints } from '../../store/loyalty-entries.ts';
import { implementCall, Refusal, success } from '../implement-call.ts';
import { isEnrolled } from './is-enrolled.ts';

/** A type ends in the card's dollars: `GC10`, `store-25`. A card of $5 has no PIN. */
export const answerRedeemGiftCard = implementCall(
  redeemGiftCard,
  async ({ query, database, customer, now, newId, work }) => {
    const language = query['header.lang'];
    if (!isEnrolled(customer!)) throw new Refusal(loyaltyTexts.notEnrolled[language], 400);
    const dollars = Number(/[1-9]\d{0,3}$/.exec(query.type)?.[0] ?? 0);
    if (dollars === 0) throw new Refusal(loyaltyTexts.noSuchCard[language], 400);
    await work();
    const entryId = newId();
    const code = `GIFT-${entryId.slice(0, 4)}-${entryId.slice(-4)}`.toUpperCase();
    const pin = dollars === 5 ? '' : String(Number.parseInt(entryId.slice(0, 4), 16) % 10_000).padStart(4, '0');
    const isTaken = await takePoints(database, customer!, {
      entryId,
      type: 'subtraction',
      amount: dollars * 100,
      ruleName: 'Gift card',
      name: `$${dollars} gift card`,
      code,
      pin,
      createdAt: new Date(now),
    });
    if (!isTaken) throw new Refusal(loyaltyTexts.tooFewPoints[language]);
    const card = { code, ...(pin && { attributes: { cvv_Pin: pin } }) };
    return { ...success, awardedGiveaways: [card] as [typeof card] };
  },
);
