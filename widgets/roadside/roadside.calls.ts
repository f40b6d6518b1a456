import { agencyTimeZone } from '#domain/agency-time-zone';
import { dateAt } from '#domain/calendar-date';
import { fingerprint } from '#domain/fingerprint';
import type { RoadsideTransaction } from '#domain/roadside';
import type { WidgetHost } from '#embed/runtime/define-widget';
import { reportFailure } from '#flow/report-failure';
import { isRejected, RefusedError } from '#services/errors';
import { enrollmentBody, enrollRoadside } from '#services/roadside/enroll-roadside';
import { loadRoadsideTransaction } from '#services/roadside/load-roadside-transaction';
import { holdPayment, paymentIntentKey, pendingPayments, settlePayment } from '#visitor/payment-intent';
import { memberOf } from './buyer-draft.ts';
import { PaymentPageError } from './payment-page-error.ts';
import type { EnrollmentRequest, EnrollmentResult, TransactionRequest } from './roadside.types.ts';
import { returnUrlOf } from './transaction-link.ts';

/** The policy of this widget's payment intents: one membership at a time. */
const membership = { policyId: 'roadside', policyNumber: '' };

/** The services' own errors about a missing address, which go to the log. */
const withoutAddress = /^Payment Url/;

/**
 * Enrolls the visitor, once for each intended payment: retries with the same answers have the same key, in every tab.
 *
 * If the visitor was at the payment page with other answers, in this or another tab, the status of that payment is
 * requested first: if it was made, nothing is bought again.
 *
 * @throws {PaymentPageError} when there is no payment page that the page trusts.
 * @throws {ServiceError}
 */
export async function enroll(
  host: WidgetHost,
  { draft, membership: bought, pending }: EnrollmentRequest,
  signal: AbortSignal,
): Promise<EnrollmentResult> {
  const { client, visitor } = host;
  const wish = { member: memberOf(draft), membership: bought };
  const now = {
    paymentDate: dateAt(client.now(), agencyTimeZone),
    returnUrl: returnUrlOf(new URL(host.path, client.pageBase).href),
  };
  const enrollment = fingerprint(JSON.stringify(enrollmentBody({ ...wish, paymentDate: undefined, returnUrl: '' })));
  // The date and the page may have changed since; the membership is the same.
  const isRepeated = pending?.enrollment === enrollment;
  const sent = (isRepeated && pending.sent) || now;
  const request = { ...wish, ...sent };
  const payment = { ...membership, dueDate: enrollment, amount: bought.price };
  const held = (await pendingPayments(visitor)).filter(({ policyId }) => policyId === membership.policyId);
  const other = held.find((heldPayment) => !heldPayment.isOf(payment));
  const same = held.find((heldPayment) => heldPayment.isOf(payment));
  /** The visitor may have paid at this payment's page, in any tab. A refused repetition does not end its key. */
  const isUnderWay = isRepeated || same !== undefined;
  // A repetition that another tab replaced is asked about too: it would have a new key.
  const earlier = isRepeated && same ? undefined : pending;
  for (const transactionId of new Set([earlier?.transactionId, other?.transactionId])) {
    if (!transactionId) continue;
    const transaction = await readTransaction(host, { transactionId, isUnnamed: false }, signal).catch(
      (error: unknown) => {
        // These services do not know the payment: the visitor has moved to one of their states since.
        if (!isRejected(error)) throw error;
      },
    );
    if (transaction?.outcome === 'confirmed') return { kind: 'paid', transactionId, transaction };
  }
  if (other) await settlePayment(visitor, { ...membership, transactionId: other.transactionId }, 'declined');
  const intent = await paymentIntentKey(visitor, payment);
  const page = await enrollRoadside(client, { ...request, intent }, signal).catch(async (error: unknown) => {
    // The service has decided: the same key would get the same response.
    if (isRejected(error) && !isUnderWay) await settlePayment(visitor, { ...membership, key: intent }, 'declined');
    const underWay = (isRepeated && pending.transactionId) || same?.transactionId;
    if (isRejected(error) && underWay) {
      const transaction = await readTransaction(host, { transactionId: underWay, isUnnamed: false }, signal).catch(
        () => undefined,
      );
      if (transaction?.outcome === 'confirmed') return { kind: 'paid' as const, transactionId: underWay, transaction };
    }
    throw error instanceof RefusedError && withoutAddress.test(error.message)
      ? new PaymentPageError('notOpened')
      : error;
  });
  if ('kind' in page) return page;
  const { paymentUrl, transactionId } = page;
  if (!host.isTrusted(paymentUrl)) {
    if (!isUnderWay) await settlePayment(visitor, { ...membership, key: intent }, 'declined');
    const error = new PaymentPageError('untrusted');
    reportRefusedAddress(host, error.message);
    throw error;
  }
  await holdPayment(visitor, payment, intent, { transactionId });
  return { kind: 'page', url: paymentUrl, pending: { transactionId, enrollment, sent } };
}

/** Reports to the page and to the agency that a payment page was refused. */
const reportRefusedAddress = (host: WidgetHost, message: string): void =>
  reportFailure(host, { code: 'navigation', label: 'Payment Address Refused', message });

/**
 * Reads the outcome of an enrollment. A decision ends only its own intent: after a declined payment the next press is
 * another payment.
 *
 * @throws {ServiceError}
 */
export async function readTransaction(
  host: WidgetHost,
  { transactionId, isUnnamed }: TransactionRequest,
  signal: AbortSignal,
): Promise<RoadsideTransaction> {
  const transaction = await loadRoadsideTransaction(host.client, { transactionId }, signal);
  if (transaction.outcome !== 'pending') {
    const payment = { ...membership, transactionId: isUnnamed ? '' : transactionId };
    await settlePayment(host.visitor, payment, transaction.outcome === 'confirmed' ? 'made' : 'declined');
  }
  return transaction;
}
