import { connectSocial } from '#services/loyalty/connect-social.contract';
import { loyaltyTexts } from '../../portfolios/loyalty-texts.ts';
import { addPoints } from '../../store/loyalty-entries.ts';
import { implementCall, Refusal, success } from '../implement-call.ts';
import { isEnrolled } from './is-enrolled.ts';

const names = { IGConnect: 'Instagram connected', FBConnect: 'Facebook connected' } as const;

/** Each network gives its points once. */
export const answerConnectSocial = implementCall(connectSocial, async ({ query, database, customer, now }) => {
  if (!isEnrolled(customer!)) throw new Refusal(loyaltyTexts.notEnrolled[query['header.lang']], 400);
  await addPoints(database, customer!, {
    entryId: query.type,
    type: 'addition',
    amount: 250,
    ruleName: names[query.type],
    name: '',
    code: '',
    pin: '',
    createdAt: new Date(now),
  });
  return success;
});
