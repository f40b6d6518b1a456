import * as z from 'zod/mini';
import type { CallFixture } from '../testing/call-fixture.ts';
import { nonVoiceCall } from './non-voice-call.ts';

export const nonVoiceCallFixture: CallFixture = {
  call: (client) => nonVoiceCall(client, { phone: '5125550142', rateQuoteId: 'rq-1' }),
  value: z.strictObject({ message: z.string() }),
};
