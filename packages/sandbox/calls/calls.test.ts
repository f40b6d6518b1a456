import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { cityByZip } from '#services/address/city-by-zip.contract';
import { reverseGeocode } from '#services/address/reverse-geocode.contract';
import { idleAgents } from '#services/agents/idle-agents.contract';
import { documentedCalls } from '#services/contract/documented-calls';
import { postEvent } from '#services/events/post-event.contract';
import { reportError } from '#services/events/report-error.contract';
import { createLead } from '#services/lead-store/create-lead.contract';
import { searchLeads } from '#services/lead-store/search-leads.contract';
import { updateLead } from '#services/lead-store/update-lead.contract';
import { driverByLicense } from '#services/search/driver-by-license.contract';
import { driverByName } from '#services/search/driver-by-name.contract';
import { createGuestToken } from '#services/session/create-guest-token.contract';
import { detailByVin } from '#services/vehicle/detail-by-vin.contract';
import { vehicleMakes } from '#services/vehicle/vehicle-makes.contract';
import { vehicleModels } from '#services/vehicle/vehicle-models.contract';
import { vehicleYears } from '#services/vehicle/vehicle-years.contract';
import { createVerification } from '#services/verification/create-verification.contract';
import { searchVerifications } from '#services/verification/search-verifications.contract';
import { updateVerification } from '#services/verification/update-verification.contract';
import { startTestSandbox, type TestSandbox } from '../testing/test-sandbox.ts';
import { implementations } from './implementations.ts';

const day = 24 * 60 * 60 * 1000;

let sandbox: TestSandbox;
beforeAll(async () => {
  sandbox = await startTestSandbox();
});
afterAll(() => sandbox.close());

it('implements every call of the contracts', () => {
  const answered = implementations.map(({ contract }) => contract.id);
  expect(answered.toSorted()).toEqual(documentedCalls.map(({ contract }) => contract.id).toSorted());
});

describe('guest tokens', () => {
  it('expires a guest token after a day', async () => {
    const { body } = await sandbox.ask(createGuestToken);
    expect(Date.parse(body.expiration!)).toBe(sandbox.clock.now + day);
    const ask = () => sandbox.ask(vehicleYears, { token: body.token });
    expect((await ask()).status).toBe(200);
    sandbox.clock.now += day;
    expect(await ask()).toMatchObject({ status: 401, body: { isSuccess: false } });
    sandbox.clock.now -= day;
  });

  it.each(['', 'made-up', 'sandboxed'])('refuses a guest token for the bot-check token %j', async (RecaptchaToken) => {
    expect(await sandbox.ask(createGuestToken, { headers: { RecaptchaToken } })).toMatchObject({
      status: 403,
      body: { isSuccess: false },
    });
  });

  it('accepts a guest token only in the variant that issued it', async () => {
    const token = await sandbox.guestToken('ca');
    expect((await sandbox.ask(vehicleYears, { token, variant: 'ca' })).status).toBe(200);
    expect((await sandbox.ask(vehicleYears, { token })).status).toBe(401);
  });

  it('requires a guest token for every guarded call', async () => {
    for (const { contract } of documentedCalls.filter((call) => call.contract.authorization === 'guest')) {
      expect((await sandbox.ask(contract, { token: 'unknown', body: {} })).status, contract.id).toBe(401);
    }
  });
});

describe('requests that violate their contract', () => {
  it('refuses an invalid request and lists each of its faults', async () => {
    const { status, body } = await sandbox.ask(cityByZip, { query: { zip: '7870', 'header.lang': 'fr' } });
    expect(status).toBe(400);
    expect(body.message).toContain('zip: ');
    expect(body.message).toContain('header.lang: ');
  });

  it('refuses a request without a required header', async () => {
    const { status, body } = await sandbox.ask(reportError, {
      body: { header: undefined, message: 'm', status: 1, label: 'l' },
    });
    expect(status).toBe(400);
    expect(body.message).toContain('header: ');
  });

  it('refuses a request body that is not JSON', async () => {
    const response = await fetch(`${sandbox.url}/sandbox/api/event/error`, { method: 'POST', body: '{' });
    expect(response.status).toBe(400);
  });

  it('answers 404 for a path without a call', async () => {
    const response = await fetch(`${sandbox.url}/sandbox/api/none`);
    expect(response.status).toBe(404);
    expect(await response.json()).toMatchObject({ isSuccess: false });
  });
});

