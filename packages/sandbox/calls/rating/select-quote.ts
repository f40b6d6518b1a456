import { selectQuote } from '#services/rating/select-quote.contract';
import { findRate } from '../../store/rates.ts';
import { storeReport } from '../../store/reports.ts';
import { implementCall, Refusal, success } from '../implement-call.ts';

export const answerSelectQuote = implementCall(selectQuote, async ({ body, database, now, trackId }) => {
  const { header: _, ...report } = body;
  if (!(await findRate(database, body.rateQuoteId))) throw new Refusal('Quote not found!');
  await storeReport(database, { kind: selectQuote.id, trackId, body: report, reportedAt: new Date(now) });
  return success;
});
