import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { coverageCodes } from '#domain/coverage';
import { driverStatusCodes } from '#domain/driver-status';
import { licenseTypeCodes } from '#domain/license-type';
import { additionalRelations } from '#domain/relation';
import { residenceStatusCodes } from '#domain/residence-status';
import { stateCodes } from '#domain/us-state';
import { Device } from '#visitor/testing/device';
import { entryNotices } from './entry/entry.types.ts';
import { allReportedFields } from './entry/reported-fields.ts';
import { savedVisit } from './entry/saved-visit/saved-visit.ts';
import { newVisit } from './new-visit.ts';
import { newContext } from './quote-flow.context.ts';
import {
  answeredVisit,
  austin,
  exampleInput,
  maximalAnswers,
  minimalAnswers,
  sacramento,
} from './quote-flow.examples.ts';
import { visitOf, visitRecord } from './quote-flow.resume.ts';
import type { FlowEvent, Visit } from './quote-flow.types.ts';
import { zipOf } from './steps/details/zip.ts';
import { type Draft, forms } from './steps/drafts.ts';
import { driverModes, otherDriverEntries } from './steps/driver/driver-entry.ts';
import { steps } from './steps/steps.ts';
import { runFlow } from './testing/run-flow.ts';
import { eventsTo, typesZip } from './testing/step-events.ts';

const text = fc.string({ unit: 'grapheme', maxLength: 40 });
const oneOf = <const Name>(names: readonly Name[]) => fc.constantFrom(...names);
const maybe = <Value>(arbitrary: fc.Arbitrary<Value>) => fc.option(arbitrary, { nil: undefined });
const person = { firstName: text, lastName: text, birthDate: text };
const traits = { gender: oneOf(['male', 'female']), maritalStatus: oneOf(['single', 'married']) };
const facts = fc.record(
  {
    isInsured: fc.boolean(),
    license: fc.record({ type: oneOf(licenseTypeCodes.names), number: text }),
    isExcluded: fc.boolean(),
    status: oneOf(driverStatusCodes.names),
    residence: oneOf(residenceStatusCodes.names),
    address: fc.record({ street: text, apartment: text, city: text, state: oneOf(stateCodes), zip: text }),
  },
  { requiredKeys: [] },
);
const draft: fc.Arbitrary<Draft> = fc.dictionary(
  fc.string({ minLength: 1, maxLength: 12 }).filter((key) => key !== '__proto__'),
  fc.oneof(text, fc.boolean()),
  {
    noNullPrototype: true,
  },
);

