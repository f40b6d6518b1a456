import { carrierResult } from '#services/auto-payment/carrier-result.contract';
import { paymentOptionOf } from '../../buy-now/payment-options.ts';
import { isRated } from '../../buy-now/purchase-code.ts';
import { carrierById } from '../../rating/carriers.ts';
import type { QuoteRequest } from '../../rating/quote-request.ts';
import { findPurchaseOf } from '../../store/buy-now-purchases.ts';
import { implementCall, success } from '../implement-call.ts';
import { ownRates } from './find-purchase.ts';

export const answerCarrierResult = implementCall(carrierResult, async ({ body, now, ...context }) => {
  const { header, transactionId, carrierId } = body;
  const purchase = await findPurchaseOf(context.database, { transactionId, carrierId });
  const payPlan = purchase?.request?.quote.payPlanDescription;
  const { transaction, rates } = await ownRates(context, { transactionId, carrierId }, payPlan);
  const customer = customerOf(purchase?.request ?? transaction.request);
  const isUnderWay = purchase?.ratedAt && !isRated(purchase, now);
  if (isUnderWay) return { ...success, status: 'Pending', statusDesc: '', paymentOptions: [], customer };
  if (purchase && purchase.errors.length > 0) {
    const errors = purchase.errors.map((text) => ({ text }));
    const refused = { companyName: carrierById(carrierId)!.name, errors, statusDesc: 'Declined' };
    return { ...success, status: 'Error', statusDesc: 'Declined', paymentOptions: [refused], customer };
  }
  return {
    ...success,
    status: 'Success',
    statusDesc: '',
    paymentOptions: rates.map((rate) => paymentOptionOf(carrierId, rate, header.lang)),
    customer,
  };
});

function customerOf({ customer }: Pick<QuoteRequest, 'customer'>) {
  const { name, surname, email, phoneNumber } = customer;
  const { address1, apt, city, state, zipCode } = customer.address;
  return {
    name: `${name} ${surname}`,
    email,
    phoneNumber,
    address: { address: address1, ...(apt && { apt }), city, state, zipCode, ...countyOf(city) },
  };
}

const counties: Readonly<Record<string, string>> = {
  austin: 'Travis',
  dallas: 'Dallas',
  'el paso': 'El Paso',
  houston: 'Harris',
  'los angeles': 'Los Angeles',
  phoenix: 'Maricopa',
  'san antonio': 'Bexar',
};

/** The county of a city, for the cities of the fictional people. */
function countyOf(city: string): { county?: string } {
  const county = counties[city.trim().toLowerCase()];
  return county ? { county } : {};
}
