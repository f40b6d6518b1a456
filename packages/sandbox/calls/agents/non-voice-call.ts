import { nonVoiceCall } from '#services/agents/non-voice-call.contract';
import { keepReport } from '../../store/reports.ts';
import { implementCall, success } from '../implement-call.ts';

export const answerNonVoiceCall = implementCall(nonVoiceCall, async ({ body, database, deskEvents, now, trackId }) => {
  const { header: _, ...told } = body;
  await keepReport(database, { kind: nonVoiceCall.id, trackId, body: told, reportedAt: new Date(now) });
  deskEvents.emit('change');
  return { ...success, nonVoiceCallResponse: { message: 'Agent notified' } };
});
