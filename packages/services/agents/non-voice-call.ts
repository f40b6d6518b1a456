import { phoneDigits } from '#domain/phone-number';
import type { ServiceClient } from '../http.ts';
import { nonVoiceCall as contract } from './non-voice-call.contract.ts';

/** Notifies an agent that a customer requests a callback. Returns the message to record, which may be empty. */
export function nonVoiceCall(
  client: ServiceClient,
  { phone, rateQuoteId }: { phone: string; rateQuoteId: string },
  signal?: AbortSignal,
): Promise<{ message: string }> {
  const body = { phonenumber: phoneDigits(phone), ratequoteid: rateQuoteId };
  return client.call(contract, { body, signal, rateQuoteId }, ({ nonVoiceCallResponse }) => ({
    message: nonVoiceCallResponse.message ?? '',
  }));
}
