import { prepareTransactionExamples } from '#services/rating/prepare-transaction.examples';
import type { QuoteRequest } from '../rating/quote-request.ts';

/** One adult with one car in Texas, state minimum. */
export const minimalRequest = prepareTransactionExamples.request.minimal.body as QuoteRequest;

/** A married couple with two cars and a changed full-coverage package. */
export const maximalRequest = prepareTransactionExamples.request.maximal.body as QuoteRequest;

/** The minimal request in another state and zip code. */
export function requestFrom(state: string, zipCode: string): QuoteRequest {
  const { customer } = minimalRequest;
  return { ...minimalRequest, customer: { ...customer, address: { ...customer.address, state, zipCode } } };
}

/** The minimal request, with a driver of this birth date. */
export function requestOf(birthDate: string): QuoteRequest {
  const { customer, drivers } = minimalRequest;
  return {
    ...minimalRequest,
    customer: { ...customer, birthDate },
    drivers: drivers.map((driver) => ({ ...driver, dob: birthDate })),
  };
}
