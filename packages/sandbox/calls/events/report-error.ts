import { reportError } from '#services/events/report-error.contract';
import { keepReport } from '../../store/reports.ts';
import { implementCall, success } from '../implement-call.ts';

export const answerReportError = implementCall(reportError, async ({ body, database, now, trackId }) => {
  const { header: _, ...told } = body;
  await keepReport(database, { kind: reportError.id, trackId, body: told, reportedAt: new Date(now) });
  return success;
});
