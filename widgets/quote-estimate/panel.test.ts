import { describe, expect, it, test } from 'vitest';
import * as z from 'zod/mini';
import type { Place } from '#domain/place';
import type { Estimate } from '#visitor/estimate.types';
import { panelOf } from './panel.ts';
import { quoteEstimateConfig } from './quote-estimate.config.ts';
import { austin, begun, fixedEstimate, nearlyAnswered, priced, sacramento } from './quote-estimate.examples.ts';
import { en } from './strings.en.ts';
import { es } from './strings.es.ts';

const now = new Date(2026, 10, 20, 12).getTime();
const today = '2026-11-20';

interface PanelInput {
  config?: Record<string, unknown>;
  estimate?: Estimate;
  place?: Place;
}
const panel = ({ config = {}, estimate, place }: PanelInput) =>
  panelOf({ config: z.parse(quoteEstimateConfig, config), estimate, place, today });

describe('the panel of a visitor', () => {
  test.each<[string, PanelInput, ReturnType<typeof panel>['phase'], string, string]>([
    ['without known answers', {}, 'nothing', 'start', 'driver1'],
    ['whose zip code is known', { place: austin }, 'place', 'start', 'driver1'],
    ['who has started', { place: austin, estimate: begun }, 'answers', 'continue', 'driver2'],
    [
      'who has answered nearly everything',
      { place: austin, estimate: nearlyAnswered },
      'answers',
      'continue',
      'coverage',
    ],
    ['whose quotes came today', { place: austin, estimate: priced(now) }, 'priced', 'quotes', 'quotes'],
    ['whose quotes came yesterday', { estimate: priced(now, 1) }, 'priced', 'quotes', 'quotes'],
    ['whose quotes are two days old', { estimate: priced(now, 2) }, 'old', 'quotes', 'quotes'],
    ['whose quotes are five days old', { estimate: priced(now, 5) }, 'expired', 'renew', 'quotes'],
    [
      'who waits for quotes, or has none',
      { estimate: { ...nearlyAnswered, hash: 'quotes' } },
      'answers',
      'quotes',
      'quotes',
    ],
    ['who had quotes for another place', { estimate: priced(now), place: sacramento }, 'answers', 'continue', 'quotes'],
    [
      'whose quotes may grow as old as they are kept',
      { estimate: priced(now, 6), config: { oldAfterDays: 0, expiresAfterDays: 0 } },
      'priced',
      'quotes',
      'quotes',
    ],
  ])('determines phase and action of a visitor %s', (_who, input, phase, action, hash) => {
    expect(panel(input)).toMatchObject({ phase, action, hash, isFixed: false });
  });

  it('shows the lowest price and the answers behind it', () => {
    expect(panel({ estimate: priced(now, 3), place: austin })).toMatchObject({
      zip: '78701',
      city: 'Austin',
      price: { amount: 9_900, every: 'month', downPayment: 12_000, total: 61_500, term: 6, quoteCount: 8 },
      quotedOn: '2026-11-17',
      age: 3,
      drivers: ['Alex', 'Kim', 'Robin'],
      vehicles: ['2003 Honda Accord', '2021 Chevrolet Bolt EV'],
    });
  });

  it('shows the date of an expired price instead of the price', () => {
    expect(panel({ estimate: priced(now, 6) })).toMatchObject({ price: undefined, quotedOn: '2026-11-14', age: 6 });
  });

  it('shows the remembered place until the flow has another one', () => {
    expect(panel({ estimate: begun, place: austin })).toMatchObject({ zip: '78701', city: 'Austin' });
    expect(panel({ estimate: { ...nearlyAnswered, placeZip: '95814' }, place: sacramento })).toMatchObject({
      zip: '78701',
      city: 'Austin',
    });
  });

  it('shows no price for a place other than the quoted one', () => {
    expect(panel({ estimate: priced(now), place: sacramento })).toMatchObject({
      phase: 'answers',
      zip: '95814',
      state: 'CA',
      price: undefined,
      drivers: ['Alex', 'Kim', 'Robin'],
    });
  });
});

describe('the panel that a page writes', () => {
  it('prefers the page’s own estimate over anything remembered', () => {
    expect(panel({ config: fixedEstimate, estimate: priced(now), place: sacramento })).toEqual({
      phase: 'priced',
      isFixed: true,
      zip: '78701',
      city: 'Austin, TX',
      state: undefined,
      price: { amount: 8_450, to: undefined, every: 'month', term: 6 },
      quotedOn: undefined,
      age: 0,
      drivers: ['Alex', 'Kim'],
      vehicles: ['2019 Honda Civic'],
      action: 'exact',
      hash: '',
    });
  });

  test.each([
    [{ zip: '78701' }, 'place', 'start'],
    [{ drivers: ['Alex'] }, 'answers', 'continue'],
    [{ price: 84.5 }, 'priced', 'exact'],
    [{ price: 84.5, quotedOn: '2026-11-18' }, 'old', 'exact'],
    [{ price: 84.5, quotedOn: '2026-11-01' }, 'expired', 'renew'],
    [{ price: 84.5, quotedOn: '2026-12-01' }, 'priced', 'exact'],
  ])('maps the authored estimate %j to the phase %s', (config, phase, action) => {
    expect(panel({ config })).toMatchObject({ phase, action, isFixed: true });
  });

  it('prefers a price range over a price', () => {
    expect(panel({ config: { price: 84.5, priceRange: [80, 120] } }).price).toMatchObject({
      amount: 8_000,
      to: 12_000,
    });
  });

  it('ignores empty lists in a page’s estimate', () => {
    expect(panel({ config: { drivers: [], vehicles: [] } })).toMatchObject({ phase: 'nothing', isFixed: false });
  });
});

test.each([
  [{ zip: '787' }],
  [{ price: 0 }],
  [{ price: -4 }],
  [{ priceRange: [120, 80] }],
  [{ priceRange: [80] }],
  [{ priceRange: [80, 90, 100] }],
  [{ quotedOn: '2026-02-30' }],
  [{ drivers: [''] }],
  [{ vehicles: [{ make: 'Honda', model: 'Civic' }] }],
  [{ oldAfterDays: -1 }],
  [{ quotePage: '' }],
])('rejects the configuration %j', (config) => {
  expect(z.safeParse(quoteEstimateConfig, config).success).toBe(false);
});

test('the panel has every text in both languages, with the same placeholders', () => {
  const namesIn = (texts: Readonly<Record<string, string>>) =>
    Object.entries(texts).map(([key, text]) => [key, (text.match(/\{\w+\}/g) ?? []).toSorted()]);
  expect(namesIn(es)).toEqual(namesIn(en));
});
