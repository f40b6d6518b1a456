import { type Reportable, withoutPersonalData } from './personal-data.ts';
import { dataLayerSink, segmentSink, type Sink, type SinkPage } from './sinks.ts';

const sinksByName = { dataLayer: dataLayerSink, segment: segmentSink };
type SinkName = keyof typeof sinksByName;

export interface AnalyticsOptions {
  /** Sent with every event. */
  widget: string;
  /** Where events are sent besides `emit`. */
  sinks: readonly SinkName[];
  /** The widget's own `covermount:track`. */
  emit: (event: string, data: Reportable) => void;
  /** The window by default. */
  page?: SinkPage;
}

/** Sends the events of a widget to the page. None of them identifies the visitor. */
export interface Analytics {
  readonly track: (event: string, data?: Readonly<Record<string, unknown>>) => void;
  /** Sends the traits of `Visitor Identified` for the anonymous id. */
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

/** A sink that throws, such as a broken tag manager, stops neither the widget nor the next sink. */
function eachSink(sinks: readonly Sink[], tell: (sink: Sink) => void): void {
  for (const sink of sinks) {
    try {
      tell(sink);
    } catch (error) {
      console.error('[covermount] An analytics sink of this page failed.', error);
    }
  }
}
