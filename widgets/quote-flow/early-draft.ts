import type { Visitor } from '#visitor/visitor';
import { newVisit, visitVersion } from './new-visit.ts';
import type { Visit } from './quote-flow.types.ts';

const open = (visitor: Visitor) => visitor.record('prefill', { version: visitVersion });

/** Opens the encrypted record, so that even the first letters are stored when the visitor leaves at once. */
export function prepareEarlyDrafts(visitor: Visitor): void {
  open(visitor).prepare();
}

/**
 * Saves the first step's keystrokes of a new visitor while the rest of the flow is loading. The machine's autosave
 * replaces it.
 */
export function saveEarlyDraft(visitor: Visitor, typed: Pick<Visit, 'driverEntry' | 'drafts'>): void {
  open(visitor).remember({ ...newVisit, ...typed, placeZip: visitor.read('place')?.zip ?? '' });
}
