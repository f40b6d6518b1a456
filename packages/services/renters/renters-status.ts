import type * as z from 'zod/mini';
import { approvedWords, declinedWords, issueFailedWords, noCardWords, statusWord } from '#domain/payment-words';
import type { RentersStatus } from '#domain/renters-status';
import { messagesOf } from '../auto-payment/buy-now-status.ts';
import { policyIdOf } from '../contract/policy-id.ts';
import type { ServiceClient } from '../http.ts';
import { rentersStatus as contract } from './renters-status.contract.ts';

type Wire = z.output<typeof contract.response>['buyNowStatusResponse'];

/** Nothing was submitted to the carrier. */
const notIssuingWords = new Set(['', '0', 'none', 'notstarted']);

/**
 * Loads the outcome of a purchase. Anything unclear is `pending`.
 *
 * @param carrierId empty when unknown.
 */
export function rentersStatus(
  client: ServiceClient,
  { transactionId, carrierId }: { transactionId: string; carrierId: string },
  signal?: AbortSignal,
): Promise<RentersStatus> {
  const body = { transactionId, ...(carrierId && { carrierId }) };
  return client.call(contract, { body, signal }, ({ buyNowStatusResponse: wire }) => {
    const outcome = outcomeOf(wire);
    const [ofPayment, ofPolicy] = [[wire.paymentDescription], messagesOf(wire.rc3Messages)];
    // `Approved` is no reason why the policy is not issued.
    const texts = outcome === 'notIssued' ? [...ofPolicy, ...ofPayment] : [...ofPayment, ...ofPolicy];
    return {
      outcome,
      policyId: outcome === 'sold' ? policyIdOf(wire.rc3PolicyId) : '',
      message: texts.map((text) => text?.trim()).find(Boolean) ?? '',
    };
  });
}

function outcomeOf(wire: Wire): RentersStatus['outcome'] {
  const payment = statusWord(wire.paymentStatus);
  const issue = statusWord(wire.rc3Status);
  if (declinedWords.has(payment)) return 'notCharged';
  if (issueFailedWords.has(issue)) return approvedWords.has(payment) ? 'notIssued' : 'pending';
  if (policyIdOf(wire.rc3PolicyId) !== '') return 'sold';
  // An empty response says nothing: only an explicit status means that there is no payment.
  if (wire.paymentStatus !== undefined && noCardWords.has(payment) && notIssuingWords.has(issue)) return 'notBegun';
  return 'pending';
}
