import { describe, expect, it } from 'vitest';
import { ageBandOf } from '#domain/age-band';
import { visitDate } from '../contract/visit-date.ts';
import { type Lead, type LeadContext, leadColumns, leadKey, leadRecord } from './lead-row.ts';

describe('ageBandOf', () => {
  it.each([
    [16, undefined],
    [17, undefined],
    [18, '18-24'],
    [24, '18-24'],
    [25, '25-34'],
    [34, '25-34'],
    [35, '35-44'],
    [44, '35-44'],
    [45, '45-54'],
    [54, '45-54'],
    [55, '55-64'],
    [64, '55-64'],
    [65, 'over 65'],
    [75, 'over 65'],
  ])('assigns the age %i to the band %s', (age, expected) => {
    expect(ageBandOf(age)).toBe(expected);
  });
});

describe('visitDate', () => {
  it.each([
    ['2026-01-15T18:04:09Z', '01-15-2026 12:04:09'],
    ['2026-01-16T05:59:59Z', '01-15-2026 23:59:59'],
    ['2026-01-16T06:00:00Z', '01-16-2026 00:00:00'],
    ['2026-07-15T18:04:09Z', '07-15-2026 13:04:09'],
    ['2026-03-08T08:00:00Z', '03-08-2026 03:00:00'],
  ])('formats the instant %s as %s in Chicago time', (instant, expected) => {
    expect(visitDate(Date.parse(instant))).toBe(expected);
  });
});

const visitedAt = Date.parse('2026-01-15T18:04:09Z');
const context: LeadContext = {
  key: leadKey('alex@example.com', visitedAt),
  brand: 'LS',
  experience: 'Quote',
  userType: 'new',
  quoteStatus: 'Lead',
  visitedAt,
  today: '2026-01-15',
};
const minimal: Lead = {
  primary: { firstName: 'Alex', lastName: 'Example', birthDate: '1990-04-02' },
  contact: { email: 'alex@example.com', phone: '5125550142' },
  address: {},
  additionalDrivers: [],
  vehicles: [],
  quotes: [],
  transactionId: '',
};
const car = { make: 'Honda', model: 'Accord', year: 2003, vin: '1HGCM82633A004352' };
const maximal: Lead = {
  ...minimal,
  primary: {
    ...minimal.primary,
    gender: 'female',
    maritalStatus: 'married',
    isInsured: true,
    license: { type: 'foreign', number: 'X-1' },
  },
  address: { street: '1 Example Street', apartment: '4B', city: 'Austin', state: 'TX', zip: '78701' },
  wantsHomeInsurance: false,
  additionalDrivers: [{}],
  vehicles: [car, { ...car, model: 'Civic', vin: '' }, car],
  term: 6,
  coverage: 'State minimum',
  quotes: Array.from({ length: 12 }, (_, index) => ({ carrierName: `Carrier ${index + 1}`, totalPremium: 61_250 })),
  transactionId: 'transaction-1',
};

describe('leadRecord', () => {
  it('writes every column once, in order, as text', () => {
    for (const lead of [minimal, maximal]) {
      const record = leadRecord(lead, context);
      expect(Object.keys(record)).toEqual([...leadColumns]);
      expect(Object.values(record).every((cell) => typeof cell === 'string')).toBe(true);
    }
    expect(new Set(leadColumns).size).toBe(leadColumns.length);
  });

  it('leaves the cells of unknown values empty', () => {
    const record = leadRecord(minimal, context);
    expect(Object.fromEntries(Object.entries(record).filter(([, cell]) => cell !== ''))).toEqual({
      Email: 'alex@example.com',
      Timestamp: `alex@example.com-${visitedAt}`,
      'First Name': 'Alex',
      'Last Name': 'Example',
      Phone: '5125550142',
      'Visit Date': '01-15-2026 12:04:09',
      Brand: 'LS',
      'Quote Status': 'Lead',
      Experience: 'Quote',
      'User Type': 'new',
      DOB: '04-02-1990',
      'Age Group': '35-44',
      'Vehicle Count': '0',
      'Driver Count': '1',
    });
  });

  it('writes every known value, with two vehicles and ten carriers', () => {
    expect(leadRecord(maximal, { ...context, quoteStatus: 'Quoted' })).toMatchObject({
      State: 'TX',
      Zipcode: '78701',
      Address: '1 Example Street',
      Apartment: '4B',
      City: 'Austin',
      'License Type': 'Foreign',
      Gender: 'Female',
      'Marital Status': 'Married',
      'Currently Insured': 'Yes',
      'License Id': 'Yes',
      'Driving License': 'No',
      'Interested In Home Insurance': 'No',
      'Quote Status': 'Quoted',
      'Vehicle 1 Model': 'Accord',
      'Vehicle 1 Year': '2003',
      'Vehicle 1 VIN': '1HGCM82633A004352',
      'Vehicle 2 Model': 'Civic',
      'Vehicle 2 VIN': '',
      'Vehicle Count': '3',
      'Driver Count': '2',
      Term: '6',
      Coverage: 'State minimum',
      'Carrier 1': 'Carrier 1 $612.50',
      'Carrier 10': 'Carrier 10 $612.50',
      'Transaction Id': 'transaction-1',
    });
  });

  it.each([
    [{ type: 'foreign', number: 'X-1' }, 'Yes', 'No'],
    [{ type: 'foreign', number: '' }, 'No', 'No'],
    [{ type: 'unitedStates', number: '12345678' }, 'No', 'Yes'],
    [{ type: 'unitedStates', number: '12345678', id: 'TX-55' }, 'Yes', 'Yes'],
    [{ type: 'unitedStates', number: '', id: 'TX-55' }, 'Yes', 'No'],
    [{ type: 'unlicensed', number: '' }, 'No', 'No'],
  ] as const)('writes only whether license number and ID are known: %o', (license, licenseId, drivingLicense) => {
    const record = leadRecord({ ...maximal, primary: { ...maximal.primary, license } }, context);
    expect([record['License Id'], record['Driving License']]).toEqual([licenseId, drivingLicense]);
    expect(Object.values(record).join('|')).not.toMatch(/X-1|12345678|TX-55/);
  });

  it('keeps the key of the row after a correction of the email address', () => {
    const corrected = { ...minimal, contact: { ...minimal.contact, email: 'alexa@example.com' } };
    const record = leadRecord(corrected, context);
    expect([record.Timestamp, record.Email]).toEqual([context.key, 'alexa@example.com']);
  });

  it.each(['=1+1', '+1', '-1', '@SUM(A1)', '\t=1'])(
    'escapes %j so that no spreadsheet evaluates it as a formula',
    (firstName) => {
      const lead = { ...minimal, primary: { ...minimal.primary, firstName } };
      expect(leadRecord(lead, context)['First Name']).toBe(`'${firstName}`);
      expect(leadKey(`${firstName}@example.com`, 1)).toBe(`'${firstName}@example.com-1`);
    },
  );
});
