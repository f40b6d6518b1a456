import { cityByZipExamples } from '../address/city-by-zip.examples.ts';
import { cityByZip } from '../address/city-by-zip.contract.ts';
import { findAddressCandidatesExamples } from '../address/find-address-candidates.examples.ts';
import { findAddressCandidates } from '../address/find-address-candidates.contract.ts';
import { reverseGeocodeExamples } from '../address/reverse-geocode.examples.ts';
import { reverseGeocode } from '../address/reverse-geocode.contract.ts';
import { suggestAddressExamples } from '../address/suggest-address.examples.ts';
import { suggestAddress } from '../address/suggest-address.contract.ts';
import { idleAgentsExamples } from '../agents/idle-agents.examples.ts';
import { idleAgents } from '../agents/idle-agents.contract.ts';
import { nonVoiceCallExamples } from '../agents/non-voice-call.examples.ts';
import { nonVoiceCall } from '../agents/non-voice-call.contract.ts';
import type { CallContract } from './define-call.ts';
import type { CallExamples } from './define-examples.ts';
import { postEventExamples } from '../events/post-event.examples.ts';
import { postEvent } from '../events/post-event.contract.ts';
import { reportErrorExamples } from '../events/report-error.examples.ts';
import { reportError } from '../events/report-error.contract.ts';
import { createLeadExamples } from '../lead-store/create-lead.examples.ts';
import { createLead } from '../lead-store/create-lead.contract.ts';
import { searchLeadsExamples } from '../lead-store/search-leads.examples.ts';
import { searchLeads } from '../lead-store/search-leads.contract.ts';
import { updateLeadExamples } from '../lead-store/update-lead.examples.ts';
import { updateLead } from '../lead-store/update-lead.contract.ts';
import { affiliateLeadExamples } from '../lead/affiliate-lead.examples.ts';
import { affiliateLead } from '../lead/affiliate-lead.contract.ts';
import { leadByUtmExamples } from '../lead/lead-by-utm.examples.ts';
import { leadByUtm } from '../lead/lead-by-utm.contract.ts';
import { getDriverLicenseExamples } from '../ocr/get-driver-license.examples.ts';
import { getDriverLicense } from '../ocr/get-driver-license.contract.ts';
import { uploadDriverLicenseExamples } from '../ocr/upload-driver-license.examples.ts';
import { uploadDriverLicense } from '../ocr/upload-driver-license.contract.ts';
import { findPayablePolicyExamples } from '../payment/find-payable-policy.examples.ts';
import { findPayablePolicy } from '../payment/find-payable-policy.contract.ts';
import { openPaymentSessionExamples } from '../payment/open-payment-session.examples.ts';
import { openPaymentSession } from '../payment/open-payment-session.contract.ts';
import { loadPaymentResultExamples } from '../payment/load-payment-result.examples.ts';
import { loadPaymentResult } from '../payment/load-payment-result.contract.ts';
import { setPaymentReturnExamples } from '../payment/set-payment-return.examples.ts';
import { setPaymentReturn } from '../payment/set-payment-return.contract.ts';
import { customerQuoteExamples } from '../quotes/customer-quote.examples.ts';
import { customerQuote } from '../quotes/customer-quote.contract.ts';
import { loadQuoteExamples } from '../quotes/load-quote.examples.ts';
import { loadQuote } from '../quotes/load-quote.contract.ts';
import { previousQuotesExamples } from '../quotes/previous-quotes.examples.ts';
import { previousQuotes } from '../quotes/previous-quotes.contract.ts';
import { loadQuoteByTransactionExamples } from '../quotes/load-quote-by-transaction.examples.ts';
import { loadQuoteByTransaction } from '../quotes/load-quote-by-transaction.contract.ts';
import { searchQuotesExamples } from '../quotes/search-quotes.examples.ts';
import { searchQuotes } from '../quotes/search-quotes.contract.ts';
import { getSelectedQuoteExamples } from '../quotes/get-selected-quote.examples.ts';
import { getSelectedQuote } from '../quotes/get-selected-quote.contract.ts';
import { verifyQuoteOwnerExamples } from '../quotes/verify-quote-owner.examples.ts';
import { verifyQuoteOwner } from '../quotes/verify-quote-owner.contract.ts';
import { loadBindQuoteExamples } from '../buying/load-bind-quote.examples.ts';
import { loadBindQuote } from '../buying/load-bind-quote.contract.ts';
import { buyNowExamples } from '../rating/buy-now.examples.ts';
import { buyNow } from '../rating/buy-now.contract.ts';
import { californiaStartExamples } from '../buying/california-start.examples.ts';
import { californiaStart } from '../buying/california-start.contract.ts';
import { coverageProductsExamples } from '../rating/coverage-products.examples.ts';
import { coverageProducts } from '../rating/coverage-products.contract.ts';
import { createQuoteExamples } from '../rating/create-quote.examples.ts';
import { createQuote } from '../rating/create-quote.contract.ts';
import { foreignLicenseTypesExamples } from '../rating/foreign-license-types.examples.ts';
import { foreignLicenseTypes } from '../rating/foreign-license-types.contract.ts';
import { getCoveragesExamples } from '../rating/get-coverages.examples.ts';
import { getCoverages } from '../rating/get-coverages.contract.ts';
import { getResultsExamples } from '../rating/get-results.examples.ts';
import { getResults } from '../rating/get-results.contract.ts';
import { prepareTransactionExamples } from '../rating/prepare-transaction.examples.ts';
import { prepareTransaction } from '../rating/prepare-transaction.contract.ts';
import { requoteExamples } from '../rating/requote.examples.ts';
import { requote } from '../rating/requote.contract.ts';
import { selectQuoteExamples } from '../rating/select-quote.examples.ts';
import { selectQuote } from '../rating/select-quote.contract.ts';
import { driverAndCarExamples } from '../search/driver-and-car.examples.ts';
import { driverAndCar } from '../search/driver-and-car.contract.ts';
import { driverByLicenseExamples } from '../search/driver-by-license.examples.ts';
import { driverByLicense } from '../search/driver-by-license.contract.ts';
import { driverByNameExamples } from '../search/driver-by-name.examples.ts';
import { driverByName } from '../search/driver-by-name.contract.ts';
import { followUpExamples } from '../search/follow-up.examples.ts';
import { followUp } from '../search/follow-up.contract.ts';
import { createGuestTokenExamples } from '../session/create-guest-token.examples.ts';
import { createGuestToken } from '../session/create-guest-token.contract.ts';
import { detailByVinExamples } from '../vehicle/detail-by-vin.examples.ts';
import { detailByVin } from '../vehicle/detail-by-vin.contract.ts';
import { vehicleDetailsExamples } from '../vehicle/vehicle-details.examples.ts';
import { vehicleDetails } from '../vehicle/vehicle-details.contract.ts';
import { vehicleMakesExamples } from '../vehicle/vehicle-makes.examples.ts';
import { vehicleMakes } from '../vehicle/vehicle-makes.contract.ts';
import { vehicleModelsExamples } from '../vehicle/vehicle-models.examples.ts';
import { vehicleModels } from '../vehicle/vehicle-models.contract.ts';
import { vehicleYearsExamples } from '../vehicle/vehicle-years.examples.ts';
import { vehicleYears } from '../vehicle/vehicle-years.contract.ts';
import { createVerificationExamples } from '../verification/create-verification.examples.ts';
import { createVerification } from '../verification/create-verification.contract.ts';
import { searchVerificationsExamples } from '../verification/search-verifications.examples.ts';
import { searchVerifications } from '../verification/search-verifications.contract.ts';
import { updateVerificationExamples } from '../verification/update-verification.examples.ts';
import { updateVerification } from '../verification/update-verification.contract.ts';

