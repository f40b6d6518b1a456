import { californiaStart } from '#services/buying/california-start.contract';
import { findRate } from '../../store/rates.ts';
import { keepReport } from '../../store/reports.ts';
import { implementCall, Refusal, success } from '../implement-call.ts';

export const answerCaliforniaStart = implementCall(californiaStart, async ({ body, database, now, trackId }) => {
  const { header: _, ...told } = body;
  if (!(await findRate(database, body.rateQuoteId))) throw new Refusal('Quote not found!');
  await keepReport(database, { kind: californiaStart.id, trackId, body: told, reportedAt: new Date(now) });
  return success;
});
