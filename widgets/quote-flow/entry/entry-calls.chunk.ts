import { dateAt } from '#domain/calendar-date';
import type { SavedQuote } from '#domain/saved-quote';
import { serviceVariant } from '#domain/service-variant';
import type { StateCode } from '#domain/us-state';
import { isZipCode } from '#domain/zip-code';
import { cityByZip } from '#services/address/city-by-zip';
import type { ServiceClient } from '#services/http';
import { affiliateLead as requestAffiliateLead } from '#services/lead/affiliate-lead';
import { leadByUtm } from '#services/lead/lead-by-utm';
import { customerQuote } from '#services/quotes/customer-quote';
import { loadQuote } from '#services/quotes/load-quote';
import { loadQuoteByTransaction } from '#services/quotes/load-quote-by-transaction';
import { previousQuotes as requestPreviousQuotes } from '#services/quotes/previous-quotes';
import { searchQuotes } from '#services/quotes/search-quotes';
import { verifyQuoteOwner } from '#services/quotes/verify-quote-owner';
import { requote } from '#services/rating/requote';
import { detailByVin } from '#services/vehicle/detail-by-vin';
import type { FlowConfig } from '../quote-flow.config.ts';
import { prefillFromLead } from './affiliate-lead/affiliate-lead.ts';
import type { EntrySource } from './entry-source.ts';
import type { PreviousSearch, ReopenedQuote } from './entry.types.ts';
import { type PrefillResult, type PrefillSource, applyPrefill, defined } from './prefill-source.ts';
import { prefillFromQuote } from './quote-link/saved-quote.ts';

// Service calls of the entry sources; loaded only for visitors who need them.

export { customerQuote, loadQuoteByTransaction, verifyQuoteOwner };

const todayOf = (client: ServiceClient) => dateAt(client.now());

/** A partner's lead, validated by the rules of the steps. Rejects when it is missing or empty. */
export async function affiliateLead(
  client: ServiceClient,
  { entrySource, config }: { entrySource: EntrySource; config: FlowConfig },
  signal: AbortSignal,
): Promise<PrefillResult> {
  const rawData =
    entrySource.type === 'customer'
      ? await leadByUtm(client, entrySource, signal)
      : entrySource.type === 'affiliate'
        ? await requestAffiliateLead(client, entrySource, signal)
        : undefined;
  const prefill = prefillFromLead(rawData);
  if (!prefill) throw new Error('Affiliate data is empty');
  const services = clientIn(client, prefill.details.state);
  const [zipResponse, vehicles] = await Promise.all([
    lookUpZip(services, prefill.details.zip, signal),
    Promise.all(prefill.vehicles.map((vehicle) => decoded(services, vehicle, signal))),
  ]);
  return applyPrefill(
    { ...prefill, vehicles },
    { config, today: todayOf(client), asksForConsent: config.affiliateConsent, zipResponse },
  );
}

/**
 * Calls the services of a lead's state, which the visit does not have yet. The visitor's services, where the lead names
 * no state.
 */
function clientIn(client: ServiceClient, state: StateCode | undefined): ServiceClient {
  if (!state) return client;
  const variant = serviceVariant({ customerState: state, path: '' });
  return {
    ...client,
    call: (contract, request, read) => client.call(contract, { ...request, variant }, read),
  };
}

/** Undefined for an invalid zip code, and for a failed lookup, which says nothing about the zip code. */
async function lookUpZip(client: ServiceClient, zip = '', signal?: AbortSignal): Promise<PrefillResult['zipResponse']> {
  if (!isZipCode(zip)) return undefined;
  const response = await cityByZip(client, { zip }, signal).catch(() => undefined);
  signal?.throwIfAborted();
  return response && { ...response, zip };
}

type ListedVehicle = PrefillSource['vehicles'][number];

/** Completes a vehicle that has only a VIN when exactly one car matches; the visitor completes any other. */
async function decoded(client: ServiceClient, vehicle: ListedVehicle, signal: AbortSignal): Promise<ListedVehicle> {
  const { vin, year, make, model } = vehicle;
  if (!vin || (year && make && model)) return vehicle;
  const cars = await detailByVin(client, { vin }, signal).catch(() => []);
  signal.throwIfAborted();
  const [car, ...others] = cars;
  return car && others.length === 0 ? { ...vehicle, ...car } : vehicle;
}

export function previousQuotes(client: ServiceClient, { search }: { search: PreviousSearch }, signal: AbortSignal) {
  return search.by === 'phone' ? requestPreviousQuotes(client, search, signal) : searchQuotes(client, search, signal);
}

interface QuoteToReopen {
  quote: SavedQuote;
  config: FlowConfig;
}

/** A previous quote with its rates. */
export async function reopened(
  client: ServiceClient,
  { quote, config }: QuoteToReopen,
  signal?: AbortSignal,
): Promise<ReopenedQuote> {
  const zipResponse = await lookUpZip(client, quote.address.zip, signal);
  const [primary] = quote.drivers;
  const { isInsured, license, hadPriorInsurance, isExcluded, status, residence } = primary ?? {};
  const { transactionId, quoteNumber = '', effectiveDate = '' } = quote;
  return {
    prefill: applyPrefill(prefillFromQuote(quote), {
      config,
      today: todayOf(client),
      asksForConsent: false,
      zipResponse,
    }),
    transactionId,
    isRequote: false,
    primaryFacts: defined({ isInsured, license, hadPriorInsurance, isExcluded, status, residence }),
    previousReference: { transactionId, quoteNumber, effectiveDate },
  };
}

/** A previous quote, rated again with the answers that the service saved. */
export async function requoted(
  client: ServiceClient,
  { quote, config }: QuoteToReopen,
  signal: AbortSignal,
): Promise<ReopenedQuote> {
  const { rateQuoteId } = quote;
  const before = await reopened(client, { quote, config }, signal);
  if (before.prefill.zipResponse?.isQuotable === false) return before;
  const { transactionId } = await requote(client, { rateQuoteId, timeout: config.requoteWait * 1000 }, signal);
  const current = await loadQuote(client, { rateQuoteId }, signal).catch(() => quote);
  return { ...(await reopened(client, { quote: current, config }, signal)), transactionId, isRequote: true };
}
