import type { RentersStatus } from '#domain/renters-status';
import type { WidgetHost } from '#embed/runtime/define-widget';
import { ServiceError } from '#services/errors';
import { isPaymentRefused } from '#services/payment-refusal';
import { buyRenters } from '#services/renters/buy-renters';
import { rentersStatus } from '#services/renters/renters-status';
import {
  acknowledgePayment,
  claimPayment,
  hasEarlierDecline,
  pendingPayments,
  refusePayment,
  settlePayment,
} from '#visitor/payment-intent';
import type { PurchaseAnswer, PurchaseRun } from '../renters.types.ts';

type Host = Pick<WidgetHost, 'client' | 'visitor'>;

const intentPrefix = 'renters ';
const isRenters = (policyId: string): boolean => policyId.startsWith(intentPrefix);

/** The policy of a payment intent. */
const paidPolicy = (transactionId: string) => ({ policyId: intentPrefix + transactionId, policyNumber: '' });

type Transaction = Pick<PurchaseRun, 'transactionId' | 'carrierId'>;

/**
 * The service's status of the last payment. A decline that was known before this payment was sent belongs to an earlier
 * one: until the service has this payment, there is none.
 */
async function lastStatus(
  { client, visitor }: Host,
  transaction: Transaction,
  signal?: AbortSignal,
): Promise<RentersStatus> {
  const status = await rentersStatus(client, transaction, signal);
  const isEarlier =
    status.outcome === 'notCharged' && (await hasEarlierDecline(visitor, paidPolicy(transaction.transactionId)));
  return isEarlier ? { outcome: 'notBegun', policyId: '', message: '' } : status;
}

/** The service has no payment: none was received, or the card was not charged. */
const hasNoPayment = ({ outcome }: RentersStatus): boolean => outcome === 'notBegun' || outcome === 'notCharged';

/**
 * The transaction of another rate that this visitor has bought or is buying: one home is not insured twice. Ends a
 * payment for which the service says that nothing was charged. A payment that the service has not received may still
 * arrive, so it keeps its key, and the next payment uses the same one.
 */
async function otherPurchase(
  host: Host,
  { transactionId, carrierId }: PurchaseRun,
  signal?: AbortSignal,
): Promise<string | undefined> {
  const { visitor } = host;
  const pending = (await pendingPayments(visitor)).map(({ policyId }) => policyId).filter(isRenters);
  for (const other of pending.map((id) => id.slice(intentPrefix.length)).filter((id) => id !== transactionId)) {
    const status = await lastStatus(host, { transactionId: other, carrierId }, signal);
    if (!hasNoPayment(status)) return other;
    if (status.outcome === 'notCharged') await settlePayment(visitor, paidPolicy(other), 'declined');
  }
  return undefined;
}

const statusOfError = (error: unknown): number | undefined =>
  error instanceof ServiceError ? error.status : undefined;

/** The key may belong to a request in progress. */
const mayBeRunning = (error: unknown): boolean => statusOfError(error) === 409;
/** The key belongs to another request that the service has received. */
const isKeyOfOther = (error: unknown): boolean => statusOfError(error) === 422;

/**
 * Buys the policy, once for each press: under the key of the payment that is pending in any tab, for this or another
 * rate, or under a new key after a declined payment.
 */
export async function purchase(host: Host, run: PurchaseRun, signal?: AbortSignal): Promise<PurchaseAnswer> {
  const { transactionId, carrierId, plan, installmentDay, card, config, amount, isRepeated } = run;
  const { client, visitor } = host;
  const policy = paidPolicy(transactionId);
  // Another device may have bought the policy, or a payment that seemed lost may have arrived.
  const before = await rentersStatus(client, { transactionId, carrierId }, signal).catch((error: unknown) => ({
    error,
  }));
  if ('error' in before) return { kind: 'notSent', error: before.error };
  const rival = await otherPurchase(host, run, signal).catch((error: unknown) => ({ error }));
  if (typeof rival === 'object') return { kind: 'notSent', error: rival.error };
  if (rival) return { kind: 'otherRate', transactionId: rival };
  if (!hasNoPayment(before)) return { kind: 'elsewhere' };
  const isDeclined = !isRepeated && before.outcome === 'notCharged';
  const { key, isOwn, wasRefused } = await claimPayment(
    visitor,
    { ...policy, dueDate: card.token, amount },
    { isAlternative: isRenters, isDeclined },
  );
  if (!isOwn && !isRepeated) return { kind: 'elsewhere' };
  try {
    const { merchantId, processor, method } = config;
    const merchant = { merchantId, processor, method };
    await buyRenters(client, { transactionId, carrierId, plan, installmentDay, merchant, card, intent: key }, signal);
    await acknowledgePayment(visitor, key);
    return { kind: 'accepted' };
  } catch (error) {
    const isOfOther = isKeyOfOther(error);
    // The service remembers a refused request with the key, or has received a lost one.
    if (isOfOther && !wasRefused) await acknowledgePayment(visitor, key);
    if (isOfOther || mayBeRunning(error)) {
      // The service may have received the payment for the other rate first.
      const other = await otherPurchase(host, run, signal);
      if (other) return { kind: 'otherRate', transactionId: other };
    }
    if (isOfOther && wasRefused && isRepeated && hasNoPayment(await lastStatus(host, run, signal))) {
      // The service has no payment with the key and accepts none: a lost request can no longer be charged.
      await settlePayment(visitor, policy, 'declined');
      return purchase(host, run, signal);
    }
    if (isOfOther || !isPaymentRefused(error, { callId: 'buyRenters', isRepeated })) throw error;
    // A refused repetition does not show whether the first request succeeded; the status does.
    const isOpen = isRepeated || mayBeRunning(error);
    if (isOpen && !hasNoPayment(await rentersStatus(client, { transactionId, carrierId }, signal))) throw error;
    await refusePayment(visitor, policy, isOpen || wasRefused);
    return { kind: 'refused', message: error.reason ?? '' };
  }
}

/** The outcome of a purchase. A decision ends its payment intent. */
export async function purchaseStatus(
  host: Host,
  transaction: Transaction,
  signal?: AbortSignal,
): Promise<RentersStatus> {
  const { visitor } = host;
  const status = await lastStatus(host, transaction, signal);
  const { outcome } = status;
  if (outcome !== 'notBegun' && outcome !== 'pending') {
    await settlePayment(visitor, paidPolicy(transaction.transactionId), outcome === 'notCharged' ? 'declined' : 'made');
  }
  return status;
}
