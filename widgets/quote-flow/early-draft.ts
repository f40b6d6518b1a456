import type { Visitor } from '#visitor/visitor';
import { newVisit, visitVersion } from './new-visit.ts';
import type { Visit } from './quote-flow.types.ts';

const open = (visitor: Visitor) => visitor.record('prefill', { version: visitVersion });

/** Opens what encrypts, so that even the first letters outlast a page that is left at once. */
export function prepareEarlyDrafts(visitor: Visitor): void {
  open(visitor).prepare();
}

/** Saves what is typed into the first step while the rest of the flow is on its way. From then on the flow saves. */
export function saveEarlyDraft(visitor: Visitor, typed: Pick<Visit, 'driverEntry' | 'drafts'>): void {
  open(visitor).remember({ ...newVisit, ...typed, placeZip: visitor.read('place')?.zip ?? '' });
}
