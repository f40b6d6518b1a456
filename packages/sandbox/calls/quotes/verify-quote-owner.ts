import { wrongBirthDateSentence } from '#domain/owner-verification';
import { verifyQuoteOwner } from '#services/quotes/verify-quote-owner.contract';
import { findRate } from '../../store/rates.ts';
import { findTransaction } from '../../store/transactions.ts';
import { implementCall, Refusal, success } from '../implement-call.ts';

export const answerVerifyQuoteOwner = implementCall(verifyQuoteOwner, async ({ body, database }) => {
  const found = await findRate(database, body.RateQuoteId);
  const transaction = found && (await findTransaction(database, found.transactionId));
  const owner = transaction?.request.drivers.find(({ primaryDriver }) => primaryDriver);
  if (!owner) throw new Refusal('Quote not found!');
  const isMatch = owner.dob.slice(0, 10) === body.DateOfBirth.slice(0, 10);
  return { ...success, isMatch, message: isMatch ? '' : wrongBirthDateSentence };
});
