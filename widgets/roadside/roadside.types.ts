import type { Membership, MembershipType, RoadsideOffer, RoadsideTransaction } from '#domain/roadside';
import type { ServiceVariant } from '#domain/service-variant';
import type { StateCode } from '#domain/us-state';
import type { FailureKind } from '#flow/machine/failure';
import type { Destination } from '#flow/machine/leave-page';
import type { NetworkEvent } from '#flow/machine/network-actor';
import type { VisibilityEvent } from '#flow/machine/visibility-actor';
import type { StepMeta as FlowStepMeta } from '#flow/step-meta';
import type { ZipPlaces } from '#forms/zip-places/zip-places';
import type { RoadsideEnrollment } from '#services/roadside/enroll-roadside';
import type { BuyerDraft, Prefilled } from './buyer-draft.ts';
import type { RoadsideConfig } from './roadside.config.ts';

/** The stages of the progress header. */
export const stages = ['membershipStage', 'buyerStage', 'paymentStage'] as const;
export type Stage = (typeof stages)[number];

/** What stopped the visitor. */
export interface Problem {
  /** `untrusted`: the payment page is of an origin that the page does not trust. `notOpened`: there was no address. */
  kind: FailureKind | 'untrusted' | 'notOpened';
  /** In the service's words. */
  reason?: string | undefined;
}

/** An enrollment whose payment page the visitor was sent to. */
export interface PendingEnrollment {
  /** Empty where the service named none. */
  transactionId: string;
  /** Fingerprint of the purchased membership. */
  enrollment: string;
  /** What it was sent with: repeated, so that it stays the same request. Absent in visits of an older version. */
  sent?: Pick<RoadsideEnrollment, 'paymentDate' | 'returnUrl'> | undefined;
}

/** What is saved of a visit: answers, never a snapshot of the machine. */
export interface RoadsideVisit {
  membership: MembershipType | '';
  draft: BuyerDraft;
  /** The step that the visitor reached, where a reloaded page resumes. */
  step: 'membership' | 'buyer' | 'payment';
  pending: PendingEnrollment | undefined;
  /** Of the waitlist's row: the same for each try. Empty without one. */
  waitlistKey: string;
  /** What the form was prefilled with of what the visitor has told elsewhere. */
  prefilled: Prefilled;
}

export interface RoadsideInput {
  config: RoadsideConfig;
  /** Of the page's address; empty without one. */
  transactionId: string;
  path: string;
  tokenState?: string | undefined;
  placeState?: StateCode | undefined;
}

export interface RoadsideContext extends RoadsideVisit, RoadsideInput {
  /** The transaction id from the address or the open enrollment; empty when there is none. */
  transactionId: string;
  /** An earlier try may have written the waitlist’s row. */
  isWaitlistRepeated: boolean;
  offer: RoadsideOffer | undefined;
  /** The services that the offer is of, or was requested of. */
  offerServices: ServiceVariant | undefined;
  /** The transaction was unknown to the services of the visitor's page: the others are asked. */
  isAtOtherServices: boolean;
  /** The zip code that was looked up last; empty where that failed. */
  zipAsked: string;
  zipPlaces: ZipPlaces | undefined;
  /** What was last read of the transaction. */
  transaction: RoadsideTransaction | undefined;
  /** How often the transaction was read without a decision. */
  looks: number;
  destination: Destination<'payment'> | undefined;
  problem: Problem | undefined;
}

/** A membership and its buyer. */
export interface EnrollmentRequest {
  draft: BuyerDraft;
  membership: Membership;
  pending: PendingEnrollment | undefined;
}

/** What an enrollment led to: the payment page, or a membership that is paid already. */
export type EnrollmentResult =
  | { kind: 'page'; url: string; pending: PendingEnrollment }
  | { kind: 'paid'; transactionId: string; transaction: RoadsideTransaction };

/** A transaction whose outcome is asked for. */
export interface TransactionRequest {
  transactionId: string;
  /** The visit's own enrollment, whose transaction the service has not named. */
  isUnnamed: boolean;
}

/** A row of the waitlist. */
export interface WaitlistRequest {
  draft: BuyerDraft;
  membership: MembershipType | '';
  key: string;
  /** An earlier try may have written it. */
  isRepeated: boolean;
}

/** What was saved, and what is known of the visitor. */
export interface SavedVisit {
  visit: RoadsideVisit | undefined;
  known: Prefilled;
}

export type RoadsideEvent =
  | { type: 'CONFIG.CHANGED'; config: RoadsideConfig }
  | { type: 'MEMBERSHIP.CHOSEN'; membership: MembershipType }
  | { type: 'MEMBERSHIP.SUBMITTED'; membership: MembershipType }
  | { type: 'OFFER.REQUESTED' }
  | { type: 'PLACE.REQUESTED' }
  | { type: 'BUYER.TYPED'; draft: BuyerDraft }
  | { type: 'BUYER.SUBMITTED'; draft: BuyerDraft }
  | { type: 'PAY.PRESSED' }
  /** The visitor asks whether the payment was made. */
  | { type: 'OUTCOME.REQUESTED' }
  | { type: 'DETAILS.REQUESTED' }
  | { type: 'START.REQUESTED' }
  | { type: 'RETRY' }
  | { type: 'BACK' }
  | NetworkEvent
  | VisibilityEvent;

/** What a state means to the page and to analytics. */
export interface StepMeta extends FlowStepMeta {
  stage: Stage;
  outcome?: 'paid' | 'failed' | 'pending' | 'waitlisted';
}
