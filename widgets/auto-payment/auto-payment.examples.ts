import * as z from 'zod/mini';
import type { BuyNowCode, BuyNowStatus } from '#domain/buy-now-status';
import type { CarrierResult } from '#domain/payment-option';
import type { SavedQuote } from '#domain/saved-quote';
import { exampleDriver, exampleQuestions, exampleQuote } from '#forms/purchase/purchase.examples';
import { type AutoPaymentConfig, autoPaymentConfig, type CarrierSettings } from './auto-payment.config.ts';
import { newVisit } from './auto-payment.context.ts';
import type { AutoPaymentInput, PurchaseStatus, VehicleUse, Visit } from './auto-payment.types.ts';
import { plainCarrier } from './carrier.ts';

// Made-up people, cars and policies for tests and stories.

export const exampleConfig: AutoPaymentConfig = z.parse(autoPaymentConfig, { questions: [...exampleQuestions] });

/** A configuration with these settings for the quote's carrier. */
export const withCarrier = (settings: Partial<CarrierSettings>): AutoPaymentConfig => ({
  ...exampleConfig,
  carriers: [{ ...plainCarrier, carrierId: '1004', ...settings }],
});

export const exampleInput: AutoPaymentInput = {
  config: exampleConfig,
  path: '/pay',
  address: { transactionId: 'transaction-1', carrierId: '1004', payPlan: '6 payments' },
};

const { rateQuoteId, contact, address, drivers, vehicles } = exampleQuote;

export const exampleSaved: SavedQuote = {
  rateQuoteId,
  transactionId: 'transaction-1',
  quoteNumber: 'Q-58213',
  contact,
  address,
  drivers,
  vehicles,
  coverage: { productCode: 'SML', custom: {} },
  term: 6,
};

export const exampleUse: VehicleUse = {
  mileage: '12000',
  odometer: '',
  commutes: '',
  commutingDays: '',
  commutingStreet: '',
  commutingCity: '',
  commutingZip: '',
};

export const exampleResult: CarrierResult = {
  status: 'Success',
  statusDescription: '',
  options: [
    {
      carrierName: 'Tumbleweed Direct',
      quoteNumber: 'Q-58213',
      term: 6,
      payPlan: '6 payments',
      totalPremium: 74_210,
      downPayment: 12_400,
      installment: 12_362,
      installmentCount: 5,
      agencyFee: 2_500,
      coverages: [{ name: 'BI', description: 'Bodily injury liability', limit: '$30,000/$60,000' }],
    },
  ],
  errors: [],
  customer: {
    name: 'Alex Example',
    email: 'alex@example.com',
    phone: '5125550142',
    address: { street: '100 Congress Ave', apartment: '4B', city: 'Austin', state: 'TX', zip: '78701', county: '' },
  },
};

/** A purchase at a code, with what the service says of it there. */
export function statusAt(code: BuyNowCode, changes: Partial<BuyNowStatus> = {}): PurchaseStatus {
  const isPaid = code >= 3;
  return {
    code,
    status: {
      ratingStatus: code >= 1 ? '3' : '0',
      paymentToken: code >= 2 ? 'card-7f3a' : '',
      payment: isPaid ? 'approved' : code === 2 ? 'approved' : 'pending',
      paymentDescription: '',
      isIssued: code >= 4,
      policyId: code >= 4 ? '1004-004217' : '',
      messages: isPaid ? ['The policy is being issued.'] : [],
      canSign: true,
      signature: code >= 5 ? 'signed' : 'none',
      isSignedPolicySent: code === 6,
      ...changes,
    },
  };
}

/** A visit with the answers of all sections. */
export const exampleVisit: Visit = {
  ...newVisit,
  section: 'underwriting',
  carrierId: '1004',
  driver: exampleDriver,
  areDriversConfirmed: true,
  vins: {
    '1HGCM82633A004352': { year: 2003, make: 'Honda', model: 'Accord' },
    '2T3P1RFV8KC000015': { year: 2019, make: 'Toyota', model: 'RAV4' },
  },
  checkedLicense: '12345678|1990-04-17',
};
