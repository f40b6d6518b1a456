import { nonVoiceCall } from '#services/agents/non-voice-call.contract';
import { storeReport } from '../../store/reports.ts';
import { implementCall, success } from '../implement-call.ts';

export const answerNonVoiceCall = implementCall(nonVoiceCall, async ({ body, database, deskEvents, now, trackId }) => {
  const { header: _, ...report } = body;
  await storeReport(database, { kind: nonVoiceCall.id, trackId, body: report, reportedAt: new Date(now) });
  deskEvents.emit('change');
  return { ...success, nonVoiceCallResponse: { message: 'Agent notified' } };
});
