import { describe, expect, it } from 'vitest';
import {
  type Channel,
  newVerification,
  untriedChannel,
  withCodeAnswered,
  withCodeSent,
} from '#domain/contact-verification';
import { codeAnsweredCells, readVerification, stampedCells } from './verification-row.contract.ts';
import {
  changedCells,
  channelResetCells,
  codeSentCells,
  detailCells,
  newRowCells,
  type VerificationDetails,
} from './verification-row.ts';

const now = Date.UTC(2026, 10, 20, 18, 3, 5);
const ids = { transactionId: 't-1', rateQuoteId: 'rq-1' };

const whole: VerificationDetails = {
  birthDate: '1990-04-17',
  licenseNumber: '12345678',
  email: 'alex@example.com',
  phone: '5125550142',
  firstName: 'Alex',
  lastName: 'Example',
  vins: ['1HGCM82633A004352', '2T3W1RFV0KW000001'],
  wantsTextMessages: true,
  languagePreference: 'English',
  isPaperless: false,
  paperlessOptInMethod: 'Email',
  additionalDrivers: [
    {
      action: 'include',
      gender: 'female',
      maritalStatus: 'married',
      firstName: 'Sam',
      lastName: 'Example',
      birthDate: '1991-09-02',
      relation: 'spouse',
      licenseNumber: '87654321',
    },
    {
      action: 'exclude',
      firstName: 'Jordan',
      lastName: 'Example',
      relation: 'otherNonRelated',
      status: 'excludedUnlicensed',
      residence: 'outOfCountry',
    },
  ],
  answers: [{ question: 'Q1', value: 'N' }],
};

describe('new verification row', () => {
  it('writes every entered value, with the sheet’s column names and in their order', () => {
    expect(Object.entries(newRowCells(newVerification(ids), whole, now))).toEqual(
      Object.entries({
        TransactionId: 't-1',
        Timestamp: '11-20-2026 12:03:05',
        RateQuoteId: 'rq-1',
        'Contact Verification Status': '',
        VisitDate: '11-20-2026 12:03:05',
        'Agent Notification': '',
        'Request Call Back': 'No',
        'Email Code 1': '',
        'Email Code Status 1': '',
        'Text Code 1': '',
        'Text Code Status 1': '',
        Dob: '04-17-1990',
        DriverLicense: '12345678',
        Email: 'alex@example.com',
        Phone: '5125550142',
        'First Name': 'Alex',
        'Last Name': 'Example',
        'Text messages': 'Yes',
        'Language Preference': 'English',
        'Go Paperless': 'No',
        'Paperless Opt in Method': 'Email',
        'Vin Number 1': '1HGCM82633A004352',
        'Vin Number 2': '2T3W1RFV0KW000001',
        'Action Type 1': 'Include',
        'Gender 1': 'Female',
        'Marital Status 1': 'Married',
        'First Name 1': 'Sam',
        'Last Name 1': 'Example',
        'DOB 1': '09-02-1991',
        'Relationship Status 1': 'Spouse',
        'License 1': '87654321',
        'Action Type 2': 'Exclude',
        'First Name 2': 'Jordan',
        'Last Name 2': 'Example',
        'Relationship Status 2': 'Other Non Related',
        'Driver Status 2': 'Excluded Unlicensed',
        'Residence Status 2': 'OutOfCountry',
        'Question 1': 'Q1',
        'Value 1': 'N',
      }),
    );
  });

  it('omits the cells of values that are not known yet', () => {
    expect(detailCells({})).toEqual({});
    expect(detailCells({ isPaperless: true })).toEqual({ 'Go Paperless': 'Yes' });
  });

  it('escapes a text that looks like a formula and reads it back unchanged', () => {
    const sent = withCodeSent(untriedChannel, '=1+1');
    const cells = codeSentCells('email', sent);
    expect(cells).toEqual({ 'Email Code 1': "'=1+1", 'Email Code Status 1': 'Verify-1' });
    expect(readVerification(cells).email).toEqual(sent);
    expect(detailCells({ lastName: '@Example' })).toEqual({ 'Last Name': "'@Example" });
  });
});

