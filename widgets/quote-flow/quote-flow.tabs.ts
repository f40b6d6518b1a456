import { isSameName } from '#domain/person-name';
import { formatPhoneNumber } from '#domain/phone-number';
import { savedText } from '#flow/drafts';
import { mergeTyped } from '#flow/machine/merge-typed';
import { comparableText, isRatedAlike } from './context-changes.ts';
import type { FailedVerification } from './entry/entry.types.ts';
import type { FlowContext, Visit } from './quote-flow.types.ts';
import { completed } from './steps/completed.ts';
import { zipOf } from './steps/details/zip.ts';
import { asDraft, type Draft, type Drafts } from './steps/drafts.ts';
import { offeredPackage, offeredTerm, policyDraft } from './steps/policy/policy.answers.ts';

type PageForm = 'driver' | 'contact' | 'details' | 'policy';
type ItemForm = 'additionalDriver' | 'vehicle' | 'foundVehicles' | 'mileage';

/** The visit in this tab. */
export interface OwnVisit {
  ours: Visit;
  /** As it was when the other tab saved. */
  earlier: Visit;
  /** What the pages have shown then and since, apart from what the visitor has typed. */
  shown: Readonly<Record<PageForm, Draft>>;
}

/**
 * What the pages show without typing: answers, drafts, defaults, and what is filled in from other widgets and from the
 * response to the zip code. A form sends all its values with each keystroke, these among them.
 *
 * @param before the context when the other tab saved.
 * @param now the present one, with the response to a zip code that was looked up meanwhile.
 */
export function shownForms(before: FlowContext, now: FlowContext): OwnVisit['shown'] {
  const { answers, drafts, knownAnswers, config } = before;
  const saved = (form: PageForm): Draft => ({ ...asDraft(answers[form]), ...drafts[form] });
  const contact = completed(saved('contact'), knownAnswers);
  const zip = savedText(saved('details'), 'zip') || zipOf(before);
  const place = now.zipResponse?.zip === zip ? now.zipResponse.places[0] : undefined;
  const home = knownAnswers.zip === zip ? knownAnswers : {};
  const details = saved('details');
  const policy = { ...policyDraft(answers.policy), ...drafts.policy };
  return {
    driver: answers.driver ? saved('driver') : completed(saved('driver'), knownAnswers),
    contact: { ...contact, phone: formatPhoneNumber(savedText(contact, 'phone')) },
    details: completed(details, {
      licenseType: 'unitedStates',
      zip,
      city: place?.city,
      state: place?.state,
      street: home.street,
      // An apartment that was left empty stays so.
      apartment: 'apartment' in details ? '' : home.apartment,
    }),
    policy: {
      ...policy,
      term: offeredTerm(savedText(policy, 'term'), config.terms),
      productCode: offeredPackage(savedText(policy, 'productCode'), now.products),
    },
  };
}

const placeFields = ['zip', 'city', 'state'];

/** What this tab has typed into a page since the other one has saved, over what the other has typed. */
function typedOver(theirs: Draft | undefined, { ours, shown }: { ours: Draft; shown: Draft }): Draft | undefined {
  const typed = Object.keys(ours).filter((field) => (ours[field] || '') !== (shown[field] || ''));
  // A city belongs to the zip code beside it.
  const place = typed.some((field) => placeFields.includes(field)) ? placeFields.filter((field) => field in ours) : [];
  const taken = [...typed, ...place].map((field) => [field, ours[field] ?? ''] as const);
  return taken.length > 0 ? { ...theirs, ...Object.fromEntries(taken) } : theirs;
}

/** The draft of a page with one form. */
function pageDraft(form: PageForm, theirs: Visit, { ours, earlier, shown }: OwnVisit): Draft | undefined {
  const typed = ours.drafts[form];
  if (typed === earlier.drafts[form]) return theirs.drafts[form];
  // Its answers were accepted in this tab.
  if (!typed) return undefined;
  return typedOver(theirs.drafts[form], { ours: typed, shown: shown[form] });
}

const withoutEmpty = (drafts: { [Form in keyof Drafts]: Draft | undefined }): Drafts =>
  Object.fromEntries(Object.entries(drafts).filter(([, draft]) => draft));

type Lists = Pick<Visit, 'answers' | 'incompleteDrivers' | 'incompleteVehicles'>;

/** What the open form of an item is about, as text: each tab gives out ids by itself, so an id alone does not say. */
function subjectOf(form: ItemForm, { editing, mileageOf }: Visit, lists: Lists): string {
  const { answers, incompleteDrivers = [], incompleteVehicles = [] } = lists;
  const subjects = {
    additionalDriver: [...answers.additionalDrivers, ...incompleteDrivers].find(({ id }) => id === editing),
    vehicle: incompleteVehicles[0],
    mileage: answers.vehicles.find(({ id }) => id === mileageOf),
    foundVehicles: undefined,
  };
  return comparableText(subjects[form]);
}

const countOf = ({ failedVerifications }: Visit, quote: string): number =>
  failedVerifications.find(({ rateQuoteId }) => rateQuoteId === quote)?.count ?? 0;

