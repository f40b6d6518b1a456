import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { austin, exampleConfig, quotableZip, sacramento, unquotableZip } from '../../quote-flow.examples.ts';
import { reachableStep, stepToComplete } from '../../steps/step-order.ts';
import { applyPrefill } from '../prefill-source.ts';
import { reportedFields } from '../reported-fields.ts';
import { maximalDataPass, maximalLead, minimalDataPass, minimalLead } from './affiliate-lead.examples.ts';
import { prefillFromLead } from './affiliate-lead.ts';

const rules = {
  config: exampleConfig,
  today: '2026-11-20',
  asksForConsent: true,
  zipResponse: { ...quotableZip, zip: '78701' },
};
const taken = (lead: unknown, changed: Partial<typeof rules> = {}) =>
  applyPrefill(prefillFromLead(lead)!, { ...rules, ...changed });
const stepOf = (lead: ReturnType<typeof taken>) =>
  reachableStep(
    {
      answers: lead.answers,
      variant: 'primary',
      config: exampleConfig,
      incompleteDrivers: lead.incomplete,
      incompleteVehicles: lead.incompleteVehicles,
    },
    stepToComplete(lead),
  );
const problemsOf = (lead: ReturnType<typeof taken>) =>
  lead.problems.map(({ field, kind, of }) => `${of ? `${of.item} ${of.number}: ` : ''}${field} is ${kind}`);

describe('a lead of the DataPassData shape', () => {
  it('a whole DataPassData lead answers every step', () => {
    const lead = taken(maximalDataPass);
    expect(lead.answers).toEqual({
      driver: { firstName: 'Alex', lastName: 'Example', birthDate: '1990-04-17', licenseNumber: '12345678' },
      contact: { email: 'alex@example.com', phone: '5125550142', hasConsented: true },
      details: {
        street: '100 Congress Ave',
        apartment: '4B',
        city: 'Austin',
        state: 'TX',
        zip: '78701',
        gender: 'male',
        maritalStatus: 'married',
        isInsured: 'yes',
        licenseType: 'unitedStates',
        licenseId: '',
        wantsHomeInsurance: true,
      },
      additionalDrivers: [
        {
          id: 'driver-1',
          firstName: 'Kim',
          lastName: 'Example',
          birthDate: '1991-12-03',
          gender: 'female',
          maritalStatus: 'married',
          relation: 'spouse',
        },
      ],
      vehicles: [
        {
          id: 'vehicle-1',
          vin: '1HGCM82633A004352',
          year: 2003,
          make: 'Honda',
          model: 'Accord',
          annualMileage: 10_000,
        },
        { id: 'vehicle-2', vin: '', year: 2021, make: 'Chevrolet', model: 'Bolt EV', annualMileage: 20_000 },
      ],
      policy: { coverage: { productCode: 'LUUCC', custom: {} }, coverageName: '', term: 6 },
    });
    expect(lead.problems).toEqual([]);
    expect(stepOf(lead)).toBe('quotes');
  });

  it('a DataPassData lead with only a first name prefills it and lists the empty fields', () => {
    const lead = taken(minimalDataPass);
    expect(lead.drafts.driver).toMatchObject({ firstName: 'Alex', lastName: '' });
    expect(problemsOf(lead)).toEqual(
      reportedFields
        .filter((field) => !['First name', 'City', 'State', 'License ID'].includes(field))
        .map((field) => `${field} is empty`),
    );
    expect(stepOf(lead)).toBe('driver');
  });
});

describe('a lead of the Lead shape', () => {
  it('a whole Lead answers every step', () => {
    const lead = taken(maximalLead);
    expect(lead.answers).toMatchObject({
      driver: { firstName: 'Alex', birthDate: '1990-04-17', licenseNumber: '12345678' },
      contact: { phone: '5125550142', hasConsented: true },
      details: { apartment: '4B', isInsured: 'no', maritalStatus: 'single' },
      additionalDrivers: [{ firstName: 'Sam', relation: 'otherNonRelated' }],
      vehicles: [{ annualMileage: 12_000 }],
      policy: { coverage: { productCode: 'SML' }, coverageName: '' },
    });
    expect(stepOf(lead)).toBe('quotes');
  });

  it('prefills the details with the zip code of a Lead that has nothing else', () => {
    const lead = taken(minimalLead);
    expect(lead.drafts.details).toMatchObject({ zip: '78701' });
    expect(problemsOf(lead)).not.toContain('Zip code is empty');
    expect(problemsOf(lead)).toEqual(
      expect.arrayContaining(['Gender is empty', 'Marital status is empty', 'Currently insured is empty']),
    );
    expect(stepOf(lead)).toBe('driver');
  });
});

