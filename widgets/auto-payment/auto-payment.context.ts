import type { BindQuote } from '#domain/bind-quote';
import { isPaymentPending, isSold } from '#domain/buy-now-status';
import type { SavedQuote } from '#domain/saved-quote';
import { questionsOf } from '#forms/purchase/carrier';
import { newPurchase, noAnswers, quoteAdded } from '#forms/purchase/purchase.context';
import { areAnswersAccepted } from '#forms/questions/questions.rules';
import type { PurchaseReference } from '#services/auto-payment/purchase-reference';
import {
  type AnswerSection,
  answerSections,
  type AutoPaymentContext,
  type AutoPaymentInput,
  type Section,
  sections,
  type Stage,
  type Visit,
} from './auto-payment.types.ts';
import { carrierOf, vehicleFieldsOf } from './carrier.ts';

/** A visit without answers. */
export const newVisit: Visit = { ...noAnswers, section: 'driver', drafts: {}, continuedAs: '', carrierId: '' };

export const newContext = (input: AutoPaymentInput): AutoPaymentContext => ({
  ...newPurchase,
  ...newVisit,
  ...input,
  carrierId: input.address.carrierId,
  saved: undefined,
  carrierQuestions: undefined,
  purchase: undefined,
  result: undefined,
  problem: undefined,
  problemText: '',
  isPaymentDoubtful: false,
  partnerUrl: '',
  signIntent: '',
  documentUrl: '',
  hasArrived: false,
});

/** What names the purchase to the services now. */
export const referenceOf = ({
  address,
  continuedAs,
  carrierId,
}: Pick<AutoPaymentContext, 'address' | 'continuedAs' | 'carrierId'>): PurchaseReference => ({
  transactionId: continuedAs || address.transactionId,
  carrierId,
});

/** The quote of a transaction, as the shared sections read it. */
function boughtQuote(saved: SavedQuote, { transactionId, carrierId }: PurchaseReference): BindQuote {
  const { rateQuoteId, contact, address, vehicles } = saved;
  const drivers = saved.drivers as unknown as BindQuote['drivers'];
  return { rateQuoteId, transactionId, carrierId, contact, address, drivers, vehicles, answers: [] };
}

/** Adds what was submitted for the quote, where the visitor has not answered. */
export const savedQuoteAdded = (context: AutoPaymentContext, saved: SavedQuote) => ({
  saved,
  ...quoteAdded(context, boughtQuote(saved, referenceOf(context))),
});

export const areDriversAsked = (context: AutoPaymentContext): boolean =>
  !carrierOf(context).hideAdditionalDriverSection;

export const areVehiclesAsked = (context: AutoPaymentContext): boolean => vehicleFieldsOf(context).length > 0;

/** The first section whose answers are missing or no longer accepted; `rating` when none is. */
function firstMissingSection(context: AutoPaymentContext): AnswerSection | 'rating' {
  if (!context.driver) return 'driver';
  if (areDriversAsked(context) && !context.areDriversConfirmed) return 'drivers';
  if (areVehiclesAsked(context) && !context.vehicleUses) return 'vehicles';
  const questions = questionsOf(context.config, carrierOf(context));
  return areAnswersAccepted(questions, context.answers) && context.submission ? 'rating' : 'underwriting';
}

/** The section that the visitor was in, or the first one before it without answers. */
function answerSectionOf(context: AutoPaymentContext): AnswerSection {
  const missing = firstMissingSection(context);
  const last: AnswerSection = missing === 'rating' ? 'underwriting' : missing;
  const wanted = answerSections.find((section) => section === context.section) ?? last;
  const section = answerSections.indexOf(wanted) > answerSections.indexOf(last) ? last : wanted;
  if (section === 'vehicles' && !areVehiclesAsked(context)) return 'underwriting';
  return section === 'drivers' && !areDriversAsked(context) ? 'driver' : section;
}

/** A section, or a call that decides it. */
export type Destination = Section | 'loadingQuestions' | 'waitingForRate' | 'readingResult';

/** Where the purchase stands: the service's status decides, and before the first rating the answers (spec 2 §4.2). */
export function destinationOf(context: AutoPaymentContext): Destination {
  const { code, status } = context.purchase!;
  const isIssued = status.isIssued && status.policyId !== '';
  if (code === 6 || isSold(status) || (code >= 3 && isIssued && !status.canSign)) return 'sold';
  if (code >= 3) return 'eSign';
  if (context.problem === 'chargeFailed') return 'paymentFailed';
  if (code === 2) return 'processing';
  if (code === 1) {
    // A card that was declined is no card; one that could not be charged waits for the visitor.
    const isCardGiven = !isPaymentPending(status) && status.payment !== 'declined';
    if (isCardGiven && context.problem !== 'notCharged') return 'processing';
    if (!context.result) return 'readingResult';
    return context.result.errors.length > 0 ? 'moreQuestions' : 'policy';
  }
  if (!context.carrierQuestions) return 'loadingQuestions';
  if (firstMissingSection(context) !== 'rating') return answerSectionOf(context);
  // The carrier rates the answers, or has refused them.
  if (status.ratingStatus === '1') return 'waitingForRate';
  if (status.ratingStatus === '2' && !context.result) return 'readingResult';
  if (context.result?.errors.length) return 'moreQuestions';
  return answerSectionOf(context);
}

const firstOfStage: Readonly<Record<Stage, AnswerSection | undefined>> = {
  driverStage: 'driver',
  vehicleStage: 'vehicles',
  policyStage: 'underwriting',
  quoteStage: undefined,
};

/** The visitor may return to a stage: nothing is paid, and they have answered this far. */
export function isStageOpen(context: AutoPaymentContext, stage: Stage): boolean {
  const first = firstOfStage[stage];
  if (!first || context.isPaymentDoubtful || (context.purchase?.code ?? 0) > 1) return false;
  return sections.indexOf(first) < sections.indexOf(context.section) && context.section !== 'processing';
}
