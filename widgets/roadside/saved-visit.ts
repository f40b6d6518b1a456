import type { MembershipType } from '#domain/roadside';
import { roadsideVisitVersion } from '#visitor/record-versions';
import type { Visitor } from '#visitor/visitor';
import { emptyBuyer } from './buyer-draft.ts';
import type { RoadsideVisit } from './roadside.types.ts';

// The first step is saved before the rest has loaded, so this file stays small.

/** The record of the visit. Raise its version when its shape changes: a visit of another version is ignored. */
export const visitName = 'purchase.roadside';
export const visitVersion = roadsideVisitVersion;

const open = (visitor: Visitor) => visitor.record(visitName, { version: visitVersion });

/** True if storage holds a visit that has not expired, readable or not. */
export const hasSavedVisit = ({ storage, now }: Visitor): boolean => storage.has(visitName, now());

/** Opens the encrypted record, so that even the first choice is stored when the visitor leaves at once. */
export const prepareVisit = (visitor: Visitor): void => open(visitor).prepare();

/** Saves the choice while the rest of the widget is loading. The machine's autosave replaces it. */
export function saveEarlyMembership(visitor: Visitor, membership: MembershipType): void {
  const visit: RoadsideVisit = {
    membership,
    draft: emptyBuyer,
    step: 'membership',
    pending: undefined,
    waitlistKey: '',
    prefilled: {},
  };
  open(visitor).remember(visit);
}
