import type { BindQuote } from '#domain/bind-quote';
import type { SavedQuote } from '#domain/saved-quote';
import { questionsOf } from '#forms/purchase/carrier';
import { newPurchase, noAnswers } from '#forms/purchase/purchase.context';
import type { AutoPaymentContext, AutoPaymentInput, PurchaseLink, Visit } from './auto-payment.types.ts';
import { carrierOf, sectionConfig } from './carrier.ts';

/** A visit without answers. */
export const newVisit = ({ transactionId = '', carrierId = '', payPlan = '' }: Partial<PurchaseLink> = {}): Visit => ({
  ...noAnswers,
  carrierId,
  payPlan,
  firstTransactionId: transactionId,
  drafts: {},
  submission: undefined,
  boughtTransactionId: '',
});

export const newContext = (input: AutoPaymentInput): AutoPaymentContext => ({
  ...newPurchase,
  ...newVisit(input.link),
  ...input,
  config: sectionConfig(input.settings, input.link.carrierId, []),
  section: undefined,
  saved: undefined,
  carrierQuestions: [],
  stateFailures: 0,
  openCharges: 0,
  isChargeAskedFor: false,
  isChargeOpen: false,
  statusPolls: 0,
  ratingPolls: 0,
  state: undefined,
  result: undefined,
  refusals: [],
  partnerUrl: '',
  problem: undefined,
  processed: undefined,
  wasOtherDeclined: false,
  hasCheckFailed: false,
  documentUrl: '',
});

/** The quote in the shape of the shared sections. */
export function bindQuoteOf(saved: SavedQuote, carrierId: string): BindQuote | undefined {
  const [primary, ...others] = saved.drivers;
  if (!primary) return undefined;
  return {
    rateQuoteId: saved.rateQuoteId,
    transactionId: saved.transactionId,
    carrierId,
    contact: saved.contact,
    address: saved.address,
    drivers: [{ ...primary, relation: 'self' }, ...others],
    vehicles: saved.vehicles,
    answers: saved.answers ?? [],
  };
}

type LinkContext = Pick<AutoPaymentContext, 'carrierId' | 'payPlan' | 'firstTransactionId' | 'boughtTransactionId'>;

/** The services' reference to the purchase. */
export const purchaseOf = ({ carrierId, firstTransactionId, boughtTransactionId }: LinkContext) => ({
  transactionId: boughtTransactionId || firstTransactionId,
  carrierId,
});

/** The purchase, and the quote that it began with. */
export const quotePurchaseOf = (context: LinkContext) => ({
  ...purchaseOf(context),
  firstTransactionId: context.firstTransactionId,
});

/** What a partner's page needs to return to: the purchase, and the visit that it belongs to. */
export const returnOf = (context: LinkContext) => ({ ...quotePurchaseOf(context), payPlan: context.payPlan });

/** The carrier's questions: first those of the configured order, then the others, which need an answer too. */
export function underwritingQuestionsOf(
  context: Pick<AutoPaymentContext, 'settings' | 'carrierId' | 'carrierQuestions'>,
) {
  const ordered = questionsOf({ questions: context.carrierQuestions }, carrierOf(context));
  return [...ordered, ...context.carrierQuestions.filter((question) => !ordered.includes(question))];
}

/** The page's questions, except those that the carrier also asks. */
export function pageQuestionsOf(context: Pick<AutoPaymentContext, 'settings' | 'carrierId' | 'carrierQuestions'>) {
  const codes = new Set(underwritingQuestionsOf(context).map(({ code }) => String(code)));
  return questionsOf(context.settings, carrierOf(context)).filter(({ code }) => !codes.has(String(code)));
}

/** All questions of this purchase. */
export const allQuestionsOf = (context: Pick<AutoPaymentContext, 'settings' | 'carrierId' | 'carrierQuestions'>) => [
  ...underwritingQuestionsOf(context),
  ...pageQuestionsOf(context),
];

/** The questions of More Questions: those of the page, or all of them if the carrier refused the answers. */
export const moreQuestionsOf = (
  context: Pick<AutoPaymentContext, 'settings' | 'carrierId' | 'carrierQuestions' | 'refusals'>,
) => (context.refusals.length > 0 ? allQuestionsOf(context) : pageQuestionsOf(context));
