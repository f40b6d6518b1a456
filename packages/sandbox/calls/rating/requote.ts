import { dateAt } from '#domain/calendar-date';
import { requote } from '#services/rating/requote.contract';
import { findRate } from '../../store/rates.ts';
import { findTransaction } from '../../store/transactions.ts';
import { implementCall, Refusal } from '../implement-call.ts';
import { submitRequest } from './submit-request.ts';

export const answerRequote = implementCall(requote, async ({ body, newId, ...context }) => {
  const { database, now } = context;
  const found = await findRate(database, body.rateQuoteId);
  const previous = found && (await findTransaction(database, found.transactionId));
  if (!previous) throw new Refusal('Quote not found!');
  const { effectiveDate, ...request } = previous.request;
  return submitRequest(
    {
      ...request,
      header: body.header,
      transactionId: newId(),
      rc1TransactionId: request.rc1TransactionId ?? previous.transactionId,
      previousQuoteNumber: found.rate.quoteNumber,
      // A policy does not start in the past.
      ...(effectiveDate && effectiveDate.slice(0, 10) > dateAt(now, 'America/Chicago') && { effectiveDate }),
    },
    context,
  );
});
