import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { isCalendarDate } from '#domain/calendar-date';
import { newVerification } from '#domain/contact-verification';
import { coverageCodes } from '#domain/coverage';
import { driverStatusCodes } from '#domain/driver-status';
import { licenseTypeCodes } from '#domain/license-type';
import { relationCodes } from '#domain/relation';
import { residenceStatusCodes } from '#domain/residence-status';
import { stateCodes } from '#domain/us-state';
import { isLongTier } from '#tooling/testing/tier';
import { cityByZip } from './address/city-by-zip.ts';
import { findAddress } from './address/find-address.ts';
import { reverseGeocode } from './address/reverse-geocode.ts';
import { suggestAddress } from './address/suggest-address.ts';
import { idleAgents } from './agents/idle-agents.ts';
import { nonVoiceCall } from './agents/non-voice-call.ts';
import { californiaStart } from './buying/california-start.ts';
import { loadBindQuote } from './buying/load-bind-quote.ts';
import { documentedCalls } from './contract/documented-calls.ts';
import { MalformedError, RefusedError, ServiceError, StatusError } from './errors.ts';
import { postEvent } from './events/post-event.ts';
import { reportError } from './events/report-error.ts';
import type { ServiceClient } from './http.ts';
import { createLead } from './lead-store/create-lead.ts';
import type { LeadRecord } from './lead-store/lead-row.ts';
import { updateLead } from './lead-store/update-lead.ts';
import { affiliateLead } from './lead/affiliate-lead.ts';
import { leadByUtm } from './lead/lead-by-utm.ts';
import { getDriverLicense } from './ocr/get-driver-license.ts';
import { uploadDriverLicense } from './ocr/upload-driver-license.ts';
import { findPayablePolicy } from './payment/find-payable-policy.ts';
import { loadPaymentResult } from './payment/load-payment-result.ts';
import { openPaymentSession } from './payment/open-payment-session.ts';
import { setPaymentReturn } from './payment/set-payment-return.ts';
import { customerQuote } from './quotes/customer-quote.ts';
import { getSelectedQuote } from './quotes/get-selected-quote.ts';
import { loadQuoteByTransaction } from './quotes/load-quote-by-transaction.ts';
import { loadQuote } from './quotes/load-quote.ts';
import { previousQuotes } from './quotes/previous-quotes.ts';
import { searchQuotes } from './quotes/search-quotes.ts';
import { verifyQuoteOwner } from './quotes/verify-quote-owner.ts';
import { buyNow } from './rating/buy-now.ts';
import { coverageProducts } from './rating/coverage-products.ts';
import { createQuote } from './rating/create-quote.ts';
import { foreignLicenseTypes } from './rating/foreign-license-types.ts';
import { getCoverages } from './rating/get-coverages.ts';
import { getResults } from './rating/get-results.ts';
import { prepareTransaction, type QuoteRequest } from './rating/prepare-transaction.ts';
import { requote } from './rating/requote.ts';
import { selectQuote } from './rating/select-quote.ts';
import { readResponse } from './read-response.ts';
import { driverAndCar } from './search/driver-and-car.ts';
import { driverByLicense } from './search/driver-by-license.ts';
import { driverByName } from './search/driver-by-name.ts';
import { followUp } from './search/follow-up.ts';
import { servicesConfig } from './services-config.ts';
import { createGuestToken } from './session/create-guest-token.ts';
import { corruptions, corruptJson } from './testing/corrupt-json.ts';
import { detailByVin } from './vehicle/detail-by-vin.ts';
import { vehicleDetails } from './vehicle/vehicle-details.ts';
import { vehicleMakes } from './vehicle/vehicle-makes.ts';
import { vehicleModels } from './vehicle/vehicle-models.ts';
import { vehicleYears } from './vehicle/vehicle-years.ts';
import { createVerification } from './verification/create-verification.ts';
import { searchVerifications } from './verification/search-verifications.ts';
import { updateVerification } from './verification/update-verification.ts';

/** At least 100,000 over all calls in the long tier. */
const runsOfEach = isLongTier ? 2_700 : 250;

