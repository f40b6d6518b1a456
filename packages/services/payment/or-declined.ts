import { RefusedError, StatusError } from '../errors.ts';

/** Loads with the first decline: few visitors need it. */
async function saysDeclined(message: string): Promise<boolean> {
  const words = await import('./declined-words.ts').catch(() => undefined);
  return words?.saysDeclined(message) ?? false;
}

/**
 * Rejects with a refusal where a service without `isSuccess` answers a charge with status 400, 402 or 422 and says that
 * the card was not charged. With any other message the outcome is open: 400 and 422 may be about a repeated request.
 *
 * @example
 * orDeclined(client.call(contract, request, readPayment)) // 402 {"message":"The bank declined the card."}: refused
 */
export async function orDeclined<Result>(charge: Promise<Result>): Promise<Result> {
  try {
    return await charge;
  } catch (error) {
    if (!(error instanceof StatusError) || ![400, 402, 422].includes(error.status ?? 0)) throw error;
    const { callId, status, reason = '' } = error;
    if (!(await saysDeclined(reason))) throw error;
    throw new RefusedError(callId, { status, reason });
  }
}
