import { describe, expect, it } from 'vitest';
import { exampleConfig } from './results.examples.ts';
import { sellingTerms } from './selling-terms.ts';
import { weekdays } from './weekday.ts';

const general = {
  buyNowType: 'direct',
  maxModalQuotes: 5,
  nonOnlineBuyTimer: false,
  nonOnlineBuyStart: 8,
  nonOnlineBuyEnd: 20,
} as const;

describe('sellingTerms', () => {
  it.each(weekdays)('uses the general terms on a %s without terms of its own', (weekday) => {
    expect(sellingTerms(exampleConfig, { weekday })).toEqual(general);
    expect(sellingTerms({ ...exampleConfig, weekdays: { [weekday]: {} } }, { weekday })).toEqual(general);
  });

  it.each([
    ['buy-now type', { buyNowType: 'agent' }],
    ['maximum of quotes in the modal', { maxModalQuotes: 2 }],
    ['timer', { nonOnlineBuyTimer: true }],
    ['start of the timer', { nonOnlineBuyStart: 0 }],
    ['end of the timer', { nonOnlineBuyEnd: 0 }],
  ] as const)('uses the weekday’s %s and the general keys for the rest', (_, saturday) => {
    const config = { ...exampleConfig, weekdays: { saturday } };
    expect(sellingTerms(config, { weekday: 'saturday' })).toEqual({ ...general, ...saturday });
    expect(sellingTerms(config, { weekday: 'sunday' })).toEqual(general);
  });
});
