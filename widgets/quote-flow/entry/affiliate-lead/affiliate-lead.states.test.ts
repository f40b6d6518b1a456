import { describe, expect, it } from 'vitest';
import { MalformedError, NetworkError, RefusedError, StatusError } from '#services/errors';
import { alexHousehold, sam } from '../../household/household-records.examples.ts';
import {
  alex,
  alexContact,
  answeredVisit,
  kim,
  minimalAnswers,
  reopenedQuote,
  someRates,
  unquotableZip,
  wholePrefill,
} from '../../quote-flow.examples.ts';
import { visitOf } from '../../quote-flow.resume.ts';
import { quoteRequest } from '../../quote-flow.submission.ts';
import type { AdditionalDriver } from '../../steps/drivers/additional-driver.answers.ts';
import type { Step } from '../../steps/steps.ts';
import { type Responses, runFlow, silence } from '../../testing/run-flow.ts';
import { typesZip } from '../../testing/step-events.ts';
import type { PrefillResult } from '../prefill-source.ts';
import { gaps, byCode, byLink, namesOwner } from '../testing/entry-inputs.ts';

describe('an affiliate’s lead', () => {
  it('a complete lead goes to the quotes at once', async () => {
    const { go, isIn, context } = runFlow({ input: byCode, responses: { affiliateLead: wholePrefill } });
    await go();
    expect(isIn({ journey: 'quoting' })).toBe(true);
    expect(context()).toMatchObject({ userType: 'affiliate', entryNotice: undefined });
  });

  it('a lead is written to its own row of the lead store, whatever step it opens', async () => {
    const atQuotes = runFlow({
      input: byCode,
      responses: { affiliateLead: wholePrefill, rates: { ...someRates, isDone: true } },
    });
    await atQuotes.go();
    await atQuotes.wait(10);
    const { details, ...known } = minimalAnswers;
    const atDetails = runFlow({ input: byCode, responses: { affiliateLead: { ...wholePrefill, answers: known } } });
    await atDetails.go(typesZip('78701'), { type: 'DETAILS.SUBMITTED', answers: details! });
    for (const { leadKeys, context } of [atQuotes, atDetails]) {
      expect(leadKeys[0]).toEqual([alexContact.email, context().visitedAt]);
      expect(context().visitedAt).toBeGreaterThan(0);
    }
  });

  it('a complete lead without rates is written to the lead store', async () => {
    const { go, isIn, leads } = runFlow({
      input: byCode,
      responses: { affiliateLead: wholePrefill, rates: { ...someRates, quotes: [], isDone: true } },
    });
    await go();
    expect([isIn({ journey: 'noRates' }), leads.map(({ quoteStatus }) => quoteStatus)]).toEqual([true, ['Lead']]);
  });

  it('an incomplete lead opens its first incomplete step with the rest filled in', async () => {
    const { go, isIn, context } = runFlow({ input: byCode, responses: { affiliateLead: gaps } });
    await go();
    expect(isIn({ journey: 'contact' })).toBe(true);
    expect(context()).toMatchObject({
      leadProblems: gaps.problems,
      entryNotice: 'leadIncomplete',
      drafts: gaps.drafts,
    });
  });

  it('suggests the incomplete additional drivers of a previous quote, and submits them without a record', async () => {
    const incomplete = [
      { id: 'incomplete-2', number: 2, firstName: 'Robin', lastName: 'Example', relation: 'child' as const },
      { id: 'incomplete-3', number: 3, relation: 'parent' as const },
    ];
    const { go, context } = runFlow({
      input: byLink,
      responses: { reopenedQuote: { ...reopenedQuote, prefill: { ...wholePrefill, incomplete } } },
    });
    await go(namesOwner);
    const [robin, ...others] = context().householdRecords.drivers;
    expect([robin?.firstName, others]).toEqual(['Robin', []]);
    const added: AdditionalDriver = { ...kim, id: 'driver-1', foundRecord: robin!.foundRecord };
    const [, driver] = quoteRequest({
      ...context(),
      transaction: { id: 'transaction-1', isSubmitted: false },
      answers: { ...minimalAnswers, additionalDrivers: [added] },
    }).drivers;
    expect(driver?.foundRecord).toBeUndefined();
  });

  describe('incomplete additional drivers', () => {
    const robin = { id: 'incomplete-2', number: 2, firstName: 'Robin', relation: 'child' as const };
    const pat = { id: 'incomplete-3', number: 3, firstName: 'Pat', lastName: 'Example' };
    const problems: PrefillResult['problems'] = [
      { field: 'Last name', kind: 'empty', of: { item: 'driver', number: 2 } },
      { field: 'Date of birth', kind: 'empty', of: { item: 'driver', number: 3 } },
    ];
    const { id: _, ...completed } = kim;
    const open = (responses: Responses = {}) =>
      runFlow({
        input: byCode,
        responses: {
          affiliateLead: { ...wholePrefill, incomplete: [robin, pat], problems },
          household: silence,
          ...responses,
        },
      });

    it('opens the form of each incomplete driver, and continues once each is completed or removed', async () => {
      const { go, isIn, context, timesAsked } = open();
      await go();
      expect(isIn({ journey: { drivers: 'editing' } })).toBe(true);
      expect(context().drafts.additionalDriver).toEqual({ firstName: 'Robin', relation: 'child' });
      await go({ type: 'DRIVER.SAVED', answers: completed });
      expect(context().drafts.additionalDriver).toEqual({ firstName: 'Pat', lastName: 'Example' });
      expect(context().leadProblems).toEqual([problems[1]]);
      await go({ type: 'DIALOG.CLOSED' }, { type: 'DRIVERS.CONFIRMED' });
      expect([isIn({ journey: { drivers: 'editing' } }), timesAsked('submission')]).toEqual([true, 0]);
      await go(
        { type: 'DIALOG.CLOSED' },
        { type: 'DRIVER.REMOVING', id: 'incomplete-3' },
        { type: 'REMOVAL.CONFIRMED' },
      );
      expect(context()).toMatchObject({ incompleteDrivers: [], leadProblems: [], householdRecords: { drivers: [] } });
      expect(context().answers.additionalDrivers).toEqual([{ ...completed, id: 'driver-1' }]);
      await go({ type: 'DRIVERS.CONFIRMED' }, { type: 'VEHICLES.CONFIRMED' });
      expect(isIn({ journey: 'policy' })).toBe(true);
    });

    it.each(['#vehiclesummary', '#quotes'])('does not continue to %s while a driver is incomplete', async (hash) => {
      const { go, isIn, timesAsked } = open();
      await go({ type: 'DIALOG.CLOSED' }, { type: 'HASH.CHANGED', hash: hash.slice(1) });
      expect([isIn({ journey: 'drivers' }), timesAsked('submission')]).toEqual([true, 0]);
    });

    it('keeps the incomplete drivers over a reload', async () => {
      const before = open();
      await before.go();
      const after = runFlow({ input: { ...byCode, isReload: true }, visit: visitOf(before.context()) });
      await after.go();
      expect(after.isIn({ journey: { drivers: 'editing' } })).toBe(true);
      expect(after.context().incompleteDrivers).toEqual([robin, pat]);
    });

    it('completes the form with the record of the same person', async () => {
      const found = { ...alexHousehold, drivers: [{ ...sam, firstName: 'Pat', birthDate: '1991-09-02' }] };
      const { go, context } = open({ household: { householdRecords: found, foundRecord: '' } });
      await go({ type: 'DIALOG.CLOSED' }, { type: 'DRIVER.OPENED', id: 'incomplete-3' });
      expect(context().drafts.additionalDriver).toMatchObject({ foundRecord: 'd-2', birthDate: '1991-09-02' });
    });
  });

  const ofRobin = { id: 'incomplete-2', number: 2, firstName: 'Robin', lastName: 'Example' };
  it.each<[string, Partial<PrefillResult>, Step]>([
    ['an incomplete additional driver', { incomplete: [ofRobin] }, 'drivers'],
    ['an incomplete driver and vehicle', { incomplete: [ofRobin], incompleteVehicles: [{ number: 1 }] }, 'drivers'],
    ['a zip code that is not served', { zipResponse: { ...unquotableZip, zip: '78701' } }, 'details'],
    ['a zip code whose lookup failed', { zipResponse: undefined }, 'details'],
  ])('a lead with %s opens the step that completes the answers', async (_, changed, step) => {
    const isServed = changed.zipResponse?.isQuotable !== false;
    const answers = { ...minimalAnswers, ...(!isServed && { details: undefined }) };
    const drafts = isServed ? {} : { details: { ...minimalAnswers.details!, city: '', state: '' } };
    const { go, isIn, timesAsked } = runFlow({
      input: byCode,
      responses: { affiliateLead: { ...wholePrefill, answers, drafts, ...changed } },
    });
    await go();
    expect(isIn({ journey: step as 'details' })).toBe(true);
    expect(timesAsked('submission')).toBe(0);
  });

  it('a lead’s vehicle with only a VIN opens in the vehicle form', async () => {
    const { go, isIn, context } = runFlow({
      input: byCode,
      responses: {
        affiliateLead: {
          ...wholePrefill,
          incompleteVehicles: [{ number: 2, vin: '1HGCM82633A004352', annualMileage: 12_000 }],
        },
      },
    });
    await go();
    expect(isIn({ journey: { vehicles: { adding: { byVin: 'decoded' } } } })).toBe(true);
    expect(context().drafts.vehicle).toMatchObject({ vin: '1HGCM82633A004352' });
  });

  it('each incomplete vehicle of a lead is completed or left out before rates are requested', async () => {
    const [bolt, rav] = [
      { number: 2, year: 2021, make: 'Chevrolet', annualMileage: 12_000 },
      { number: 3, year: 2019 },
    ];
    const problems: PrefillResult['problems'] = [2, 3].map((number) => ({
      field: 'Model',
      kind: 'empty',
      of: { item: 'vehicle', number },
    }));
    const before = runFlow({
      input: byCode,
      responses: { affiliateLead: { ...wholePrefill, incompleteVehicles: [bolt, rav], problems } },
    });
    await before.go();
    await before.go({ type: 'HASH.CHANGED', hash: 'quotes' });
    expect(before.isIn({ journey: { vehicles: 'adding' } })).toBe(true);

    const { go, isIn, context, timesAsked } = runFlow({
      input: { ...byCode, isReload: true },
      visit: visitOf(before.context()),
    });
    await go();
    expect(context().drafts.vehicle).toMatchObject({ year: '2021', make: 'Chevrolet' });
    await go({
      type: 'VEHICLE.SUBMITTED',
      vehicle: { vin: '', year: 2021, make: 'Chevrolet', model: 'Bolt EV' },
    });
    expect(context().answers.vehicles.at(-1)).toMatchObject({ model: 'Bolt EV', annualMileage: 12_000 });
    expect(context().leadProblems).toEqual([problems[1]]);
    expect(context().drafts.vehicle).toMatchObject({ year: '2019', make: '' });
    expect(timesAsked('submission')).toBe(0);
    await go({ type: 'DIALOG.CLOSED' });
    expect(context()).toMatchObject({ incompleteVehicles: [], leadProblems: [] });
    await go({ type: 'VEHICLES.CONFIRMED' });
    expect(isIn({ journey: 'policy' })).toBe(true);
  });

  it('an empty lead leaves the visitor at the first step', async () => {
    const { go, isIn, context } = runFlow({
      input: byCode,
      responses: { affiliateLead: new Error('Affiliate data is empty') },
    });
    await go();
    expect(isIn({ journey: 'driver' })).toBe(true);
    expect(context().entryNotice).toBe('leadEmpty');
  });

  it.each([
    ['the network failed', new NetworkError('affiliateLead')],
    ['the service returned 503', new StatusError('affiliateLead', 503)],
    ['the service denied access with 403', new StatusError('affiliateLead', 403)],
    ['the service refused with 403', new RefusedError('affiliateLead', { status: 403 })],
    ['the service rejected the token with 401', new RefusedError('affiliateLead', { status: 401 })],
    ['the service refused for another reason', new RefusedError('affiliateLead', { status: 400, reason: 'Try later' })],
    ['the response was malformed', new MalformedError('affiliateLead')],
  ])('keeps the link and loads the lead again on RETRY after %s', async (_, affiliateLead) => {
    const { go, isIn, context, responses } = runFlow({ input: byCode, responses: { affiliateLead } });
    await go();
    expect(isIn({ journey: { affiliateLead: 'unreachable' } })).toBe(true);
    expect(context()).toMatchObject({ entryNotice: undefined, entryKey: '' });
    responses.affiliateLead = wholePrefill;
    await go({ type: 'RETRY' });
    expect(isIn({ journey: 'quoting' })).toBe(true);
  });

  it('does not load the lead again after a reload', async () => {
    const visit = { ...answeredVisit, entryKey: 'affiliate:L-100:', step: 'contact' as const };
    const { go, isIn, timesAsked } = runFlow({ input: { ...byCode, isReload: true }, visit });
    await go();
    expect([timesAsked('affiliateLead'), isIn({ journey: 'contact' })]).toEqual([0, true]);
  });

  describe('a lead for another person than the saved visit', () => {
    const visit = { ...answeredVisit, answers: { ...answeredVisit.answers, driver: { ...alex, firstName: 'Kim' } } };
    const open = () =>
      runFlow({ input: { ...byCode, isReload: true }, visit, responses: { affiliateLead: wholePrefill } });

    it.each([
      ['OVERRIDE.ACCEPTED', 'Alex'],
      ['OVERRIDE.DECLINED', 'Kim'],
    ] as const)('asks whose answers to use for a lead of someone else and applies %s', async (type, firstName) => {
      const { go, isIn, context } = open();
      await go();
      expect(isIn({ journey: { affiliateLead: 'confirmingOverride' } })).toBe(true);
      await go({ type });
      expect(context()).toMatchObject({
        userType: 'affiliate',
        answers: { driver: { firstName } },
        entryKey: 'affiliate:L-100:',
      });
    });
  });
});
