import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findAddressCandidates } from '#services/address/find-address-candidates.contract';
import { suggestAddress } from '#services/address/suggest-address.contract';
import { affiliateLead } from '#services/lead/affiliate-lead.contract';
import { leadByUtm } from '#services/lead/lead-by-utm.contract';
import { coverageProducts } from '#services/rating/coverage-products.contract';
import { foreignLicenseTypes } from '#services/rating/foreign-license-types.contract';
import { driverAndCar } from '#services/search/driver-and-car.contract';
import { driverByLicense } from '#services/search/driver-by-license.contract';
import { followUp } from '#services/search/follow-up.contract';
import { vehicleDetails } from '#services/vehicle/vehicle-details.contract';
import { startTestSandbox, type TestSandbox } from '../testing/test-sandbox.ts';

let sandbox: TestSandbox;
beforeAll(async () => {
  sandbox = await startTestSandbox();
});
afterAll(() => sandbox.close());

describe('record search in a state', () => {
  const alex = {
    State: 'TX',
    FirstName: 'Alex',
    LastName: 'Example',
    'Address.AddressLine': '100 Congress Ave',
    'Address.City': 'Austin',
    'Address.State': 'TX',
    'Address.ZipCode': '78701',
    dob: '04-17-1990',
    IncludeEnhancedVehicle: 'true',
  };
  const search = async (changes = {}) => (await sandbox.ask(driverAndCar, { query: { ...alex, ...changes } })).body;
  const follow = async (CommonId: string, State = 'TX') =>
    (await sandbox.ask(followUp, { query: { State, CommonId } })).body;
  const details = async (CommonId: string, State = 'TX') =>
    (await sandbox.ask(vehicleDetails, { query: { State, CommonId } })).body.details.map(({ rec }) => rec);

  it('returns a household and its cars, and more with a later follow-up', async () => {
    const { drivers, cars, commonId } = await search();
    expect(drivers.map(({ firstName }) => firstName)).toEqual(['Alex', 'Sam']);
    expect(cars!.map(({ rec }) => rec)).toEqual(['c-1', 'c-2']);
    const id = String(commonId);
    expect(await follow(id)).toEqual({ isSuccess: true, message: '', drivers: [], cars: [], commonId: id });
    sandbox.clock.now += 2_000;
    const late = await follow(id);
    expect(late.cars).toEqual([{ rec: 'c-3', vin: '1FTFW1ET5DFC10313', year: 2013, maker: 'Ford', model: 'F-150' }]);
    expect(late).not.toHaveProperty('commonId');
    expect(await details(id)).toEqual(['c-1', 'c-2', 'c-3']);
  });

  it('returns people of a household with a later follow-up', async () => {
    const { body } = await sandbox.ask(driverByLicense, {
      query: { DLNumer: '33445566', dob: '06-15-1982', FetchAddress: 'true' },
    });
    expect(body.drivers.map(({ firstName }) => firstName)).toEqual(['Jamie']);
    sandbox.clock.now += 2_000;
    const { drivers } = await follow(String(body.commonId));
    expect(drivers).toMatchObject([{ rec: 'd-42', firstName: 'Riley', dob: '2007-03-09' }]);
  });

  it('says at once when no follow-up is needed', async () => {
    const { body } = await sandbox.ask(driverByLicense, {
      query: { DLNumer: 'D1234567', dob: '11-30-1984', FetchAddress: 'true' },
    });
    const commonId = String(body.commonId);
    expect(await follow(commonId, 'CA')).toEqual({ isSuccess: true, message: '', drivers: [], cars: [] });
    expect(await details(commonId, 'CA')).toEqual(['c-11']);
  });

  it.each([
    ['in another state', { State: 'CA' }],
    ['by another name', { FirstName: 'Nobody' }],
    ['by another date of birth', { dob: '04-18-1990' }],
    ['without a date of birth', { dob: '02-30-1990' }],
  ])('finds nobody %s', async (_what, changes) => {
    expect(await search(changes)).toEqual({ isSuccess: true, message: '', drivers: [], cars: [] });
  });

  it('omits the cars when none are requested', async () => {
    expect((await search({ IncludeEnhancedVehicle: 'false' })).cars).toEqual([]);
  });

  it('returns nothing for an unknown search, or for one in another state', async () => {
    const id = String((await search()).commonId);
    sandbox.clock.now += 2_000;
    expect((await follow('h-none')).cars).toEqual([]);
    expect((await follow(id, 'CA')).cars).toEqual([]);
    expect(await details('h-none')).toEqual([]);
    expect(await details(id, 'CA')).toEqual([]);
  });
});

