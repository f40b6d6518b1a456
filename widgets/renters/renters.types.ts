import type { CalendarDate } from '#domain/calendar-date';
import type { Place } from '#domain/place';
import type { RentersChoice, RentersCoverage } from '#domain/renters-coverage';
import type { RentersPlanCode, RentersRate } from '#domain/renters-plan';
import type { RentersStatus } from '#domain/renters-status';
import type { StateCode } from '#domain/us-state';
import type { DraftEvent, Drafts } from '#flow/drafts';
import type { Failure } from '#flow/machine/failure';
import type { NetworkEvent } from '#flow/machine/network-actor';
import type { StepMeta as FlowStepMeta } from '#flow/step-meta';
import type { KeptCard } from '#services/renters/buy-renters';
import type { KnownAnswers } from '#visitor/known-answers';
import type { PersonalAnswers, PersonalDraft } from './personal/personal.answers.ts';
import type { RentersConfig } from './renters.config.ts';

/** The tabs (spec 2 §2.3). */
export const stages = ['personal', 'coverage', 'payment'] as const;
export type Stage = (typeof stages)[number];

export const forms = ['personal', 'coverage'] as const;
export type Form = (typeof forms)[number];

/** `meta` of a section: besides the step, the name under which the log counts it. */
export interface StepMeta extends FlowStepMeta {
  marker: string;
}

/** An earlier transaction in the page's address. */
export interface RentersLink {
  /** Empty without one. */
  transactionId: string;
  carrierId: string;
}

/** The answers to be rated, and the id under which they are, so that the same answers are rated once. */
export interface Submission {
  id: string;
  /** As JSON. */
  answers: string;
}

/** How far a purchase is. `asked`: the card may have been charged. `accepted`: the service has said that it has begun. */
export type PurchaseProgress = 'none' | 'asked' | 'accepted' | 'sold';

/** What is saved of a visit: answers, never a card. */
export interface Visit {
  section: Stage;
  personal: PersonalAnswers | undefined;
  choice: RentersChoice;
  drafts: Drafts<Form>;
  submission: Submission | undefined;
  /** As the service named it; the submission's id, as a rule. */
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
  /** What the form was prefilled with of what the visitor has told elsewhere. */
  prefilled: Partial<PersonalDraft>;
  /**
   * The transaction of another tab's purchase, which is followed instead of this one's. Its plan, first day, carrier and
   * email are not known here. Empty without one.
   */
  followed: string;
}

export interface ZipLookup {
  zip: string;
  isQuotable: boolean;
  places: readonly Place[];
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
  /** What the visitor has told elsewhere, and what an earlier transaction says: the form begins with it. */
  known: Partial<PersonalDraft>;
  earlierChoice: RentersChoice;
  /** `refused`: asking again would change nothing. */
  earlier: 'none' | 'loaded' | 'notFound' | 'refused' | 'failed';
  /** Why they were refused or not loaded, in the service's words or empty. */
  earlierReason: string;
  zipLookup: ZipLookup | undefined;
  /** The row of the waitlist may be written already. */
  isWaitlistRepeated: boolean;
  /** What can be chosen, and where. */
  offered: { state: StateCode; coverages: readonly RentersCoverage[] } | undefined;
  /** Why the carriers do not sell what was chosen. */
  ratingErrors: readonly string[];
  isRefused: boolean;
  ratingLooks: number;
  /** The partner's card form; empty until it is opened. */
  frameUrl: string;
  /** In memory only. */
  card: KeptCard | undefined;
  /** Why the card form does not work, in the service's words or empty; undefined while it does. */
  cardProblem: string | undefined;
  /**
   * The transaction of a payment that may be lost: the service has none. The visitor may send it again, under the same key.
   * Empty without one.
   */
  notReceived: string;
  status: RentersStatus | undefined;
  /** Looks at a purchase whose outcome is not known, one after the other. */
  looks: number;
  /** What the service said when it refused to charge the card; empty without words. */
  refusal: string;
  failure: Failure | undefined;
}

export type RentersEvent =
  | { type: 'CONFIG.CHANGED'; config: RentersConfig }
  /** The zip code of the form is another one. */
  | { type: 'ZIP.CHANGED' }
  | { type: 'PERSONAL.SUBMITTED'; answers: PersonalAnswers }
  | { type: 'WAITLIST.REQUESTED' }
  | { type: 'COVERAGE.SUBMITTED'; choice: RentersChoice }
  | { type: 'STAGE.CHOSEN'; stage: Stage }
  | { type: 'PLAN.CHOSEN'; plan: RentersPlanCode }
  | { type: 'DAY.CHOSEN'; day: number }
  | { type: 'CARD.KEPT'; card: KeptCard }
  /** The card form has asked for a card again: the last one is not to be used. */
  | { type: 'CARD.DISCARDED' }
  | { type: 'PAY.PRESSED' }
  | { type: 'STATUS.REQUESTED' }
  | { type: 'RETRY' }
  | { type: 'BACK' }
  /** Another policy, from the beginning. */
  | { type: 'RESTARTED' }
  /** `isEarly`: typed before the machine was there, into a form that did not know the visitor. */
  | (DraftEvent<Form> & { isEarly?: boolean })
  | NetworkEvent;

/** What the machine begins with. */
export interface Entry {
  visit: Visit | undefined;
  known: KnownAnswers;
}

/** The result of a purchase request. */
export type PurchaseAnswer =
  | { kind: 'accepted' }
  /** The service refused: nothing was charged. */
  | { kind: 'refused'; message: string }
  /** Another tab or device pays, or has paid. */
  | { kind: 'elsewhere' }
  /** Another tab pays, or has paid, for another rate of the visitor. */
  | { kind: 'otherRate'; transactionId: string }
  /** The service did not say whether it is paid already, so nothing was sent. */
  | { kind: 'notSent'; error: unknown };

export interface PurchaseRun {
  transactionId: string;
  carrierId: string;
  plan: RentersPlanCode;
  installmentDay: number;
  card: KeptCard;
  config: RentersConfig['card'];
  /** Cents. */
  amount: number | undefined;
  /** It was sent before, or is sent for one that may be lost: under the same key, it is charged once. */
  isRepeated: boolean;
}

export interface WaitlistRequest {
  draft: Partial<PersonalDraft>;
  key: string;
  isRepeated: boolean;
}
