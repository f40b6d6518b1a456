import { rentersVisitVersion } from '#visitor/record-versions';
import type { Visit } from './renters.types.ts';

// The form saves keystrokes before the machine has loaded, so this file stays small.

/** The version of the saved visit. Raise it when its shape changes: a visit of another version is ignored. */
export const visitVersion = rentersVisitVersion;

/** A visit without answers. */
export const newVisit: Visit = {
  section: 'personal',
  personal: undefined,
  choice: {},
  drafts: {},
  submission: undefined,
  transactionId: '',
  rate: undefined,
  plan: undefined,
  installmentDay: undefined,
  purchase: 'none',
  policyId: '',
  loadedLink: '',
  waitlistKey: '',
  prefilled: {},
  followed: '',
};
