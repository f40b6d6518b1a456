import type { Draft } from '#flow/drafts';
import type { Failure } from '#flow/machine/failure';
import type { NetworkEvent } from '#flow/machine/network-actor';
import type { StepMeta as FlowStepMeta } from '#flow/step-meta';
import type { ConsentRecord } from '#services/consent/load-consent';

/** What is saved: answers, never a snapshot of the machine. */
export interface SavedConsent {
  /** Of the link by which the visitor came; empty without one. */
  id: string;
  draft: Draft;
}

/** What was saved for this link, and what is known of the visitor. */
export interface Entry {
  saved: SavedConsent | undefined;
  known: Draft;
}

export interface ConsentInput {
  /** Of the page's address; empty without one. */
  id: string;
}

/** Why the consent could not be loaded or stored. */
export interface ConsentProblem {
  /** `notFound`: there is no person of this link. `paused`: offline now, and nothing goes on by itself. */
  kind: Failure['kind'] | 'notFound' | 'paused';
  /** In the service's words. */
  reason?: string | undefined;
  /** After too many requests: seconds until the next one. */
  seconds?: number;
}

export interface ConsentContext extends SavedConsent {
  /** The id of the link that the draft is saved under: also after the link turned out to be of nobody, and `id` is empty. */
  savedAs: string;
  /** What was typed or ticked on this device before; undefined where nothing was. */
  typed: Draft | undefined;
  /** What the visitor has told elsewhere: of no use for the person of a link. */
  known: Draft;
  problem: ConsentProblem | undefined;
}

export type ConsentEvent =
  /** Early: before the known answers were there, which complete it. */
  | { type: 'DRAFT.TYPED'; draft: Draft; isEarly?: boolean }
  | { type: 'CONSENT.SUBMITTED'; draft: Draft }
  /** The visitor wants to fill in the form after a failure. */
  | { type: 'FORM.REQUESTED' }
  | { type: 'RETRY' }
  | NetworkEvent;

/** What the machine asks its actors. */
export interface SaveRequest {
  id: string;
  draft: Draft;
}
export type LoadedConsent = ConsentRecord;

/** What a state means to the page and to analytics. */
export interface StepMeta extends FlowStepMeta {
  outcome?: 'given' | 'alreadyGiven';
}
