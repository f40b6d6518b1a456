import { cityByZip } from './address/city-by-zip.ts';
import { cityByZipExamples } from './address/city-by-zip.examples.ts';
import { reverseGeocode } from './address/reverse-geocode.ts';
import { reverseGeocodeExamples } from './address/reverse-geocode.examples.ts';
import { idleAgents } from './agents/idle-agents.ts';
import { idleAgentsExamples } from './agents/idle-agents.examples.ts';
import type { CallContract } from './define-call.ts';
import type { CallExamples } from './define-examples.ts';
import { postEvent } from './events/post-event.ts';
import { postEventExamples } from './events/post-event.examples.ts';
import { reportError } from './events/report-error.ts';
import { reportErrorExamples } from './events/report-error.examples.ts';
import { createLead } from './lead-store/create-lead.ts';
import { createLeadExamples } from './lead-store/create-lead.examples.ts';
import { searchLeads } from './lead-store/search-leads.ts';
import { searchLeadsExamples } from './lead-store/search-leads.examples.ts';
import { updateLead } from './lead-store/update-lead.ts';
import { updateLeadExamples } from './lead-store/update-lead.examples.ts';
import { getDriverLicense } from './ocr/get-driver-license.ts';
import { getDriverLicenseExamples } from './ocr/get-driver-license.examples.ts';
import { uploadDriverLicense } from './ocr/upload-driver-license.ts';
import { uploadDriverLicenseExamples } from './ocr/upload-driver-license.examples.ts';
import { buyNow } from './rating/buy-now.ts';
import { buyNowExamples } from './rating/buy-now.examples.ts';
import { getCoverages } from './rating/get-coverages.ts';
import { getCoveragesExamples } from './rating/get-coverages.examples.ts';
import { getResults } from './rating/get-results.ts';
import { getResultsExamples } from './rating/get-results.examples.ts';
import { prepareTransaction } from './rating/prepare-transaction.ts';
import { prepareTransactionExamples } from './rating/prepare-transaction.examples.ts';
import { selectQuote } from './rating/select-quote.ts';
import { selectQuoteExamples } from './rating/select-quote.examples.ts';
import { driverByLicense } from './search/driver-by-license.ts';
import { driverByLicenseExamples } from './search/driver-by-license.examples.ts';
import { driverByName } from './search/driver-by-name.ts';
import { driverByNameExamples } from './search/driver-by-name.examples.ts';
import { createGuestToken } from './session/create-guest-token.ts';
import { createGuestTokenExamples } from './session/create-guest-token.examples.ts';
import { detailByVin } from './vehicle/detail-by-vin.ts';
import { detailByVinExamples } from './vehicle/detail-by-vin.examples.ts';
import { vehicleMakes } from './vehicle/makes.ts';
import { vehicleMakesExamples } from './vehicle/makes.examples.ts';
import { vehicleModels } from './vehicle/models.ts';
import { vehicleModelsExamples } from './vehicle/models.examples.ts';
import { vehicleYears } from './vehicle/years.ts';
import { vehicleYearsExamples } from './vehicle/years.examples.ts';

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
  { group: 'Session', summary: 'Start an anonymous session', contract: createGuestToken, examples: createGuestTokenExamples },
  { group: 'Address', summary: 'Places of a zip code, and whether quotes are offered there', contract: cityByZip, examples: cityByZipExamples },
  { group: 'Address', summary: 'Place at a position (ArcGIS)', contract: reverseGeocode, examples: reverseGeocodeExamples },
  { group: 'Vehicle', summary: 'Model years', contract: vehicleYears, examples: vehicleYearsExamples },
  { group: 'Vehicle', summary: 'Makes of a model year', contract: vehicleMakes, examples: vehicleMakesExamples },
  { group: 'Vehicle', summary: 'Models of a make and year', contract: vehicleModels, examples: vehicleModelsExamples },
  { group: 'Vehicle', summary: 'The car that a VIN names', contract: detailByVin, examples: detailByVinExamples },
  { group: 'Driver search', summary: 'Find a driver by license', contract: driverByLicense, examples: driverByLicenseExamples },
  { group: 'Driver search', summary: 'Find a driver by name and address', contract: driverByName, examples: driverByNameExamples },
  { group: 'License images', summary: 'Read an image of a license', contract: getDriverLicense, examples: getDriverLicenseExamples },
  { group: 'License images', summary: 'Put a license image on file', contract: uploadDriverLicense, examples: uploadDriverLicenseExamples },
  { group: 'Rating', summary: 'Coverage packages of a state', contract: getCoverages, examples: getCoveragesExamples },
  { group: 'Rating', summary: 'Submit a quote request', contract: prepareTransaction, examples: prepareTransactionExamples },
  { group: 'Rating', summary: 'Carriers’ answers so far', contract: getResults, examples: getResultsExamples },
  { group: 'Rating', summary: 'Note how a visitor goes on with a quote', contract: selectQuote, examples: selectQuoteExamples },
  { group: 'Rating', summary: 'Where a quote can be bought', contract: buyNow, examples: buyNowExamples },
  { group: 'Lead store', summary: 'Add a lead (SheetDB)', contract: createLead, examples: createLeadExamples },
  { group: 'Lead store', summary: 'Update a lead (SheetDB)', contract: updateLead, examples: updateLeadExamples },
  { group: 'Lead store', summary: 'Find leads (SheetDB)', contract: searchLeads, examples: searchLeadsExamples },
  { group: 'Events', summary: 'Ask for a text or a call about a quote', contract: postEvent, examples: postEventExamples },
  { group: 'Events', summary: 'Log an error of the page', contract: reportError, examples: reportErrorExamples },
  { group: 'Agents', summary: 'How many agents are free', contract: idleAgents, examples: idleAgentsExamples },
];
