import type { Draft } from '#flow/drafts';
import type { Failure } from '#flow/machine/failure';
import type { NetworkEvent } from '#flow/machine/network-actor';
import type { StepMeta as FlowStepMeta } from '#flow/step-meta';
import type { ConsentRecord } from '#services/consent/load-consent';

/** The saved part of the form: answers, never a snapshot of the machine. */
export interface SavedConsent {
  /** The id of the link; empty without one. */
  id: string;
  draft: Draft;
}

/** The saved draft of this link, and the visitor's known answers. */
export interface Entry {
  saved: SavedConsent | undefined;
  known: Draft;
}

export interface ConsentInput {
  /** The id in the page's address; empty without one. */
  id: string;
}

/** Why the consent was not loaded or saved. */
export interface ConsentProblem {
  /** `notFound`: the link has no person. `paused`: offline, and nothing is retried automatically. */
  kind: Failure['kind'] | 'notFound' | 'paused';
  /** The service's message. */
  reason?: string | undefined;
  /** Seconds until the next request is possible, after too many. */
  seconds?: number;
}

export interface ConsentContext extends SavedConsent {
  /** The id of the link that the draft is saved under, even if the link has no person and `id` is empty. */
  savedAs: string;
  /** The draft that was saved on this device; undefined if there is none. */
  typed: Draft | undefined;
  /** The person of the link once it is loaded; before that, the visitor's answers in other widgets. */
  known: Draft;
  problem: ConsentProblem | undefined;
}

export type ConsentEvent =
  /** `isEarly`: typed before the known answers were loaded, which complete it. */
  | { type: 'DRAFT.TYPED'; draft: Draft; isEarly?: boolean }
  | { type: 'CONSENT.SUBMITTED'; draft: Draft }
  /** The visitor wants to fill in the form after a failure. */
  | { type: 'FORM.REQUESTED' }
  | { type: 'RETRY' }
  | NetworkEvent;

/** Input of the `saving` actor. */
export interface SaveRequest {
  id: string;
  draft: Draft;
}
export type LoadedConsent = ConsentRecord;

/** How a state is reported to the page and to analytics. */
export interface StepMeta extends FlowStepMeta {
  outcome?: 'given' | 'alreadyGiven';
}
