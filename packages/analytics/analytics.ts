import { type Reportable, withoutPersonalData } from './personal-data.ts';
import { dataLayerSink, segmentSink, type Sink, type SinkPage } from './sinks.ts';

const sinksByName = { dataLayer: dataLayerSink, segment: segmentSink };
type SinkName = keyof typeof sinksByName;

export interface AnalyticsOptions {
  /** The widget's name, which is sent with every event. */
  widget: string;
  /** The sinks that receive events besides `emit`. */
  sinks: readonly SinkName[];
  /** Whether the page identifies customers by phone. Off by default. */
  identifyBy?: 'none' | 'phone' | undefined;
  /** The widget's own `covermount:track`. */
  emit: (event: string, data: Reportable) => void;
  /** The window by default. */
  page?: SinkPage;
}

/** Sends the events of a widget to the page. The data of tracked events never identifies the visitor. */
export interface Analytics {
  readonly track: (event: string, data?: Readonly<Record<string, unknown>>) => void;
  /** Sends the traits of `Visitor Identified` for the anonymous id. */
  readonly identify: (anonymousId: string, traits?: Readonly<Record<string, unknown>>) => void;
  /** Sends the customer's phone number, ten digits, as their id. A no-op unless `identifyBy` is `phone`. */
  readonly identifyByPhone: (phone: string) => void;
}

/**
 * @example
 * const { track } = createAnalytics({ widget: 'zip-form', sinks: ['dataLayer'], emit });
 * track('Zip Served', { state: 'TX' });
 */
export function createAnalytics(options: AnalyticsOptions): Analytics {
  const { widget, sinks, identifyBy = 'none', emit, page = globalThis as SinkPage } = options;
  const opened = sinks.map((name) => sinksByName[name](page));
  return {
    track(event, data = {}) {
      const safeData = withoutPersonalData(data);
      emit(event, safeData);
      eachSink(opened, (sink) => sink.track(event, { widget, ...safeData }));
    },
    identify(anonymousId, traits = {}) {
      eachSink(opened, (sink) => sink.identify(anonymousId, withoutPersonalData(traits)));
    },
    identifyByPhone(phone) {
      if (identifyBy === 'phone' && phone) eachSink(opened, (sink) => sink.identifyByPhone(phone));
    },
  };
}

/**
 * Calls `send` with each sink. A sink that throws, such as a broken tag manager, stops neither the widget nor the next
 * sink.
 */
function eachSink(sinks: readonly Sink[], send: (sink: Sink) => void): void {
  for (const sink of sinks) {
    try {
      send(sink);
    } catch (error) {
      console.error('[covermount] An analytics sink of this page failed.', error);
    }
  }
}