describe('lists', () => {
  it.each([
    ['en', 'Mexican license'],
    ['es', 'Licencia mexicana'],
  ])('lists the foreign license types in the language %s', async (lang, name) => {
    const { body } = await sandbox.ask(foreignLicenseTypes, { query: { 'header.lang': lang } });
    expect(body.foreignLicenseTypes[0]).toEqual({ code: 'MX', name });
  });

  it.each([
    ['en', 'State minimum', 'Bodily injury'],
    ['es', 'Mínimo del estado', 'Lesiones corporales'],
  ])(
    'lists the coverage products in the language %s, whatever the header says',
    async (language, name, description) => {
      const query = { state: 'TX', language, 'header.lang': language === 'en' ? 'es' : 'en' };
      const { body } = await sandbox.ask(coverageProducts, { query });
      expect(body.products.map(({ productCd }) => productCd)).toEqual(['SML', 'LUU', 'LUUCC', 'LCCUU']);
      expect(body.products[0]).toMatchObject({ name, coverages: [{ description }, {}, {}] });
      expect((await sandbox.ask(coverageProducts, { query: { ...query, state: 'AR' } })).body.products).toEqual([]);
    },
  );
});

describe('partners’ leads', () => {
  const byCode = async (query: Record<string, string>) => (await sandbox.ask(affiliateLead, { query })).body;
  const byCustomer = async (customerid: string) =>
    (await sandbox.ask(leadByUtm, { query: { customerid, utm_source: 'qs' } })).body;
  const read = (body: { lead?: { rawData?: unknown } | null | undefined }) =>
    JSON.parse(body.lead!.rawData as string) as { Lead?: { Insurance?: object } };
  const put = (body: unknown) =>
    fetch(`${sandbox.url}/sandbox/affiliate-leads`, {
      method: 'POST',
      body: typeof body === 'string' ? body : JSON.stringify(body),
    });

  it('returns partners’ leads in two shapes', async () => {
    expect(read(await byCode({ code: 'AFF-WHOLE' }))).toMatchObject({
      DataPassData: {
        FirstName: 'Riley',
        Consent: 'Yes',
        Drivers: [{ Relation: 'Spouse' }],
        Vehicles: [{}, {}],
        Coverage: { Package: 'LUU', Term: 6 },
      },
    });
    expect(read(await byCode({ code: 'AFF-LEAD' }))).toMatchObject({
      Lead: { Contact: { FirstName: 'Jamie', TcpaConsent: true }, Insurance: { RequestedCoverage: 'Full' } },
    });
    expect(await byCustomer('C-WHOLE')).toEqual(await byCode({ code: 'AFF-WHOLE' }));
    expect(await byCustomer('C-LEAD')).toEqual(await byCode({ id: 'AFF-LEAD' }));
  });

  it.each([
    ['AFF-NODRIVER', { DataPassData: { FirstName: '', DOB: '', Email: 'riley@example.com' } }],
    ['AFF-NOCONTACT', { DataPassData: { FirstName: 'Riley', Email: '', Phone: '' } }],
    ['AFF-NOCONSENT', { DataPassData: { Email: 'riley@example.com', Consent: 'No' } }],
    ['AFF-NOADDRESS', { Lead: { Contact: { FirstName: 'Jamie', Address: '', City: '', State: '', ZipCode: '' } } }],
    ['AFF-NOVEHICLES', { DataPassData: { FirstName: 'Riley', Vehicles: [] } }],
    ['AFF-CA', { DataPassData: { State: 'CA', Zip: '90012', Vehicles: [{ AnnualMileage: 21000 }] } }],
  ])('omits the fields that the lead code %s lists', async (code, data) => {
    expect(read(await byCode({ code }))).toMatchObject(data);
  });

  it('omits the coverage from a lead', async () => {
    const { Lead } = read(await byCode({ code: 'AFF-NOCOVERAGE' }));
    expect(Lead?.Insurance).toEqual({ CurrentlyInsured: true });
  });

  it('returns an empty, a malformed or no lead', async () => {
    expect((await byCode({ code: 'AFF-EMPTY' })).lead).toEqual({ rawData: '' });
    expect((await byCustomer('C-EMPTY')).lead).toEqual({ rawData: '' });
    const broken = await byCode({ code: 'AFF-BROKEN' });
    expect(() => read(broken)).toThrow(SyntaxError);
    for (const code of ['AFF-NONE', '', '__proto__', 'constructor', 'C-WHOLE']) {
      expect(await byCode({ code }), code).toEqual({ isSuccess: true, message: '' });
    }
  });

  it.each([
    ['as text', '{"Lead":', '{"Lead":'],
    ['as JSON', { Lead: { Contact: {} } }, '{"Lead":{"Contact":{}}}'],
  ])('accepts a partner lead %s', async (_what, rawData, kept) => {
    const link = `PUT-${_what}`;
    expect((await put({ code: link, rawData: 'before' })).status).toBe(201);
    expect((await put({ code: link, rawData })).status).toBe(201);
    expect((await put({ customerid: link, rawData })).status).toBe(201);
    expect((await byCode({ code: link })).lead).toEqual({ rawData: kept });
    expect((await byCustomer(link)).lead).toEqual({ rawData: kept });
  });

  it('returns an added lead instead of the sandbox’s own', async () => {
    await put({ code: 'AFF-EMPTY', rawData: '{}' });
    expect((await byCode({ code: 'AFF-EMPTY' })).lead).toEqual({ rawData: '{}' });
  });

  it.each(['{', {}, { code: '', rawData: '' }, { code: 'A', rawData: 7 }, { code: 'A', customerid: 'B', rawData: '' }])(
    'refuses to add the lead %j',
    async (body) => {
      expect((await put(body)).status).toBe(400);
    },
  );
});

