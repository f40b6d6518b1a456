import { describe, expect, it } from 'vitest';
import { errorsByField } from '#domain/error-code';
import type { Place } from '#domain/place';
import type { StateCode } from '#domain/us-state';
import { NetworkError } from '#services/errors';
import type { KnownZip } from '#visitor/record-definitions';
import { alexDetails, quotableZip, unquotableZip } from '../../quote-flow.examples.ts';
import type { FlowEvent } from '../../quote-flow.types.ts';
import { runFlow, type Responses } from '../../testing/run-flow.ts';
import { eventsTo, typesZip } from '../../testing/step-events.ts';
import { detailsAnswers, detailsSchema, isLicenseIdShown } from './details.answers.ts';

const usual = { licenseIdRequired: false, licenseIdMandatory: false };

describe('the answers of driver info 3/3', () => {
  it.each([
    ['complete answers', {}, {}],
    ['a street of four letters', { street: '1 Ln' }, { street: 'addressTooShort' }],
    ['no city', { city: '' }, { city: 'required' }],
    ['no state', { state: '' }, { state: 'required' }],
    ['four digits', { zip: '7870' }, { zip: 'zipInvalid' }],
    ['no gender', { gender: '' }, { gender: 'required' }],
    ['no marital status', { maritalStatus: '' }, { maritalStatus: 'required' }],
    ['no answer about current insurance', { isInsured: '' }, { isInsured: 'required' }],
    ['a foreign license without its id', { licenseType: 'foreign' }, { licenseId: 'required' }],
    ['a foreign license with its id', { licenseType: 'foreign', licenseId: 'MX-1' }, {}],
    ['two invalid answers', { city: '', licenseType: 'foreign' }, { city: 'required', licenseId: 'required' }],
  ])('validates details: %s', (_, changed, errors) => {
    const values = { ...alexDetails, ...changed };
    expect(errorsByField(detailsSchema(values.licenseType, usual), values)).toEqual(errors);
  });

  it.each([
    [false, false, false, {}],
    [true, false, true, {}],
    [false, true, false, {}],
    [true, true, true, { licenseId: 'required' }],
  ])(
    'asks for the license id with licenseIdRequired %s and licenseIdMandatory %s',
    (licenseIdRequired, licenseIdMandatory, isShown, errors) => {
      const config = { licenseIdRequired, licenseIdMandatory };
      expect(isLicenseIdShown('unitedStates', config)).toBe(isShown);
      expect(errorsByField(detailsSchema('unitedStates', config), alexDetails)).toEqual(errors);
    },
  );
});

describe('the type of a foreign license', () => {
  const kinds = [
    { code: 'MX', name: 'Mexican license' },
    { code: 'CA', name: 'Canadian license' },
  ];
  const foreign = { ...alexDetails, licenseType: 'foreign' as const, licenseId: 'MX-1' };

  it.each([
    ['is required when types are known', kinds, {}, { foreignLicenseType: 'required' }],
    ['must be one of the known types', kinds, { foreignLicenseType: 'FR' }, { foreignLicenseType: 'required' }],
    ['is accepted when it is a known type', kinds, { foreignLicenseType: 'MX' }, {}],
    ['is optional when no types are known', [], {}, {}],
  ])('the type of a foreign license %s', (_, types, changes, errors) => {
    expect(
      errorsByField(detailsSchema('foreign', usual, types), { foreignLicenseType: '', ...foreign, ...changes }),
    ).toEqual(errors);
  });

  it('is dropped for a license that is not foreign', () => {
    expect(detailsAnswers({ ...foreign, foreignLicenseType: 'MX' }).foreignLicenseType).toBe('MX');
    expect(detailsAnswers({ ...foreign, licenseType: 'unitedStates', foreignLicenseType: 'MX' })).not.toHaveProperty(
      'foreignLicenseType',
    );
    expect(detailsAnswers({ ...foreign, foreignLicenseType: '' })).not.toHaveProperty('foreignLicenseType');
  });

  it('loads the types of foreign licenses only for a visitor who has one, and again in another language', async () => {
    const { go, timesAsked, context } = await details({ foreignLicenseTypes: kinds });
    await go({ type: 'DRAFT.CHANGED', form: 'details', values: { licenseType: 'unitedStates' } });
    expect(timesAsked('foreignLicenseTypes')).toBe(0);
    await go({ type: 'DRAFT.CHANGED', form: 'details', values: { licenseType: 'foreign' } });
    await go({ type: 'DRAFT.CHANGED', form: 'details', values: { licenseType: 'foreign', licenseId: 'M' } });
    expect(timesAsked('foreignLicenseTypes')).toBe(1);
    expect(context().foreignLicenseTypes).toEqual(kinds);
    await go({ type: 'LANGUAGE.CHANGED', language: 'es' });
    expect(timesAsked('foreignLicenseTypes')).toBe(2);
  });

  it('skips the type when the list could not be loaded', async () => {
    const { go, timesAsked, context, isIn } = await details({
      foreignLicenseTypes: new NetworkError('foreignLicenseTypes'),
    });
    await go({ type: 'DRAFT.CHANGED', form: 'details', values: { licenseType: 'foreign' } });
    expect(context().foreignLicenseTypes).toEqual([]);
    expect(timesAsked('foreignLicenseTypes')).toBe(1);
    expect(isIn({ foreignLicenses: 'idle' })).toBe(true);
  });
});

