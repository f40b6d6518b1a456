import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { exampleConfig } from '../../quote-flow.examples.ts';
import { firstMissingStep } from '../../steps/step-order.ts';
import { reportedFields, applyPrefill } from '../prefill-source.ts';
import { maximalDataPass, maximalLead, minimalDataPass, minimalLead } from './affiliate-lead.examples.ts';
import { prefillFromLead } from './affiliate-lead.ts';

const rules = { config: exampleConfig, today: '2026-11-20', asksForConsent: true };
const taken = (lead: unknown, changed: Partial<typeof rules> = {}) =>
  applyPrefill(prefillFromLead(lead)!, { ...rules, ...changed });
const stepOf = ({ answers }: ReturnType<typeof taken>) =>
  firstMissingStep({ answers, variant: 'primary', config: exampleConfig });

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
      policy: { coverage: { productCode: 'LUUCC', custom: {} }, coverageName: 'Full coverage', term: 6 },
    });
    expect(lead.missing).toEqual([]);
    expect(lead.incomplete.map(({ firstName }) => firstName)).toEqual(['Robin']);
    expect(stepOf(lead)).toBe('quotes');
  });

  it('a DataPassData lead with a first name only prefills it and lists the empty fields', () => {
    const lead = taken(minimalDataPass);
    expect(lead.drafts.driver).toMatchObject({ firstName: 'Alex', lastName: '' });
    expect(lead.missing).toEqual(reportedFields.filter((piece) => piece !== 'First name'));
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
      policy: { coverage: { productCode: 'SML' }, coverageName: 'State minimum' },
    });
    expect(stepOf(lead)).toBe('quotes');
  });

  it('a Lead with a zip code only keeps it for the details', () => {
    const lead = taken(minimalLead);
    expect(lead.drafts.details).toMatchObject({ zip: '78701' });
    expect(lead.missing).not.toContain('Zip code');
    expect(stepOf(lead)).toBe('driver');
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
  ])('the first incomplete step is %s without %s', (step, key) => {
    expect(stepOf(taken(without(key)))).toBe(step);
  });

  it('the first incomplete step is contact without consent, unless the partner vouches for it', () => {
    const lead = without('Consent');
    expect(stepOf(taken(lead))).toBe('contact');
    expect(taken(lead).drafts.contact).toMatchObject({ email: 'alex@example.com', hasConsented: false });
    expect(stepOf(taken(lead, { asksForConsent: false }))).toBe('quotes');
  });
});

describe('whatever a partner sends', () => {
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
          const known = prefillFromLead({ [key]: body });
          if (known) applyPrefill(known, rules);
        },
      ),
      { numRuns: 500 },
    );
  });
});
