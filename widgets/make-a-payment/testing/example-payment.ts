import type { PaymentResult } from '#domain/payment-result';
import type { Found, Lookup, Session } from '../make-a-payment.types.ts';

export const lookup: Lookup = {
  policyNumber: 'LKM-1001',
  email: 'alex@example.com',
  phone: '5125550142',
  birthDate: '1990-04-17',
};

export const found: Found = {
  policy: {
    token: 'lookup-7f3a',
    policyId: 'p-1001',
    policyNumber: 'LKM-1001',
    policyType: 'Auto',
    insuredName: 'Alex Example',
    company: 'Larkspur Mutual',
    amount: 12_840,
    dueDate: '2026-12-05',
    isPayable: true,
    message: '',
    carrierUrl: '',
  },
  carrier: undefined,
};

export const session: Session = { paymentUrl: 'https://pay.partner.example/pay/9f2c', token: '' };

export const result: PaymentResult = {
  isApproved: true,
  status: 'A',
  message: '',
  policyId: 'p-1001',
  policyNumber: 'LKM-1001',
  carrierName: 'Larkspur Mutual',
  insuredName: 'Alex Example',
  amount: 12_840,
  invoiceId: 'INV-1042',
  cardHolderName: 'Alex Example',
};
