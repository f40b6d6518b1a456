import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { createServiceClient } from '#services/http';
import { followUp } from '#services/search/follow-up';
import { servicesConfig } from '#services/services-config';
import { sam } from '../purchase/purchase.examples.ts';
import { checkDrivers, checkLicense, householdOf } from './license-check.ts';

const { signal } = new AbortController();
const address = { street: '100 Congress Ave', apartment: '', city: 'Austin', state: 'TX', zip: '78701' } as const;

/** A client whose searches resolve with this, and the requested addresses. */
function clientThat(answer: (url: URL) => Response) {
  const asked: URL[] = [];
  const client = createServiceClient({
    services: z.parse(servicesConfig, { brandCode: 'LS', api: { base: 'https://api.agency.example' } }),
    variant: () => 'primary',
    language: () => 'en',
    trackId: 'track-1',
    pageBase: 'https://www.agency.example/',
    tokens: { guest: () => Promise.resolve('guest'), renewGuest: () => undefined },
    botCheck: () => Promise.resolve(''),
    report: () => undefined,
    random: () => 0,
    fetch: (request) => {
      const url = new URL((request as Request).url);
      asked.push(url);
      return Promise.resolve(answer(url));
    },
  });
  return { client, asked };
}

const found =
  (firstName: string | null, lastName: string | null = 'Example') =>
  () =>
    Response.json({
      isSuccess: true,
      message: '',
      drivers: [{ rec: 'd-2', firstName, lastName, primaryDriver: true }],
      cars: [],
    });
const nobody = () => Response.json({ isSuccess: true, message: '', drivers: [], cars: [] });
const refuses = () => Response.json({ message: 'Bad request' }, { status: 400 });
const refusesWith =
  (message: string, status = 200) =>
  () =>
    Response.json({ isSuccess: false, message }, { status });

