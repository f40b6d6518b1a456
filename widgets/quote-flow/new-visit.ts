import { noRecords } from './household/household.types.ts';
import type { Visit } from './quote-flow.types.ts';

// The first step saves keystrokes before the rest of the flow has loaded, so this file stays small.

/** The version of the prefill record. Raise it when its shape changes: a visit of another version is ignored. */
export const visitVersion = 2;

/** A visit without answers. */
export const newVisit: Visit = {
  step: 'driver',
  answers: { additionalDrivers: [], vehicles: [] },
  drafts: {},
  driverEntry: 'noLicense',
  vehicleEntry: 'model',
  foundRecord: '',
  fileId: '',
  householdRecords: noRecords,
  editing: '',
  isAddingVehicle: false,
  mileageOf: '',
  transaction: undefined,
  visitedAt: 0,
  leadEmail: '',
  placeZip: '',
  userType: 'new',
  entryKey: '',
};