describe('addresses', () => {
  it.each([
    ['78701', true, [{ zip: '78701', state: 'TX', city: 'Austin' }]],
    ['90001', true, [{ zip: '90001', state: 'CA', city: 'Los Angeles' }]],
    ['99501', false, [{ zip: '99501', state: 'AK', city: 'Anchorage' }]],
    ['00000', false, []],
  ])('finds the zip code %s', async (zip, isQuoteAvaliable, addresses) => {
    const { body } = await sandbox.ask(cityByZip, { query: { zip } });
    expect(body).toEqual({ isSuccess: true, message: '', isQuoteAvaliable, addresses });
  });

  it('finds the zip code of a position', async () => {
    const { body } = await sandbox.ask(reverseGeocode, { query: { location: '-97.743,30.267', f: 'json' } });
    expect(body.address).toMatchObject({ Postal: '78701', RegionAbbr: 'TX' });
  });

  it('finds no zip code at sea', async () => {
    const { body, status } = await sandbox.ask(reverseGeocode, { query: { location: '-30,0', f: 'json' } });
    expect(status).toBe(200);
    expect(body.error?.code).toBe(400);
  });
});

describe('vehicles', () => {
  it('lists vehicles by year, make and model', async () => {
    expect((await sandbox.ask(vehicleYears)).body.years[0]).toBe(2027);
    expect((await sandbox.ask(vehicleMakes, { query: { year: '2003' } })).body.makes).toContain('Honda');
    const models = await sandbox.ask(vehicleModels, { query: { year: '2003', make: 'Honda' } });
    expect(models.body.models).toContain('Accord');
  });

  it('decodes a VIN into a vehicle', async () => {
    const { body } = await sandbox.ask(detailByVin, { query: { vin: '1HGCM82633A004352' } });
    expect(body.details).toEqual([{ year: 2003, maker: 'Honda', model: 'Accord' }]);
  });

  it('decodes no unknown VIN', async () => {
    const { body } = await sandbox.ask(detailByVin, { query: { vin: '00000000000000000' } });
    expect(body).toMatchObject({ isSuccess: true, details: [] });
  });
});

describe('drivers', () => {
  const byName = {
    FirstName: 'Alex',
    LastName: 'Example',
    'Address.AddressLine': '100 Congress Ave',
    'Address.City': 'Austin',
    'Address.State': 'TX',
    'Address.ZipCode': '78701',
    dob: '04-17-1990',
    IncludeEnhancedVehicle: 'true',
  };

  it('finds a driver by license, with household and cars', async () => {
    const query = { DLNumer: '12345678', dob: '04-17-1990', FetchAddress: 'true' };
    const { body } = await sandbox.ask(driverByLicense, { query });
    expect(body.drivers.map(({ firstName, primaryDriver }) => [firstName, primaryDriver])).toEqual([
      ['Alex', true],
      ['Sam', false],
    ]);
    expect(body.drivers[0]).toMatchObject({ dob: '1990-04-17', gender: 0, marital: 0, address: { zip: '78701' } });
    expect(body.cars).toHaveLength(2);
  });

  it('finds a driver without an address when none is requested', async () => {
    const query = { DLNumer: '12345678', dob: '04-17-1990', FetchAddress: 'false' };
    const { body } = await sandbox.ask(driverByLicense, { query });
    expect(body.drivers[0]).not.toHaveProperty('address');
  });

  it('finds a driver by name, with cars when they are requested', async () => {
    expect((await sandbox.ask(driverByName, { query: byName })).body.cars).toHaveLength(2);
    const withoutCars = await sandbox.ask(driverByName, { query: { ...byName, IncludeEnhancedVehicle: 'false' } });
    expect(withoutCars.body).toMatchObject({ drivers: [{ firstName: 'Alex' }, { firstName: 'Sam' }], cars: [] });
  });

  it('finds no driver when none is recorded', async () => {
    const { body } = await sandbox.ask(driverByName, { query: { ...byName, FirstName: 'Nobody' } });
    expect(body).toEqual({ isSuccess: true, message: '', drivers: [], cars: [] });
  });

  it.each(['02-30-1990', '13-01-1990'])('finds no driver by the impossible date %s', async (dob) => {
    const { body } = await sandbox.ask(driverByLicense, { query: { DLNumer: '98765432', dob, FetchAddress: 'true' } });
    expect(body.drivers).toEqual([]);
  });
});

