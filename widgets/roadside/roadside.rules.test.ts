import { describe, expect, it } from 'vitest';
import { errorsByField } from '#domain/error-code';
import { fingerprint } from '#domain/fingerprint';
import { Device } from '#visitor/testing/device';
import { buyerOfKnown, memberOf } from './buyer-draft.ts';
import { buyerMode, buyerSchema } from './buyer.rules.ts';
import { comparedBenefits } from './compared-benefits.ts';
import { roadsideVisit } from './roadside.resume.ts';
import { draft, draftElsewhere, offer, visitAt } from './testing/example-visit.ts';
import { transactionIn } from './transaction-in.ts';
import { returnUrlOf } from './transaction-link.ts';

describe('buyer', () => {
  const errorsOf = (change: object, mode: 'buy' | 'waitlist' = 'buy', requiresLicense = false) =>
    errorsByField(buyerSchema(mode, { requiresLicense }), { ...draft, ...change });

  it('accepts a complete buyer without middle name, apartment and license', () => {
    expect(errorsOf({})).toEqual({});
  });

  it.each([
    ['firstName', '', 'required'],
    ['firstName', 'A', 'nameTooShort'],
    ['middleName', 'x'.repeat(61), 'tooLong'],
    ['lastName', ' ', 'required'],
    ['email', 'alex@', 'emailInvalid'],
    ['email', '', 'required'],
    ['phone', '512-555-014', 'phoneInvalid'],
    ['phone', '', 'required'],
    ['street', '', 'required'],
    ['street', '1 A', 'addressTooShort'],
    ['apartment', 'x'.repeat(21), 'tooLong'],
    ['zip', '7870', 'zipInvalid'],
    ['zip', '', 'required'],
    ['city', '', 'required'],
    ['state', '', 'required'],
    ['driverLicense', 'x'.repeat(31), 'tooLong'],
    ['hasConsented', false, 'consentRequired'],
  ])('refuses the %s %j: %s', (field, value, code) => {
    expect(errorsOf({ [field]: value })).toEqual({ [field]: code });
  });

  it('requires the driver license when configured', () => {
    expect(errorsOf({}, 'buy', true)).toEqual({ driverLicense: 'required' });
    expect(errorsOf({ driverLicense: '12345678' }, 'buy', true)).toEqual({});
  });

  it('requires no phone and no street for the waitlist, but consent', () => {
    expect(errorsOf({ phone: '', street: '' }, 'waitlist', true)).toEqual({});
    expect(errorsOf({ phone: '512', hasConsented: false }, 'waitlist')).toEqual({
      phone: 'phoneInvalid',
      hasConsented: 'consentRequired',
    });
  });

  it.each([
    [draft, offer, 'buy'],
    [draftElsewhere, offer, 'waitlist'],
    [{ state: '' }, offer, 'buy'],
    [draftElsewhere, undefined, 'buy'],
    [draft, { ...offer, states: [] }, 'waitlist'],
  ])('decides between buying and the waitlist by the state', (typed, known, mode) => {
    expect(buyerMode(typed, known)).toBe(mode);
  });

  it('uses known answers, and a place only when it is complete', () => {
    const known = {
      firstName: 'Alex',
      lastName: 'Example',
      email: 'alex@example.com',
      phone: '512-555-0142',
      street: '',
      apartment: '',
      city: 'Austin',
      state: 'Texas',
      zip: '78701',
      licenseNumber: '12345678',
      birthDate: '1990-04-17',
    };
    const { city: _, state: __, birthDate: ___, licenseNumber: driverLicense, ...others } = known;
    const knownTexts = Object.fromEntries(Object.entries({ ...others, driverLicense }).filter(([, text]) => text));
    expect(buyerOfKnown(known)).toEqual(knownTexts);
    expect(buyerOfKnown({ ...known, state: 'TX' })).toEqual({ ...knownTexts, city: 'Austin', state: 'TX' });
    expect(buyerOfKnown({ ...known, phone: '5125550142' })).toEqual({ ...knownTexts, phone: '512-555-0142' });
  });

  it('sends trimmed answers', () => {
    expect(memberOf({ ...draft, firstName: ' Alex ', middleName: ' ', city: 'Austin ' })).toMatchObject({
      firstName: 'Alex',
      middleName: '',
      address: { city: 'Austin', state: 'TX' },
    });
  });
});

it('compares the configured benefits, or else those of the service, without duplicates', () => {
  const [single, family] = offer.memberships as [(typeof offer.memberships)[0], (typeof offer.memberships)[0]];
  const lockout = { name: 'Lockout', value: 'Up to $100' };
  expect(comparedBenefits([single, { ...family, benefits: [...family.benefits, lockout] }], [])).toEqual([
    { name: 'Towing', values: { single: 'Up to 15 miles', family: 'Up to 25 miles' } },
    { name: 'Lockout', values: { family: 'Up to $100' } },
  ]);
  expect(comparedBenefits(offer.memberships, [{ benefit: 'Fuel', single: '1', family: '' }])).toEqual([
    { name: 'Fuel', values: { single: '1' } },
  ]);
});

it.each([
  ['/roadside?transactionId=t-1', 't-1'],
  ['/roadside?TRANSACTIONID=t-1&x=2#top', 't-1'],
  ['/roadside?transactionid=%20t-1', 't-1'],
  ['/roadside?transaction=t-1', ''],
  ['/roadside', ''],
])('reads the transaction of %s', (path, transactionId) => {
  expect(transactionIn(path)).toBe(transactionId);
});

it('returns to the page without a transaction and without personal data', () => {
  const page = 'https://www.agency.example/roadside?page_id=12&TransactionId=t-1&email=a%40b.example#top';
  expect(returnUrlOf(page)).toBe('https://www.agency.example/roadside?page_id=12');
});

it('gives equal texts the same fingerprint, and different texts different ones', () => {
  const texts = Array.from({ length: 2000 }, (_, index) => JSON.stringify({ ...draft, street: `${index} Sample St` }));
  expect(new Set(texts.map(fingerprint)).size).toBe(2000);
  expect(fingerprint(texts[0]!)).toBe(fingerprint(texts[0]!));
  expect(fingerprint('alex@example.com')).not.toContain('alex');
});

it('stores a visit for 168 hours, and restores it unchanged', async () => {
  const device = new Device();
  const visit = visitAt('payment');
  const record = roadsideVisit(device.openTab());
  record.remember(visit);
  await record.settled();
  expect(await roadsideVisit(device.openTab()).load()).toEqual(visit);
  device.now += 168 * 3_600_000 - 1;
  expect(await roadsideVisit(device.openTab()).load()).toEqual(visit);
  device.now += 1;
  expect(await roadsideVisit(device.openTab()).load()).toBeUndefined();
});
