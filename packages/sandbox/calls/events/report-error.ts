import { reportError } from '#services/events/report-error.contract';
import { storeReport } from '../../store/reports.ts';
import { implementCall, success } from '../implement-call.ts';

export const answerReportError = implementCall(reportError, async ({ body, database, now, trackId }) => {
  const { header: _, ...report } = body;
  await storeReport(database, { kind: reportError.id, trackId, body: report, reportedAt: new Date(now) });
  return success;
});