describe('the state of a lead', () => {
  it.each(['TX', 'tx', 'Texas', 'texas', ' TEXAS '])('is read from %j', (state) => {
    const { DataPassData } = maximalDataPass;
    const { Lead } = maximalLead;
    const leads = [
      { DataPassData: { ...DataPassData, State: state } },
      { Lead: { ...Lead, Contact: { ...Lead.Contact, State: state } } },
    ];
    expect(leads.map((lead) => taken(lead).answers.details?.state)).toEqual(['TX', 'TX']);
  });
});

const flat = (changed: object) => taken({ DataPassData: { ...maximalDataPass.DataPassData, ...changed } });

describe('the keys and values of a lead', () => {
  const cased = (change: (key: string) => string, value: unknown): unknown =>
    Array.isArray(value)
      ? value.map((item) => cased(change, item))
      : typeof value === 'object' && value !== null
        ? Object.fromEntries(Object.entries(value).map(([key, item]) => [change(key), cased(change, item)]))
        : value;

  it.each([
    ['lower case', (key: string) => key.toLowerCase()],
    ['upper case', (key: string) => key.toUpperCase()],
    ['snake case', (key: string) => key.replaceAll(/([a-z])([A-Z])/g, '$1_$2').toLowerCase()],
  ])('keys are read in %s', (_, change) => {
    for (const lead of [maximalDataPass, maximalLead]) {
      expect(taken(cased(change, lead))).toEqual(taken(lead));
    }
  });

  it.each([
    ['Spouse', 'spouse'],
    [1, 'spouse'],
    ['2', 'child'],
    ['Son', 'child'],
    ['other related', 'otherRelated'],
    ['OtherRelated', 'otherRelated'],
    [3, 'otherRelated'],
    ['other non related', 'otherNonRelated'],
    [4, 'otherNonRelated'],
    ['Other', 'otherNonRelated'],
    [5, 'parent'],
  ])('the relation %j is read as %s', (relation, expected) => {
    const [kim] = maximalDataPass.DataPassData.Drivers;
    const lead = flat({ Drivers: [{ ...kim, Relation: relation }] });
    expect(lead.answers.additionalDrivers.map((driver) => driver.relation)).toEqual([expected]);
  });

  it.each([
    ['Gender', 0, { gender: 'male' }],
    ['Gender', '1', { gender: 'female' }],
    ['MaritalStatus', 0, { maritalStatus: 'married' }],
    ['MaritalStatus', '1', { maritalStatus: 'single' }],
    ['MaritalStatus', 'Divorced', { maritalStatus: 'single' }],
    ['MaritalStatus', 'Widowed', { maritalStatus: 'single' }],
    ['CurrentlyInsured', 0, { isInsured: 'yes' }],
    ['CurrentlyInsured', '1', { isInsured: 'no' }],
    ['CurrentlyInsured', true, { isInsured: 'yes' }],
    ['CurrentlyInsured', 'N', { isInsured: 'no' }],
  ])('the %s %j is read as %j', (key, value, expected) => {
    expect(flat({ [key]: value }).answers.details).toMatchObject(expected);
  });
});

describe('the zip code of a lead', () => {
  const withZip = (changed: object, zipResponse: (typeof rules)['zipResponse']) =>
    taken({ DataPassData: { ...maximalDataPass.DataPassData, ...changed } }, { zipResponse });

  it('decides the state and the city', () => {
    const lead = withZip(
      { Zip: '95814', State: 'TX', City: 'Austin' },
      { isQuotable: true, places: [sacramento], zip: '95814' },
    );
    expect(lead.answers.details).toMatchObject(sacramento);
  });

  it('keeps the lead’s state when the zip code is in two states, and the partner’s spelling of the city', () => {
    const shared = { isQuotable: true, places: [{ ...sacramento, zip: '78701' }, austin], zip: '78701' };
    expect(withZip({ City: 'West Austin' }, shared).answers.details).toMatchObject({
      state: 'TX',
      city: 'West Austin',
    });
  });

  it('opens the address page without city and state when the zip code is not served', () => {
    const lead = withZip({ Zip: '00001' }, { ...unquotableZip, zip: '00001' });
    expect(stepOf(lead)).toBe('details');
    expect(lead.drafts.details).toMatchObject({ zip: '00001', city: '', state: '' });
    expect(problemsOf(lead)).toEqual(['Zip code is invalid']);
  });
});

