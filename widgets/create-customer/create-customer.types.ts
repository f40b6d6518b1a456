import type { Failure } from '#flow/machine/failure';
import type { NetworkEvent } from '#flow/machine/network-actor';
import type { StepMeta as FlowStepMeta } from '#flow/step-meta';
import type { Intent, PersonDraft, SavedPerson } from '#forms/person/person-draft';
import type { ZipContext, ZipEvent } from '#forms/zip-lookup/zip-lookup.types';
import type { CreateCustomerConfig } from './create-customer.config.ts';

/** What was saved, and what is known of the visitor. */
export interface Entry {
  saved: SavedPerson | undefined;
  known: PersonDraft;
}

export interface CreateCustomerInput {
  config: CreateCustomerConfig;
}

export interface CreateCustomerContext extends SavedPerson, ZipContext {
  config: CreateCustomerConfig;
  /** What the visitor has told elsewhere. */
  known: PersonDraft;
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
  | ZipEvent
  | { type: 'RETRY' }
  | NetworkEvent;

/** What a state means to the page and to analytics. */
export interface StepMeta extends FlowStepMeta {
  outcome?: 'created';
}
