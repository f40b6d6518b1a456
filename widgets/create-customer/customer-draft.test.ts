import { describe, expect, it } from 'vitest';
import { birthDateOf } from '#domain/birth-date';
import { errorsByField } from '#domain/error-code';
import { emptyDraft, isEmptyDraft } from '#forms/person/person-draft';
import { personSchema } from '#forms/person/person.schema';
import { zipProblem } from '#forms/zip-lookup/zip-lookup.rules';
import { Device } from '#visitor/testing/device';
import { customerDraft } from './create-customer.resume.ts';
import { completedDraft, customerOf, knownDraft } from './customer-draft.ts';
import { anchorage, austin, draft, nowhere } from './testing/example-customer.ts';

const today = '2026-11-20';
const errorsOf = (changes: object, limits = { minimum: 18, maximum: 85 }) => {
  const values = { ...draft, ...changes };
  return errorsByField(personSchema({ today, limits }), { ...values, birthDate: birthDateOf(values.birthDate) });
};

describe('the form of a new customer', () => {
  it('accepts a complete form, with accents, apostrophes and hyphens in the name', () => {
    expect(errorsOf({})).toEqual({});
  });

  it.each([
    ['firstName', '', 'required'],
    ['firstName', 'J', 'nameTooShort'],
    ['lastName', ' ', 'required'],
    ['lastName', '12', 'nameTooShort'],
    ['email', '', 'required'],
    ['email', 'jose@example', 'emailInvalid'],
    ['phone', '', 'required'],
    ['phone', '512-555-014', 'phoneInvalid'],
    ['birthDate', { month: '', day: '', year: '' }, 'required'],
    ['birthDate', { month: '2', day: '30', year: '1990' }, 'birthDateInvalid'],
    ['birthDate', { month: '13', day: '1', year: '1990' }, 'birthDateInvalid'],
    ['birthDate', { month: '4', day: '', year: '1990' }, 'birthDateInvalid'],
    ['birthDate', { month: '11', day: '21', year: '2026' }, 'birthDateInvalid'],
    ['zip', '', 'required'],
    ['zip', '7870', 'zipInvalid'],
    ['city', '', 'required'],
    ['state', '', 'required'],
  ] as const)('rejects the %s %j: %s', (field, value, error) => {
    expect(errorsOf({ [field]: value })).toEqual({ [field]: error });
  });

  it.each([
    ['18 today', { month: '11', day: '20', year: '2008' }, undefined],
    ['18 tomorrow', { month: '11', day: '21', year: '2008' }, 'ageOutOfRange'],
    ['85 until tomorrow', { month: '11', day: '21', year: '1940' }, undefined],
    ['86 today', { month: '11', day: '20', year: '1940' }, 'ageOutOfRange'],
  ] as const)('accepts customers aged 18 to 85: %s', (_who, birthDate, error) => {
    expect(errorsOf({ birthDate }).birthDate).toBe(error);
  });

  it('accepts the ages that a page configures', () => {
    const limits = { minimum: 21, maximum: 60 };
    expect(errorsOf({ birthDate: { month: '1', day: '1', year: '2006' } }, limits).birthDate).toBe('ageOutOfRange');
    expect(errorsOf({ birthDate: { month: '1', day: '1', year: '2005' } }, limits).birthDate).toBeUndefined();
    expect(errorsOf({ birthDate: { month: '1', day: '1', year: '1960' } }, limits).birthDate).toBe('ageOutOfRange');
  });

  it.each([
    [{ zip: '78701', state: 'TX' }, austin, undefined],
    [{ zip: '78701', state: 'OK' }, austin, 'stateOfZip'],
    [{ zip: '00000', state: '' }, nowhere, 'zipUnknown'],
    [{ zip: '99501', state: 'AK' }, anchorage, 'zipNotQuotable'],
    [{ zip: '00000', state: '' }, { ...nowhere, isNotServed: true }, 'zipNotQuotable'],
    [{ zip: '78704', state: '' }, austin, undefined],
    [{ zip: '78701', state: '' }, undefined, undefined],
  ] as const)('validates the zip code of %j with its lookup', (typed, lookup, problem) => {
    expect(zipProblem(typed, lookup)).toBe(problem);
  });
});

describe('known answers', () => {
  const known = {
    firstName: 'Alex',
    lastName: 'Example',
    email: 'alex@example.com',
    phone: '5125550142',
    street: '100 Sample St',
    apartment: '',
    city: 'Austin',
    state: 'TX',
    zip: '78701',
    licenseNumber: '12345678',
    birthDate: '1990-04-17',
  };

  it('known answers fill in the form, and the place only if it is complete', () => {
    expect(knownDraft(known)).toEqual({
      firstName: 'Alex',
      lastName: 'Example',
      email: 'alex@example.com',
      phone: '512-555-0142',
      birthDate: { month: '04', day: '17', year: '1990' },
      zip: '78701',
      city: 'Austin',
      state: 'TX',
    });
    expect(knownDraft({ ...known, state: 'Texas' })).toMatchObject({ zip: '78701', city: '', state: '' });
  });

  it('known answers fill in empty fields of the draft, and replace nothing', () => {
    const typed = { ...emptyDraft, firstName: 'Al', zip: '73301' };
    expect(completedDraft(typed, knownDraft(known))).toMatchObject({
      firstName: 'Al',
      lastName: 'Example',
      zip: '73301',
      city: '',
      birthDate: { month: '04', day: '17', year: '1990' },
    });
    const date = { month: '5', day: '', year: '' };
    expect(completedDraft({ ...emptyDraft, birthDate: date }, knownDraft(known)).birthDate).toEqual(date);
  });
});

it('pads month and day of the birth date with zeros', () => {
  const { birthDate } = customerOf({ ...draft, birthDate: { month: '4', day: '7', year: '1990' } }, 'Enrolled');
  expect(birthDate).toBe('1990-04-07');
});

it('stores a draft for 168 hours, and restores it unchanged', async () => {
  expect(isEmptyDraft(emptyDraft)).toBe(true);
  expect(isEmptyDraft(draft)).toBe(false);
  const device = new Device();
  const record = customerDraft(device.openTab());
  const savedRecord = { draft, intent: { key: 'k-1', request: 'r-1' } };
  record.remember(savedRecord);
  await record.settled();
  device.now += 168 * 3_600_000 - 1;
  expect(await customerDraft(device.openTab()).load()).toEqual(savedRecord);
  device.now += 1;
  expect(await customerDraft(device.openTab()).load()).toBeUndefined();
});
