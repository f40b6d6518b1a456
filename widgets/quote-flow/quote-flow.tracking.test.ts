import { describe, expect, it } from 'vitest';
import type { WidgetHost } from '#embed/runtime/define-widget';
import { allRates, doneWithoutRates, exampleQuote } from './quote-flow.examples.ts';
import { trackFlow } from './quote-flow.tracking.ts';
import { runFlow, type Responses } from './testing/run-flow.ts';
import { eventsTo } from './testing/step-events.ts';

function follow(responses: Responses = {}) {
  const flow = runFlow({ responses: responses });
  const tracked: unknown[] = [];
  const host = {
    step: (detail: { step: string; stage: string; progress: number }) =>
      tracked.push(['step', ...Object.values(detail)]),
    track: (event: string, data: unknown) => tracked.push(['track', event, data]),
    complete: (outcome: string) => tracked.push(['complete', outcome]),
  } as unknown as WidgetHost;
  trackFlow(flow.actor, () => host);
  const of = (kind: string) =>
    tracked.filter((call) => (call as string[])[0] === kind).map((call) => (call as unknown[]).slice(1));
  return { ...flow, tracked, of };
}

describe('quote flow analytics', () => {
  it('reports each step with its stage and progress', async () => {
    const { go, of } = follow({ rates: allRates });
    await go(...eventsTo('quotes'));
    expect(of('step')).toEqual([
      ['driver', 'quote', 0],
      ['contact', 'quote', 10],
      ['details', 'quote', 20],
      ['drivers', 'driver', 30],
      ['vehicles', 'vehicle', 37],
      ['policy', 'policy', 70],
      ['quoting', 'policy', 70],
      ['quotes', 'policy', 100],
    ]);
    expect(of('complete')).toEqual([['quoted']]);
  });

  it('reports that there are no rates', async () => {
    const { go, of } = follow({ rates: doneWithoutRates });
    await go(...eventsTo('quotes'));
    expect(of('complete')).toEqual([['noRates']]);
  });

  it('sends no personal data', async () => {
    const { go, tracked } = follow({ rates: allRates });
    await go(...eventsTo('quotes'), { type: 'QUOTE.SELECTED', quote: exampleQuote, channel: 'text' });
    await go({ type: 'CONTACT.CLOSED' }, { type: 'BUY.CHOSEN', quote: exampleQuote }, { type: 'BUY.CONFIRMED' });
    expect(JSON.stringify(tracked)).not.toMatch(/Alex|alex@|5125550142|Congress|1990/);
    expect(tracked).toContainEqual(['track', 'Quote Selected', { carrier: 'Prairie Mutual', channel: 'text' }]);
    expect(tracked).toContainEqual(['track', 'Buy Online', { carrier: 'Prairie Mutual', phase: 'ready' }]);
  });

  it.each([
    [{ type: 'QUOTE.DETAILED', quote: exampleQuote }, 'Quote Details Opened', { carrier: 'Prairie Mutual' }],
    [{ type: 'QUOTE.CHATTED', quote: exampleQuote }, 'Quote Selected', { carrier: 'Prairie Mutual', channel: 'chat' }],
    [
      { type: 'QUOTES.ARRANGED', sortOrder: 'downPayment', filter: 'buyable' },
      'Quotes Arranged',
      { sortOrder: 'downPayment', filter: 'buyable' },
    ],
    [{ type: 'QUOTES.COMPARED', quoteCount: 2 }, 'Quotes Compared', { quoteCount: 2 }],
    [{ type: 'QUOTES.PRINTED', quoteCount: 5 }, 'Quotes Printed', { quoteCount: 5 }],
    [{ type: 'AGENT.REQUESTED', quote: exampleQuote }, 'Agent Contact Opened', { carrier: 'Prairie Mutual' }],
    [
      { type: 'CARRIERS.REQUESTED', quote: exampleQuote },
      'Buy Online',
      { carrier: 'Prairie Mutual', phase: 'choosing' },
    ],
  ] as const)('reports what the visitor does with quotes: %o', async (fact, event, data) => {
    const { go, of } = follow({ rates: allRates });
    await go(...eventsTo('quotes'), fact);
    expect(of('track')).toContainEqual([event, data]);
  });

  it('reports once that a license lookup found no driver', async () => {
    const { go, of } = follow({ driverByLicense: undefined });
    await go(
      { type: 'MODE.CHOSEN', mode: 'license' },
      { type: 'LICENSE.SUBMITTED', licenseNumber: '1', birthDate: '1990-04-17' },
    );
    await go({ type: 'DRAFT.CHANGED', form: 'driver', values: { firstName: 'A' } });
    expect(of('track').filter(([event]) => event === 'Driver Not Found')).toHaveLength(1);
  });
});
