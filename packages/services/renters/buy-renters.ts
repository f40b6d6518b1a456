import type { RentersPlanCode } from '#domain/renters-plan';
import { hasInstallments } from '#domain/renters-plan';
import type { ServiceClient } from '../http.ts';
import { buyRenters as contract } from './buy-renters.contract.ts';
import type { CardMerchant } from './open-renters-card.ts';

/** A card that the partner keeps. Never stored or shown by the page. */
export interface KeptCard {
  token: string;
  /** Unknown texts are empty. */
  cardHolder: string;
  expiry: string;
  cardType: string;
  last4: string;
}

export interface RentersPurchase {
  transactionId: string;
  carrierId: string;
  plan: RentersPlanCode;
  /** The day of the month of installments. */
  installmentDay: number;
  merchant: CardMerchant;
  card: KeptCard;
  /** Random, one for each press that means to pay; a declined payment ends it. */
  intent: string;
}

/** Milliseconds for a purchase. */
const longestPurchase = 30_000;

/**
 * Buys a renters policy. It is sent once; only a rejected guest token, which buys nothing, is renewed. Repeated with the
 * same intent, it is bought and charged once.
 *
 * @throws {RefusedError} when the service refuses: nothing was charged unless it has status 500 or above. Any other error
 * leaves open whether the card was charged: `rentersStatus` tells.
 */
export async function buyRenters(
  client: ServiceClient,
  { transactionId, carrierId, plan, installmentDay, merchant, card, intent }: RentersPurchase,
  signal?: AbortSignal,
): Promise<void> {
  const { merchantId, processor, method } = merchant;
  const { token, cardHolder, expiry, cardType, last4 } = card;
  const body = {
    transactionId,
    carrierId,
    RequestStep: '3',
    paymentPlan: {
      PaymentPlanCode: plan,
      ...(hasInstallments(plan) && { InstallmentDayofMonth: installmentDay }),
    },
    paymentMethod: method,
    paymentToken: {
      token,
      merchantId,
      processor,
      method,
      ...(cardHolder && { cardHolder }),
      ...(expiry && { expiry }),
      ...(cardType && { cardType }),
      ...(/^\d{4}$/.test(last4) && { last4 }),
    },
  } as const;
  const request = { body, signal, idempotencyKey: intent, timeout: longestPurchase };
  await client.call(contract, request, () => undefined);
}
