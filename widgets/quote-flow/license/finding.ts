import { dateAt } from '#domain/calendar-date';
import { isSameName } from '#domain/person-name';
import { noRecords } from '../household/household.types.ts';
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

type Said = Record<FindingField, string>;

/** What a license lookup found, with the number that it was asked for. */
export function findingOf({ drafts }: FlowContext, found: FoundByLicense): Finding {
  const { firstName, lastName, birthDate, gender, maritalStatus, address } = found;
  const licenseNumber = String(drafts.driver?.licenseNumber ?? '');
  return {
    source: 'lookup',
    foundRecord: found.foundRecord,
    household: found.household,
    fileId: '',
    said: whatIsSaid({ firstName, lastName, birthDate, licenseNumber, gender, maritalStatus, ...address }),
  };
}

/** Without what is absent or empty. */
export function whatIsSaid(known: Partial<Record<FindingField, string | undefined>>): Finding['said'] {
  return Object.fromEntries(findingFields.filter((field) => known[field]).map((field) => [field, known[field]]));
}

const typedIn = ({ answers, drafts }: FlowContext): Partial<Record<string, unknown>> => ({
  ...answers.details,
  ...answers.driver,
  ...drafts.details,
  ...drafts.driver,
});

/** What the visitor typed and what was found, where the two are not alike. Case and accents do not count. */
export function differencesOf(context: FlowContext): readonly Difference[] {
  const said: Partial<Said> = context.finding?.said ?? {};
  const typed = typedIn(context);
  return findingFields
    .map((field) => ({ field, typed: String(typed[field] ?? '').trim(), found: said[field] ?? '' }))
    .filter((both) => both.typed && both.found && !isSameName(both.typed, both.found));
}

/** What was found, with what the visitor typed in place of what differs from it. */
export function typedOverFound(context: FlowContext): Pick<FlowContext, 'finding'> {
  const { finding } = context;
  const typed = Object.fromEntries(differencesOf(context).map((one) => [one.field, one.typed]));
  return { finding: finding && { ...finding, said: { ...finding.said, ...typed } } };
}

/** The first step's answers, as far as they are known now. */
function driverOf(context: FlowContext): DriverAnswers {
  const said: Partial<Said> = context.finding?.said ?? {};
  const typed = typedIn(context);
  const known = (field: FindingField) => said[field] ?? String(typed[field] ?? '');
  return {
    firstName: known('firstName'),
    lastName: known('lastName'),
    birthDate: known('birthDate'),
    licenseNumber: known('licenseNumber'),
  };
}

/** Nothing of the first step need be typed any more. */
export function isFindingWhole(context: FlowContext): boolean {
  const rule = { today: dateAt(context.now()), limits: context.config.ageLimits.primary };
  return driverNameSchema(rule).safeParse(driverOf(context)).success;
}

/**
 * Takes what was found: the first step's answers, and as much of the third as it knows, still to be confirmed there.
 * Where the first step is not whole yet, it goes into its form for the visitor to complete.
 */
export function findingTaken(context: FlowContext): Partial<FlowContext> {
  const { finding, answers, drafts } = context;
  if (!finding) return {};
  const { firstName: _first, lastName: _last, birthDate: _birth, licenseNumber: _number, ...known } = finding.said;
  const driver = driverOf(context);
  const isWhole = isFindingWhole(context);
  const { driver: _typed, ...others } = drafts;
  return {
    ...(isWhole ? { answers: { ...answers, driver } } : { driverEntry: 'filled' as const }),
    drafts: {
      ...others,
      ...(!isWhole && { driver: asDraft(driver) }),
      details: { ...asDraft(answers.details), ...drafts.details, ...known },
    },
    foundRecord: finding.foundRecord,
    found: finding.household ?? noRecords,
    fileId: finding.fileId,
    finding: undefined,
    transaction: undefined,
    rates: { quotes: [], isDone: false, completedCount: 0 },
  };
}