/** One call as the OpenAPI document, the sandbox and the tests read it. */
export interface DocumentedCall {
  contract: CallContract;
  examples: CallExamples;
  /** Heading of the group that it is listed under. */
  group: string;
  /** One line. */
  summary: string;
}

/** Every call that the widgets make. Not shipped to pages: a widget imports the one contract that it needs. */
export const documentedCalls: readonly DocumentedCall[] = [
  {
    group: 'Session',
    summary: 'Start an anonymous session',
    contract: createGuestToken,
    examples: createGuestTokenExamples,
  },
  {
    group: 'Address',
    summary: 'Places of a zip code, and whether quotes are offered there',
    contract: cityByZip,
    examples: cityByZipExamples,
  },
  {
    group: 'Address',
    summary: 'Place at a position (ArcGIS)',
    contract: reverseGeocode,
    examples: reverseGeocodeExamples,
  },
  {
    group: 'Address',
    summary: 'Addresses that begin as a text does (ArcGIS)',
    contract: suggestAddress,
    examples: suggestAddressExamples,
  },
  {
    group: 'Address',
    summary: 'The parts of a suggested address (ArcGIS)',
    contract: findAddressCandidates,
    examples: findAddressCandidatesExamples,
  },
  { group: 'Vehicle', summary: 'Model years', contract: vehicleYears, examples: vehicleYearsExamples },
  { group: 'Vehicle', summary: 'Makes of a model year', contract: vehicleMakes, examples: vehicleMakesExamples },
  { group: 'Vehicle', summary: 'Models of a make and year', contract: vehicleModels, examples: vehicleModelsExamples },
  { group: 'Vehicle', summary: 'The car that a VIN names', contract: detailByVin, examples: detailByVinExamples },
  {
    group: 'Vehicle',
    summary: 'The cars of a household that a search found',
    contract: vehicleDetails,
    examples: vehicleDetailsExamples,
  },
  {
    group: 'Driver search',
    summary: 'Find a driver by license',
    contract: driverByLicense,
    examples: driverByLicenseExamples,
  },
  {
    group: 'Driver search',
    summary: 'Find a driver by name and address',
    contract: driverByName,
    examples: driverByNameExamples,
  },
  {
    group: 'Driver search',
    summary: 'Find a driver, household and cars in a state’s records',
    contract: driverAndCar,
    examples: driverAndCarExamples,
  },
  {
    group: 'Driver search',
    summary: 'What the records answered after the search',
    contract: followUp,
    examples: followUpExamples,
  },
  {
    group: 'License images',
    summary: 'Read an image of a license',
    contract: getDriverLicense,
    examples: getDriverLicenseExamples,
  },
  {
    group: 'License images',
    summary: 'Put a license image on file',
    contract: uploadDriverLicense,
    examples: uploadDriverLicenseExamples,
  },
  { group: 'Rating', summary: 'Coverage packages of a state', contract: getCoverages, examples: getCoveragesExamples },
  {
    group: 'Rating',
    summary: 'Submit a quote request',
    contract: prepareTransaction,
    examples: prepareTransactionExamples,
  },
  { group: 'Rating', summary: 'Carriers’ answers so far', contract: getResults, examples: getResultsExamples },
  {
    group: 'Rating',
    summary: 'Note how a visitor goes on with a quote',
    contract: selectQuote,
    examples: selectQuoteExamples,
  },
  { group: 'Rating', summary: 'Where a quote can be bought', contract: buyNow, examples: buyNowExamples },
  {
    group: 'Rating',
    summary: 'Coverage packages of a state in a language',
    contract: coverageProducts,
    examples: coverageProductsExamples,
  },
  {
    group: 'Rating',
    summary: 'Kinds of foreign license',
    contract: foreignLicenseTypes,
    examples: foreignLicenseTypesExamples,
  },
  {
    group: 'Rating',
    summary: 'Submit a quote request, its fields flat',
    contract: createQuote,
    examples: createQuoteExamples,
  },
  { group: 'Rating', summary: 'Rate an earlier quote anew', contract: requote, examples: requoteExamples },
  { group: 'Earlier quotes', summary: 'The quote of a rate', contract: loadQuote, examples: loadQuoteExamples },
  {
    group: 'Earlier quotes',
    summary: 'The quote that was picked in a transaction',
    contract: getSelectedQuote,
    examples: getSelectedQuoteExamples,
  },
  {
    group: 'Earlier quotes',
    summary: 'The quote of a transaction',
    contract: loadQuoteByTransaction,
    examples: loadQuoteByTransactionExamples,
  },
  {
    group: 'Earlier quotes',
    summary: 'Earlier quotes by phone and date of birth',
    contract: previousQuotes,
    examples: previousQuotesExamples,
  },
  {
    group: 'Earlier quotes',
    summary: 'Earlier quotes of the session’s visitor by date',
    contract: searchQuotes,
    examples: searchQuotesExamples,
  },
  {
    group: 'Earlier quotes',
    summary: 'The last quote of a customer',
    contract: customerQuote,
    examples: customerQuoteExamples,
  },
  {
    group: 'Earlier quotes',
    summary: 'Whether a quote is the visitor’s own',
    contract: verifyQuoteOwner,
    examples: verifyQuoteOwnerExamples,
  },
  {
    group: 'Leads of partners',
    summary: 'The lead of an affiliate’s link',
    contract: affiliateLead,
    examples: affiliateLeadExamples,
  },
  {
    group: 'Leads of partners',
    summary: 'The lead of a campaign’s link',
    contract: leadByUtm,
    examples: leadByUtmExamples,
  },
  { group: 'Lead store', summary: 'Add a lead (SheetDB)', contract: createLead, examples: createLeadExamples },
  { group: 'Lead store', summary: 'Update a lead (SheetDB)', contract: updateLead, examples: updateLeadExamples },
  { group: 'Lead store', summary: 'Find leads (SheetDB)', contract: searchLeads, examples: searchLeadsExamples },
  {
    group: 'Buying',
    summary: 'The transaction and the carrier of a rate that is bought',
    contract: loadBindQuote,
    examples: loadBindQuoteExamples,
  },
  {
    group: 'Buying',
    summary: 'A customer in California begins to buy',
    contract: californiaStart,
    examples: californiaStartExamples,
  },
  {
    group: 'Verification sheet',
    summary: 'Add a verification (SheetDB)',
    contract: createVerification,
    examples: createVerificationExamples,
  },
  {
    group: 'Verification sheet',
    summary: 'Update a verification (SheetDB)',
    contract: updateVerification,
    examples: updateVerificationExamples,
  },
  {
    group: 'Verification sheet',
    summary: 'Find verifications (SheetDB)',
    contract: searchVerifications,
    examples: searchVerificationsExamples,
  },
  {
    group: 'Payments',
    summary: 'The policy whose premium is paid',
    contract: findPayablePolicy,
    examples: findPayablePolicyExamples,
  },
  { group: 'Payments', summary: 'Begin a payment', contract: openPaymentSession, examples: openPaymentSessionExamples },
  {
    group: 'Payments',
    summary: 'Where the payment page leads back to',
    contract: setPaymentReturn,
    examples: setPaymentReturnExamples,
  },
  {
    group: 'Payments',
    summary: 'What became of a payment',
    contract: loadPaymentResult,
    examples: loadPaymentResultExamples,
  },
  {
    group: 'Events',
    summary: 'Ask for a text or a call about a quote',
    contract: postEvent,
    examples: postEventExamples,
  },
  { group: 'Events', summary: 'Log an error of the page', contract: reportError, examples: reportErrorExamples },
  { group: 'Agents', summary: 'How many agents are free', contract: idleAgents, examples: idleAgentsExamples },
  {
    group: 'Agents',
    summary: 'Have an agent call a customer back',
    contract: nonVoiceCall,
    examples: nonVoiceCallExamples,
  },
];
