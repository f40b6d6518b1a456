import { describe, expect, it } from 'vitest';
import type { CustomerPolicy, PolicyDetails } from './customer-policy.ts';
import type { PaymentCarrier } from './payment-carrier.ts';
import { isDue, nextPayment, policySummary, showsDue, unknownPayment } from './policy-summary.ts';

const today = '2026-11-20';
const details: PolicyDetails = {
  policyType: 'Auto',
  company: '',
  monthlyPayment: 8450,
  term: 6,
  quoteStatus: '',
  email: '',
  phone: '',
  effectiveDate: '2026-08-01',
  expirationDate: '2027-02-01',
  paymentDueDate: '2026-12-01',
  drivers: [],
  vehicles: [],
  coverages: [],
  transactions: [],
  installments: [],
};
const policy = (more: Partial<CustomerPolicy> = {}, detail: Partial<PolicyDetails> = {}): CustomerPolicy => ({
  policyId: 'p-1',
  policyNumber: 'LKM-1001',
  isPayable: true,
  message: '',
  details: { ...details, ...detail },
  ...more,
});
const carrier: PaymentCarrier = {
  carrierName: 'Larkspur Mutual',
  carrierCode: ['LKM'],
  carrierUrl: 'https://pay.partner.example/',
  carrierLogo: '',
};
const stranger = { ...carrier, carrierCode: ['ZZX'] };
const withoutPage = { ...carrier, carrierUrl: '' };
const summary = (of: CustomerPolicy, carriers: readonly PaymentCarrier[] = [], disablePayment = false) =>
  policySummary(of, { today, carriers, disablePayment });

describe('policySummary', () => {
  it.each([
    ['atAgency', 'of any carrier, where the page names none', policy(), [], false],
    ['atAgency', 'of a carrier that the page names', policy(), [carrier], false],
    ['atAgency', 'that is not due yet', policy({}, { effectiveDate: '2026-12-15' }), [carrier], false],
    ['none', 'of a carrier that the page does not name', policy(), [stranger], false],
    ['atCarrier', 'that the service does not take', policy({ isPayable: false }), [carrier], false],
    [
      'none',
      'that the service does not accept, of a carrier without a page',
      policy({ isPayable: false }),
      [withoutPage],
      false,
    ],
    ['none', 'of a policy that has expired', policy({}, { expirationDate: '2026-11-01' }), [carrier], false],
    ['none', 'that was made', policy({ message: 'This payment has already been made' }), [carrier], false],
    ['none', 'where the page disables payments', policy({ isPayable: false }), [carrier], true],
  ] as const)('has payment “%s” for one %s', (payment, _what, of, carriers, isDisabled) => {
    expect(summary(of, carriers, isDisabled).payment).toBe(payment);
  });

  it.each([
    ['that of the due installment', { installments: [{ dueDate: '2026-12-01', amount: 9000 }] }, 9000],
    [
      'the monthly amount if the due installment has none',
      { installments: [{ dueDate: '2026-12-01', amount: undefined }] },
      8450,
    ],
    [
      'the monthly amount if another installment is listed',
      { installments: [{ dueDate: '2027-01-01', amount: 9000 }] },
      8450,
    ],
    ['unknown without any amount', { monthlyPayment: undefined }, undefined],
  ])('has the amount due: %s', (_which, detail, amount) => {
    expect(summary(policy({}, detail)).amountDue).toBe(amount);
  });

  it.each([
    ['Your carrier collects this payment by itself.', 'Your carrier collects this payment by itself.'],
    ['OK', ''],
  ])('shows the message %j as %j', (message, shown) => {
    expect(summary(policy({ message })).message).toBe(shown);
  });

  it.each(['This payment has already been made', 'This transaction has been approved'])(
    'shows a policy with the message %j as paid, and offers no payment',
    (message) => {
      expect(summary(policy({ message }))).toMatchObject({ status: 'paid', message: '', payment: 'none' });
    },
  );

  it('takes the carrier’s name from the details, otherwise from the configured carrier', () => {
    expect(summary(policy({}, { company: 'Sample Mutual' }), [carrier]).carrierName).toBe('Sample Mutual');
    expect(summary(policy(), [carrier]).carrierName).toBe('Larkspur Mutual');
    expect(summary(policy({ details: undefined })).carrierName).toBe('');
  });

  it.each([
    ['paymentDue', {}, true, true],
    ['pastDue', { paymentDueDate: '2026-11-01' }, true, true],
    ['notEffective', { effectiveDate: '2026-12-15' }, true, true],
    ['notEffective', { paymentDueDate: undefined }, false, false],
    ['expired', { expirationDate: '2026-11-01' }, false, false],
    ['unknown', { expirationDate: undefined }, false, true],
  ])('derives from the status %s whether payment is due and shown', (status, detail, due, shown) => {
    const of = summary(policy({}, detail));
    expect([of.status, isDue(of), showsDue(of)]).toEqual([status, due, shown]);
  });

  it('has no payment due before the policy takes effect if it cannot be paid online', () => {
    const of = summary(policy({}, { effectiveDate: '2026-12-15' }), [], true);
    expect([isDue(of), showsDue(of)]).toEqual([false, false]);
  });
});

describe('the next payment', () => {
  const numbered = (policyNumber: string, detail: Partial<PolicyDetails>) => summary(policy({ policyNumber }, detail));
  const late = numbered('late', { paymentDueDate: '2026-12-10' });
  const soon = numbered('soon', { paymentDueDate: '2026-11-25' });
  const unknown = numbered('unknown', { paymentDueDate: '2026-11-01', expirationDate: undefined });
  const undated = numbered('undated', { paymentDueDate: undefined, expirationDate: undefined });
  const expired = numbered('expired', { expirationDate: '2026-11-01' });
  const notEffective = numbered('notEffective', { effectiveDate: '2026-12-15', paymentDueDate: '2026-11-28' });

  it.each([
    ['the earliest due payment', [late, unknown, soon, expired, notEffective], 'soon'],
    ['a payment that is due before its policy takes effect', [late, notEffective], 'notEffective'],
    ['a payment with an unknown status if none is due', [expired, undated, unknown], 'unknown'],
    ['none if no date is known', [undated, expired], undefined],
    ['none without policies', [], undefined],
  ] as const)('is %s', (_which, policies, number) => {
    expect(nextPayment(policies)?.policy.policyNumber).toBe(number);
  });

  it('is unknown when any policy lacks its expiration date', () => {
    const notLoaded = { ...undated, policy: { ...undated.policy, isIncomplete: true } };
    expect(
      [
        [soon, undated],
        [soon, undated, notLoaded],
        [soon, expired],
      ].map(unknownPayment),
    ).toEqual(['notStated', 'notLoaded', undefined]);
  });
});