describe('a lead with values that cannot be used', () => {
  it.each([
    ['driver', { DOB: 'soon' }, 'Date of birth is invalid'],
    ['driver', { DOB: '04-17-2020' }, 'Date of birth is invalid'],
    ['driver', { LastName: 'X' }, 'Last name is invalid'],
    ['contact', { Phone: '555-0142' }, 'Phone is invalid'],
    ['contact', { Phone: '+52 55 1234 5678' }, 'Phone is invalid'],
    ['contact', { Email: 'alex@' }, 'Email is invalid'],
    ['details', { Address: '1 A' }, 'Address is invalid'],
    ['details', { Zip: '7870' }, 'Zip code is invalid'],
    ['details', { Gender: 'X' }, 'Gender is invalid'],
    ['policy', { Coverage: { Package: 'Gold' } }, 'Coverage is invalid'],
  ])('opens the step %s for %j because the %s', (step, changed, problem) => {
    const lead = flat(changed);
    expect([stepOf(lead), problemsOf(lead)]).toEqual([step, [problem]]);
  });

  it.each([
    [true, true, {}, 'details', ['License ID is empty']],
    [true, true, { LicenseId: 'X'.repeat(31) }, 'details', ['License ID is invalid']],
    [true, true, { LicenseId: 'X-1' }, 'quotes', []],
    [true, false, {}, 'quotes', []],
    [false, true, {}, 'quotes', []],
  ])(
    'checks the license ID by licenseIdRequired %s and licenseIdMandatory %s: %j',
    (licenseIdRequired, licenseIdMandatory, changed, step, problems) => {
      const { DataPassData } = maximalDataPass;
      const config = { ...exampleConfig, licenseIdRequired, licenseIdMandatory };
      const lead = taken({ DataPassData: { ...DataPassData, ...changed } }, { config });
      expect([stepOf(lead), problemsOf(lead)]).toEqual([step, problems]);
    },
  );

  it('opens the drivers page for an incomplete additional driver', () => {
    const lead = flat({
      Drivers: [{ FirstName: 'Robin', LastName: 'Example', DOB: '02-29-2008', Gender: 'F', MaritalStatus: 'Single' }],
    });
    expect(stepOf(lead)).toBe('drivers');
    expect(lead.incomplete.map(({ firstName }) => firstName)).toEqual(['Robin']);
    expect(problemsOf(lead)).toEqual(['driver 2: Relation is empty']);
  });

  const [listedDriver] = maximalDataPass.DataPassData.Drivers;
  it.each([
    [{ Gender: 'Femenino', MaritalStatus: 'Casada', Relation: 'Cónyuge' }, ['female', 'married', 'spouse']],
    [{ Gender: 'Masculino', MaritalStatus: 'Soltero', Relation: 'Hijo' }, ['male', 'single', 'child']],
    [{ Gender: 'Mujer', MaritalStatus: 'Viuda', Relation: 'Madre' }, ['female', 'single', 'parent']],
    [{ Gender: 'Hombre', MaritalStatus: 'Casado(a)', Relation: 'Otro familiar' }, ['male', 'married', 'otherRelated']],
    [{ Gender: 'F', MaritalStatus: 'Soltera', Relation: 'Sin parentesco' }, ['female', 'single', 'otherNonRelated']],
    [{ Gender: 'F', MaritalStatus: 'Soltero/a', Relation: 'Hijo o hija' }, ['female', 'single', 'child']],
  ])('reads Spanish values of %j', (words, expected) => {
    const [driver] = flat({ Drivers: [{ ...listedDriver, ...words }] }).answers.additionalDrivers;
    expect([driver?.gender, driver?.maritalStatus, driver?.relation]).toEqual(expected);
  });

  it('reads a Spanish state, gender, marital status, insurance and package of the visitor', () => {
    const words = { State: 'Tejas', Gender: 'Masculino', MaritalStatus: 'Casado', CurrentlyInsured: 'Sí' };
    const { answers } = flat({ ...words, Coverage: { Package: 'Mínimo estatal' } });
    expect(answers.details).toMatchObject({ state: 'TX', gender: 'male', maritalStatus: 'married', isInsured: 'yes' });
    expect(answers.policy?.coverage.productCode).toBe('SML');
  });

  const [firstCar, secondCar] = maximalDataPass.DataPassData.Vehicles;
  it.each([
    ['lists in separate keys', { Vehicle: [firstCar, secondCar] }, { Driver: [listedDriver] }, 2],
    ['one object in each', { Vehicle: firstCar }, { Driver: listedDriver }, 1],
    ['one object instead of each list', firstCar, listedDriver, 1],
  ])('reads vehicles and drivers as %s', (_, Vehicles, Drivers, count) => {
    const { answers } = flat({ Vehicles, Drivers });
    expect([answers.vehicles.length, answers.additionalDrivers.length]).toEqual([count, 1]);
  });

  it('ignores an additional driver’s row without a value', () => {
    expect(flat({ Drivers: [{}, { FirstName: '', DOB: null }] })).toMatchObject({ incomplete: [], problems: [] });
  });

  it('keeps a driver of the Lead shape who has no relation, beside the applicant', () => {
    const { Lead } = maximalLead;
    const [alex, sam] = Lead.Drivers;
    const { RelationshipToApplicant: _, ...nobody } = sam!;
    const lead = taken({ Lead: { ...Lead, Drivers: [alex, nobody] } });
    expect(stepOf(lead)).toBe('drivers');
    expect(lead.incomplete.map(({ firstName }) => firstName)).toEqual(['Sam']);
  });

  it.each([
    [{ Year: 2003, Make: 'Honda' }, ['vehicle 2: Model is empty']],
    [
      { VIN: 'too short', Year: 'soon', Make: 'Honda', Model: 'Accord' },
      ['vehicle 2: VIN is invalid', 'vehicle 2: Year is invalid'],
    ],
    [
      { VIN: '1HGCM82633A004352' },
      ['vehicle 2: Year is empty', 'vehicle 2: Make is empty', 'vehicle 2: Model is empty'],
    ],
  ])('opens the vehicle list for the car %j beside a complete one', (car, problems) => {
    const [, bolt] = maximalDataPass.DataPassData.Vehicles;
    const lead = flat({ Vehicles: [bolt, car] });
    expect([stepOf(lead), problemsOf(lead)]).toEqual(['vehicles', problems]);
    expect(lead.incompleteVehicles).toHaveLength(1);
  });
});

