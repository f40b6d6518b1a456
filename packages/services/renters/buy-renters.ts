import type { RentersPlanCode } from '#domain/renters-plan';
import { hasInstallments } from '#domain/renters-plan';
import type { ServiceClient } from '../http.ts';
import { buyRenters as contract } from './buy-renters.contract.ts';
import type { CardMerchant } from './open-renters-card.ts';

/** A card that the partner keeps. The page never stores or shows it. */
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
  /** Empty when unknown. */
  carrierId: string;
  plan: RentersPlanCode;
  /** The day of the month on which installments are due. */
  installmentDay: number;
  merchant: CardMerchant;
  card: KeptCard;
  /** Random, one for each decision to pay; a declined payment ends it. */
  intent: string;
}

/** Milliseconds for a purchase. */
const longestPurchase = 30_000;

/**
 * Buys a renters policy. The request is sent once; it is only repeated with a renewed guest token, because a rejected
 * one buys nothing. Calls with the same intent buy and charge once.
 *
 * @throws {RefusedError} when the service refuses: nothing was charged unless it has status 500 or above. After any
 * other error the card may have been charged: load `rentersStatus`.
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
    ...(carrierId && { carrierId }),
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
