import type { ReferralPerson } from '#domain/referral';
import type { Failure } from '#flow/machine/failure';
import type { NetworkEvent } from '#flow/machine/network-actor';
import type { PersonDraft, SavedPerson } from '#forms/person/person-draft';
import type { ZipContext, ZipEvent } from '#forms/zip-lookup/zip-lookup.types';

export interface ReferralContext extends SavedPerson, ZipContext {
  customer: ReferralPerson;
  failure: Failure | undefined;
  /** First name of the friend who was referred last. */
  referredName: string;
}

export type ReferralEvent =
  | Exclude<ZipEvent, { type: 'FORM.SUBMITTED' }>
  | { type: 'FORM.SUBMITTED'; draft: PersonDraft; customer: ReferralPerson }
  | { type: 'RETRY' }
  /** The customer wants to refer another friend. */
  | { type: 'ANOTHER.CHOSEN' }
  | NetworkEvent;

/** Input of the `referral` actor. */
export interface ReferralRequest {
  customer: ReferralPerson;
  draft: PersonDraft;
  intent: string;
}
