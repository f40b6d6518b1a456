import { questionsOf } from '#forms/purchase/carrier';
import { primaryOf } from '#forms/purchase/primary-driver';
import { newPurchase, noAnswers } from '#forms/purchase/purchase.context';
import { areAnswersAccepted } from '#forms/questions/questions.rules';
import { carrierOf } from './carrier.ts';
import {
  type PseudoBindContext,
  type PseudoBindInput,
  type Section,
  sections,
  type Visit,
} from './pseudo-bind.types.ts';

/** A visit without answers. */
export const newVisit: Visit = {
  ...noAnswers,
  section: 'driver',
  drafts: {},
  isSubmitted: false,
  isVerificationPostponed: false,
  wasReset: { email: false, text: false },
};

export const newContext = (input: PseudoBindInput): PseudoBindContext => ({
  ...newPurchase,
  ...newVisit,
  ...input,
  verification: undefined,
  isVerified: false,
});

/** Neither the page nor the quote's carrier has a verification sheet: the purchase cannot be finished online. */
export const isSheetMissing = (context: Pick<PseudoBindContext, 'config' | 'quote' | 'hasSheet'>): boolean =>
  context.quote !== undefined && !context.hasSheet && !carrierOf(context).sheetsDbUrl;

/** The first section whose answers are missing or no longer accepted. */
function firstMissingSection(context: PseudoBindContext): Section {
  const carrier = carrierOf(context);
  // A purchase that has ended stays so, whatever questions the carrier has added since.
  if (context.section === 'success' && context.isSubmitted) return 'success';
  if (!context.driver) return 'driver';
  if (!context.contact) return 'contact';
  if (!carrier.hideAdditionalDriverSection && !context.areDriversConfirmed) return 'drivers';
  if (!areAnswersAccepted(questionsOf(context.config, carrier), context.answers) || !context.isSubmitted)
    return 'questions';
  return 'verifying';
}

/** The target section, or the first section without answers before it. */
export function firstReachableSection(context: PseudoBindContext, target: Section): Section {
  const missing = firstMissingSection(context);
  if (sections.indexOf(target) > sections.indexOf(missing)) return missing;
  return target === 'drivers' && carrierOf(context).hideAdditionalDriverSection ? 'contact' : target;
}

/** What the read-only summary of the driver shows. */
export function summaryView(context: Pick<PseudoBindContext, 'quote' | 'driver'>) {
  const { firstName, lastName, birthDate } = primaryOf(context);
  return { firstName, lastName, birthDate, address: context.quote?.address, contact: context.quote?.contact };
}
export type SummaryView = ReturnType<typeof summaryView>;
