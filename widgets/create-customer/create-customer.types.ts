import type { Failure } from '#flow/machine/failure';
import type { NetworkEvent } from '#flow/machine/network-actor';
import type { StepMeta as FlowStepMeta } from '#flow/step-meta';
import type { Intent, PersonDraft, SavedPerson } from '#forms/person/person-draft';
import type { ZipContext, ZipEvent } from '#forms/zip-lookup/zip-lookup.types';
import type { CreateCustomerConfig } from './create-customer.config.ts';

/** The saved draft, and the visitor's known answers. */
export interface Entry {
  saved: SavedPerson | undefined;
  known: PersonDraft;
}

export interface CreateCustomerInput {
  config: CreateCustomerConfig;
}

export interface CreateCustomerContext extends SavedPerson, ZipContext {
  config: CreateCustomerConfig;
  /** The visitor's answers in other widgets. */
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
  /** `isEarly`: typed before the known answers were loaded, which complete it. */
  | { type: 'DRAFT.TYPED'; draft: PersonDraft; isEarly?: boolean }
  | ZipEvent
  | { type: 'RETRY' }
  | NetworkEvent;

/** How a state is reported to the page and to analytics. */
export interface StepMeta extends FlowStepMeta {
  outcome?: 'created';
}
