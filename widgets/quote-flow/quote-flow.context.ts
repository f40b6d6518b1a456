import { serviceVariant } from '#domain/service-variant';
import { noRates } from './context-changes.ts';
import { entrySourceOf } from './entry/entry-source.ts';
import { newVisit } from './new-visit.ts';
import type { FlowContext, FlowInput } from './quote-flow.types.ts';
import { isPreviousQuotesHash, stepOfHash } from './steps/steps.ts';

export function newContext(input: FlowInput): FlowContext {
  const { config, path, place, zipLookup, hash, tokenState } = input;
  const { placeZip: _, ...visit } = newVisit;
  const variant = serviceVariant({ path, tokenState, placeState: place?.state });
  return {
    ...visit,
    driverEntry: config.modes[0]!,
    config,
    path,
    tokenState,
    entrySource: entrySourceOf(path),
    isReload: input.isReload,
    wantsPreviousQuotes: isPreviousQuotesHash(hash),
    heldLead: undefined,
    heldQuote: undefined,
    verificationProblem: undefined,
    previousSearch: undefined,
    previousQuotes: [],
    previousQuote: undefined,
    wantsRequote: false,
    ownerBirthDate: '',
    lookedUpCustomer: '',
    requotedAt: 0,
    variant,
    tokenVariant: variant,
    createId: input.createId,
    now: input.now,
    targetStep: (hash && stepOfHash(hash)) || 'driver',
    hasStepInHash: hash !== '' && stepOfHash(hash) !== undefined,
    hasSavedVisit: input.hasSavedVisit,
    leadMayExist: false,
    rememberedPlace: place,
    knownAnswers: {},
    // The other variant's services may respond differently.
    zipResponse: zipLookup?.variant === variant ? zipLookup : undefined,
    removedVehicle: undefined,
    searchedHousehold: '',
    removing: '',
    years: [],
    makes: [],
    models: [],
    decoded: undefined,
    products: [],
    productsState: '',
    productsLanguage: input.language,
    language: input.language,
    foreignLicenseTypes: undefined,
    rates: noRates,
    ratesFailure: undefined,
    agentsAreIdle: false,
    failure: undefined,
    sessionFailure: undefined,
    chosenQuote: undefined,
    channel: 'text',
    buyUrl: '',
    openPurchase: '',
    finding: undefined,
    licenseImage: undefined,
    licenseProblem: undefined,
  };
}
