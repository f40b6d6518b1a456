import { describe, expect, it } from 'vitest';
import { errorsByField } from '#domain/error-code';
import { NetworkError } from '#services/errors';
import { alexDetails, quotableZip, unquotableZip } from '../../quote-flow.examples.ts';
import { runFlow, type Answers } from '../../testing/run-flow.ts';
import { wayTo } from '../../testing/ways.ts';
import { detailsAnswers, detailsSchema, isLicenseIdShown } from './details.answers.ts';

const usual = { licenseIdRequired: false, licenseIdMandatory: false };

describe('the answers of driver info 3/3', () => {
  it.each([
    ['whole', {}, {}],
    ['a street of four letters', { street: '1 Ln' }, { street: 'addressTooShort' }],
    ['no city', { city: '' }, { city: 'required' }],
    ['no state', { state: '' }, { state: 'required' }],
    ['four digits', { zip: '7870' }, { zip: 'zipInvalid' }],
    ['no gender', { gender: '' }, { gender: 'required' }],
    ['no marital status', { maritalStatus: '' }, { maritalStatus: 'required' }],
    ['insured or not, unsaid', { isInsured: '' }, { isInsured: 'required' }],
    ['a foreign license without its id', { licenseType: 'foreign' }, { licenseId: 'required' }],
    ['a foreign license with its id', { licenseType: 'foreign', licenseId: 'MX-1' }, {}],
    ['two things wrong', { city: '', licenseType: 'foreign' }, { city: 'required', licenseId: 'required' }],
  ])('%s', (_, changed, errors) => {
    const values = { ...alexDetails, ...changed };
    expect(errorsByField(detailsSchema(values.licenseType, usual), values)).toEqual(errors);
  });

  it.each([
    [false, false, false, {}],
    [true, false, true, {}],
    [false, true, false, {}],
    [true, true, true, { licenseId: 'required' }],
  ])(
    'with licenseIdRequired %s and licenseIdMandatory %s',
    (licenseIdRequired, licenseIdMandatory, isShown, errors) => {
      const config = { licenseIdRequired, licenseIdMandatory };
      expect(isLicenseIdShown('unitedStates', config)).toBe(isShown);
      expect(errorsByField(detailsSchema('unitedStates', config), alexDetails)).toEqual(errors);
    },
  );
});

describe('the kind of a foreign license', () => {
  const kinds = [
    { code: 'MX', name: 'Mexican license' },
    { code: 'CA', name: 'Canadian license' },
  ];
  const foreign = { ...alexDetails, licenseType: 'foreign' as const, licenseId: 'MX-1' };

  it.each([
    ['is a choice among those that are known', kinds, {}, { foreignLicenseType: 'required' }],
    ['is none but those', kinds, { foreignLicenseType: 'FR' }, { foreignLicenseType: 'required' }],
    ['is taken', kinds, { foreignLicenseType: 'MX' }, {}],
    ['is not asked where none are known', [], {}, {}],
  ])('%s', (_, known, said, errors) => {
    expect(
      errorsByField(detailsSchema('foreign', usual, known), { foreignLicenseType: '', ...foreign, ...said }),
    ).toEqual(errors);
  });

  it('goes with a license that is not foreign', () => {
    expect(detailsAnswers({ ...foreign, foreignLicenseType: 'MX' }).foreignLicenseType).toBe('MX');
    expect(detailsAnswers({ ...foreign, licenseType: 'unitedStates', foreignLicenseType: 'MX' })).not.toHaveProperty(
      'foreignLicenseType',
    );
    expect(detailsAnswers({ ...foreign, foreignLicenseType: '' })).not.toHaveProperty('foreignLicenseType');
  });

  it('is asked for only when the visitor has one, and again in another language', async () => {
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

  it('is let be when they cannot be had', async () => {
    const { go, timesAsked, context, isIn } = await details({
      foreignLicenseTypes: new NetworkError('foreignLicenseTypes'),
    });
    await go({ type: 'DRAFT.CHANGED', form: 'details', values: { licenseType: 'foreign' } });
    expect(context().foreignLicenseTypes).toEqual([]);
    expect(timesAsked('foreignLicenseTypes')).toBe(1);
    expect(isIn({ foreignLicenses: 'idle' })).toBe(true);
  });
});

async function details(answers: Answers = {}, place?: { zip: string; city: string; state: 'TX' }) {
  const flow = runFlow({ answers, input: { place } });
  await flow.go(...wayTo('details'));
  return flow;
}

describe('the zip lookup', () => {
  it('waits for five digits', async () => {
    const { isIn, timesAsked } = await details();
    expect(isIn({ journey: { details: 'zipUnknown' } })).toBe(true);
    expect(timesAsked('zipLookup')).toBe(0);
  });

  it('starts with the place that the zip form left', async () => {
    const { isIn, asked } = await details({}, { zip: '78704', city: 'Austin', state: 'TX' });
    expect(asked.at(-1)).toEqual({ name: 'zipLookup', input: { zip: '78704' } });
    expect(isIn({ journey: { details: 'zipQuotable' } })).toBe(true);
  });

  it('lets nobody on without an answer that quotes are offered there', async () => {
    const { go, isIn } = await details({ zipLookup: unquotableZip });
    await go(...wayTo('drivers').slice(-2));
    expect(isIn({ journey: { details: 'zipNotQuotable' } })).toBe(true);
  });

  it('asks about the newest zip code only', async () => {
    const { send, settled, context, asked } = await details();
    send({ type: 'ZIP.TYPED', zip: '78701' }, { type: 'ZIP.TYPED', zip: '' }, { type: 'ZIP.TYPED', zip: '78704' });
    await settled();
    expect(asked.findLast(({ name }) => name === 'zipLookup')?.input).toEqual({ zip: '78704' });
    expect(context().zipAnswer?.zip).toBe('78704');
  });

  it('does not ask again about a zip code that it knows', async () => {
    const { go, timesAsked } = await details();
    await go({ type: 'ZIP.TYPED', zip: '78701' }, { type: 'BACK' }, ...wayTo('details').slice(-1));
    expect(timesAsked('zipLookup')).toBe(1);
  });

  it('goes on when the network returns', async () => {
    const { go, isIn, answers } = await details({ zipLookup: new NetworkError('cityByZip') });
    await go({ type: 'ZIP.TYPED', zip: '78701' });
    expect(isIn({ journey: { details: 'unreachable' } })).toBe(true);
    answers.zipLookup = quotableZip;
    await go({ type: 'NETWORK.RETURNED' });
    expect(isIn({ journey: { details: 'zipQuotable' } })).toBe(true);
  });
});

describe('a changed state', () => {
  it('drops the policy, whose packages are a state’s own', async () => {
    const { go, context } = runFlow();
    await go(...wayTo('quotes'));
    expect(context().answers.policy).toBeDefined();
    await go({ type: 'STAGE.CHOSEN', stage: 'quote' }, ...wayTo('details'));
    await go({ type: 'DETAILS.GIVEN', answers: { ...alexDetails, state: 'OK' } });
    expect(context().answers.policy).toBeUndefined();
  });
});
