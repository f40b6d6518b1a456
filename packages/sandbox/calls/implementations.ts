import { answerCityByZip } from './address/city-by-zip.ts';
import { answerReverseGeocode } from './address/reverse-geocode.ts';
import { answerIdleAgents } from './agents/idle-agents.ts';
import { answerPostEvent } from './events/post-event.ts';
import { answerReportError } from './events/report-error.ts';
import type { Implementation } from './implement-call.ts';
import { answerCreateLead } from './lead-store/create-lead.ts';
import { answerSearchLeads } from './lead-store/search-leads.ts';
import { answerUpdateLead } from './lead-store/update-lead.ts';
import { answerGetDriverLicense } from './ocr/get-driver-license.ts';
import { answerUploadDriverLicense } from './ocr/upload-driver-license.ts';
import { answerBuyNow } from './rating/buy-now.ts';
import { answerGetCoverages } from './rating/get-coverages.ts';
import { answerGetResults } from './rating/get-results.ts';
import { answerPrepareTransaction } from './rating/prepare-transaction.ts';
import { answerSelectQuote } from './rating/select-quote.ts';
import { answerDriverByLicense } from './search/driver-by-license.ts';
import { answerDriverByName } from './search/driver-by-name.ts';
import { answerCreateGuestToken } from './session/create-guest-token.ts';
import { answerDetailByVin } from './vehicle/detail-by-vin.ts';
import { answerVehicleMakes } from './vehicle/makes.ts';
import { answerVehicleModels } from './vehicle/models.ts';
import { answerVehicleYears } from './vehicle/years.ts';

/** Every call that the sandbox answers: one a contract. */
export const implementations: readonly Implementation[] = [
  answerCreateGuestToken,
  answerCityByZip,
  answerReverseGeocode,
  answerVehicleYears,
  answerVehicleMakes,
  answerVehicleModels,
  answerDetailByVin,
  answerDriverByLicense,
  answerDriverByName,
  answerGetDriverLicense,
  answerUploadDriverLicense,
  answerGetCoverages,
  answerPrepareTransaction,
  answerGetResults,
  answerSelectQuote,
  answerBuyNow,
  answerCreateLead,
  answerUpdateLead,
  answerSearchLeads,
  answerPostEvent,
  answerReportError,
  answerIdleAgents,
];
