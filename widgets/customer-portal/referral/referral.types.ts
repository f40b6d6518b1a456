import type { ReferralPerson } from '#domain/referral';
import type { Failure } from '#flow/machine/failure';
import type { NetworkEvent } from '#flow/machine/network-actor';
import type { ZipPlaces } from '#forms/zip-places/zip-places';
import type { ReferralDraft } from './referral.rules.ts';

/** One wish to refer a friend: repeated, however often, with the same key. */
export interface Intent {
  /** The idempotency key. */
  key: string;
  /** Of what is sent: another friend is another intent. See `fingerprint`. */
  request: string;
}

/** What is saved: answers, never a snapshot of the machine. */
export interface SavedReferral {
  draft: ReferralDraft;
  /** Of a request that was sent and not decided. */
  intent: Intent | undefined;
}

/** The cities of a zip code, and whether quotes are offered there. */
export interface FriendPlaces extends ZipPlaces {
  isQuotable: boolean;
}

export interface ReferralContext extends SavedReferral {
  customer: ReferralPerson;
  /** The zip code that was looked up last. */
  zipAsked: string;
  places: FriendPlaces | undefined;
  failure: Failure | undefined;
  /** Whom the customer referred last. */
  referredName: string;
}

export type ReferralEvent =
  | { type: 'DRAFT.TYPED'; draft: ReferralDraft }
  | { type: 'REFERRAL.SUBMITTED'; draft: ReferralDraft; customer: ReferralPerson }
  | { type: 'RETRY' }
  /** The customer wants to refer another friend. */
  | { type: 'ANOTHER.CHOSEN' }
  | NetworkEvent;

/** What the machine asks its actors. */
export interface ReferralRequest {
  customer: ReferralPerson;
  draft: ReferralDraft;
  intent: string;
}