/** The failures in both tabs, by quote. One that was verified in this tab has none. */
function allFailures(theirs: Visit, { ours, earlier }: OwnVisit): readonly FailedVerification[] {
  const quotes = [...ours.failedVerifications, ...theirs.failedVerifications].map(({ rateQuoteId }) => rateQuoteId);
  return [...new Set(quotes)]
    .filter((quote) => countOf(earlier, quote) === 0 || countOf(ours, quote) > 0)
    .map((rateQuoteId) => {
      const since = countOf(ours, rateQuoteId) - countOf(earlier, rateQuoteId);
      return { rateQuoteId, count: countOf(theirs, rateQuoteId) + Math.max(0, since) };
    });
}

/** Whether a visit has neither answers nor drafts: another entry page has dropped it. */
const isEmpty = ({ answers, drafts, incompleteDrivers = [], incompleteVehicles = [] }: Visit): boolean =>
  [answers, drafts, incompleteDrivers, incompleteVehicles].every((part) =>
    Object.values(part).every((value) => value === undefined || (Array.isArray(value) && value.length === 0)),
  );

/** Optional keys are present, so that a removed value counts as a change. */
const whole = (visit: Visit) => ({
  incompleteDrivers: undefined,
  incompleteVehicles: undefined,
  leadRates: undefined,
  ...visit,
});
const everyStep = ({ answers }: Visit) => ({
  driver: undefined,
  contact: undefined,
  details: undefined,
  policy: undefined,
  ...answers,
});

/**
 * Whether two visits are of one person who came in one way; others are not merged. A visitor who had named themselves
 * when the other tab saved may have corrected one of the names, or the date, since.
 */
function isOfSamePerson(theirs: Visit, { ours, earlier }: OwnVisit): boolean {
  const isSameEntry =
    theirs.entryKey === ours.entryKey &&
    theirs.customerId === ours.customerId &&
    theirs.previousReference.quoteNumber === ours.previousReference.quoteNumber;
  const [driver, other] = [ours.answers.driver, theirs.answers.driver];
  if (!isSameEntry || !driver || !other) return isSameEntry;
  const fields = ['firstName', 'lastName', 'birthDate'] as const;
  const differing = fields.filter((field) => !isSameName(driver[field], other[field])).length;
  return differing === 0 || (differing === 1 && earlier.answers.driver !== undefined);
}

/**
 * Merges what two tabs have answered: what this tab has changed since the other one saved, over the visit of the other.
 * A form of an item, such as a car, is that of the tab that typed into it last, if the item is the same in the merged
 * list. A tab that has requested prices saves the answers that they are for; prices of other answers than the merged
 * ones are dropped, and so is a package of another state. A visit of another person, or without any answer, is not
 * merged: it is replaced.
 *
 * @param theirs as the other tab has saved it.
 */
export function mergeVisits(theirs: Visit, own: OwnVisit): Visit {
  const { ours, earlier } = own;
  const failedVerifications = allFailures(theirs, own);
  if (isEmpty(theirs) || !isOfSamePerson(theirs, own)) return { ...ours, failedVerifications };

  const merged = mergeTyped(whole(theirs), whole(ours), whole(earlier));
  const hasRequested = ours.transaction !== undefined && ours.transaction !== earlier.transaction;
  const latest = hasRequested ? ours.answers : mergeTyped(everyStep(theirs), everyStep(ours), everyStep(earlier));
  const policyState = latest.details?.state ?? (hasRequested ? ours : merged).policyState;
  const chosenFor = (latest.policy === ours.answers.policy ? ours : theirs).policyState;
  const isOfState = policyState === chosenFor || [policyState, chosenFor].includes('');
  const answers = isOfState ? latest : { ...latest, policy: undefined };

  const itemVisit = (form: ItemForm): Visit | undefined => {
    const hasTyped = ours.drafts[form] !== earlier.drafts[form];
    return (hasTyped ? [ours, theirs] : [theirs, ours]).find(
      (visit) => subjectOf(form, visit, visit) === subjectOf(form, visit, { ...merged, answers }),
    );
  };
  const [additionalDriver, vehicle, foundVehicles, mileage] = (
    ['additionalDriver', 'vehicle', 'foundVehicles', 'mileage'] as const
  ).map(itemVisit);
  const inOrder = hasRequested ? [ours, theirs] : [theirs, ours];
  return {
    ...merged,
    answers,
    policyState,
    transaction: inOrder.find((visit) => visit.transaction && isRatedAlike(visit.answers, answers))?.transaction,
    drafts: withoutEmpty({
      driver: pageDraft('driver', theirs, own),
      contact: pageDraft('contact', theirs, own),
      details: pageDraft('details', theirs, own),
      policy: pageDraft('policy', theirs, own),
      additionalDriver: additionalDriver?.drafts.additionalDriver,
      vehicle: vehicle?.drafts.vehicle,
      foundVehicles: foundVehicles?.drafts.foundVehicles,
      mileage: mileage?.drafts.mileage,
    }),
    editing: additionalDriver?.editing ?? '',
    vehicleEntry: (vehicle ?? merged).vehicleEntry,
    isAddingVehicle: vehicle?.isAddingVehicle ?? false,
    mileageOf: mileage?.mileageOf ?? '',
    failedVerifications,
  };
}
