import type { PseudoBindConfig, CarrierSettings, QuestionSettings } from './pseudo-bind.config.ts';
import type { PseudoBindContext } from './pseudo-bind.types.ts';

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
  enableESign: false,
  enablePaymentOption: false,
  sheetsDbUrl: '',
  sheetsDbAuthorization: '',
};

/** What the carrier of the quote asks for. */
export function carrierOf({ config, quote }: Pick<PseudoBindContext, 'config' | 'quote'>): CarrierSettings {
  return config.carriers.find(({ carrierId }) => String(carrierId) === quote?.carrierId) ?? plainCarrier;
}

/** The carrier's questions, in its order. Codes without a question are skipped. */
export function questionsOf(config: PseudoBindConfig, { questionOrder }: CarrierSettings): readonly QuestionSettings[] {
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