describe('addresses', () => {
  const suggest = async (text: string, maxSuggestions = '5') =>
    (await sandbox.ask(suggestAddress, { query: { text, countryCode: 'USA', maxSuggestions, f: 'json' } })).body
      .suggestions!;

  it('suggests addresses and splits them into parts', async () => {
    const [first] = await suggest('100 congress av');
    expect(first!.text).toBe('100 Congress Ave, Austin, TX, 78701');
    const ask = async (query: Record<string, string>) =>
      (
        await sandbox.ask(findAddressCandidates, {
          query: { outFields: 'UnitName,StAddr,City,RegionAbbr,Postal', maxLocations: '1', f: 'json', ...query },
        })
      ).body.candidates;
    const attributes = { UnitName: '', StAddr: '100 Congress Ave', City: 'Austin', RegionAbbr: 'TX', Postal: '78701' };
    expect(await ask({ SingleLine: first!.text, magicKey: first!.magicKey })).toEqual([{ attributes }]);
    expect(await ask({ SingleLine: first!.text })).toEqual([{ attributes }]);
    expect(await ask({ SingleLine: first!.text, outFields: 'Postal' })).toEqual([{ attributes: { Postal: '78701' } }]);
    expect(await ask({ SingleLine: 'nowhere', magicKey: 'bm93aGVyZQ' })).toEqual([]);
  });

  it.each([
    ['Postal', '78701', 'Austin'],
    ['City', 'Austin, TX', 'Austin'],
    ['City', 'austin, texas', 'Austin'],
    ['City', 'San Antonio', 'San Antonio'],
    ['Postal', '00000', undefined],
    ['City', 'Atlantis, TX', undefined],
    ['City', 'Austin, Ontario', undefined],
  ] as const)('locates the place %s %s', async (category, SingleLine, city) => {
    const { candidates } = (
      await sandbox.ask(findAddressCandidates, {
        query: { SingleLine, category, sourceCountry: 'USA', outFields: 'City', maxLocations: '1', f: 'json' },
      })
    ).body;
    expect(candidates?.map(({ attributes }) => attributes?.City)).toEqual(city ? [city] : []);
    if (city) expect(candidates![0]!.location!.y).toBeGreaterThan(25);
  });

  it('returns as many addresses as are requested', async () => {
    expect(await suggest('100 congress av', '2')).toHaveLength(2);
  });
});
