import type { ReferralPerson } from '#domain/referral';
import type { Failure } from '#flow/machine/failure';
import type { NetworkEvent } from '#flow/machine/network-actor';
import type { PersonDraft, SavedPerson } from '#forms/person/person-draft';
import type { ZipPlaces } from '#forms/zip-places/zip-places';

/** The cities of a zip code, and whether quotes are offered there. */
export interface FriendPlaces extends ZipPlaces {
  isQuotable: boolean;
}

export interface ReferralContext extends SavedPerson {
  customer: ReferralPerson;
  /** The zip code that was looked up last. */
  zipAsked: string;
  places: FriendPlaces | undefined;
  failure: Failure | undefined;
  /** Whom the customer referred last. */
  referredName: string;
}

export type ReferralEvent =
  | { type: 'DRAFT.TYPED'; draft: PersonDraft }
  | { type: 'REFERRAL.SUBMITTED'; draft: PersonDraft; customer: ReferralPerson }
  | { type: 'RETRY' }
  /** The customer wants to refer another friend. */
  | { type: 'ANOTHER.CHOSEN' }
  | NetworkEvent;

/** What the machine asks its actors. */
export interface ReferralRequest {
  customer: ReferralPerson;
  draft: PersonDraft;
  intent: string;
}
