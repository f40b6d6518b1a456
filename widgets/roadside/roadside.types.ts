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

/** A problem that stops the visitor. */
export interface Problem {
  /** `untrusted`: the page does not trust the origin of the payment page. `notOpened`: there was no address. */
  kind: FailureKind | 'untrusted' | 'notOpened';
  /** The service's message. */
  reason?: string | undefined;
  /**
   * The status of the payment could not be loaded. The service's message is left out: it may claim an outcome, which
   * only a status has.
   */
  isUnchecked?: boolean;
}

/** An enrollment whose payment page the visitor was sent to. */
export interface PendingEnrollment {
  /** Empty when the service did not name it. */
  transactionId: string;
  /** Fingerprint of the purchased membership. */
  enrollment: string;
  /** The date and address that were sent, which a retry repeats. Absent in visits of an older version. */
  sent?: Pick<RoadsideEnrollment, 'paymentDate' | 'returnUrl'> | undefined;
}

/** What is saved of a visit: answers, never a snapshot of the machine. */
export interface RoadsideVisit {
  membership: MembershipType | '';
  draft: BuyerDraft;
  /** The step that the visitor reached, where a reloaded page resumes. */
  step: 'membership' | 'buyer' | 'payment';
  pending: PendingEnrollment | undefined;
  /** The key of the waitlist's row, the same for each try. Empty when there is none. */
  waitlistKey: string;
  /** The values from other widgets that the form was prefilled with. */
  prefilled: Prefilled;
}

export interface RoadsideInput {
  config: RoadsideConfig;
  /** The transaction id in the page's address; empty when there is none. */
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
  /** The services of the loaded or requested offer. */
  offerServices: ServiceVariant | undefined;
  /** The services of the visitor's page did not know the transaction, so the others are asked. */
  isAtOtherServices: boolean;
  /** The zip code of the last lookup; empty after a failure. */
  zipAsked: string;
  zipPlaces: ZipPlaces | undefined;
  /** The last response about the transaction. */
  transaction: RoadsideTransaction | undefined;
  /** The number of status requests without a decision. */
  polls: number;
  destination: Destination<'payment'> | undefined;
  problem: Problem | undefined;
}

/** A membership and its buyer. */
export interface EnrollmentRequest {
  draft: BuyerDraft;
  membership: Membership;
  pending: PendingEnrollment | undefined;
}

/** The result of an enrollment: the payment page, or a membership that is already paid. */
export type EnrollmentResult =
  | { kind: 'page'; url: string; pending: PendingEnrollment }
  | { kind: 'paid'; transactionId: string; transaction: RoadsideTransaction };

/** A transaction whose outcome is requested. */
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
  /** An earlier try may have written the row. */
  isRepeated: boolean;
}

/** The saved visit, and the visitor's answers to other widgets. */
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
  | { type: 'PLACE.CANCELED' }
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

/** The meaning of a state for the page and for analytics. */
export interface StepMeta extends FlowStepMeta {
  stage: Stage;
  outcome?: 'paid' | 'failed' | 'pending' | 'waitlisted';
}
