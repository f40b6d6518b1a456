import type { CalendarDate } from './calendar-date.ts';
import { monthDayYear } from './calendar-date.ts';
import {
  type Attempt,
  type Channel,
  type ChannelName,
  type CodeStatus,
  untriedChannel,
  type Verification,
} from './contact-verification.ts';
import type { Gender, MaritalStatus } from './driver.ts';
import type { AdditionalRelation } from './relation.ts';
import { spreadsheetText, textOfCell } from './spreadsheet-text.ts';
import { visitDate } from './visit-date.ts';

export type { Channel, ChannelName, CodeStatus, Verification } from './contact-verification.ts';

/** The columns that a row has once, in their order. The names are the agency's own (spec 2 §3.6). */
export const verificationColumns = [
  'TransactionId',
  'Timestamp',
  'RateQuoteId',
  'Contact Verification Status',
  'VisitDate',
  'Agent Notification',
  'Request Call Back',
  'Email Code 1',
  'Email Code 2',
  'Email Code Status 1',
  'Email Code Status 2',
  'Text Code 1',
  'Text Code 2',
  'Text Code Status 1',
  'Text Code Status 2',
  'Dob',
  'DriverLicense',
  'Email',
  'Phone',
  'First Name',
  'Last Name',
  'Text messages',
  'Language Preference',
  'Go Paperless',
  'Paperless Opt in Method',
] as const;

/** The columns that a row has as often as it needs, each with a number behind it: `Vin Number 1`. */
export const numberedVerificationColumns = [
  'Vin Number',
  'Action Type',
  'Gender',
  'Marital Status',
  'First Name',
  'Last Name',
  'DOB',
  'Relationship Status',
  'License',
  'Question',
  'Value',
] as const;

export type VerificationColumn =
  | (typeof verificationColumns)[number]
  | `${(typeof numberedVerificationColumns)[number]} ${number}`;

/** One row of the sheet: text by column. */
export type VerificationRow = Record<VerificationColumn, string>;
/** Some cells of a row. */
export type VerificationCells = Partial<VerificationRow>;

/** The rest of what a row holds: what the visitor entered. Absent is not known yet. */
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
  /** To be read by the agent: `English`, `Spanish`. */
  languagePreference?: string;
  isPaperless?: boolean;
  paperlessOptInMethod?: string;
  additionalDrivers?: readonly AdditionalDriverDetails[];
  answers?: readonly { question: string; value: string }[];
}

/** An additional driver as the sheet holds it. Absent is not asked. */
export interface AdditionalDriverDetails {
  action?: 'include' | 'exclude';
  gender?: Gender;
  maritalStatus?: MaritalStatus;
  firstName: string;
  lastName: string;
  birthDate?: CalendarDate;
  relation?: AdditionalRelation;
  licenseNumber?: string;
}

const prefixes: Record<ChannelName, 'Email' | 'Text'> = { email: 'Email', text: 'Text' };

function channelColumns(name: ChannelName) {
  const prefix = prefixes[name];
  return {
    code1: `${prefix} Code 1`,
    code2: `${prefix} Code 2`,
    status1: `${prefix} Code Status 1`,
    status2: `${prefix} Code Status 2`,
  } as const;
}

/** What a row says. Cells may be missing, of another type, or typed by hand. */
export function readVerification(row: Readonly<Record<string, unknown>>): Verification {
  const cell = (column: VerificationColumn) => textOfCell(row[column]);
  const overall = cell('Contact Verification Status').toLowerCase();
  const callBack = cell('Request Call Back').toLowerCase();
  return {
    transactionId: cell('TransactionId'),
    rateQuoteId: cell('RateQuoteId'),
    overall: overall === 'yes' || overall === 'no' ? overall : '',
    email: readChannel(row, 'email'),
    text: readChannel(row, 'text'),
    callBack: callBack === 'yes' ? 'Yes' : callBack === 'no' ? 'No' : '',
    agentNotification: cell('Agent Notification'),
  };
}

