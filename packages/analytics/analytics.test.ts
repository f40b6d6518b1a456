import { describe, expect, it, vi } from 'vitest';
import { createAnalytics } from './analytics.ts';
import type { Track } from './events.ts';
import type { SinkPage } from './sinks.ts';

const data = { sortOrder: 'totalPremium', filter: 'all' } as const;

function segment() {
  return { track: vi.fn(), page: vi.fn(), identify: vi.fn(), setAnonymousId: vi.fn() };
}

describe('track', () => {
  it('sends an event to the page, the data layer and Segment', () => {
    const page = { dataLayer: [{ event: 'gtm.js' }], analytics: segment() };
    const emit = vi.fn();
    const { track } = createAnalytics({ widget: 'quote-flow', sinks: ['dataLayer', 'segment'], emit, page });
    track('Quotes Arranged', { ...data, email: 'alex@example.com' });
    expect(emit).toHaveBeenCalledExactlyOnceWith('Quotes Arranged', data);
    expect(page.dataLayer).toEqual([
      { event: 'gtm.js' },
      { event: 'Quotes Arranged', covermount: { widget: 'quote-flow', ...data } },
    ]);
    expect(page.analytics.track).toHaveBeenCalledExactlyOnceWith('Quotes Arranged', { widget: 'quote-flow', ...data });
  });

  it('sends a step to Segment as a page view', () => {
    const page = { analytics: segment() };
    const { track } = createAnalytics({ widget: 'quote-flow', sinks: ['segment'], emit: vi.fn(), page });
    track('Step Viewed', { step: 'contact', stage: 'driver', progress: 10 });
    expect(page.analytics.page).toHaveBeenCalledExactlyOnceWith('quote-flow', 'contact', {
      widget: 'quote-flow',
      step: 'contact',
      stage: 'driver',
      progress: 10,
    });
    expect(page.analytics.track).not.toHaveBeenCalled();
  });

  it('sends events only to the configured sinks', () => {
    const page = { dataLayer: [], analytics: segment() };
    const emit = vi.fn();
    createAnalytics({ widget: 'zip-form', sinks: [], emit, page }).track('Zip Unknown');
    expect(emit).toHaveBeenCalledExactlyOnceWith('Zip Unknown', {});
    expect(page.dataLayer).toEqual([]);
    expect(page.analytics.track).not.toHaveBeenCalled();
  });

  it('creates a missing data layer, and does not wait for Segment', () => {
    const page: SinkPage = {};
    const { track } = createAnalytics({ widget: 'zip-form', sinks: ['segment', 'dataLayer'], emit: vi.fn(), page });
    track('Zip Served', { state: 'TX' });
    expect(page.dataLayer).toEqual([{ event: 'Zip Served', covermount: { widget: 'zip-form', state: 'TX' } }]);
  });

  it('sends events even if Segment loads late', () => {
    const page: SinkPage = {};
    const { track } = createAnalytics({ widget: 'zip-form', sinks: ['segment'], emit: vi.fn(), page });
    page.analytics = segment();
    track('Zip Unknown');
    expect(page.analytics.track).toHaveBeenCalledOnce();
  });

  it('sends an event to the next sink if one throws, and logs the error', () => {
    const consoleError = vi.spyOn(console, 'error').mockReturnValue(undefined);
    const page = { dataLayer: Object.freeze([]) as unknown as unknown[], analytics: segment() };
    const { track } = createAnalytics({ widget: 'zip-form', sinks: ['dataLayer', 'segment'], emit: vi.fn(), page });
    track('Zip Unknown');
    expect(page.analytics.track).toHaveBeenCalledOnce();
    expect(consoleError).toHaveBeenCalledOnce();
    consoleError.mockRestore();
  });

  it('type-checks the data of catalogued events', () => {
    const emit = vi.fn();
    const track: Track = createAnalytics({ widget: 'zip-form', sinks: [], emit, page: {} }).track;
    track('Quotes Arranged', data);
    // @ts-expect-error the event's own data is required
    track('Quotes Arranged', { filter: 'all' });
    // @ts-expect-error no such event
    track('Quotes Shwon', data);
    expect(emit).toHaveBeenCalledTimes(3);
  });
});

describe('identify', () => {
  it('sends the visitor’s traits with only the anonymous id', () => {
    const page: SinkPage = { analytics: segment() };
    const { identify } = createAnalytics({
      widget: 'quote-flow',
      sinks: ['segment', 'dataLayer'],
      emit: vi.fn(),
      page,
    });
    identify('anonymous-1', { medium: 'cpc', utmSource: 'radio', phone: '5125550142' });
    const traits = { medium: 'cpc', utmSource: 'radio' };
    expect(page.analytics?.setAnonymousId).toHaveBeenCalledExactlyOnceWith('anonymous-1');
    expect(page.analytics?.identify).toHaveBeenCalledExactlyOnceWith(traits);
    expect(page.dataLayer).toEqual([
      { event: 'Visitor Identified', covermount: { anonymousId: 'anonymous-1', ...traits } },
    ]);
  });

  it.each(['phone', 'none', undefined] as const)(
    'sends the customer’s phone number only when `identifyBy` is "phone": %s',
    (identifyBy) => {
      const page: SinkPage = { analytics: segment() };
      const emit = vi.fn();
      const { identifyByPhone } = createAnalytics({
        widget: 'pseudo-bind',
        sinks: ['segment', 'dataLayer'],
        identifyBy,
        emit,
        page,
      });
      identifyByPhone('5125550142');
      const isSent = identifyBy === 'phone';
      expect(vi.mocked(page.analytics!.identify!).mock.calls).toEqual(isSent ? [['5125550142']] : []);
      expect(page.dataLayer).toEqual(
        isSent ? [{ event: 'Customer Identified', covermount: { phone: '5125550142' } }] : undefined,
      );
      expect(emit).not.toHaveBeenCalled();
    },
  );
});
