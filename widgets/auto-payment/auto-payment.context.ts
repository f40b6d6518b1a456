import type { BindQuote } from '#domain/bind-quote';
import type { SavedQuote } from '#domain/saved-quote';
import { questionsOf } from '#forms/purchase/carrier';
import { newPurchase, noAnswers } from '#forms/purchase/purchase.context';
import type { AutoPaymentContext, AutoPaymentInput, Visit } from './auto-payment.types.ts';
import { carrierOf, sectionConfig } from './carrier.ts';

/** A visit without answers. */
export const newVisit = (carrierId = '', payPlan = ''): Visit => ({
  ...noAnswers,
  carrierId,
  payPlan,
  drafts: {},
  submission: undefined,
  boughtTransactionId: '',
});

export const newContext = (input: AutoPaymentInput): AutoPaymentContext => ({
  ...newPurchase,
  ...newVisit(input.link.carrierId, input.link.payPlan),
  ...input,
  config: sectionConfig(input.settings, input.link.carrierId, []),
  section: undefined,
  saved: undefined,
  carrierQuestions: [],
  state: undefined,
  result: undefined,
  refusals: [],
  partnerUrl: '',
  problem: undefined,
  processed: undefined,
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
    answers: [],
  };
}

type LinkContext = Pick<AutoPaymentContext, 'link' | 'carrierId' | 'payPlan' | 'boughtTransactionId'>;

/** What names the purchase to the services. */
export const purchaseOf = ({ link, carrierId, boughtTransactionId }: LinkContext) => ({
  transactionId: boughtTransactionId || link.transactionId,
  carrierId,
});

/** The questions of the page, after those of the carrier. */
export const pageQuestionsOf = (context: Pick<AutoPaymentContext, 'settings' | 'carrierId'>) =>
  questionsOf(context.settings, carrierOf(context));

/** The carrier's questions, in the configured order. */
export const underwritingQuestionsOf = (
  context: Pick<AutoPaymentContext, 'settings' | 'carrierId' | 'carrierQuestions'>,
) => questionsOf({ questions: context.carrierQuestions }, carrierOf(context));

/** Every question of this purchase. A question that both ask is asked once. */
export function allQuestionsOf(context: Pick<AutoPaymentContext, 'settings' | 'carrierId' | 'carrierQuestions'>) {
  const underwriting = underwritingQuestionsOf(context);
  const codes = new Set(underwriting.map(({ code }) => String(code)));
  return [...underwriting, ...pageQuestionsOf(context).filter(({ code }) => !codes.has(String(code)))];
}
