import type { CalendarDate } from '#domain/calendar-date';
import { monthDayYear } from '#domain/calendar-date';
import type { Channel, ChannelName, Verification } from '#domain/contact-verification';
import type { Gender, MaritalStatus } from '#domain/driver';
import type { DriverStatus } from '#domain/driver-status';
import type { AdditionalRelation } from '#domain/relation';
import type { ResidenceStatus } from '#domain/residence-status';
import { spreadsheetText, textOfCell } from '../contract/spreadsheet-text.ts';
import { visitDate } from '../contract/visit-date.ts';
import {
  channelColumns,
  listColumns,
  type VerificationCells,
  type VerificationColumn,
  verificationColumns,
} from './verification-row.contract.ts';

/** The visitor's entries in a row. Absent means unknown. */
export interface VerificationDetails {
  birthDate?: CalendarDate;
  licenseNumber?: string;
  email?: string;
  phone?: string;
  firstName?: string;
  lastName?: string;
  /** In the order of the cars. */
  vins?: readonly string[];
  wantsTextMessages?: boolean;
  /** For the agent: `English`, `Spanish`. */
  languagePreference?: string;
  isPaperless?: boolean;
  paperlessOptInMethod?: string;
  additionalDrivers?: readonly AdditionalDriverDetails[];
  answers?: readonly { question: string; value: string }[];
}

/** An additional driver in the sheet's format. Absent means not asked. */
export interface AdditionalDriverDetails {
  action?: 'include' | 'exclude';
  gender?: Gender;
  maritalStatus?: MaritalStatus;
  firstName: string;
  lastName: string;
  birthDate?: CalendarDate;
  relation?: AdditionalRelation;
  licenseNumber?: string;
  status?: DriverStatus;
  residence?: ResidenceStatus;
}

/** The cells for a sent code: `channel` is the result of {@link withCodeSent}. */
export function codeSentCells(name: ChannelName, { code, status, attempt }: Channel): VerificationCells {
  const { code1, code2, status1, status2 } = channelColumns(name);
  const text = spreadsheetText(code);
  if (attempt === 1) return { [code1]: text, [status1]: status };
  return { [code2]: text, [status2]: status, ...(attempt === 3 && { [status1]: '' }) };
}

/** The cells that reset a channel. */
export function channelResetCells(name: ChannelName): VerificationCells {
  const { code1, code2, status1, status2 } = channelColumns(name);
  return { [code1]: '', [code2]: '', [status1]: '', [status2]: '' };
}

function verificationCells(verification: Verification): VerificationCells {
  const { transactionId, rateQuoteId, overall, callBack, agentNotification } = verification;
  return {
    TransactionId: transactionId,
    RateQuoteId: spreadsheetText(rateQuoteId),
    'Contact Verification Status': overall,
    'Agent Notification': spreadsheetText(agentNotification),
    'Request Call Back': callBack,
    ...codeSentCells('email', verification.email),
    ...codeSentCells('text', verification.text),
  };
}

/** The cells of the visitor's entries; unknown values have no cell. */
export function detailCells(details: VerificationDetails): VerificationCells {
  const { birthDate, vins, wantsTextMessages, isPaperless, additionalDrivers, answers } = details;
  const cells: { [Column in VerificationColumn]?: string | undefined } = {
    Dob: birthDate && monthDayYear(birthDate),
    DriverLicense: details.licenseNumber,
    Email: details.email,
    Phone: details.phone,
    'First Name': details.firstName,
    'Last Name': details.lastName,
    'Text messages': yesOrNo(wantsTextMessages),
    'Language Preference': details.languagePreference,
    'Go Paperless': yesOrNo(isPaperless),
    'Paperless Opt in Method': details.paperlessOptInMethod,
  };
  for (const [index, vin] of (vins ?? []).entries()) cells[`Vin Number ${index + 1}`] = vin;
  for (const [index, driver] of (additionalDrivers ?? []).entries()) {
    const n = index + 1;
    cells[`Action Type ${n}`] = driver.action && { include: 'Include', exclude: 'Exclude' }[driver.action];
    cells[`Gender ${n}`] = driver.gender && { male: 'Male', female: 'Female' }[driver.gender];
    cells[`Marital Status ${n}`] =
      driver.maritalStatus && { married: 'Married', single: 'Single' }[driver.maritalStatus];
    cells[`First Name ${n}`] = driver.firstName;
    cells[`Last Name ${n}`] = driver.lastName;
    cells[`DOB ${n}`] = driver.birthDate && monthDayYear(driver.birthDate);
    cells[`Relationship Status ${n}`] = driver.relation && relationTexts[driver.relation];
    cells[`License ${n}`] = driver.licenseNumber;
    cells[`Driver Status ${n}`] = driver.status && statusTexts[driver.status];
    cells[`Residence Status ${n}`] = driver.residence && residenceTexts[driver.residence];
  }
  for (const [index, { question, value }] of (answers ?? []).entries()) {
    cells[`Question ${index + 1}`] = question;
    cells[`Value ${index + 1}`] = value;
  }
  const filledCells = Object.entries(cells).filter((entry): entry is [string, string] => entry[1] !== undefined);
  return Object.fromEntries(filledCells.map(([column, text]) => [column, spreadsheetText(text)]));
}

