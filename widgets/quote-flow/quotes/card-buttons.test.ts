import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type CardButtons, type Circumstances, cardButtons, hasYoungDriver } from './card-buttons.ts';
import { agentQuote, exampleConfig, exampleQuotes, installmentQuote, pseudoCarrierQuote } from './results.examples.ts';
import { weekdays } from './weekday.ts';

const noon: Circumstances = {
  agentsAreIdle: false,
  clock: { today: '2026-11-20', weekday: 'friday', hour: 12 },
  terms: exampleConfig,
  hasYoungDriver: false,
  config: exampleConfig,
};

function shown(buttons: CardButtons): string[] {
  return Object.entries(buttons)
    .filter(([, isShown]) => isShown)
    .map(([name]) => name);
}

describe('cardButtons', () => {
  it.each([
    ['carrier sells online', installmentQuote, {}, ['buyOnline', 'call', 'text']],
    [
      'carrier sells online, agents idle',
      installmentQuote,
      { agentsAreIdle: true },
      ['buyOnline', 'call', 'text', 'chat'],
    ],
    ['sold by agents, agents idle', agentQuote, { agentsAreIdle: true }, ['agentChat', 'call', 'text']],
    ['sold by agents, none idle', agentQuote, {}, ['call', 'text']],
    ['pseudo-carrier, agents idle', pseudoCarrierQuote, { agentsAreIdle: true }, ['buyOnline', 'call', 'text', 'chat']],
    ['pseudo-carrier, none idle', pseudoCarrierQuote, {}, ['call', 'text']],
  ] as const)('offers the right buttons: %s', (_, quote, circumstances, expected) => {
    expect(shown(cardButtons(quote, { ...noon, ...circumstances }))).toEqual(expected);
  });

  it.each([
    ['timer off', { nonOnlineBuyTimer: false, nonOnlineBuyStart: 0, nonOnlineBuyEnd: 24 }, 12, false],
    ['before the start', { nonOnlineBuyTimer: true, nonOnlineBuyStart: 8, nonOnlineBuyEnd: 20 }, 7, false],
    ['at the start', { nonOnlineBuyTimer: true, nonOnlineBuyStart: 8, nonOnlineBuyEnd: 20 }, 8, true],
    ['in the last hour', { nonOnlineBuyTimer: true, nonOnlineBuyStart: 8, nonOnlineBuyEnd: 20 }, 19, true],
    ['at the end', { nonOnlineBuyTimer: true, nonOnlineBuyStart: 8, nonOnlineBuyEnd: 20 }, 20, false],
    ['night shift, late', { nonOnlineBuyTimer: true, nonOnlineBuyStart: 20, nonOnlineBuyEnd: 4 }, 23, true],
    ['night shift, early', { nonOnlineBuyTimer: true, nonOnlineBuyStart: 20, nonOnlineBuyEnd: 4 }, 3, true],
    ['night shift, by day', { nonOnlineBuyTimer: true, nonOnlineBuyStart: 20, nonOnlineBuyEnd: 4 }, 12, false],
    ['all day', { nonOnlineBuyTimer: true, nonOnlineBuyStart: 0, nonOnlineBuyEnd: 24 }, 23, true],
  ])('offers buying with an agent by the configured hours: %s', (_, hours, hour, expected) => {
    const circumstances = { ...noon, clock: { ...noon.clock, hour }, terms: { ...exampleConfig, ...hours } };
    expect(cardButtons(agentQuote, circumstances).buyWithAgent).toBe(expected);
    expect(cardButtons(installmentQuote, circumstances).buyWithAgent).toBe(false);
  });

  it.each([
    ['always, with 0 days', 0, '2030-01-01', true],
    ['before the policy starts', 3, '2026-11-01', true],
    ['on the last day', 3, '2026-11-23', true],
    ['the day after', 3, '2026-11-24', false],
  ])('offers call and text by the policy’s start: %s', (_, daysToShowCallAndText, today, expected) => {
    const circumstances = {
      ...noon,
      clock: { ...noon.clock, today },
      config: { ...exampleConfig, daysToShowCallAndText },
    };
    const { call, text } = cardButtons(installmentQuote, circumstances);
    expect([call, text]).toEqual([expected, expected]);
  });

  it.each([
    ['at any hour by default', 0, 24, 3, true],
    ['before the window', 9, 18, 8, false],
    ['as the window opens', 9, 18, 9, true],
    ['in its last hour', 9, 18, 17, true],
    ['as it closes', 9, 18, 18, false],
  ])('offers a call %s, and a text at any hour', (_, callStart, callEnd, hour, expected) => {
    const circumstances = { ...noon, clock: { ...noon.clock, hour }, config: { ...exampleConfig, callStart, callEnd } };
    const { call, text } = cardButtons(installmentQuote, circumstances);
    expect([call, text]).toEqual([expected, true]);
  });

  it.each([
    ['direct', installmentQuote, ['buyOnline', 'call', 'text', 'chat']],
    ['choose', installmentQuote, ['buyOnline', 'call', 'text', 'chat']],
    ['agent', installmentQuote, ['agentChat', 'call', 'text']],
    ['agent', pseudoCarrierQuote, ['agentChat', 'call', 'text']],
  ] as const)('offers the buttons of a day with the buy-now type %s', (buyNowType, quote, expected) => {
    const terms = { ...exampleConfig, buyNowType };
    expect(shown(cardButtons(quote, { ...noon, agentsAreIdle: true, terms }))).toEqual(expected);
  });

  it.each([
    ['a driver of 21', [40, 21], installmentQuote.payPlan, false],
    ['drivers of 22 and more', [40, 22], installmentQuote.payPlan, true],
    ['a driver whose age is not known', [0], installmentQuote.payPlan, true],
    ['a 1 Mo plan', [40], { ...installmentQuote.payPlan, description: '1 Mo' }, false],
    ['an 11 Mo plan', [40], { ...installmentQuote.payPlan, description: '11 Mo' }, true],
    ['an EFT plan', [40], { ...installmentQuote.payPlan, description: '5 Pay EFT' }, false],
    ['four payments', [40], { ...installmentQuote.payPlan, installmentCount: 4 }, false],
  ])('offers conditional buying by driver age and pay plan: %s', (_, driverAges, payPlan, expected) => {
    const quote = { ...installmentQuote, payPlan };
    const on = {
      ...noon,
      hasYoungDriver: hasYoungDriver(driverAges),
      config: { ...exampleConfig, conditionalBuyNow: true },
    };
    expect(cardButtons(quote, on).buyOnline).toBe(expected);
    expect(cardButtons(quote, { ...on, config: exampleConfig }).buyOnline).toBe(true);
    // An agent finishes the sale for a pseudo-carrier in any case.
    expect(cardButtons({ ...pseudoCarrierQuote, payPlan }, { ...on, agentsAreIdle: true }).buyOnline).toBe(true);
  });

  it('never offers two exclusive ways to buy, or chat without an agent', () => {
    const circumstances = fc.record({
      agentsAreIdle: fc.boolean(),
      clock: fc.record({
        weekday: fc.constantFrom(...weekdays),
        today: fc.constantFrom('2026-11-01', '2026-11-20', '2027-01-01'),
        hour: fc.integer({ min: 0, max: 23 }),
      }),
      hasYoungDriver: fc.boolean(),
      config: fc.record({
        daysToShowCallAndText: fc.integer({ min: 0, max: 60 }),
        callStart: fc.integer({ min: 0, max: 24 }),
        callEnd: fc.integer({ min: 0, max: 24 }),
        conditionalBuyNow: fc.boolean(),
      }),
      terms: fc.record({
        buyNowType: fc.constantFrom('direct', 'choose', 'agent'),
        maxModalQuotes: fc.integer({ min: 1, max: 5 }),
        nonOnlineBuyTimer: fc.boolean(),
        nonOnlineBuyStart: fc.integer({ min: 0, max: 24 }),
        nonOnlineBuyEnd: fc.integer({ min: 0, max: 24 }),
      }),
    });
    fc.assert(
      fc.property(fc.constantFrom(...exampleQuotes), circumstances, (quote, given) => {
        const buttons = cardButtons(quote, given);
        expect(buttons.buyOnline && (buttons.agentChat || buttons.buyWithAgent)).toBe(false);
        expect(buttons.agentChat && buttons.chat).toBe(false);
        if (!given.agentsAreIdle) expect(buttons.agentChat || buttons.chat).toBe(false);
        if (buttons.call) expect(buttons.text).toBe(true);
        if (given.terms.buyNowType === 'agent') expect(buttons.buyOnline).toBe(false);
      }),
    );
  });
});
