import * as z from 'zod/mini';
import { coverageCodes } from '#domain/coverage';
import { driverStatusCodes } from '#domain/driver-status';
import { genderCodes } from '#domain/gender';
import { keyedBy } from '#domain/keyed';
import { licenseTypeCodes } from '#domain/license-type';
import { maritalStatusCodes } from '#domain/marital-status';
import { additionalRelations } from '#domain/relation';
import { residenceStatusCodes } from '#domain/residence-status';
import { stateCodes } from '#domain/us-state';
import { draftsSchema } from '#flow/drafts';
import { autosave } from '#flow/machine/autosave';
import { stepMetaOf } from '#flow/step-meta';
import type { Visitor } from '#visitor/visitor';
import { entryNotices } from './entry/entry.types.ts';
import { allReportedFields } from './entry/reported-fields.ts';
import { noPreviousReference, noRecords, visitVersion } from './new-visit.ts';
import type { FlowSnapshot } from './quote-flow.connect.ts';
import type { FlowActor } from './quote-flow.machine.ts';
import { mergeVisits, shownForms } from './quote-flow.tabs.ts';
import { type FlowContext, type Visit } from './quote-flow.types.ts';
import { noteSavedVisit } from './saved-visits.ts';
import { forms } from './steps/drafts.ts';
import { driverModes, otherDriverEntries } from './steps/driver/driver-entry.ts';
import { steps } from './steps/steps.ts';

const text = z.string();

const person = { firstName: text, lastName: text, birthDate: text };
const traits = { gender: z.enum(genderCodes.names), maritalStatus: z.enum(maritalStatusCodes.names) };

const homeAddress = z.object({ street: text, apartment: text, city: text, state: z.enum(stateCodes), zip: text });

const driverFacts = z.object({
  isInsured: z.optional(z.boolean()),
  license: z.optional(
    z.object({ type: z.enum(licenseTypeCodes.names), number: text, id: z.optional(text), issueDate: z.optional(text) }),
  ),
  hadPriorInsurance: z.optional(z.boolean()),
  isExcluded: z.optional(z.boolean()),
  status: z.optional(z.enum(driverStatusCodes.names)),
  residence: z.optional(z.enum(residenceStatusCodes.names)),
  address: z.optional(homeAddress),
});

const vehicleAddress = z.object({ street: text, city: text, state: z.enum(stateCodes), zip: text });

/** What is asked about a vehicle besides its name. */
const vehicleUse = {
  annualMileage: z.optional(z.number()),
  selectedMileage: z.optional(z.number()),
  odometer: z.optional(z.number()),
  commuting: z.optional(z.object({ daysAWeek: z.optional(z.number()), address: vehicleAddress })),
  garagingAddress: z.optional(vehicleAddress),
  isLiabilityOnly: z.optional(z.boolean()),
  foundRecord: z.optional(text),
  isExisting: z.optional(z.boolean()),
};

const householdRecords = z.object({
  householdKey: text,
  commonId: text,
  followUps: z.number(),
  isOffered: z.boolean(),
  drivers: z.array(
    z.object({
      foundRecord: text,
      firstName: text,
      lastName: text,
      birthDate: z.optional(text),
      gender: z.optional(traits.gender),
      maritalStatus: z.optional(traits.maritalStatus),
      relation: z.optional(z.enum(additionalRelations)),
      facts: z.optional(driverFacts),
    }),
  ),
  vehicles: z.array(z.object({ foundRecord: text, vin: text, year: z.number(), make: text, model: text })),
});

const answers = z.object({
  driver: z.optional(z.object({ ...person, licenseNumber: text })),
  contact: z.optional(z.object({ email: text, phone: text, hasConsented: z.boolean() })),
  details: z.optional(
    z.object({
      street: text,
      apartment: text,
      city: text,
      state: z.enum(stateCodes),
      zip: text,
      ...traits,
      isInsured: z.enum(['yes', 'no']),
      licenseType: z.enum(licenseTypeCodes.names),
      licenseId: text,
      foreignLicenseType: z.optional(text),
      wantsHomeInsurance: z.boolean(),
    }),
  ),
  additionalDrivers: z.array(
    z.object({
      id: text,
      ...person,
      ...traits,
      relation: z.enum(additionalRelations),
      foundRecord: z.optional(text),
      facts: z.optional(driverFacts),
    }),
  ),
  vehicles: z.array(z.object({ id: text, vin: text, year: z.number(), make: text, model: text, ...vehicleUse })),
  policy: z.optional(
    z.object({
      term: z.number(),
      coverage: z.object({ productCode: text, custom: keyedBy(coverageCodes, text) }),
      coverageName: text,
    }),
  ),
});

