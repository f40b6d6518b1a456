import type * as z from 'zod/mini';
import type { BuyNowStatus } from '#domain/buy-now-status';
import {
  approvedWords,
  declinedWords,
  isPendingWord,
  issueFailedWords,
  noCardWords,
  statusWord,
} from '#domain/payment-words';
import { policyIdOf } from '../contract/policy-id.ts';
import type { ServiceClient } from '../http.ts';
import { buyNowStatus as contract } from './buy-now-status.contract.ts';
import type { PurchaseReference } from './purchase-reference.ts';

type Wire = z.output<typeof contract.response>['buyNowStatusResponse'];

const signedWords = new Set(['1', 'true', 'yes', 'y', 'signed', 'completed', 'complete', 'signingcomplete']);
const issuedWords = new Set(['3', 'issued', 'success', 'successful', 'completed']);
const sentWords = new Set(['1', 'true', 'yes', 'y', 'sent', 'success', 'completed', 'complete']);

/** Begins the purchase of a quote, or loads its state. */
export function buyNowStatus(
  client: ServiceClient,
  { transactionId, carrierId }: PurchaseReference,
  signal?: AbortSignal,
): Promise<BuyNowStatus> {
  return client.call(contract, { body: { transactionId, carrierId }, signal }, ({ buyNowStatusResponse }) =>
    readStatus(buyNowStatusResponse),
  );
}

function readStatus(wire: Wire): BuyNowStatus {
  const payment = statusWord(wire.paymentStatus);
  const signature = statusWord(wire.eSignSignedStatus);
  return {
    ratingStatus: String(wire.rc2Status ?? ''),
    paymentToken: wire.paymentToken?.trim() ?? '',
    payment:
      noCardWords.has(payment) || isPendingWord(payment)
        ? 'pending'
        : approvedWords.has(payment)
          ? 'approved'
          : declinedWords.has(payment)
            ? 'declined'
            : 'unknown',
    paymentDescription: wire.paymentDescription ?? '',
    isIssued: issuedWords.has(statusWord(wire.rc3Status)),
    hasIssueFailed: issueFailedWords.has(statusWord(wire.rc3Status)),
    policyId: policyIdOf(wire.rc3PolicyId),
    messages: messagesOf(wire.rc3Messages),
    // A purchase ends without a signature only where the service says that signing is unavailable.
    canSign: wire.isESignAvailable !== false,
    signature: signedWords.has(signature)
      ? 'signed'
      : signature.startsWith('declin')
        ? 'declined'
        : signature.startsWith('expir')
          ? 'expired'
          : 'none',
    isSignedPolicySent: sentWords.has(statusWord(wire.signedPolicySendStatus)),
  };
}

/** The messages of the carrier, without empty ones. */
export function messagesOf(messages: Wire['rc3Messages']): readonly string[] {
  const all = typeof messages === 'string' ? [messages] : (messages ?? []);
  return all.map((message) => (typeof message === 'string' ? message : message.text).trim()).filter(Boolean);
}
