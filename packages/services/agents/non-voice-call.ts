import { phoneDigits } from '#domain/phone-number';
import type { ServiceClient } from '../http.ts';
import { nonVoiceCall as contract } from './non-voice-call.contract.ts';

/** Notifies an agent that a customer wants to be called back. `message` is what is to be recorded of it; it may be empty. */
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