/** The prefill record. */
export const visitRecord = {
  version: visitVersion,
  schema: z.object({
    step: z.enum(steps),
    answers,
    drafts: draftsSchema(forms),
    driverEntry: z.enum([...driverModes, ...otherDriverEntries]),
    vehicleEntry: z.enum(['model', 'vin']),
    foundRecord: text,
    primaryFacts: z._default(driverFacts, {}),
    customerId: z._default(text, ''),
    previousReference: z._default(
      z.object({ transactionId: text, quoteNumber: text, effectiveDate: text }),
      noPreviousReference,
    ),
    policyState: z._default(z.enum([...stateCodes, '']), ''),
    fileId: z._default(text, ''),
    householdRecords: z._default(householdRecords, noRecords as z.output<typeof householdRecords>),
    incompleteDrivers: z.optional(
      z.array(
        z.object({
          id: text,
          number: z.number(),
          firstName: z.optional(text),
          lastName: z.optional(text),
          birthDate: z.optional(text),
          gender: z.optional(traits.gender),
          maritalStatus: z.optional(traits.maritalStatus),
          relation: z.optional(z.enum(additionalRelations)),
        }),
      ),
    ),
    incompleteVehicles: z.optional(
      z.array(
        z.object({
          number: z.number(),
          vin: z.optional(text),
          year: z.optional(z.number()),
          make: z.optional(text),
          model: z.optional(text),
          ...vehicleUse,
        }),
      ),
    ),
    editing: text,
    isAddingVehicle: z.boolean(),
    mileageOf: z._default(text, ''),
    transaction: z.optional(
      z.object({
        id: text,
        isSubmitted: z.boolean(),
        askedAt: z.optional(z.number()),
        isRequote: z.optional(z.boolean()),
      }),
    ),
    visitedAt: z.number(),
    leadEmail: text,
    leadRates: z.optional(
      z.object({
        transactionId: text,
        quotes: z.array(z.object({ carrierName: text, totalPremium: z.number() })),
      }),
    ),
    placeZip: text,
    userType: z._default(z.enum(['new', 'affiliate', 'repeat', 'revisit']), 'new'),
    entryKey: z._default(text, ''),
    entryNotice: z.optional(z.enum(entryNotices)),
    leadProblems: z._default(
      z.array(
        z.object({
          field: z.enum(allReportedFields),
          kind: z.enum(['empty', 'invalid']),
          of: z.optional(z.object({ item: z.enum(['driver', 'vehicle']), number: z.number() })),
        }),
      ),
      [],
    ),
    failedVerifications: z._default(z.array(z.object({ rateQuoteId: text, count: z.number() })), []),
  }) as unknown as z.ZodMiniType<Visit>,
};

/** The part of the context that is saved: no token, no rates, no responses of services. */
export function visitOf(context: FlowContext): Visit {
  return {
    step: context.step,
    answers: context.answers,
    drafts: context.drafts,
    driverEntry: context.driverEntry,
    vehicleEntry: context.vehicleEntry,
    foundRecord: context.foundRecord,
    primaryFacts: context.primaryFacts,
    customerId: context.customerId,
    previousReference: context.previousReference,
    policyState: context.policyState,
    fileId: context.fileId,
    householdRecords: context.householdRecords,
    ...(context.incompleteDrivers && { incompleteDrivers: context.incompleteDrivers }),
    ...(context.incompleteVehicles && { incompleteVehicles: context.incompleteVehicles }),
    editing: context.editing,
    isAddingVehicle: context.isAddingVehicle,
    mileageOf: context.mileageOf,
    transaction: context.transaction,
    visitedAt: context.visitedAt,
    leadEmail: context.leadEmail,
    leadRates: context.leadRates,
    placeZip: context.rememberedPlace?.zip ?? '',
    userType: context.userType,
    entryKey: context.entryKey,
    entryNotice: context.entryNotice,
    leadProblems: context.leadProblems,
    failedVerifications: context.failedVerifications,
  };
}

/** Saves the visit whenever it changes, keystrokes included. Returns the function that stops it. */
export function autosaveVisit(actor: FlowActor, visitor: Visitor): () => void {
  const prefill = visitor.record('prefill', visitRecord);
  return autosave(actor, {
    // Saving before the saved visit is restored would overwrite it.
    visitOf: (snapshot: FlowSnapshot) => stepMetaOf(snapshot) && visitOf(snapshot.context),
    save: (visit) => {
      noteSavedVisit(visitor);
      prefill.remember(visit);
    },
    tabs: {
      onReplaced: prefill.onReplaced,
      merge: (theirs, { context: now }, { context: before }) =>
        mergeVisits(theirs, { ours: visitOf(now), earlier: visitOf(before), shown: shownForms(before, now) }),
    },
  });
}