/**
 * Three tries have two columns. The first is in column 1 and stays there; the second is in column 2; the third replaces
 * it, and empties the status of column 1, for otherwise two columns of `no` would not tell the second try from the third.
 */
function readChannel(row: Readonly<Record<string, unknown>>, name: ChannelName): Channel {
  const columns = channelColumns(name);
  const first = { code: textOfCell(row[columns.code1]), status: answerIn(row[columns.status1]) };
  const later = { code: textOfCell(row[columns.code2]), status: answerIn(row[columns.status2]) };
  const laterAttempt = later.status === 'waiting3' || first.status === '' ? 3 : 2;
  // An agent may take back a no when the visitor has sent another code already.
  if (later.status !== 'yes' && first.status === 'yes') return { code: first.code, status: 'yes', attempt: 1 };
  if (later.status !== '')
    return { code: later.code, status: statusOf(later.status, laterAttempt), attempt: laterAttempt };
  if (first.status !== '') return { code: first.code, status: statusOf(first.status, 1), attempt: 1 };
  return untriedChannel;
}

type Answer = '' | 'yes' | 'no' | 'waiting' | 'waiting3';

function answerIn(cell: unknown): Answer {
  const text = textOfCell(cell).toLowerCase();
  if (text === 'yes' || text === 'no') return text;
  if (!text.startsWith('verify')) return '';
  return text.endsWith('3') ? 'waiting3' : 'waiting';
}

function statusOf(answer: Exclude<Answer, ''>, attempt: Attempt): CodeStatus {
  return answer === 'yes' || answer === 'no' ? answer : `Verify-${attempt}`;
}

/** The cells of a code that was sent: `channel` as {@link withCodeSent} made it. */
export function codeSentCells(name: ChannelName, { code, status, attempt }: Channel): VerificationCells {
  const { code1, code2, status1, status2 } = channelColumns(name);
  const text = spreadsheetText(code);
  if (attempt === 1) return { [code1]: text, [status1]: status };
  return { [code2]: text, [status2]: status, ...(attempt === 3 && { [status1]: '' }) };
}

/** The cell in which an agent answers the code that waits. */
export function codeAnsweredCells(
  name: ChannelName,
  { attempt }: Pick<Channel, 'attempt'>,
  answer: 'yes' | 'no',
): VerificationCells {
  const { status1, status2 } = channelColumns(name);
  return { [attempt === 1 ? status1 : status2]: answer };
}

/** The cells of a channel that begins anew. */
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

/** The cells of what the visitor entered; a cell of something that is not known yet is absent. */
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
  }
  for (const [index, { question, value }] of (answers ?? []).entries()) {
    cells[`Question ${index + 1}`] = question;
    cells[`Value ${index + 1}`] = value;
  }
  const known = Object.entries(cells).filter((entry): entry is [string, string] => entry[1] !== undefined);
  return Object.fromEntries(known.map(([column, text]) => [column, spreadsheetText(text)]));
}

const relationTexts: Record<AdditionalRelation, string> = {
  spouse: 'Spouse',
  child: 'Child',
  parent: 'Parent',
  otherRelated: 'Other Related',
  otherNonRelated: 'Other Non Related',
};

/**
 * What has to be written so that a part of a row that held `before` holds `after`. A cell that `after` does not name is
 * emptied: a driver was taken off.
 */
export function changedCells(before: VerificationCells, after: VerificationCells): VerificationCells {
  const was = before as Record<string, string | undefined>;
  const is = after as Record<string, string | undefined>;
  const columns = new Set([...Object.keys(was), ...Object.keys(is)]);
  const changed = [...columns].filter((column) => (was[column] ?? '') !== (is[column] ?? ''));
  return Object.fromEntries(changed.map((column) => [column, is[column] ?? '']));
}

/** The cells of a first write, with their times, in the order of the columns. */
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

/** Changes with the time of their writing. */
export function stampedCells(changes: VerificationCells, now: number): Record<string, string> {
  return { ...(changes as Record<string, string>), Timestamp: visitDate(now) };
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
