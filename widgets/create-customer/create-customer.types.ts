import type { Failure } from '#flow/machine/failure';
import type { NetworkEvent } from '#flow/machine/network-actor';
import type { StepMeta as FlowStepMeta } from '#flow/step-meta';
import type { ZipPlaces } from '#forms/zip-places/zip-places';
import type { CreateCustomerConfig } from './create-customer.config.ts';
import type { CustomerDraft } from './customer-draft.ts';

/** The cities of a zip code, and whether quotes are offered there. */
export interface CustomerPlaces extends ZipPlaces {
  isQuotable: boolean;
}

/** One wish to become a customer: repeated, however often, with the same key. */
export interface Intent {
  /** The idempotency key. */
  key: string;
  /** Of what is sent: another request is another intent. See `fingerprint`. */
  request: string;
}

/** What is saved: answers, never a snapshot of the machine. */
export interface SavedDraft {
  draft: CustomerDraft;
  /** Of a request that was sent and not decided. */
  intent: Intent | undefined;
}

/** What was saved, and what is known of the visitor. */
export interface Entry {
  saved: SavedDraft | undefined;
  known: CustomerDraft;
}

export interface CreateCustomerInput {
  config: CreateCustomerConfig;
}

export interface CreateCustomerContext extends SavedDraft {
  config: CreateCustomerConfig;
  /** What the visitor has told elsewhere. */
  known: CustomerDraft;
  /** The zip code that was looked up last; empty where that failed. */
  zipAsked: string;
  places: CustomerPlaces | undefined;
  /** The visitor has left the zip field since they typed into it. */
  isZipLeft: boolean;
  /** The refused zip code whose message was read. */
  zipRead: string;
  /** Why the customer was not created. */
  failure: Failure | undefined;
}

export interface CreationRequest {
  draft: CustomerDraft;
  intent: Intent;
  loyaltyEnrollmentStatus: string;
}

export type CreateCustomerEvent =
  | { type: 'CONFIG.CHANGED'; config: CreateCustomerConfig }
  /** Early: before the known answers were there, which complete it. */
  | { type: 'DRAFT.TYPED'; draft: CustomerDraft; isEarly?: boolean }
  | { type: 'ZIP.REQUESTED' }
  /** The visitor has left the zip field. */
  | { type: 'ZIP.LEFT' }
  | { type: 'ZIP_MESSAGE.READ' }
  | { type: 'CUSTOMER.SUBMITTED'; draft: CustomerDraft }
  | { type: 'RETRY' }
  | NetworkEvent;

/** What a state means to the page and to analytics. */
export interface StepMeta extends FlowStepMeta {
  outcome?: 'created';
}
