import { prefillVersion } from '#visitor/record-versions';
import type { PreviousReference } from './entry/entry.types.ts';
import type { HouseholdRecords } from './household/household.types.ts';
import type { Visit } from './quote-flow.types.ts';

// The first step saves keystrokes before the rest of the flow has loaded, so this file stays small.

/** The version of the prefill record. Raise it when its shape changes: a visit of another version is ignored. */
export const visitVersion = prefillVersion;

export const noPreviousReference: PreviousReference = { transactionId: '', quoteNumber: '', effectiveDate: '' };

/** No records of a household. */
export const noRecords: HouseholdRecords = {
  householdKey: '',
  commonId: '',
  followUps: 0,
  isOffered: false,
  drivers: [],
  vehicles: [],
};

/** A visit without answers. */
export const newVisit: Visit = {
  step: 'driver',
  answers: { additionalDrivers: [], vehicles: [] },
  drafts: {},
  driverEntry: 'noLicense',
  vehicleEntry: 'model',
  foundRecord: '',
  primaryFacts: {},
  customerId: '',
  previousReference: noPreviousReference,
  policyState: '',
  fileId: '',
  householdRecords: noRecords,
  editing: '',
  isAddingVehicle: false,
  mileageOf: '',
  transaction: undefined,
  visitedAt: 0,
  leadEmail: '',
  leadRates: undefined,
  placeZip: '',
  userType: 'new',
  entryKey: '',
  entryNotice: undefined,
  leadProblems: [],
  failedVerifications: [],
};
