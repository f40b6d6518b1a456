import { dateAt } from '#domain/calendar-date';
import type { DriverFacts } from '#domain/driver';
import { isSameName } from '#domain/person-name';
import { noPreviousReference, noRecords } from '../new-visit.ts';
import type { FlowContext } from '../quote-flow.types.ts';
import { asDraft } from '../steps/drafts.ts';
import type { DriverAnswers } from '../steps/driver/driver.answers.ts';
import { driverNameSchema } from '../steps/driver/driver.answers.ts';
import {
  type Difference,
  type Finding,
  type FindingField,
  findingFields,
  type FoundByLicense,
} from './license.types.ts';

type Fields = Record<FindingField, string>;

/** The finding of a license lookup, with the number that was looked up. */
export function findingOf({ drafts }: FlowContext, found: FoundByLicense): Finding {
  const { firstName, lastName, birthDate, gender, maritalStatus, issueDate, address } = found;
  const licenseNumber = String(drafts.driver?.licenseNumber ?? '');
  return {
    source: 'lookup',
    foundRecord: found.foundRecord,
    household: found.household,
    fileId: '',
    ...(issueDate && { issueDate }),
    fields: presentFields({ firstName, lastName, birthDate, licenseNumber, gender, maritalStatus, ...address }),
  };
}

/** Drops absent and empty values. */
export function presentFields(values: Partial<Record<FindingField, string | undefined>>): Finding['fields'] {
  return Object.fromEntries(findingFields.filter((field) => values[field]).map((field) => [field, values[field]]));
}

const typedIn = ({ answers, drafts }: FlowContext): Partial<Record<string, unknown>> => ({
  ...answers.details,
  ...answers.driver,
  ...drafts.details,
  ...drafts.driver,
});

/** The fields whose typed value differs from the finding, ignoring case and accents. */
export function differencesOf(context: FlowContext): readonly Difference[] {
  const fields: Partial<Fields> = context.finding?.fields ?? {};
  const typed = typedIn(context);
  return findingFields
    .map((field) => ({ field, typed: String(typed[field] ?? '').trim(), found: fields[field] ?? '' }))
    .filter((both) => both.typed && both.found && !isSameName(both.typed, both.found));
}

/** The finding, with the typed values in place of those that differ. */
export function typedOverFound(context: FlowContext): Pick<FlowContext, 'finding'> {
  const { finding } = context;
  const typed = Object.fromEntries(differencesOf(context).map((difference) => [difference.field, difference.typed]));
  return { finding: finding && { ...finding, fields: { ...finding.fields, ...typed } } };
}

/** The first step's answers from the finding and the form. */
function driverOf(context: FlowContext): DriverAnswers {
  const fields: Partial<Fields> = context.finding?.fields ?? {};
  const typed = typedIn(context);
  const valueOf = (field: FindingField) => fields[field] ?? String(typed[field] ?? '');
  return {
    firstName: valueOf('firstName'),
    lastName: valueOf('lastName'),
    birthDate: valueOf('birthDate'),
    licenseNumber: valueOf('licenseNumber'),
  };
}

/** The finding and the form complete the first step. */
export function isFindingComplete(context: FlowContext): boolean {
  const rule = { today: dateAt(context.now()), limits: context.config.ageLimits.primary };
  return driverNameSchema(rule).safeParse(driverOf(context)).success;
}

function factsOf({ fields: { licenseNumber: number }, issueDate }: Finding): DriverFacts {
  return number && issueDate ? { license: { type: 'unitedStates', number, issueDate } } : {};
}

/**
 * Applies the finding: it answers the first step and prefills the third, which the visitor confirms. An incomplete
 * first step becomes a draft to complete.
 */
export function findingApplied(context: FlowContext): Partial<FlowContext> {
  const { finding, answers, drafts } = context;
  if (!finding) return {};
  const { firstName: _first, lastName: _last, birthDate: _birth, licenseNumber: _number, ...details } = finding.fields;
  const driver = driverOf(context);
  const isComplete = isFindingComplete(context);
  const { driver: _typed, ...otherDrafts } = drafts;
  return {
    ...(isComplete ? { answers: { ...answers, driver } } : { driverEntry: 'filled' as const }),
    drafts: {
      ...otherDrafts,
      ...(!isComplete && { driver: asDraft(driver) }),
      details: { ...asDraft(answers.details), ...drafts.details, ...details },
    },
    foundRecord: finding.foundRecord,
    primaryFacts: factsOf(finding),
    previousReference: noPreviousReference,
    householdRecords: finding.household ?? noRecords,
    fileId: finding.fileId,
    finding: undefined,
    transaction: undefined,
    rates: { quotes: [], isDone: false, completedCount: 0 },
  };
}
