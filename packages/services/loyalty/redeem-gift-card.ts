import type { GiftCard } from '#domain/loyalty';
import type { ServiceClient } from '../http.ts';
import { redeemGiftCard as contract } from './redeem-gift-card.contract.ts';

/**
 * Redeems points for a gift card. Calls with the same intent redeem one card and return the first response.
 *
 * @param request `type` is the redeem type of the option; `intent` is random, one for each confirmation.
 * @throws {RefusedError} when the service refuses: no points were taken, unless it has status 500 or above. After any
 * other error points may have been taken: repeat the call with the same intent, or load the points history.
 */
export function redeemGiftCard(
  client: ServiceClient,
  { type, intent }: { type: string; intent: string },
  signal?: AbortSignal,
): Promise<GiftCard> {
  return client.call(contract, { query: { type }, idempotencyKey: intent, signal }, ({ awardedGiveaways }) => {
    const [{ code: wire, attributes }] = awardedGiveaways;
    const code = String(wire).trim();
    if (!code) throw new TypeError('The gift card has no code.');
    return { code, pin: String(attributes?.cvv_Pin ?? '').trim() || undefined };
  });
}
