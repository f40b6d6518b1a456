import { exampleDriver } from '#forms/purchase/purchase.examples';
import { NetworkError } from '#services/errors';
import { openVisitor, type Visitor } from '#visitor/visitor';
import type { CarrierSettings } from '#widgets/auto-payment/auto-payment.config';
import { newVisit } from '#widgets/auto-payment/auto-payment.context';
import { openVisit } from '#widgets/auto-payment/auto-payment.resume';
import type { Visit } from '#widgets/auto-payment/auto-payment.types';
import { plainCarrier } from '#widgets/auto-payment/carrier';
import { chargeCard } from '#widgets/auto-payment/payment/charge-card';
import { en } from '#widgets/auto-payment/strings.en';
import { es } from '#widgets/auto-payment/strings.es';
import { type MockResponse, type MockResponses, respondWith } from '../story-harness/network.ts';
import { brandCodeOf } from '../story-harness/page-block.ts';
import type { Scenario } from '../story-harness/scenario.ts';
import { storeVisit } from '../story-harness/store-visit.ts';
import type { User } from '../story-harness/user.ts';
import { createStoryFactory } from '../story-harness/widget-story.tsx';

type Key = keyof typeof en;
type AutoPaymentScenario = Scenario<Key>;
export type Buyer = User<Key>;

const storyOf = createStoryFactory<Key>({ widget: 'auto-payment', texts: { en, es } });

const transactionId = 'story-1';
export const address = `transactionId=${transactionId}&carrierId=1004&payplan=Monthly`;

type Options = Omit<AutoPaymentScenario, 'visit' | 'prepare'> & {
  visit?: Visit;
  /** The response about a charge was lost before the story. */
  isChargeOpen?: boolean;
};

/** A story of a purchase, resumed from `visit`; by default one that has not begun. */
export const story = ({ visit, isChargeOpen = false, ...scenario }: Options) =>
  storyOf({
    address,
    ...scenario,
    network: { ...purchaseAt(-1), ...scenario.network },
    prepare: async (brand) => {
      const visitor = openVisitor({ brandCode: brandCodeOf(brand) });
      await storeVisit(openVisit(visitor, transactionId), visit);
      if (isChargeOpen) await loseCharge(visitor);
    },
  });

async function loseCharge(visitor: Visitor): Promise<void> {
  const purchase = { transactionId, firstTransactionId: transactionId, carrierId: '1004' };
  const lost = () => Promise.reject(new NetworkError('processPayment'));
  const card = { cardToken: paid.paymentToken, isAskedFor: true, isDeclined: false };
  await chargeCard(visitor, { ...purchase, ...card }, lost).catch(() => undefined);
}

const success = { isSuccess: true, message: '' };

/** The services’ responses about a purchase at a status. */
export const purchaseAt = (code: number, status: object = {}): MockResponses => ({
  currentBuyNowStatus: respondWith({ ...success, currentBuyNowStatus: code }),
  buyNowStatus: respondWith({
    ...success,
    buyNowStatusResponse: { paymentStatus: 'Pending', isESignAvailable: true, ...status },
  }),
});

export const paid = { paymentToken: 'card-1', paymentStatus: 'Paid' };
export const issued = { ...paid, rc3Status: 3, rc3PolicyId: '1004-004217' };

/** The result of a charge. */
export const charge = (resultCode: number, more: object = {}): MockResponse =>
  respondWith({ ...success, resultCode, ...more });

const monthly = {
  companyName: 'Prairie Mutual',
  term: 6,
  quoteNumber: 'Q-58213',
  payPlanDescription: 'Monthly',
  totalPremium: 642.5,
  payPlanPaymentAmount: 107.08,
  payPlanNumOfPayments: 5,
};

/** A carrier's result with one pay plan, which has this down payment. */
export const resultWith = (amounts: { payPlanDownPayment?: number }): MockResponse =>
  respondWith({ ...success, status: 'Success', paymentOptions: [{ ...monthly, ...amounts }] });

/** The carrier in the page's configuration. */
export const carrier = (settings: Partial<CarrierSettings>) => ({
  carriers: [{ ...plainCarrier, carrierId: '1004', ...settings }],
});

/** A visit that has answered every section before the payment. */
export const answeredVisit: Visit = {
  ...newVisit({ transactionId, carrierId: '1004', payPlan: 'Monthly' }),
  driver: exampleDriver,
  answers: { Rideshare: 'no', 12: 'yes', HomeOwner: 'yes', Damage: 'no' },
  vins: {
    '1HGCM82633A004352': { year: 2003, make: 'Honda', model: 'Accord' },
    '2T3P1RFV8KC000015': { year: 2019, make: 'Toyota', model: 'RAV4' },
  },
  checkedLicense: '12345678|1990-04-17',
};

export const submits = (buyer: Buyer): Promise<void> => buyer.submits();

/** Confirms the first section of {@link answeredVisit}. */
export async function comesToDrivers(buyer: Buyer): Promise<void> {
  await buyer.submits();
  await buyer.sees('driversTitle');
}

export async function comesToUnderwriting(buyer: Buyer): Promise<void> {
  await comesToDrivers(buyer);
  await buyer.submits();
  await buyer.sees('questionsTitle');
}

/** Confirms every section of {@link answeredVisit}. The page asks no questions of its own. */
export async function comesToRating(buyer: Buyer): Promise<void> {
  await comesToUnderwriting(buyer);
  await buyer.submits();
}

export const pays = (buyer: Buyer): Promise<void> => buyer.presses('goToPay');
