import { postEvent } from '#services/events/post-event.contract';
import { storeReport } from '../../store/reports.ts';
import { implementCall, success } from '../implement-call.ts';

export const answerPostEvent = implementCall(postEvent, async ({ body, database, now, trackId }) => {
  const { header: _, ...report } = body;
  await storeReport(database, { kind: postEvent.id, trackId, body: report, reportedAt: new Date(now) });
  return success;
});
