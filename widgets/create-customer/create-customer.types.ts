import type { Failure } from '#flow/machine/failure';
import type { NetworkEvent } from '#flow/machine/network-actor';
import type { StepMeta as FlowStepMeta } from '#flow/step-meta';
import type { Intent, PersonDraft, SavedPerson } from '#forms/person/person-draft';
import type { ZipPlaces } from '#forms/zip-places/zip-places';
import type { CreateCustomerConfig } from './create-customer.config.ts';

/** The cities of a zip code, and whether quotes are offered there. */
export interface CustomerPlaces extends ZipPlaces {
  isQuotable: boolean;
}

/** What was saved, and what is known of the visitor. */
export interface Entry {
  saved: SavedPerson | undefined;
  known: PersonDraft;
}

export interface CreateCustomerInput {
  config: CreateCustomerConfig;
}

export interface CreateCustomerContext extends SavedPerson {
  config: CreateCustomerConfig;
  /** What the visitor has told elsewhere. */
  known: PersonDraft;
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
  draft: PersonDraft;
  intent: Intent;
  loyaltyEnrollmentStatus: string;
}

export type CreateCustomerEvent =
  | { type: 'CONFIG.CHANGED'; config: CreateCustomerConfig }
  /** Early: before the known answers were there, which complete it. */
  | { type: 'DRAFT.TYPED'; draft: PersonDraft; isEarly?: boolean }
  | { type: 'ZIP.REQUESTED' }
  /** The visitor has left the zip field. */
  | { type: 'ZIP.LEFT' }
  | { type: 'ZIP_MESSAGE.READ' }
  | { type: 'CUSTOMER.SUBMITTED'; draft: PersonDraft }
  | { type: 'RETRY' }
  | NetworkEvent;

/** What a state means to the page and to analytics. */
export interface StepMeta extends FlowStepMeta {
  outcome?: 'created';
}
