import type { Reportable } from './personal-data.ts';

/** A destination of events. */
export interface Sink {
  track(event: string, data: Reportable): void;
  identify(anonymousId: string, traits: Reportable): void;
  /** Receives personal data: called only if the page opts in. */
  identifyByPhone(phone: string): void;
}

/** The part of a page that sinks write to, looked up for each event, because tag managers load late. */
export interface SinkPage {
  dataLayer?: unknown[];
  analytics?: Partial<Record<'track' | 'page' | 'identify' | 'setAnonymousId', (...values: unknown[]) => void>>;
}

/** `{ event: 'Quotes Shown', covermount: { widget: 'quote-flow', … } }`, as tag managers read it. */
export function dataLayerSink(page: SinkPage): Sink {
  const push = (event: string, covermount: Reportable) => {
    (page.dataLayer ??= []).push({ event, covermount });
  };
  return {
    track: push,
    identify: (anonymousId, traits) => push('Visitor Identified', { anonymousId, ...traits }),
    identifyByPhone: (phone) => push('Customer Identified', { phone }),
  };
}

/** Segment's `track`, `page` and `identify`, or anything with the same shape. A shown step is a page view. */
export function segmentSink(page: SinkPage): Sink {
  return {
    track(event, data) {
      if (event === 'Step Viewed') page.analytics?.page?.(data.widget, data.step, data);
      else page.analytics?.track?.(event, data);
    },
    identify(anonymousId, traits) {
      page.analytics?.setAnonymousId?.(anonymousId);
      page.analytics?.identify?.(traits);
    },
    identifyByPhone: (phone) => page.analytics?.identify?.(phone),
  };
}
