import { describe, expect, it } from 'vitest';
import { NetworkError, RefusedError } from '#services/errors';
import { customPolicy, exampleProducts } from '../../quote-flow.examples.ts';
import { runFlow, silence, type Responses } from '../../testing/run-flow.ts';
import { eventsTo } from '../../testing/step-events.ts';
import { offeredPackage, offeredTerm, pickedOption, policyAnswers, policyDraft } from './policy.answers.ts';

const full = exampleProducts[1]!;
const [bodilyInjury, comprehensive] = full.coverages;

describe('the policy form', () => {
  it('sends only coverages that differ from the package', () => {
    const values = { term: '12', productCode: 'LCCUU', BI: '100000/300000', COMP: '500', CWAIV: '0' };
    expect(policyAnswers(values, full)).toEqual(customPolicy);
  });

  it('sends no coverage for an unchanged package', () => {
    expect(policyAnswers({ term: '6', productCode: 'LCCUU' }, full).coverage.custom).toEqual({});
  });

  it('keeps a coverage picked for another package only when this package offers it', () => {
    expect(pickedOption(bodilyInjury!, { term: '6', productCode: 'LCCUU', BI: '30000/60000' })).toBe('50000/100000');
    expect(pickedOption(comprehensive!, { term: '6', productCode: 'LCCUU', COMP: '500' })).toBe('500');
  });

  it('shows saved answers again', () => {
    expect(policyDraft(customPolicy)).toEqual({ term: '12', productCode: 'LCCUU', BI: '100000/300000', COMP: '500' });
  });

  it.each([
    ['SML', exampleProducts, 'SML'],
    ['LCCUU', exampleProducts, 'LCCUU'],
    ['0', exampleProducts, 'SML'],
    ['', exampleProducts, ''],
    ['LUU', exampleProducts, ''],
    ['LUU', exampleProducts.slice(1), 'LCCUU'],
    ['0', [], ''],
  ])('maps the package code %j to an offered package', (code, products, offered) => {
    expect(offeredPackage(code, products)).toBe(offered);
  });

  it.each([
    ['12', [6, 12], '12'],
    ['', [6, 12], '6'],
    ['12', [6], '6'],
    ['', [1, 12], '1'],
  ])('maps the term %j of %j to %s', (term, terms, at) => {
    expect(offeredTerm(term, terms)).toBe(at);
  });
});

async function policy(responses: Responses = {}) {
  const flow = runFlow({ responses: responses });
  await flow.go(...eventsTo('policy'));
  return flow;
}

describe('the packages', () => {
  it('loads packages again in another language and keeps the visitor’s choice', async () => {
    const { go, timesAsked, isIn, context, responses } = await policy();
    await go({ type: 'DRAFT.CHANGED', form: 'policy', values: { term: '6', productCode: 'LCCUU' } });
    responses.coverages = exampleProducts.map((product) => ({ ...product, name: `${product.name} (es)` }));
    await go({ type: 'LANGUAGE.CHANGED', language: 'es' });
    expect(timesAsked('coverages')).toBe(2);
    expect(context().products[0]?.name).toBe('State minimum (es)');
    expect(context().drafts.policy).toMatchObject({ productCode: 'LCCUU' });
    expect(isIn({ journey: { policy: 'choosing' } })).toBe(true);
    await go({ type: 'LANGUAGE.CHANGED', language: 'es' });
    expect(timesAsked('coverages')).toBe(2);
  });

  it('loads pending packages in the new language', async () => {
    const { go, asked, responses, context } = await policy({ coverages: silence });
    responses.coverages = exampleProducts;
    await go({ type: 'LANGUAGE.CHANGED', language: 'es' });
    expect(asked.filter(({ name }) => name === 'coverages')).toHaveLength(2);
    expect(context()).toMatchObject({ productsLanguage: 'es', productsState: 'TX' });
  });

  it('loads packages by state, once', async () => {
    const { go, asked, timesAsked } = await policy();
    expect(asked.at(-1)).toEqual({ name: 'coverages', input: { state: 'TX' } });
    await go({ type: 'BACK' }, { type: 'VEHICLES.CONFIRMED' });
    expect(timesAsked('coverages')).toBe(1);
  });

  it('loads packages when the network returns', async () => {
    const { go, isIn, responses } = await policy({ coverages: new NetworkError('getCoverages') });
    expect(isIn({ journey: { policy: 'unreachable' } })).toBe(true);
    responses.coverages = exampleProducts;
    await go({ type: 'NETWORK.RETURNED' });
    expect(isIn({ journey: { policy: 'choosing' } })).toBe(true);
  });

  it('accepts a package in the former language when the new one cannot be loaded', async () => {
    const { go, isIn, responses } = await policy();
    responses.coverages = new NetworkError('getCoverages');
    await go({ type: 'LANGUAGE.CHANGED', language: 'es' });
    expect(isIn({ journey: { policy: 'unreachable' } })).toBe(true);
    await go({ type: 'POLICY.CHOSEN', answers: customPolicy });
    expect(isIn({ journey: 'quoting' })).toBe(true);
  });

  it('shows that a state has no packages', async () => {
    const { go, isIn, responses } = await policy({ coverages: new RefusedError('getCoverages', {}) });
    expect(isIn({ journey: { policy: 'nothingSold' } })).toBe(true);
    responses.coverages = exampleProducts;
    await go({ type: 'RETRY' });
    expect(isIn({ journey: { policy: 'choosing' } })).toBe(true);
  });
});