describe('changed cells', () => {
  it('adds the time in Chicago to changed cells', () => {
    expect(stampedCells({ 'Go Paperless': 'Yes' }, now)).toEqual({
      'Go Paperless': 'Yes',
      Timestamp: '11-20-2026 12:03:05',
    });
  });

  it.each([
    ['nothing', whole, whole, {}],
    ['one answer', whole, { ...whole, answers: [{ question: 'Q1', value: 'Y' }] }, { 'Value 1': 'Y' }],
    ['something new', {}, { isPaperless: true }, { 'Go Paperless': 'Yes' }],
    [
      'a removed driver',
      whole,
      { ...whole, additionalDrivers: whole.additionalDrivers!.slice(0, 1) },
      {
        'Action Type 2': '',
        'First Name 2': '',
        'Last Name 2': '',
        'Relationship Status 2': '',
        'Driver Status 2': '',
        'Residence Status 2': '',
      },
    ],
  ])(
    'writes only these cells for a change of %s',
    (_what, before: VerificationDetails, after: VerificationDetails, cells) => {
      expect(changedCells(detailCells(before), detailCells(after))).toEqual(cells);
    },
  );
});

describe.each([
  ['email', 'Email'],
  ['text', 'Text'],
] as const)('%s codes', (name, prefix) => {
  it('stores three distinguishable attempts in two columns', () => {
    const row: Record<string, unknown> = {};
    let channel: Channel = untriedChannel;
    const sheet: unknown[] = [];
    const write = (cells: object, after: Channel) => {
      Object.assign(row, cells);
      channel = after;
      expect(readVerification(row)[name]).toEqual(channel);
      sheet.push(
        ['Code 1', 'Code Status 1', 'Code 2', 'Code Status 2'].map((column) => row[`${prefix} ${column}`] ?? ''),
      );
    };
    for (const code of ['1', '2', '3']) {
      const sent = withCodeSent(channel, code);
      write(codeSentCells(name, sent), sent);
      write(codeAnsweredCells(name, sent, 'no'), withCodeAnswered(sent, 'no'));
    }
    write(channelResetCells(name), untriedChannel);
    const sent = withCodeSent(channel, '4');
    write(codeSentCells(name, sent), sent);
    write(codeAnsweredCells(name, sent, 'yes'), withCodeAnswered(sent, 'yes'));
    expect(sheet).toEqual([
      ['1', 'Verify-1', '', ''],
      ['1', 'no', '', ''],
      ['1', 'no', '2', 'Verify-2'],
      ['1', 'no', '2', 'no'],
      ['1', '', '3', 'Verify-3'],
      ['1', '', '3', 'no'],
      ['', '', '', ''],
      ['4', 'Verify-1', '', ''],
      ['4', 'yes', '', ''],
    ]);
  });

  it.each<[string, Record<string, unknown>, Channel]>([
    ['an empty row', {}, untriedChannel],
    [
      'cells of other types',
      { 'Code 1': 411902, 'Code Status 1': ' YES ' },
      { code: '411902', status: 'yes', attempt: 1 },
    ],
    ['a code without a status', { 'Code 1': '411902', 'Code Status 1': null }, untriedChannel],
    ['an unknown status', { 'Code 1': '1', 'Code Status 1': 'perhaps' }, untriedChannel],
    [
      'a lowercase status',
      { 'Code 1': '1', 'Code Status 1': 'verify-1' },
      { code: '1', status: 'Verify-1', attempt: 1 },
    ],
    [
      'a third try with the status of the first one still set',
      { 'Code 1': '1', 'Code Status 1': 'no', 'Code 2': '3', 'Code Status 2': 'Verify-3' },
      { code: '3', status: 'Verify-3', attempt: 3 },
    ],
    [
      'a withdrawn first no',
      { 'Code 1': '1', 'Code Status 1': 'yes', 'Code 2': '2', 'Code Status 2': 'Verify-2' },
      { code: '1', status: 'yes', attempt: 1 },
    ],
  ])('reads the channel from %s', (_what, cells, channel) => {
    const row = Object.fromEntries(Object.entries(cells).map(([column, cell]) => [`${prefix} ${column}`, cell]));
    expect(readVerification(row)[name]).toEqual(channel);
  });
});

it.each([
  [
    { 'Contact Verification Status': 'Yes', 'Request Call Back': 'YES' },
    { overall: 'yes', callBack: 'Yes' },
  ],
  [
    { 'Contact Verification Status': ' no', 'Request Call Back': 'no' },
    { overall: 'no', callBack: 'No' },
  ],
  [
    { 'Contact Verification Status': 'later', 'Request Call Back': 1 },
    { overall: '', callBack: '' },
  ],
  [
    { TransactionId: 't-1', RateQuoteId: 7, 'Agent Notification': 'Failure' },
    { transactionId: 't-1', rateQuoteId: '7', agentNotification: 'Failure' },
  ],
])('reads the verification row %j', (row, read) => {
  expect(readVerification(row)).toMatchObject(read);
});
