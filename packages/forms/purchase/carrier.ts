import type { BindQuote } from '#domain/bind-quote';
import type { Question } from '#domain/question';
import type { CarrierSettings, PurchaseConfig } from './purchase.config.ts';

/** The settings of a carrier that the page does not configure. */
export const plainCarrier: CarrierSettings = {
  carrierId: '',
  enableDriverStatus: false,
  enableActionType: false,
  enableAllFieldsForExclude: false,
  enableSecondaryDriverDob: false,
  enableMaritalValidation: false,
  hideAdditionalDriverSection: false,
  questionOrder: '',
  enablePaperlessConsent: false,
  consentMessage: '',
};

/** The page's settings for the carrier of a quote; undefined where it has none. */
export const findCarrier = <Carrier extends Pick<CarrierSettings, 'carrierId'>>(
  carriers: readonly Carrier[],
  quote: Pick<BindQuote, 'carrierId'> | undefined,
): Carrier | undefined => carriers.find(({ carrierId }) => String(carrierId) === quote?.carrierId);

/** What the carrier of the quote asks for. */
export const carrierOf = ({
  config,
  quote,
}: {
  config: Pick<PurchaseConfig, 'carriers'>;
  quote: BindQuote | undefined;
}): CarrierSettings => findCarrier(config.carriers, quote) ?? plainCarrier;

/** The carrier's questions, in its order. Codes without a question are skipped. */
export function questionsOf(
  config: Pick<PurchaseConfig, 'questions'>,
  { questionOrder }: Pick<CarrierSettings, 'questionOrder'>,
): readonly Question[] {
  const codes = questionOrder
    .split(',')
    .map((code) => code.trim())
    .filter(Boolean);
  if (codes.length === 0) return config.questions;
  const ordered = [...new Set(codes)].map((code) =>
    config.questions.find((question) => String(question.code) === code),
  );
  return ordered.filter((question) => question !== undefined);
}
