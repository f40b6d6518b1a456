import type { CalendarDate } from '#domain/calendar-date';
import type { RentersChoice, RentersCoverage } from '#domain/renters-coverage';
import type { RentersPlanCode, RentersRate } from '#domain/renters-plan';
import type { RentersStatus } from '#domain/renters-status';
import type { StateCode } from '#domain/us-state';
import type { DraftEvent, Drafts } from '#flow/drafts';
import type { Failure } from '#flow/machine/failure';
import type { NetworkEvent } from '#flow/machine/network-actor';
import type { VisibilityEvent } from '#flow/machine/visibility-actor';
import type { StepMeta as FlowStepMeta } from '#flow/step-meta';
import type { ZipLookup as ServiceZipLookup } from '#services/address/city-by-zip';
import type { KeptCard } from '#services/renters/buy-renters';
import type { KnownAnswers } from '#visitor/known-answers';
import type { PersonalAnswers, PersonalDraft } from './personal/personal.answers.ts';
import type { RentersConfig } from './renters.config.ts';

/** The tabs (spec 2 §2.3). */
export const stages = ['personal', 'coverage', 'payment'] as const;
export type Stage = (typeof stages)[number];

export const forms = ['personal', 'coverage'] as const;
export type Form = (typeof forms)[number];

/** The `meta` of a section: the step, and its name in the log. */
export interface StepMeta extends FlowStepMeta {
  marker: string;
}

/** An earlier transaction in the page's address. */
export interface RentersLink {
  /** Empty when the address has none. */
  transactionId: string;
  carrierId: string;
}

/** The answers to be rated, and their id: the same answers are rated once. */
export interface Submission {
  id: string;
  /** The answers as JSON. */
  answers: string;
}

/**
 * The progress of a purchase. `asked`: the card may have been charged. `accepted`: the service has begun the purchase.
 */
export type PurchaseProgress = 'none' | 'asked' | 'accepted' | 'sold';

/** The saved part of a visit: answers, never a card. */
export interface Visit {
  section: Stage;
  personal: PersonalAnswers | undefined;
  choice: RentersChoice;
  drafts: Drafts<Form>;
  submission: Submission | undefined;
  /** The transaction id from the service, usually the submission's id. */
  transactionId: string;
  rate: RentersRate | undefined;
  plan: RentersPlanCode | undefined;
  /** The day of the month of installments; undefined until it is chosen. */
  installmentDay: number | undefined;
  purchase: PurchaseProgress;
  /** The policy that was bought; empty before. */
  policyId: string;
  /** The earlier transaction whose answers are in this visit. */
  loadedLink: string;
  /** The row of the waitlist; empty before one was written. */
  waitlistKey: string;
  /** The values from other widgets that the form was prefilled with. */
  prefilled: Partial<PersonalDraft>;
  /**
   * The transaction of another tab's purchase, which is followed instead of this tab's. Its plan, first day, carrier
   * and email are unknown. Empty when there is none.
   */
  followed: string;
}

export interface ZipLookup extends ServiceZipLookup {
  zip: string;
}

export interface RentersInput {
  config: RentersConfig;
  link: RentersLink;
  path: string;
  tokenState?: string | undefined;
  placeState?: StateCode | undefined;
  /** The agency's date. It changes while the page is open. */
  today: () => CalendarDate;
}

export interface RentersContext extends Visit, RentersInput {
  /** The visitor's answers to other widgets and to an earlier transaction, which prefill the form. */
  known: Partial<PersonalDraft>;
  earlierChoice: RentersChoice;
  /** `refused`: a retry would change nothing. */
  earlier: 'none' | 'loaded' | 'notFound' | 'refused' | 'failed';
  /** The service's message about answers that were refused or not loaded; may be empty. */
  earlierReason: string;
  zipLookup: ZipLookup | undefined;
  /** The row of the waitlist may already be written. */
  isWaitlistRepeated: boolean;
  /** The coverages on offer, and their state. */
  offered: { state: StateCode; coverages: readonly RentersCoverage[] } | undefined;
  /** The carriers' reasons for not selling the choice. */
  ratingErrors: readonly string[];
  isRefused: boolean;
  ratingPolls: number;
  /** The partner's card form; empty until it is opened. */
  frameUrl: string;
  /** The card, in memory only. */
  card: KeptCard | undefined;
  /** Why the service gave no card form. */
  cardFailure: Failure | undefined;
  /**
   * The transaction of a payment that the service does not have and that may be lost. The visitor may send it again
   * under the same key. Empty when there is none.
   */
  notReceived: string;
  status: RentersStatus | undefined;
  /** Consecutive status requests without an outcome. */
  polls: number;
  /** The service's message when it refused to charge the card; may be empty. */
  refusal: string;
  failure: Failure | undefined;
}

export type RentersEvent =
  | { type: 'CONFIG.CHANGED'; config: RentersConfig }
  /** The zip code of the form changed. */
  | { type: 'ZIP.CHANGED' }
  | { type: 'PERSONAL.SUBMITTED'; answers: PersonalAnswers }
  | { type: 'WAITLIST.REQUESTED' }
  | { type: 'COVERAGE.SUBMITTED'; choice: RentersChoice }
  | { type: 'STAGE.CHOSEN'; stage: Stage }
  | { type: 'PLAN.CHOSEN'; plan: RentersPlanCode }
  | { type: 'DAY.CHOSEN'; day: number }
  | { type: 'CARD.KEPT'; card: KeptCard }
  /** The card form asks for a card again: the last card must not be used. */
  | { type: 'CARD.DISCARDED' }
  | { type: 'PAY.PRESSED' }
  | { type: 'STATUS.REQUESTED' }
  | { type: 'RETRY' }
  | { type: 'BACK' }
  /** Starts another policy from the beginning. */
  | { type: 'RESTARTED' }
  /** `isEarly`: typed before the machine was ready, into a form without the known answers. */
  | (DraftEvent<Form> & { isEarly?: boolean })
  | NetworkEvent
  | VisibilityEvent;

/** The saved visit and the known answers that the machine starts with. */
export interface Entry {
  visit: Visit | undefined;
  known: KnownAnswers;
}

/** The result of a purchase request. */
export type PurchaseAnswer =
  | { kind: 'accepted' }
  /** The service refused: nothing was charged. */
  | { kind: 'refused'; message: string }
  /** Another tab or device is paying, or has paid. */
  | { kind: 'elsewhere' }
  /** Another tab is paying, or has paid, for another rate of the visitor. */
  | { kind: 'otherRate'; transactionId: string }
  /** The service did not say whether the policy is already paid, so nothing was sent. */
  | { kind: 'notSent'; error: unknown };

export interface PurchaseRun {
  transactionId: string;
  carrierId: string;
  plan: RentersPlanCode;
  installmentDay: number;
  card: KeptCard;
  config: RentersConfig['card'];
  /** In cents. */
  amount: number | undefined;
  /** The payment was sent before, or replaces one that may be lost: the same key charges it once. */
  isRepeated: boolean;
}

export interface WaitlistRequest {
  draft: Partial<PersonalDraft>;
  key: string;
  isRepeated: boolean;
}
