import { noRecords } from './household/household.types.ts';
import type { Visit } from './quote-flow.types.ts';

// The first step keeps what is typed before the rest of the flow is there: this file stays small.

/** Of the prefill record. Raise it when its shape changes: a visit of another version starts anew. */
export const visitVersion = 2;

/** A visit in which nothing has been said. */
export const newVisit: Visit = {
  step: 'driver',
  answers: { additionalDrivers: [], vehicles: [] },
  drafts: {},
  driverEntry: 'noLicense',
  vehicleEntry: 'model',
  foundRecord: '',
  fileId: '',
  found: noRecords,
  editing: '',
  isAddingVehicle: false,
  mileageOf: '',
  transaction: undefined,
  visitedAt: 0,
  leadEmail: '',
  placeZip: '',
  userType: 'new',
  arrivedBy: '',
};
