import { proposedInstallmentDay } from '#domain/installment-day';
import { formatPhoneNumber } from '#domain/phone-number';
import { rentersDueNow } from '#domain/renters-plan';
import { type ServiceVariant, serviceVariant } from '#domain/service-variant';
import { stateCodeOf } from '#domain/us-state';
import { isZipCode } from '#domain/zip-code';
import type { KnownAnswers } from '#visitor/known-answers';
import { newVisit } from './new-visit.ts';
import { personalDraft, type PersonalDraft } from './personal/personal.answers.ts';
import type { RentersContext, RentersInput } from './renters.types.ts';

export const newContext = (input: RentersInput): RentersContext => ({
  ...newVisit,
  ...input,
  known: { effectiveDate: input.today() },
  earlierChoice: {},
  earlier: 'none',
  earlierReason: '',
  zipLookup: undefined,
  isWaitlistRepeated: false,
  offered: undefined,
  ratingErrors: [],
  isRefused: false,
  ratingPolls: 0,
  frameUrl: '',
  card: undefined,
  cardFailure: undefined,
  notReceived: '',
  status: undefined,
  polls: 0,
  refusal: '',
  failure: undefined,
});

/** The visitor's answers to other widgets, as form values. */
export function draftOfKnown(known: KnownAnswers): Partial<PersonalDraft> {
  const { licenseNumber: _, phone, ...answers } = known;
  return { ...answers, phone: phone && formatPhoneNumber(phone) };
}

/** The zip code of the form; empty until it has five digits. */
export function zipOf(context: Pick<RentersContext, 'drafts' | 'known'>): string {
  const { zip } = personalDraft(context);
  return isZipCode(zip) ? zip : '';
}

/** The lookup of the form's zip code; undefined until it has a response. */
export const zipLookupOf = (context: RentersContext): RentersContext['zipLookup'] =>
  context.zipLookup?.zip === zipOf(context) ? context.zipLookup : undefined;

/** The services of the visitor's state. */
export const variantOf = (context: RentersContext): ServiceVariant =>
  serviceVariant({
    customerState: context.personal?.state ?? stateCodeOf(personalDraft(context).state),
    path: context.path,
    tokenState: context.tokenState,
    placeState: context.placeState,
  });

/** The plan that is bought. */
export const chosenPlan = ({ rate, plan }: Pick<RentersContext, 'rate' | 'plan'>) =>
  rate?.plans.find(({ code }) => code === plan) ?? rate?.plans[0];

/** The day of the month of installments, chosen or proposed. */
export const installmentDayOf = ({ installmentDay, personal, config }: RentersContext): number =>
  Math.min(
    installmentDay ?? proposedInstallmentDay(personal?.effectiveDate ?? '', config.lastInstallmentDay),
    config.lastInstallmentDay,
  );

export const dueNowOf = (context: Pick<RentersContext, 'rate' | 'plan'>) => {
  const plan = chosenPlan(context);
  return plan && rentersDueNow(plan);
};

/** The ids by which the services find the transaction; each is empty when unknown. */
export const transactionOf = ({ followed, transactionId, submission, rate, link, config }: RentersContext) => ({
  transactionId: followed || transactionId || submission?.id || '',
  carrierId: rate?.carrierId || link.carrierId || config.carrierId,
});