/** Any visit: half typed, complete, or with answers that no form accepts. */
const visits: fc.Arbitrary<Visit> = fc.record({
  step: oneOf(steps),
  answers: fc.record({
    driver: maybe(fc.record({ ...person, licenseNumber: text })),
    contact: maybe(fc.record({ email: text, phone: text, hasConsented: fc.boolean() })),
    details: maybe(
      fc.record({
        street: text,
        apartment: text,
        city: text,
        state: oneOf(stateCodes),
        zip: text,
        ...traits,
        isInsured: oneOf(['yes', 'no']),
        licenseType: oneOf(licenseTypeCodes.names),
        licenseId: text,
        wantsHomeInsurance: fc.boolean(),
      }),
    ),
    additionalDrivers: fc.array(
      fc.record({ id: text, ...person, ...traits, relation: oneOf(additionalRelations), facts }),
      { maxLength: 3 },
    ),
    vehicles: fc.array(fc.record({ id: text, vin: text, year: fc.nat(3000), make: text, model: text }), {
      maxLength: 3,
    }),
    policy: maybe(
      fc.record({
        term: fc.nat(24),
        coverage: fc.record({
          productCode: text,
          custom: fc.dictionary(oneOf(coverageCodes), text, { noNullPrototype: true }),
        }),
        coverageName: text,
      }),
    ),
  }),
  drafts: fc.dictionary(oneOf(forms), draft, { noNullPrototype: true }),
  driverEntry: oneOf([...driverModes, ...otherDriverEntries]),
  vehicleEntry: oneOf(['model', 'vin']),
  foundRecord: text,
  primaryFacts: facts,
  customerId: text,
  previousReference: fc.record({ transactionId: text, quoteNumber: text, effectiveDate: text }),
  policyState: oneOf(stateCodes),
  fileId: text,
  householdRecords: fc.record({
    householdKey: text,
    commonId: text,
    followUps: fc.nat(3),
    isOffered: fc.boolean(),
    drivers: fc.array(
      fc.record(
        { foundRecord: text, ...person, ...traits, facts },
        { requiredKeys: ['foundRecord', 'firstName', 'lastName'] },
      ),
      { maxLength: 3 },
    ),
    vehicles: fc.array(fc.record({ foundRecord: text, vin: text, year: fc.nat(3000), make: text, model: text }), {
      maxLength: 3,
    }),
  }),
  incompleteDrivers: fc.array(
    fc.record({ id: text, number: fc.nat(9), ...person, ...traits }, { requiredKeys: ['id', 'number'] }),
    {
      maxLength: 2,
    },
  ),
  incompleteVehicles: fc.array(
    fc.record({ number: fc.nat(9), vin: text, year: fc.nat(3000), make: text }, { requiredKeys: ['number'] }),
    { maxLength: 2 },
  ),
  editing: text,
  isAddingVehicle: fc.boolean(),
  mileageOf: text,
  transaction: maybe(fc.record({ id: text, isSubmitted: fc.boolean() })),
  visitedAt: fc.nat(),
  leadEmail: text,
  leadRates: maybe(
    fc.record({
      transactionId: text,
      quotes: fc.array(fc.record({ carrierName: text, totalPremium: fc.nat() }), { maxLength: 3 }),
    }),
  ),
  placeZip: fc.constant(''),
  userType: oneOf(['new', 'affiliate', 'repeat', 'revisit']),
  entryKey: text,
  entryNotice: maybe(oneOf(entryNotices)),
  leadProblems: fc.array(
    fc.record(
      {
        field: oneOf(allReportedFields),
        kind: oneOf(['empty', 'invalid']),
        of: fc.record({ item: oneOf(['driver', 'vehicle']), number: fc.nat(9) }),
      },
      { requiredKeys: ['field', 'kind'] },
    ),
    { maxLength: 3 },
  ),
  failedVerifications: fc.array(fc.record({ rateQuoteId: text, count: fc.nat(3) }), { maxLength: 3 }),
});

const input = { ...exampleInput, place: undefined, hasSavedVisit: true, isReload: true };
const asSaved = (visit: Visit): unknown => JSON.parse(JSON.stringify(visit));

describe('a saved visit', () => {
  it('restores a visit from storage as it was saved, whatever was typed', async () => {
    await fc.assert(
      fc.asyncProperty(visits, async (visit) => {
        const device = new Device();
        const written = device.openTab().record('prefill', visitRecord);
        written.remember(visit);
        await written.settled();
        const read = device.openTab().record('prefill', visitRecord);
        expect(asSaved((await read.load())!)).toEqual(asSaved(visit));
      }),
      { numRuns: 50 },
    );
  });

  it('a restored visit saves the same visit again', () => {
    fc.assert(
      fc.property(visits, (visit) => {
        const saved = z.parse(visitRecord.schema, asSaved(visit));
        const context = newContext({ ...input, config: { ...input.config, modes: [...driverModes] } });
        const resumed = { ...context, ...savedVisit(context, saved) };
        expect(asSaved(visitOf(resumed))).toEqual(asSaved(visit));
      }),
    );
  });

  it('takes the coverages of a visit without their state for those of its address', () => {
    const { policyState: _, ...earlier } = { ...answeredVisit, answers: minimalAnswers };
    const saved = z.parse(visitRecord.schema, asSaved(earlier as Visit));
    expect(savedVisit(newContext(input), saved)).toMatchObject({ policyState: 'TX' });
  });

  it('refuses a saved visit of another shape', () => {
    for (const wrong of [{}, { ...newVisit, step: 'payment' }, { ...newVisit, answers: { vehicles: 'none' } }, null]) {
      expect(z.safeParse(visitRecord.schema, wrong).success).toBe(false);
    }
  });

  it('saves no token and no response of a service', () => {
    expect(Object.keys(visitOf(newContext(exampleInput))).toSorted()).toEqual(Object.keys(newVisit).toSorted());
  });
});

