import { describe, expect, it } from 'vitest';
import { errorsByField } from '#domain/error-code';
import { NetworkError, RefusedError, StatusError } from '#services/errors';
import { runFlow, type Responses } from '../../testing/run-flow.ts';
import { zipOf } from '../details/zip.ts';
import { driverLicenseSchema, driverNameSchema } from './driver.answers.ts';

const rule = { today: '2026-11-20', limits: { minimum: 16, maximum: 75 } };
const alex = { firstName: 'Alex', lastName: 'Example', birthDate: '1990-04-17', licenseNumber: '' };

describe('the answers of driver info 1/3', () => {
  it.each([
    ['complete answers', {}, {}],
    ['a name of two letters', { firstName: 'Al' }, {}],
    ['a name of one letter', { firstName: 'A' }, { firstName: 'nameTooShort' }],
    ['spaces as a name', { lastName: '  ' }, { lastName: 'required' }],
    ['no birth date', { birthDate: '' }, { birthDate: 'required' }],
    ['an incomplete birth date', { birthDate: '1990-4-' }, { birthDate: 'birthDateInvalid' }],
    ['a nonexistent day', { birthDate: '1990-02-30' }, { birthDate: 'birthDateInvalid' }],
    ['sixteen today', { birthDate: '2010-11-20' }, {}],
    ['sixteen tomorrow', { birthDate: '2010-11-21' }, { birthDate: 'ageOutOfRange' }],
    ['still 75 today', { birthDate: '1950-11-21' }, {}],
    ['seventy-six today', { birthDate: '1950-11-20' }, { birthDate: 'ageOutOfRange' }],
    ['born before 1920', { birthDate: '1919-12-31' }, { birthDate: 'ageOutOfRange' }],
  ])('validates driver answers: %s', (_, changed, errors) => {
    expect(errorsByField(driverNameSchema(rule), { ...alex, ...changed })).toEqual(errors);
  });

  it('requires a license number for a license lookup', () => {
    expect(errorsByField(driverLicenseSchema(rule), { ...alex, licenseNumber: ' ' })).toEqual({
      licenseNumber: 'required',
    });
  });
});

const found = {
  firstName: 'Alex',
  lastName: 'Example',
  birthDate: '1990-04-17',
  gender: 'male' as const,
  foundRecord: 'd-1',
  isPrimary: true,
  address: { street: '100 Congress Ave', zip: '78701' },
};

async function searching(responses: Responses) {
  const flow = runFlow({ responses: responses, input: { place: undefined } });
  await flow.go({ type: 'MODE.CHOSEN', mode: 'license' });
  await flow.go({ type: 'LICENSE.SUBMITTED', licenseNumber: '12345678', birthDate: '1990-04-17' });
  return flow;
}

describe('the license lookup', () => {
  it('fills in the found driver and continues, leaving the rest to be confirmed', async () => {
    const { isIn, context, asked } = await searching({ driverByLicense: found });
    expect(asked.find(({ name }) => name === 'driverByLicense')?.input).toEqual({
      licenseNumber: '12345678',
      birthDate: '1990-04-17',
    });
    expect(isIn({ journey: 'contact' })).toBe(true);
    expect(context().answers.driver).toEqual({ ...alex, licenseNumber: '12345678' });
    expect(context().drafts.details).toEqual({ gender: 'male', street: '100 Congress Ave', zip: '78701' });
    expect(context().foundRecord).toBe('d-1');
    expect(zipOf(context())).toBe('78701');
  });

  it.each([
    ['no driver', undefined, 'typing', 'manual'],
    ['that no driver was found', new RefusedError('driverByLicense', { status: 404 }), 'typing', 'manual'],
    ['a failure', new StatusError('driverByLicense', 500), 'searchFailed', 'filled'],
    ['a refusal', new RefusedError('driverByLicense', { reason: 'Closed' }), 'searchFailed', 'filled'],
  ] as const)(
    'opens the fields for manual entry, with what was typed, when the lookup returns %s',
    async (_, driverByLicense, state, entry) => {
      const { isIn, context } = await searching({ driverByLicense });
      expect(isIn({ journey: { driver: { answering: state } } })).toBe(true);
      expect(context().driverEntry).toBe(entry);
      expect(context().drafts.driver).toMatchObject({ licenseNumber: '12345678', birthDate: '1990-04-17' });
    },
  );

  it('waits for the network and then looks up the license again', async () => {
    const { go, isIn, responses } = await searching({ driverByLicense: new NetworkError('driverByLicense') });
    expect(isIn({ journey: { driver: { answering: 'searchUnreachable' } } })).toBe(true);
    responses.driverByLicense = found;
    await go({ type: 'NETWORK.RETURNED' });
    expect(isIn({ journey: 'contact' })).toBe(true);
  });

  it('forgets the record when another driver is named', async () => {
    const { go, context } = await searching({ driverByLicense: found });
    await go({ type: 'BACK' }, { type: 'DRIVER.SUBMITTED', answers: { ...alex, licenseNumber: '12345678' } });
    expect(context().foundRecord).toBe('d-1');
    await go({ type: 'BACK' }, { type: 'DRIVER.SUBMITTED', answers: { ...alex, firstName: 'Sam' } });
    expect(context().foundRecord).toBe('');
  });
});
