import { californiaStart } from '#services/buying/california-start.contract';
import { findRate } from '../../store/rates.ts';
import { storeReport } from '../../store/reports.ts';
import { implementCall, Refusal, success } from '../implement-call.ts';

export const answerCaliforniaStart = implementCall(californiaStart, async ({ body, database, now, trackId }) => {
  const { header: _, ...report } = body;
  if (!(await findRate(database, body.rateQuoteId))) throw new Refusal('Quote not found!');
  await storeReport(database, { kind: californiaStart.id, trackId, body: report, reportedAt: new Date(now) });
  return success;
});
