import * as z from 'zod/mini';
import {
  type Attempt,
  type Channel,
  type ChannelName,
  type CodeStatus,
  untriedChannel,
  type Verification,
} from '#domain/contact-verification';
import { keyed } from '#domain/keyed';
import { textOfCell } from '../contract/spreadsheet-text.ts';
import { visitDate } from '../contract/visit-date.ts';

/** The columns that occur once, in order. The names are the agency's own (spec 2 §3.6). */
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

/** The columns of each list of the details, which repeat with a number at the end: `Vin Number 1`. */
export const listColumns = {
  vins: ['Vin Number'],
  additionalDrivers: [
    'Action Type',
    'Gender',
    'Marital Status',
    'First Name',
    'Last Name',
    'DOB',
    'Relationship Status',
    'License',
    'Driver Status',
    'Residence Status',
  ],
  answers: ['Question', 'Value'],
} as const;

type NumberedColumn = (typeof listColumns)[keyof typeof listColumns][number];

export type VerificationColumn = (typeof verificationColumns)[number] | `${NumberedColumn} ${number}`;

/** One row of the sheet: text by column. */
export type VerificationRow = Record<VerificationColumn, string>;
/** Some cells of a row. */
export type VerificationCells = Partial<VerificationRow>;

/**
 * A row as the store returns it. The store is a spreadsheet: it may have any column, and turns text that looks like a
 * number into one.
 */
export const verificationRow = () => keyed(z.unknown());

/** Cells as they are written. */
export const verificationCells = () => keyed(z.string());

const prefixes: Record<ChannelName, 'Email' | 'Text'> = { email: 'Email', text: 'Text' };

/** The columns of a channel’s codes. */
export function channelColumns(name: ChannelName) {
  const prefix = prefixes[name];
  return {
    code1: `${prefix} Code 1`,
    code2: `${prefix} Code 2`,
    status1: `${prefix} Code Status 1`,
    status2: `${prefix} Code Status 2`,
  } as const;
}

/** Reads a row. Cells may be missing, of another type, or typed by hand. */
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
 * Three attempts share two columns. The first stays in column 1; the second is in column 2; the third replaces it and
 * clears the status of column 1, because two columns of `no` could not distinguish the second attempt from the third.
 */
function readChannel(row: Readonly<Record<string, unknown>>, name: ChannelName): Channel {
  const columns = channelColumns(name);
  const first = { code: textOfCell(row[columns.code1]), status: answerIn(row[columns.status1]) };
  const later = { code: textOfCell(row[columns.code2]), status: answerIn(row[columns.status2]) };
  const laterAttempt = later.status === 'waiting3' || first.status === '' ? 3 : 2;
  // An agent may withdraw a no after the visitor has sent another code.
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

/** The cell for an agent's answer to the pending code. */
export function codeAnsweredCells(
  name: ChannelName,
  { attempt }: Pick<Channel, 'attempt'>,
  answer: 'yes' | 'no',
): VerificationCells {
  const { status1, status2 } = channelColumns(name);
  return { [attempt === 1 ? status1 : status2]: answer };
}

/** Changed cells with the time of the write. */
export function stampedCells(changes: VerificationCells, now: number): Record<string, string> {
  return { ...(changes as Record<string, string>), Timestamp: visitDate(now) };
}
