import { type Reportable, withoutPersonalData } from './personal-data.ts';
import { dataLayerSink, segmentSink, type Sink, type SinkPage } from './sinks.ts';

const sinksByName = { dataLayer: dataLayerSink, segment: segmentSink };
type SinkName = keyof typeof sinksByName;

export interface AnalyticsOptions {
  /** Told with every event. */
  widget: string;
  /** Where events go beside `emit`. */
  sinks: readonly SinkName[];
  /** The widget's own `covermount:track`. */
  emit: (event: string, data: Reportable) => void;
  /** The window, unless a test has another. */
  page?: SinkPage;
}

/** Tells the page what happens in a widget, and never of whom. */
export interface Analytics {
  readonly track: (event: string, data?: Readonly<Record<string, unknown>>) => void;
  /** Says what kind of visitor the anonymous id stands for: the traits of `Visitor Identified`. */
  readonly identify: (anonymousId: string, traits?: Readonly<Record<string, unknown>>) => void;
}

/**
 * @example
 * const { track } = createAnalytics({ widget: 'zip-form', sinks: ['dataLayer'], emit });
 * track('Zip Served', { state: 'TX' });
 */
export function createAnalytics({ widget, sinks, emit, page = globalThis as SinkPage }: AnalyticsOptions): Analytics {
  const opened = sinks.map((name) => sinksByName[name](page));
  return {
    track(event, data = {}) {
      const told = withoutPersonalData(data);
      emit(event, told);
      eachSink(opened, (sink) => sink.track(event, { widget, ...told }));
    },
    identify(anonymousId, traits = {}) {
      eachSink(opened, (sink) => sink.identify(anonymousId, withoutPersonalData(traits)));
    },
  };
}

/** A page's broken tag manager is no reason for a widget to stop, nor for the next sink to hear nothing. */
function eachSink(sinks: readonly Sink[], tell: (sink: Sink) => void): void {
  for (const sink of sinks) {
    try {
      tell(sink);
    } catch (error) {
      console.error('[covermount] An analytics sink of this page failed.', error);
    }
  }
}
