import { referFriend } from '#services/account/refer-friend.contract';
import { loyaltyTexts } from '../../portfolios/loyalty-texts.ts';
import { emailKey } from '../../store/customers.ts';
import { storeReferral } from '../../store/referrals.ts';
import { implementCall, Refusal, success } from '../implement-call.ts';

export const answerReferFriend = implementCall(referFriend, async ({ body, database, customer, now, work }) => {
  const { header, ...referral } = body;
  if (emailKey(body.refEmail) === customer!.email) throw new Refusal(loyaltyTexts.ownEmail[header.lang], 400);
  await work();
  await storeReferral(database, { customerId: customer!.customerId, body: referral, referredAt: new Date(now) });
  return success;
});
