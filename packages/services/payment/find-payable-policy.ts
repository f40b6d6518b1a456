import { dateFromWire, monthDayYear } from '#domain/calendar-date';
import type { Contact, Driver } from '#domain/driver';
import { centsOf } from '#domain/money';
import type { PayablePolicy } from '#domain/payable-policy';
import { paymentMessage } from '#domain/payment-message';
import { phoneDigits } from '#domain/phone-number';
import { policyNumber as asPolicyNumber } from '#domain/policy-number';
import type { ServiceClient } from '../http.ts';
import { findPayablePolicy as contract } from './find-payable-policy.contract.ts';

/** The policy number, the insured, and the recipient of the receipt. */
export interface PolicyQuestion extends Pick<Contact, 'email' | 'phone'>, Pick<Driver, 'birthDate'> {
  policyNumber: string;
}

/**
 * Finds the policy to pay. A policy that cannot be paid now is no error: its `message` says why.
 *
 * @throws {RefusedError} when there is no such policy; `reason` has the message.
 */
export function findPayablePolicy(
  client: ServiceClient,
  { policyNumber, email, phone, birthDate }: PolicyQuestion,
  signal?: AbortSignal,
): Promise<PayablePolicy> {
  const sought = asPolicyNumber(policyNumber);
  const body = {
    policyNumber: sought,
    receiptEmail: email.trim(),
    receiptPhone: phoneDigits(phone),
    dob: monthDayYear(birthDate),
  };
  return client.call(contract, { body, signal }, (wire) => {
    const policyId = String(wire.policyId ?? '');
    const isPayable = wire.isPayable === true;
    const message = wire.message ?? '';
    if (!isPayable && !policyId && !message) throw new TypeError('The response has no policy and no message.');
    return {
      token: wire.token ?? '',
      policyId,
      policyNumber: wire.policyNumber || sought,
      policyType: wire.policyType ?? '',
      insuredName: wire.applicantName ?? '',
      company: wire.company ?? '',
      // An amount of $0.00 counts as unknown.
      amount: centsOf(wire.monthlyPayment) || undefined,
      dueDate: dateFromWire(wire.paymentDueDate),
      isPayable,
      // The message “Success” is useless to a visitor who can pay.
      message: isPayable && paymentMessage(message) === 'acknowledged' ? '' : message,
      carrierUrl: wire.carrierUrl ?? '',
    };
  });
}