const some = z.string().check(z.minLength(1));
const day = z.string().check(z.refine(isCalendarDate));
const cents = z.int().check(z.nonnegative());
const amounts = z.array(z.number().check(z.nonnegative()));
const year = z.int().check(z.nonnegative());
const state = z.enum(stateCodes);
const zip = z.string().check(z.regex(/^\d{5}$/));
const place = z.strictObject({ zip, city: some, state });
const nothing = z.undefined();
const https = z.string().check(z.regex(/^https:\/\//));
const vehicleName = { year, make: some, model: some };
const foundVin = z.union([z.literal(''), z.string().check(z.length(17))]);
const foundVehicle = z.strictObject({ foundRecord: some, vin: foundVin, ...vehicleName });

const foundRecords = z.strictObject({
  drivers: z.array(
    z.strictObject({
      foundRecord: some,
      firstName: some,
      lastName: some,
      isPrimary: z.boolean(),
      birthDate: z.optional(day),
      gender: z.optional(z.enum(['male', 'female'])),
      maritalStatus: z.optional(z.enum(['single', 'married'])),
      licenseNumber: z.optional(some),
      address: z.optional(
        z.strictObject({
          street: z.optional(some),
          apartment: z.optional(some),
          city: z.optional(some),
          state: z.optional(state),
          zip: z.optional(zip),
        }),
      ),
    }),
  ),
  unnamedPrimary: z.optional(z.strictObject({ firstName: z.string() })),
  vehicles: z.array(foundVehicle),
  commonId: z.string(),
});

const vehicleAddress = z.strictObject({ street: some, city: some, state, zip });
const license = z.strictObject({
  type: z.enum(licenseTypeCodes.names),
  number: z.string(),
  id: z.optional(some),
  issueDate: z.optional(day),
});
const savedQuote = z.strictObject({
  rateQuoteId: z.string(),
  transactionId: z.string(),
  quoteNumber: z.optional(some),
  quoteDate: z.optional(day),
  effectiveDate: z.optional(day),
  contact: z.strictObject({ email: z.optional(some), phone: z.optional(z.string().check(z.regex(/^\d{10}$/))) }),
  address: z.strictObject({
    street: z.optional(some),
    apartment: z.optional(some),
    city: z.optional(some),
    state: z.optional(state),
    zip: z.optional(zip),
  }),
  drivers: z
    .array(
      z.strictObject({
        firstName: some,
        lastName: some,
        birthDate: z.optional(day),
        gender: z.optional(z.enum(['male', 'female'])),
        maritalStatus: z.optional(z.enum(['single', 'married'])),
        relation: z.optional(z.enum(relationCodes.names)),
        isInsured: z.optional(z.boolean()),
        license: z.optional(license),
        hadPriorInsurance: z.optional(z.boolean()),
        isExcluded: z.optional(z.boolean()),
        status: z.optional(z.enum(driverStatusCodes.names)),
        residence: z.optional(z.enum(residenceStatusCodes.names)),
        foundRecord: z.optional(some),
      }),
    )
    .check(z.minLength(1)),
  vehicles: z.array(
    z.strictObject({
      vin: foundVin,
      ...vehicleName,
      annualMileage: z.optional(z.int().check(z.positive())),
      selectedMileage: z.optional(z.int().check(z.positive())),
      odometer: z.optional(z.int().check(z.positive())),
      commuting: z.optional(z.strictObject({ daysAWeek: z.int().check(z.gte(0), z.lte(7)), address: vehicleAddress })),
      garagingAddress: z.optional(vehicleAddress),
      isLiabilityOnly: z.optional(z.literal(true)),
      isExisting: z.optional(z.literal(true)),
      foundRecord: z.optional(some),
    }),
  ),
  coverage: z.optional(z.strictObject({ productCode: some, custom: z.partialRecord(z.enum(coverageCodes), some) })),
  coverageName: z.optional(some),
  term: z.optional(z.int().check(z.positive())),
  wantsHomeInsurance: z.optional(z.boolean()),
  foreignLicenseType: z.optional(some),
});

const partialAddress = savedQuote.shape.address;
const bindQuote = z.strictObject({
  rateQuoteId: some,
  transactionId: some,
  carrierId: z.string(),
  contact: savedQuote.shape.contact,
  address: partialAddress,
  drivers: z
    .array(
      z.strictObject({
        firstName: some,
        lastName: some,
        birthDate: z.optional(day),
        gender: z.optional(z.enum(['male', 'female'])),
        maritalStatus: z.optional(z.enum(['single', 'married'])),
        relation: z.optional(z.enum(relationCodes.names)),
        hadPriorInsurance: z.optional(z.boolean()),
        isExcluded: z.optional(z.boolean()),
        license: z.optional(
          z.strictObject({ type: z.literal('unitedStates'), number: some, issueDate: z.optional(day) }),
        ),
        address: z.optional(partialAddress),
        foundRecord: z.optional(some),
      }),
    )
    .check(z.minLength(1)),
  vehicles: z.array(
    z.strictObject({ vin: foundVin, ...vehicleName, annualMileage: z.optional(z.int().check(z.positive())) }),
  ),
  answers: z.array(z.strictObject({ code: some, answer: some })),
});
const channel = z.strictObject({
  code: z.string(),
  status: z.enum(['', 'Verify-1', 'Verify-2', 'Verify-3', 'yes', 'no']),
  attempt: z.enum({ first: 1, second: 2, third: 3 }),
});
const verification = z.strictObject({
  transactionId: some,
  rateQuoteId: z.string(),
  overall: z.enum(['', 'yes', 'no']),
  email: channel,
  text: channel,
  callBack: z.enum(['Yes', 'No', '']),
  agentNotification: z.string(),
});
const begun = newVerification({ transactionId: 't-1', rateQuoteId: 'rq-1' });

const quoteList = z.array(
  z.strictObject({
    transactionId: some,
    rateQuoteId: z.string(),
    quoteDate: z.optional(day),
    effectiveDate: z.optional(day),
    drivers: z.array(some),
  }),
);
const quoteTransaction = z.strictObject({ transactionId: some, token: z.optional(some) });
/** A lead has the partner's own shape; only prototype keys matter. */
const lead = z.unknown().check(z.refine((data) => !JSON.stringify(data ?? null).includes('"__proto__":')));

const products = z.array(
  z.strictObject({
    code: some,
    name: some,
    description: z.string(),
    isStateMinimum: z.boolean(),
    coverages: z.array(
      z.strictObject({
        code: z.enum(coverageCodes),
        description: z.string(),
        kind: z.enum(['limit', 'deductible', 'waiver']),
        options: z.array(z.strictObject({ value: some, amounts: amounts.check(z.minLength(1)) })).check(z.minLength(1)),
      }),
    ),
  }),
);

const results = z.strictObject({
  quotes: z.array(
    z.strictObject({
      rateQuoteId: some,
      transactionId: some,
      carrierId: some,
      carrierName: some,
      logoUrl: z.union([z.literal(''), https]),
      term: year,
      totalPremium: cents,
      payPlan: z.strictObject({
        description: z.string(),
        downPayment: cents,
        installment: cents,
        installmentCount: year,
        isRestUnknown: z.optional(z.literal(true)),
      }),
      effectiveDate: day,
      quoteNumber: z.string(),
      isBuyable: z.boolean(),
      isPseudoCarrier: z.boolean(),
      opensNewWindow: z.boolean(),
      fees: z.optional(
        z
          .array(
            z.strictObject({
              kind: z.enum(['installment', 'policy', 'agency', 'other']),
              description: z.string(),
              amount: cents,
            }),
          )
          .check(z.minLength(1)),
      ),
      coverages: z.array(
        z.strictObject({
          code: some,
          description: z.string(),
          limits: amounts,
          deductible: z.optional(z.number().check(z.nonnegative())),
        }),
      ),
    }),
  ),
  isDone: z.boolean(),
  completedCount: year,
  token: z.optional(some),
});

const quote = { rateQuoteId: 'rq-1', transactionId: 't-1', carrierId: '1', carrierName: 'Prairie Mutual' };
const driver = {
  id: 'primary',
  firstName: 'Alex',
  lastName: 'Example',
  birthDate: '1990-04-17',
  gender: 'male',
  maritalStatus: 'single',
  relation: 'self',
  isInsured: true,
  license: { type: 'unitedStates', number: '' },
} as const;
const address = { street: '100 Congress Ave', apartment: '', city: 'Austin', state: 'TX', zip: '78701' } as const;
const record = { Timestamp: 'alex@example.com-1' } as LeadRecord;

const quoteRequest: QuoteRequest = {
  transactionId: 't-1',
  drivers: [driver],
  contact: { email: 'alex@example.com', phone: '5125550142', hasConsented: true },
  address,
  vehicles: [{ id: 'v-1', vin: '', year: 2003, make: 'Honda', model: 'Accord' }],
  coverage: { productCode: 'SML', custom: {} },
  term: 6,
  wantsHomeInsurance: false,
};
const household = { state: 'TX', commonId: 'h-1' } as const;

interface Subject {
  call: (client: ServiceClient) => Promise<unknown>;
  value: z.ZodMiniType;
}

const subjects: Record<string, Subject> = {
  createGuestToken: {
    call: (client) => createGuestToken(client),
    value: z.strictObject({ value: some, expiresAt: z.optional(z.number()) }),
  },
  cityByZip: {
    call: (client) => cityByZip(client, { zip: '78701' }),
    value: z.strictObject({ isQuotable: z.boolean(), places: z.array(place) }),
  },
  reverseGeocode: {
    call: (client) => reverseGeocode(client, { latitude: 30, longitude: -97 }),
    value: z.strictObject({ zip: z.optional(zip), city: z.optional(some), state: z.optional(state) }),
  },
  vehicleYears: { call: (client) => vehicleYears(client), value: z.array(year) },
  vehicleMakes: { call: (client) => vehicleMakes(client, { year: 2003 }), value: z.array(some) },
  vehicleModels: { call: (client) => vehicleModels(client, { year: 2003, make: 'Honda' }), value: z.array(some) },
  detailByVin: {
    call: (client) => detailByVin(client, { vin: '1HGCM82633A004352' }),
    value: z.array(z.strictObject(vehicleName)),
  },
  driverByLicense: {
    call: (client) => driverByLicense(client, { licenseNumber: '1', birthDate: '1990-04-17' }),
    value: foundRecords,
  },
  driverByName: { call: (client) => driverByName(client, { driver, address }), value: foundRecords },
  getDriverLicense: {
    call: (client) => getDriverLicense(client, { image: 'aW1hZ2U=' }),
    value: z.strictObject({
      fileId: z.string(),
      firstName: z.optional(some),
      lastName: z.optional(some),
      birthDate: z.optional(day),
      number: z.optional(some),
      gender: z.optional(z.enum(['male', 'female'])),
      address: z.optional(
        z.strictObject({
          street: z.optional(some),
          city: z.optional(some),
          state: z.optional(state),
          zip: z.optional(zip),
        }),
      ),
    }),
  },
  uploadDriverLicense: { call: (client) => uploadDriverLicense(client, { fileId: 'file-1' }), value: nothing },
  getCoverages: { call: (client) => getCoverages(client, { state: 'TX' }), value: products },
  prepareTransaction: { call: (client) => prepareTransaction(client, quoteRequest), value: quoteTransaction },
  createQuote: { call: (client) => createQuote(client, quoteRequest), value: quoteTransaction },
  getResults: { call: (client) => getResults(client, { transactionId: 't-1' }), value: results },
  selectQuote: { call: (client) => selectQuote(client, { quote, channel: 'text' }), value: nothing },
  buyNow: { call: (client) => buyNow(client, { quote }), value: z.strictObject({ url: https }) },
  createLead: { call: (client) => createLead(client, { record }), value: nothing },
  updateLead: { call: (client) => updateLead(client, { record }), value: nothing },
  postEvent: { call: (client) => postEvent(client, { quote, type: 'call' }), value: nothing },
  reportError: { call: (client) => reportError(client, new StatusError('cityByZip', 500)), value: nothing },
  suggestAddress: {
    call: (client) => suggestAddress(client, { text: '100 congress av' }),
    value: z.array(z.strictObject({ text: some, magicKey: some })),
  },
  findAddressCandidates: {
    call: (client) => findAddress(client, { text: '100 Congress Ave', magicKey: 'congress-78701' }),
    value: z.optional(z.strictObject({ street: some, apartment: z.string(), city: z.string(), state, zip })),
  },
  vehicleDetails: { call: (client) => vehicleDetails(client, household), value: z.array(foundVehicle) },
  driverAndCar: { call: (client) => driverAndCar(client, { ...driver, address }), value: foundRecords },
  followUp: { call: (client) => followUp(client, household), value: foundRecords },
  coverageProducts: {
    call: (client) => coverageProducts(client, { state: 'TX', language: 'es' }),
    value: products,
  },
  foreignLicenseTypes: {
    call: (client) => foreignLicenseTypes(client),
    value: z.array(z.strictObject({ code: some, name: some })),
  },
  requote: {
    call: (client) => requote(client, { rateQuoteId: 'rq-1' }),
    value: z.strictObject({ transactionId: some }),
  },
  loadQuote: { call: (client) => loadQuote(client, { rateQuoteId: 'rq-1' }), value: savedQuote },
  getSelectedQuote: { call: (client) => getSelectedQuote(client, { transactionId: 't-1' }), value: savedQuote },
  loadQuoteByTransaction: {
    call: (client) => loadQuoteByTransaction(client, { transactionId: 't-1' }),
    value: savedQuote,
  },
  previousQuotes: {
    call: (client) => previousQuotes(client, { phone: '5125550142', birthDate: '1990-04-17' }),
    value: quoteList,
  },
  searchQuotes: {
    call: (client) => searchQuotes(client, { from: '2026-08-01', to: '2026-11-20' }),
    value: quoteList,
  },
  customerQuote: {
    call: (client) => customerQuote(client, { ...driver, licenseNumber: '12345678' }),
    value: z.optional(savedQuote),
  },
  verifyQuoteOwner: {
    call: (client) => verifyQuoteOwner(client, { rateQuoteId: 'rq-1', birthDate: '1990-04-17' }),
    value: z.strictObject({ isMatch: z.boolean(), message: z.string() }),
  },
  affiliateLead: { call: (client) => affiliateLead(client, { code: 'AFF-WHOLE' }), value: lead },
  leadByUtm: { call: (client) => leadByUtm(client, { customerId: 'C-WHOLE' }), value: lead },
  loadBindQuote: {
    call: (client) => loadBindQuote(client, { rateQuoteId: 'rq-1', transactionId: 't-1' }),
    value: bindQuote,
  },
  californiaStart: {
    call: (client) => californiaStart(client, { rateQuoteId: 'rq-1', transactionId: 't-1' }),
    value: nothing,
  },
  searchVerifications: {
    call: (client) => searchVerifications(client, { transactionId: 'b2f1c6de-0d6b-4d3f-9b6f-6a8a8d2f1c11' }),
    value: z.optional(verification),
  },
  createVerification: {
    call: (client) => createVerification(withoutRows(client), { verification: begun, details: {}, now: 0 }),
    value: nothing,
  },
  updateVerification: {
    call: (client) => updateVerification(client, { transactionId: 't-1', changes: { 'Go Paperless': 'Yes' }, now: 0 }),
    value: nothing,
  },
  findPayablePolicy: {
    call: (client) =>
      findPayablePolicy(client, {
        policyNumber: 'LKM-1001',
        email: 'alex@example.com',
        phone: '5125550142',
        birthDate: '1990-04-17',
      }),
    value: z.strictObject({
      token: z.string(),
      policyId: z.string(),
      policyNumber: some,
      policyType: z.string(),
      insuredName: z.string(),
      company: z.string(),
      amount: z.union([cents, nothing]),
      dueDate: z.union([day, nothing]),
      isPayable: z.boolean(),
      message: z.string(),
      carrierUrl: z.string(),
    }),
  },
  openPaymentSession: {
    call: (client) => openPaymentSession(client, { policyId: 'p-1001', token: 'lookup-1', intent: 'i-1' }),
    value: z.strictObject({ paymentUrl: z.string(), token: z.string(), message: z.string() }),
  },
  setPaymentReturn: {
    call: (client) => setPaymentReturn(client, { policyId: 'p-1001', redirectTo: 'https://www.agency.example/pay' }),
    value: nothing,
  },
  loadPaymentResult: {
    call: (client) => loadPaymentResult(client, { token: 'payment-1' }),
    value: z.strictObject({
      outcome: z.enum(['approved', 'declined', 'pending']),
      status: z.string(),
      message: z.string(),
      policyId: z.string(),
      policyNumber: z.string(),
      receiptEmail: z.string(),
      carrierName: z.string(),
      insuredName: z.string(),
      amount: z.union([cents, nothing]),
      invoiceId: z.string(),
      payDate: z.optional(day),
      dueDate: z.optional(day),
      cardHolderName: z.string(),
    }),
  },
  nonVoiceCall: {
    call: (client) => nonVoiceCall(client, { phone: '5125550142', rateQuoteId: 'rq-1' }),
    value: z.strictObject({ message: z.string() }),
  },
  idleAgents: { call: (client) => idleAgents(client, { domain: 'www.agency.example' }), value: year },
};

/** A client whose verification sheet is empty. */
function withoutRows(client: ServiceClient): ServiceClient {
  return {
    ...client,
    call: (contract, request, read) =>
      contract.method === 'GET' ? Promise.resolve(undefined as never) : client.call(contract, request, read),
  };
}

/** A client that reads one given response without a network. */
function reading(text: string): ServiceClient {
  return {
    services: z.parse(servicesConfig, {
      leadStore: { url: '/leads' },
      verificationSheet: { url: '/verifications' },
      addressSearch: { base: '/geocode' },
    }),
    pageBase: 'https://www.agency.example/',
    now: () => Date.UTC(2026, 10, 20, 18),
    call: async (contract, request, read) =>
      readResponse(contract, { status: 200, text }, read, { refusal: request.refusal }),
  };
}

describe.each(Object.entries(subjects))('%s', (id, { call, value }) => {
  const { examples } = documentedCalls.find(({ contract }) => contract.id === id)!;
  const documents = Object.values(examples.response).map(({ body }) => body);

  it.each(Object.entries(examples.response))('reads its example response %s', async (_name, { body }) => {
    const outcome = await call(reading(JSON.stringify(body))).catch((error: unknown) => error);
    if (outcome instanceof ServiceError) expect(outcome).toBeInstanceOf(RefusedError);
    else expect(z.safeParse(value, outcome).error?.issues).toBeUndefined();
  });

  it('returns a well-formed value or throws a service error for any corrupted response', async () => {
    const outcomes = { values: 0, errors: 0 };
    await fc.assert(
      fc.asyncProperty(fc.constantFrom(...documents), corruptions, async (document, applied) => {
        try {
          const outcome = await call(reading(corruptJson(document, applied)));
          outcomes.values += 1;
          const { error } = z.safeParse(value, outcome);
          if (error) throw new Error(`${JSON.stringify(outcome)} is not well formed: ${z.prettifyError(error)}`);
        } catch (error) {
          if (!(error instanceof MalformedError || error instanceof RefusedError)) throw error;
          outcomes.errors += 1;
        }
      }),
      { numRuns: runsOfEach },
    );
    // Both outcomes occur, often enough to be seen in the long tier.
    if (isLongTier) expect(Math.min(outcomes.values, outcomes.errors)).toBeGreaterThan(0);
  });
});

it('corrupts the responses of every call that a widget makes', () => {
  const made = documentedCalls.map(({ contract }) => contract.id).filter((id) => id !== 'searchLeads');
  expect(Object.keys(subjects).toSorted()).toEqual(made.toSorted());
  expect(runsOfEach * made.length).toBeGreaterThanOrEqual(isLongTier ? 100_000 : 9_000);
});