describe('a reload', () => {
  it.each(['contact', 'details', 'drivers', 'vehicles', 'policy'] as const)(
    'a reload in the step "%s" returns to it with half-typed answers',
    async (step) => {
      const before = runFlow();
      await before.go(...eventsTo(step));
      const form = { drivers: 'additionalDriver', vehicles: 'vehicle' }[step as string] ?? step;
      await before.go({ type: 'DRAFT.CHANGED', form: form as 'contact', values: { email: 'alex@exam' } });
      const visit = z.parse(visitRecord.schema, asSaved(visitOf(before.context())));

      const after = runFlow({ visit });
      await after.settled();
      expect(after.isIn({ journey: step })).toBe(true);
      expect(after.context().answers).toEqual(before.context().answers);
      expect(after.context().drafts[form as 'contact']).toEqual({ email: 'alex@exam' });
    },
  );

  it('a reload with an open dialog opens it again', async () => {
    const before = runFlow();
    await before.go(...eventsTo('drivers'), { type: 'DRIVER.OPENED', id: 'new' });
    await before.go({ type: 'DRAFT.CHANGED', form: 'additionalDriver', values: { firstName: 'Ki' } });
    const after = runFlow({ visit: visitOf(before.context()) });
    await after.settled();
    expect(after.isIn({ journey: { drivers: 'editing' } })).toBe(true);
    expect(after.context().drafts.additionalDriver).toEqual({ firstName: 'Ki' });
  });

  it('a reload with quotes on the screen loads them again and submits nothing', async () => {
    const before = runFlow();
    await before.go(...eventsTo('quotes'));
    const after = runFlow({ visit: visitOf(before.context()) });
    await after.settled();
    expect(after.isIn({ journey: 'quoting' })).toBe(true);
    expect(after.timesAsked('submission')).toBe(0);
    expect(after.asked.find(({ name }) => name === 'rates')?.input).toMatchObject({ transactionId: 'transaction-1' });
  });

  it('a reload prefers the hash to the saved step', async () => {
    const { isIn, settled } = runFlow({ visit: answeredVisit, input: { hash: 'driver2' } });
    await settled();
    expect(isIn({ journey: 'contact' })).toBe(true);
  });

  it('a reload keeps a zip code that is typed after a looked-up one', async () => {
    const before = runFlow({ input: { place: undefined } });
    await before.go(...eventsTo('details'), typesZip('78701'), typesZip('7'));
    const after = runFlow({ visit: visitOf(before.context()), input: { place: austin } });
    await after.settled();
    expect(after.context().drafts.details).toMatchObject({ zip: '7' });
  });

  it('a reload after another zip code asks for the address again and keeps the other answers', async () => {
    const visit = { ...answeredVisit, answers: maximalAnswers };
    const { isIn, settled, context } = runFlow({ visit, input: { place: sacramento } });
    await settled();
    expect(isIn({ journey: 'details' })).toBe(true);
    expect(zipOf(context())).toBe('95814');
    expect(context().drafts.details).toMatchObject({ city: 'Sacramento', state: 'CA', zip: '95814', gender: 'male' });
    expect(context().answers).toMatchObject({
      vehicles: maximalAnswers.vehicles,
      additionalDrivers: maximalAnswers.additionalDrivers,
    });
  });

  it.each([
    {
      result: 'keeps a street that was typed before any zip code',
      placeZip: '',
      place: austin,
      street: '48 Pretend Lane',
    },
    { result: 'drops the street of a former home', placeZip: '78704', place: sacramento, street: undefined },
  ])('a reload without a zip code in the form $result', async ({ placeZip, place, street }) => {
    const visit: Visit = {
      ...answeredVisit,
      step: 'details',
      answers: { ...answeredVisit.answers, details: undefined },
      drafts: { details: { street: '48 Pretend Lane', zip: '' } },
      placeZip,
    };
    const { settled, context } = runFlow({ visit, input: { place } });
    await settled();
    expect(context().drafts.details?.street).toBe(street);
  });

  it('puts what was typed before the flow had loaded over the restored form', async () => {
    const { go, context } = runFlow({ visit: { ...answeredVisit, drafts: { driver: { lastName: 'Sample' } } } });
    const types = (values: Draft): FlowEvent => ({ type: 'DRAFT.CHANGED', form: 'driver', values, isEarly: true });
    await go(types({ firstName: 'R' }), types({ firstName: 'Robin' }));
    expect(context().drafts.driver).toEqual({
      ...answeredVisit.answers.driver,
      lastName: 'Sample',
      firstName: 'Robin',
    });
    expect(context().answers).toEqual(answeredVisit.answers);
  });

  it('a reload falls back to the first mode when the page no longer offers the saved one', async () => {
    const { settled, context } = runFlow({
      visit: { ...newVisit, driverEntry: 'license' },
      input: { config: { ...exampleInput.config, modes: ['noLicense'] } },
    });
    await settled();
    expect(context().driverEntry).toBe('noLicense');
  });
});