describe('a license check', () => {
  it('checks by license number and date of birth, and fails without a matching record', async () => {
    const { client, asked } = clientThat(nobody);
    expect(await checkLicense(client, { isCalifornian: false, address, person: sam }, signal)).toEqual({
      isRight: false,
    });
    expect(asked[0]?.searchParams.get('DLNumer')).toBe('87654321');
    expect(asked[0]?.searchParams.get('dob')).toBe('09-02-1991');
    const { client: refusing } = clientThat(refuses);
    expect(await checkLicense(refusing, { isCalifornian: false, address, person: sam }, signal)).toEqual({
      isRight: false,
    });
  });

  it.each([
    'License and date of birth do not match',
    'The license number doesn’t match our records.',
    'Date of birth does not match the license',
    'The information does not match our records.',
    'No match for this license and date of birth',
    'No matching license and date of birth',
    'Invalid license number',
    'INVALID DRIVER’S LICENSE',
    'Wrong driver license number.',
    'License number is not valid',
    'License is unknown',
    'Invalid DOB',
    'Driver not found',
    'La licencia y la fecha de nacimiento no coinciden.',
    'Número de licencia inválido',
    'La licencia no es válida.',
    'La licencia y la fecha de nacimiento no son válidas',
    'Los datos no coinciden con nuestros registros',
    '',
  ])('fails when the service refuses with "%s"', async (message) => {
    for (const status of [200, 400, 422]) {
      const { client } = clientThat(refusesWith(message, status));
      const check = await checkLicense(client, { isCalifornian: false, address, person: sam }, signal);
      expect(check).toEqual({ isRight: false });
      const drivers = { isCalifornian: false, address, drivers: [sam] };
      expect(await checkDrivers(client, drivers, signal)).toEqual([sam.id]);
    }
  });

  it.each([
    'The license service is temporarily unavailable',
    'License check failed. Please try again later.',
    'An error occurred. Invalid license number.',
    'Invalid license key',
    'The license search returned an invalid response',
    'Something went wrong with the license search',
    'This license is suspended',
    'License validation failed: invalid API key',
    'We could not check the license. Invalid brand code.',
    'License provider returned an unknown status',
    'Unknown license type',
    'Invalid brand code',
    'El servicio de licencias no está disponible',
  ])('throws a refusal that says nothing about the license: "%s"', async (message) => {
    for (const status of [200, 400]) {
      const { client } = clientThat(refusesWith(message, status));
      const check = checkLicense(client, { isCalifornian: false, address, person: sam }, signal);
      await expect(check).rejects.toMatchObject({ kind: 'refused', reason: message });
    }
  });

  it('fails for a 400 with an unrelated message, but throws one that is a refusal', async () => {
    const message = 'Invalid brand code';
    const question = { isCalifornian: false, address, person: sam };
    const { client } = clientThat(() => Response.json({ message }, { status: 400 }));
    expect(await checkLicense(client, question, signal)).toEqual({ isRight: false });
    const { client: refusing } = clientThat(refusesWith(message, 400));
    await expect(checkLicense(refusing, question, signal)).rejects.toMatchObject({ kind: 'refused', status: 400 });
  });

  it('throws a 400 that names an outage', async () => {
    const { client } = clientThat(() => Response.json({ message: 'Temporarily unavailable' }, { status: 400 }));
    const check = checkLicense(client, { isCalifornian: false, address, person: sam }, signal);
    await expect(check).rejects.toMatchObject({ kind: 'status', status: 400 });
  });

  it('fails for the additional driver whose license is refused, and accepts the others', async () => {
    const jordan = { ...sam, id: 'manual-1', firstName: 'Jordan', licenseNumber: '5551234' };
    const { client } = clientThat(({ searchParams }) =>
      searchParams.get('DLNumer') === jordan.licenseNumber
        ? refusesWith('Invalid license number', 400)()
        : found('Sam')(),
    );
    const of = { isCalifornian: false, address, drivers: [sam, jordan] };
    expect(await checkDrivers(client, of, signal)).toEqual([jordan.id]);
  });

  it('checks by name, address and date of birth in California, where a failure is tolerated', async () => {
    const { client, asked } = clientThat(refuses);
    expect(await checkLicense(client, { isCalifornian: true, address, person: sam }, signal)).toMatchObject({
      isRight: true,
    });
    expect(asked[0]?.searchParams.get('FirstName')).toBe('Sam');
    expect(asked[0]?.searchParams.get('Address.AddressLine')).toBe('100 Congress Ave');
  });

  it('fails for an additional driver whose first name differs from the record, except in California', async () => {
    const of = { address, drivers: [sam] };
    expect(await checkDrivers(clientThat(found('Alex')).client, { ...of, isCalifornian: false }, signal)).toEqual([
      sam.id,
    ]);
    expect(await checkDrivers(clientThat(found('SAM')).client, { ...of, isCalifornian: false }, signal)).toEqual([]);
    expect(await checkDrivers(clientThat(found('Alex')).client, { ...of, isCalifornian: true }, signal)).toEqual([]);
  });

  it.each([
    ['Sam', 'SAM JORDAN', 'Example'],
    ['Sam Jordan', 'SAM', 'Example'],
    ['Sam', null, null],
    ['Sam', null, 'Example'],
    ['Sam', 'SAM', null],
  ])(
    'accepts the license of an additional driver %j whose record has the names %j and %j',
    async (firstName, recordedFirst, recordedLast) => {
      const question = { isCalifornian: false, address, drivers: [{ ...sam, firstName }] };
      expect(await checkDrivers(clientThat(found(recordedFirst, recordedLast)).client, question, signal)).toEqual([]);
    },
  );

  it.each([
    ['Sam', 'ALEX', null],
    ['Jordan', 'SAM JORDAN', 'Example'],
  ])(
    'refuses the license of an additional driver %j whose record has the names %j and %j',
    async (firstName, recordedFirst, recordedLast) => {
      const question = { isCalifornian: false, address, drivers: [{ ...sam, firstName }] };
      expect(await checkDrivers(clientThat(found(recordedFirst, recordedLast)).client, question, signal)).toEqual([
        sam.id,
      ]);
    },
  );

  it('accepts the license of a visitor whose record has no name, and adds no driver', async () => {
    const question = { isCalifornian: false, address, person: sam };
    expect(await checkLicense(clientThat(found(null)).client, question, signal)).toEqual({
      isRight: true,
      household: { drivers: [], commonId: '', issueDates: {} },
    });
  });

  it('checks an additional driver without a date of birth by the license number alone', async () => {
    const of = { isCalifornian: false, address, drivers: [{ ...sam, birthDate: '' }] };
    const { client, asked } = clientThat(found('Alex'));
    expect(await checkDrivers(client, of, signal)).toEqual([sam.id]);
    expect(asked[0]?.searchParams.has('dob')).toBe(false);
    expect(await checkDrivers(clientThat(nobody).client, of, signal)).toEqual([]);
  });

  const undated = { isCalifornian: false, address, drivers: [{ ...sam, birthDate: '' }] };

  it.each([
    ['a refusal', refusesWith('Invalid license number')],
    ['a refusal with 400', refusesWith('Invalid license number', 400)],
    ['a bare 400', () => Response.json({ message: 'Invalid license number' }, { status: 400 })],
  ])('fails for an additional driver without a date of birth whose license is wrong by %s', async (_what, answer) => {
    expect(await checkDrivers(clientThat(answer).client, undated, signal)).toEqual([sam.id]);
  });

  it.each([
    ['"not found"', refusesWith('Driver not found')],
    ['a refusal without a message', refusesWith('')],
    ['a 400 about something else', refuses],
  ])('accepts an additional driver without a date of birth after %s', async (_what, answer) => {
    expect(await checkDrivers(clientThat(answer).client, undated, signal)).toEqual([]);
  });

  it('fails for an additional driver with a date of birth whose license the records do not know', async () => {
    const of = { isCalifornian: false, address, drivers: [sam] };
    expect(await checkDrivers(clientThat(nobody).client, of, signal)).toEqual([sam.id]);
  });

  it('returns every driver of a follow-up as household when the response marks no primary driver', async () => {
    const late = { rec: 'd-3', firstName: 'Jordan', lastName: 'Example' };
    const { client } = clientThat(() => Response.json({ isSuccess: true, message: '', drivers: [late], cars: [] }));
    const { drivers } = householdOf(await followUp(client, { state: 'TX', commonId: 'c-1' }, signal));
    expect(drivers).toEqual([{ foundRecord: 'd-3', firstName: 'Jordan', lastName: 'Example' }]);
  });
});