const relationTexts: Record<AdditionalRelation, string> = {
  spouse: 'Spouse',
  child: 'Child',
  parent: 'Parent',
  otherRelated: 'Other Related',
  otherNonRelated: 'Other Non Related',
};

const statusTexts: Record<DriverStatus, string> = {
  insured: 'Insured',
  excluded: 'Excluded All Other',
  excludedUnlicensed: 'Excluded Unlicensed',
};

const residenceTexts: Record<ResidenceStatus, string> = {
  resident: 'Resident',
  distantStudent: 'Distant Student',
  military: 'Military',
  outOfCountry: 'OutOfCountry',
  other: 'Other',
  deceased: 'Deceased',
};

/**
 * The cells of a stored row that these details replace: those of their own columns, and those of their lists with any
 * number. Other cells stay, because details that are unknown here may come from another device.
 */
export function replacedCells(row: Readonly<Record<string, unknown>>, details: VerificationDetails): VerificationCells {
  const own = new Set(Object.keys(detailCells(details)));
  const lists = (Object.keys(listColumns) as (keyof typeof listColumns)[]).filter((list) => details[list]);
  const numbered = new Set<string>(lists.flatMap((list) => listColumns[list]));
  const isReplaced = (column: string) => own.has(column) || numbered.has(column.replace(/ \d+$/, ''));
  return Object.fromEntries(
    Object.entries(row)
      .filter(([column]) => isReplaced(column))
      .map(([column, cell]) => [column, spreadsheetText(textOfCell(cell))]),
  );
}

/**
 * The cells to write when a part of a row changes from `before` to `after`. A cell missing in `after` is cleared: for
 * example, a driver was removed.
 */
export function changedCells(before: VerificationCells, after: VerificationCells): VerificationCells {
  const was = before as Record<string, string | undefined>;
  const is = after as Record<string, string | undefined>;
  const columns = new Set([...Object.keys(was), ...Object.keys(is)]);
  const changed = [...columns].filter((column) => (was[column] ?? '') !== (is[column] ?? ''));
  return Object.fromEntries(changed.map((column) => [column, is[column] ?? '']));
}

/** The cells of the first write, with their times, in column order. */
export function newRowCells(
  verification: Verification,
  details: VerificationDetails,
  now: number,
): Record<string, string> {
  const time = visitDate(now);
  return inColumnOrder({
    ...verificationCells(verification),
    ...detailCells(details),
    Timestamp: time,
    VisitDate: time,
  });
}

function inColumnOrder(cells: VerificationCells): Record<string, string> {
  const texts = cells as Record<string, string>;
  const fixed: readonly string[] = verificationColumns.filter((column) => cells[column] !== undefined);
  const numbered = Object.keys(texts).filter((column) => !fixed.includes(column));
  return Object.fromEntries([...fixed, ...numbered].map((column) => [column, texts[column]!]));
}

function yesOrNo(condition: boolean | undefined): 'Yes' | 'No' | undefined {
  return condition === undefined ? undefined : condition ? 'Yes' : 'No';
}