describe('the first step with missing data', () => {
  const without = (...keys: string[]) => ({
    DataPassData: Object.fromEntries(
      Object.entries(maximalDataPass.DataPassData).filter(([key]) => !keys.includes(key)),
    ),
  });
  it.each([
    ['driver', 'LastName'],
    ['contact', 'Email'],
    ['details', 'Gender'],
    ['vehicles', 'Vehicles'],
    ['policy', 'Coverage'],
    // Additional drivers are optional, even a spouse.
    ['quotes', 'Drivers'],
  ])('the first incomplete step is %s without %s', (step, key) => {
    expect(stepOf(taken(without(key)))).toBe(step);
  });

  it('the first incomplete step is contact without consent, unless the partner has obtained it', () => {
    const lead = without('Consent');
    expect(stepOf(taken(lead))).toBe('contact');
    expect(taken(lead).drafts.contact).toMatchObject({ email: 'alex@example.com', hasConsented: false });
    expect(stepOf(taken(lead, { asksForConsent: false }))).toBe('quotes');
  });
});

describe('arbitrary partner data', () => {
  it.each([[undefined], [null], ['text'], [[]], [{}], [{ DataPassData: {} }], [{ Lead: null }]])(
    'returns undefined for %j, which is no lead',
    (lead) => {
      expect(prefillFromLead(lead)).toBeUndefined();
    },
  );

  it('never throws, whatever a partner sends', () => {
    const shape = fc.oneof(fc.constant('DataPassData'), fc.constant('Lead'));
    fc.assert(
      fc.property(
        shape,
        fc.object({
          maxDepth: 4,
          key: fc.constantFrom(
            'Contact',
            'Drivers',
            'Vehicles',
            'Coverage',
            'Insurance',
            'DOB',
            'Phone',
            'State',
            'Relation',
            '__proto__',
          ),
        }),
        (key, body) => {
          const prefill = prefillFromLead({ [key]: body });
          if (prefill) applyPrefill(prefill, rules);
        },
      ),
      { numRuns: 500 },
    );
  });
});

it('reads a value with very many spaces in one pass', () => {
  // With backtracking this takes more than a minute: a match may begin at each space.
  const marital = `x${' '.repeat(300_000)}y`;
  expect(prefillFromLead({ DataPassData: { FirstName: 'Alex', Marital: marital } })).toBeDefined();
});
