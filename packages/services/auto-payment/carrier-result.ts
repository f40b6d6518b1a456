import * as z from 'zod/mini';
import { centsOf } from '#domain/money';
import type { CarrierResult, PaymentOption, PolicyCustomer } from '#domain/payment-option';
import { phoneDigits } from '#domain/phone-number';
import { RefusedError } from '../errors.ts';
import type { ServiceClient } from '../http.ts';
import { monthsOf } from '../rating/months.ts';
import { carrierResult as contract } from './carrier-result.contract.ts';
import type { PurchaseReference } from './purchase-reference.ts';

type Wire = z.output<typeof contract.response>;
type WireOption = NonNullable<Wire['paymentOptions']>[number];
type WireErrors = Wire['errors'];

/**
 * Loads what a carrier sells in a transaction, and how that can be paid. A carrier that does not sell is no error: the
 * result's `errors` or `statusDescription` say why, also in a refusal.
 *
 * @throws {RefusedError} when the service refuses without a reason of the carrier.
 * @throws {MalformedError} when the response has neither a status nor a payment option nor an error.
 */
export function carrierResult(
  client: ServiceClient,
  { transactionId, carrierId }: PurchaseReference,
  signal?: AbortSignal,
): Promise<CarrierResult> {
  return client.call(contract, { body: { transactionId, carrierId }, signal }, readResult).catch((error: unknown) => {
    const refused = refusedResult(error);
    if (!refused) throw error;
    return refused;
  });
}

function readResult(wire: Wire): CarrierResult {
  const options = wire.paymentOptions ?? [];
  const errors = [...new Set([wire.errors, ...options.map((option) => option.errors)].flatMap(textsOf))];
  if (options.length === 0 && errors.length === 0 && wire.status === undefined) {
    throw new TypeError('The response has no result.');
  }
  return {
    status: String(wire.status ?? ''),
    statusDescription: wire.statusDesc || options.map(({ statusDesc }) => statusDesc).find(Boolean) || '',
    options: options.filter((option) => textsOf(option.errors).length === 0).map(readOption),
    errors,
    customer: readCustomer(wire.customer),
  };
}

/** A refusal with the reasons of a carrier that does not sell, read as a result. */
function refusedResult(error: unknown): CarrierResult | undefined {
  if (!(error instanceof RefusedError) || error.isFault) return undefined;
  const wire = z.safeParse(contract.response, error.response).data;
  if (!wire) return undefined;
  const result = readResult({ ...wire, status: 'Error' });
  // A sentence is an explanation; a single word is not.
  const isExplained = result.errors.length > 0 || /\s/.test(result.statusDescription.trim());
  return isExplained ? { ...result, options: [] } : undefined;
}

function textsOf(errors: WireErrors): string[] {
  const all = typeof errors === 'string' ? [errors] : (errors ?? []);
  return all.map((error) => (typeof error === 'string' ? error : error.text).trim()).filter(Boolean);
}

function readOption(wire: WireOption): PaymentOption {
  return {
    carrierName: wire.companyName ?? '',
    quoteNumber: String(wire.quoteNumber ?? ''),
    term: wire.term === undefined ? undefined : monthsOf(wire.term) || undefined,
    payPlan: wire.payPlanDescription ?? '',
    // A premium or an installment of $0.00 counts as unknown.
    totalPremium: centsOf(wire.totalPremium) || undefined,
    downPayment: centsOf(wire.payPlanDownPayment),
    installment: centsOf(wire.payPlanPaymentAmount) || undefined,
    installmentCount: wire.payPlanNumOfPayments === undefined ? undefined : Number(wire.payPlanNumOfPayments),
    agencyFee: centsOf(wire.agencyFee),
    coverages: (wire.coverages ?? []).map(({ coverageName, coverageDescription, limit }) => ({
      name: coverageName,
      description: coverageDescription ?? '',
      limit: typeof limit === 'object' ? [limit.val1, limit.val2].filter(Boolean).join('/') : String(limit ?? ''),
    })),
  };
}

function readCustomer(wire: Wire['customer']): PolicyCustomer {
  const { address } = wire ?? {};
  const phone = phoneDigits(wire?.phoneNumber ?? '');
  return {
    name: wire?.name ?? '',
    email: wire?.email ?? '',
    phone: phone.length === 10 ? phone : '',
    address: {
      street: address?.address ?? '',
      apartment: address?.apt ?? '',
      city: address?.city ?? '',
      state: address?.state ?? '',
      zip: address?.zipCode ?? '',
      county: address?.county ?? '',
    },
  };
}