async function details(responses: Responses = {}, place?: Place, zipLookup?: KnownZip) {
  const flow = runFlow({ responses: responses, input: { place, zipLookup } });
  await flow.go(...eventsTo('details'));
  return flow;
}

describe('the zip lookup', () => {
  it('looks up a zip code once it has five digits', async () => {
    const { isIn, timesAsked } = await details();
    expect(isIn({ journey: { details: 'zipUnknown' } })).toBe(true);
    expect(timesAsked('zipLookup')).toBe(0);
  });

  it('starts with the city and state from the zip form', async () => {
    const { isIn, asked } = await details({}, { zip: '78704', city: 'Austin', state: 'TX' });
    expect(asked.at(-1)).toEqual({ name: 'zipLookup', input: { zip: '78704' } });
    expect(isIn({ journey: { details: 'zipQuotable' } })).toBe(true);
  });

  it.each([
    ['the same services', 'primary', true, 0, 'zipQuotable'],
    ['the same services, which offer no quotes there', 'primary', false, 0, 'zipNotQuotable'],
    ['the services of California', 'ca', true, 1, 'zipQuotable'],
  ] as const)(
    'looks up the zip form’s zip code again only where the zip form asked other services: %s',
    async (_, variant, isQuotable, times, state) => {
      const place = { zip: '78704', city: 'Austin', state: 'TX' as const };
      const { isIn, timesAsked, context } = await details({}, place, {
        zip: '78704',
        isQuotable,
        places: [place],
        variant,
      });
      expect(timesAsked('zipLookup')).toBe(times);
      expect(isIn({ journey: { details: state } })).toBe(true);
      expect(context().zipResponse).toMatchObject({ zip: '78704', isQuotable });
    },
  );

  it('the address step cannot be left before the zip code is known to be quotable', async () => {
    const { go, isIn } = await details({ zipLookup: unquotableZip });
    await go(...eventsTo('drivers').slice(-2));
    expect(isIn({ journey: { details: 'zipNotQuotable' } })).toBe(true);
  });

  it('accepts only a state of the zip code', async () => {
    const bordering = [
      { zip: '71854', city: 'Texarkana', state: 'AR' as const },
      { zip: '71854', city: 'Texarkana', state: 'TX' as const },
    ];
    const { go, isIn, context } = await details({ zipLookup: { isQuotable: true, places: bordering } });
    const submits = (state: StateCode): FlowEvent => ({
      type: 'DETAILS.SUBMITTED',
      answers: { ...alexDetails, ...bordering[0], state },
    });
    await go(typesZip('71854'), submits('NY'));
    expect(isIn({ journey: 'details' })).toBe(true);
    await go(submits('TX'));
    expect(isIn({ journey: 'drivers' })).toBe(true);
    expect(context().answers.details?.state).toBe('TX');
  });

  it('looks up the newest zip code only', async () => {
    const { send, settled, context, asked } = await details();
    send(typesZip('78701'), typesZip(''), typesZip('78704'));
    await settled();
    expect(asked.findLast(({ name }) => name === 'zipLookup')?.input).toEqual({ zip: '78704' });
    expect(context().zipResponse?.zip).toBe('78704');
  });

  it('does not look up a known zip code again', async () => {
    const { go, timesAsked } = await details();
    await go(typesZip('78701'), { type: 'BACK' }, ...eventsTo('details').slice(-1));
    expect(timesAsked('zipLookup')).toBe(1);
  });

  it('looks up the zip code again when the network returns', async () => {
    const { go, isIn, responses } = await details({ zipLookup: new NetworkError('cityByZip') });
    await go(typesZip('78701'));
    expect(isIn({ journey: { details: 'unreachable' } })).toBe(true);
    responses.zipLookup = quotableZip;
    await go({ type: 'NETWORK.RETURNED' });
    expect(isIn({ journey: { details: 'zipQuotable' } })).toBe(true);
  });
});

describe('a changed state', () => {
  it('a changed state drops the policy, whose packages differ by state', async () => {
    const tulsa = { zip: '74103', city: 'Tulsa', state: 'OK' as const };
    const { go, context, responses } = runFlow();
    await go(...eventsTo('quotes'));
    expect(context().answers.policy).toBeDefined();
    await go({ type: 'STAGE.CHOSEN', stage: 'quote' }, ...eventsTo('details'));
    responses.zipLookup = { isQuotable: true, places: [tulsa] };
    await go(typesZip('74103'), { type: 'DETAILS.SUBMITTED', answers: { ...alexDetails, ...tulsa } });
    expect(context().answers.policy).toBeUndefined();
  });
});
