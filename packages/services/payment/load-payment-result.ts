import { dateFromWire } from '#domain/calendar-date';
import { centsOf } from '#domain/money';
import type { PaymentResult } from '#domain/payment-result';
import type { ServiceClient } from '../http.ts';
import { loadPaymentResult as contract } from './load-payment-result.contract.ts';

const approved = 'A';

/**
 * Loads the result of a payment.
 *
 * @throws {RefusedError} when no payment has this token; `reason` has the message.
 */
export function loadPaymentResult(
  client: ServiceClient,
  { token }: { token: string },
  signal?: AbortSignal,
): Promise<PaymentResult> {
  return client.call(contract, { query: { token }, signal }, ({ customerPayment }) => {
    const { policyId, policyNumber, carrierName, name } = customerPayment;
    const [{ status, resultMessage, amount, invoiceId, cardHolderName, ...wire }] = customerPayment.paymentDetails;
    const payDate = dateFromWire(wire.payDate);
    const dueDate = dateFromWire(wire.dueDate);
    return {
      isApproved: status === approved,
      status,
      message: resultMessage ?? '',
      policyId: String(policyId ?? ''),
      policyNumber: policyNumber ?? '',
      carrierName: carrierName ?? '',
      insuredName: name ?? '',
      amount: centsOf(amount) ?? 0,
      invoiceId: String(invoiceId ?? ''),
      ...(payDate && { payDate }),
      ...(dueDate && { dueDate }),
      cardHolderName: cardHolderName ?? '',
    };
  });
}