describe('the verification sheet', () => {
  const written = async (mode: 'RAW' | undefined) => {
    const TransactionId = `sheet-${mode}`;
    const cells = { 'Email Code 1': '012345', DriverLicense: '12E5', Email: 'alex@example.com' };
    await sandbox.ask(createVerification, { body: { data: [{ TransactionId, ...cells }], mode } });
    const update = { params: { transactionId: TransactionId }, body: { data: { 'Text Code 1': '007001' }, mode } };
    expect((await sandbox.ask(updateVerification, update)).body).toEqual({ updated: 1 });
    return (await sandbox.ask(searchVerifications, { query: { TransactionId } })).body[0];
  };

  it('keeps the cells of a raw write and the other columns of an updated row', async () => {
    expect(await written('RAW')).toEqual({
      TransactionId: 'sheet-RAW',
      'Email Code 1': '012345',
      DriverLicense: '12E5',
      Email: 'alex@example.com',
      'Text Code 1': '007001',
    });
  });

  it('reads cells as typed into the sheet when a write names no mode', async () => {
    expect(await written(undefined)).toMatchObject({
      'Email Code 1': '12345',
      DriverLicense: '1200000',
      'Text Code 1': '7001',
    });
  });
});

describe('the lead store', () => {
  it('adds, replaces and finds lead rows', async () => {
    const Timestamp = 'alex+one@example.com-1795194180000';
    const row = { Timestamp, 'First Name': 'Alex', 'Quote Status': 'Lead' };
    expect(await sandbox.ask(createLead, { body: { data: [row] } })).toEqual({ status: 201, body: { created: 1 } });
    const update = (timestamp: string) =>
      sandbox.ask(updateLead, { params: { timestamp }, body: { data: { Timestamp, 'Quote Status': 'Quoted' } } });
    expect((await update(Timestamp)).body).toEqual({ updated: 1 });
    expect((await update('nobody')).body).toEqual({ updated: 0 });
    const found = await sandbox.ask(searchLeads, { query: { Timestamp } });
    expect(found.body).toEqual([{ Timestamp, 'Quote Status': 'Quoted' }]);
    expect(await sandbox.read(`/sandbox/admin/leads?Timestamp=${encodeURIComponent(Timestamp)}`)).toEqual(found.body);
  });

  it('refuses a bearer token for lead rows', async () => {
    const body = { data: [{ Timestamp: 'credential' }] };
    expect((await sandbox.ask(createLead, { body, headers: { Authorization: 'Basic ZXhhbXBsZQ==' } })).status).toBe(
      201,
    );
    expect((await sandbox.ask(createLead, { body, token: 'guest' })).status).toBe(401);
  });
});

