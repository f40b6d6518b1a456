import type { Visitor } from '#visitor/visitor';
import { newVisit } from './pseudo-bind.context.ts';
import { type QuoteReference, type Visit, visitVersion } from './pseudo-bind.types.ts';

/** Saves the first section's keystrokes while the machine is loading. The machine's autosave replaces it. */
export function saveEarlyDraft(visitor: Visitor, { transactionId }: QuoteReference, drafts: Visit['drafts']): void {
  visitor.record(`purchase.${transactionId}`, { version: visitVersion }).remember({ ...newVisit, drafts });
}
