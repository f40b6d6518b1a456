import { postEvent } from '#services/events/post-event.contract';
import { keepReport } from '../../store/reports.ts';
import { implementCall, success } from '../implement-call.ts';

export const answerPostEvent = implementCall(postEvent, async ({ body, database, now, trackId }) => {
  const { header: _, ...told } = body;
  await keepReport(database, { kind: postEvent.id, trackId, body: told, reportedAt: new Date(now) });
  return success;
});