describe('reports', () => {
  it('keeps who requested a callback', async () => {
    await sandbox.ask(postEvent, { body: { rateQuoteId: 'rq-1', type: 1 }, trackId: 'visit-events' });
    expect(await sandbox.read('/sandbox/admin/events?trackId=visit-events')).toEqual([
      {
        kind: 'postEvent',
        trackId: 'visit-events',
        body: { rateQuoteId: 'rq-1', type: 1 },
        reportedAt: new Date(sandbox.clock.now).toISOString(),
      },
    ]);
  });

  it('keeps error reports without their token', async () => {
    const body = { message: 'cityByZip: refused', status: 200, label: 'API Error' };
    await sandbox.ask(reportError, { body, trackId: 'visit-errors' });
    expect(await sandbox.read('/sandbox/admin/errors?trackId=visit-errors')).toMatchObject([{ body }]);
    expect(await sandbox.read('/sandbox/admin/errors?trackId=another-visit')).toEqual([]);
  });
});

describe('idle agents', () => {
  it('returns the number of idle agents that was set', async () => {
    const ask = async () => (await sandbox.ask(idleAgents, { query: { domain: 'localhost' } })).body;
    expect(await ask()).toEqual({ resultCode: 0, idleAgentCountResponse: { idleAgentCount: 3 } });
    const set = (body: string) => fetch(`${sandbox.url}/sandbox/admin/agents`, { method: 'PUT', body });
    expect((await set('{"idleAgentCount":0}')).status).toBe(200);
    expect((await ask()).idleAgentCountResponse.idleAgentCount).toBe(0);
    expect((await set('{"idleAgentCount":-1}')).status).toBe(400);
  });

  it('counts idle agents below both base paths', async () => {
    const query = new URLSearchParams({
      'header.lang': 'en',
      'header.trackId': 't',
      'header.requestDate': '2026-11-20T18:00:00Z',
      'header.brandCode': '',
      domain: 'd',
    });
    expect((await fetch(`${sandbox.url}/sandbox/bin/servlet/idleagentrequest?${query}`)).status).toBe(200);
  });
});

it('allows requests from any origin', async () => {
  const preflight = await fetch(`${sandbox.url}/sandbox/api/token/guest`, {
    method: 'OPTIONS',
    headers: {
      Origin: 'https://agency.example',
      'Access-Control-Request-Method': 'POST',
      'Access-Control-Request-Headers': 'recaptchatoken,authorization,content-type',
    },
  });
  expect(preflight.headers.get('Access-Control-Allow-Origin')).toBe('*');
  expect(preflight.headers.get('Access-Control-Allow-Headers')).toContain('recaptchatoken');
});

it.each(['admin/leads', 'mailbox', 'faults', 'desk', 'charges', 'affiliate-leads'])(
  'does not let a page of another origin read or change /sandbox/%s',
  async (path) => {
    const ask = (method: string, headers: Record<string, string> = {}) =>
      fetch(`${sandbox.url}/sandbox/${path}`, { method, headers: { Origin: 'https://intruder.example', ...headers } });
    const responses = await Promise.all([
      ask('GET'),
      ask('POST', { 'Content-Type': 'application/x-www-form-urlencoded' }),
      ask('OPTIONS', { 'Access-Control-Request-Method': 'DELETE' }),
    ]);
    for (const { status, headers } of responses) {
      expect(status).toBe(403);
      expect(headers.get('Access-Control-Allow-Origin')).toBeNull();
    }
    const own = await fetch(`${sandbox.url}/sandbox/${path}`, { headers: { Origin: sandbox.url } });
    expect(own.status).not.toBe(403);
  },
);

it('logs each request', async () => {
  await sandbox.ask(cityByZip, { query: { zip: '78701' }, trackId: 'visit-log' });
  expect(await sandbox.read('/sandbox/admin/requests?call=cityByZip&trackId=visit-log')).toEqual([
    { call: 'cityByZip', trackId: 'visit-log', at: sandbox.clock.now },
  ]);
});
