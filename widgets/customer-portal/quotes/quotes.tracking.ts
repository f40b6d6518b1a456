import type { WidgetHost } from '#embed/runtime/define-widget';

/** Tracks that the customer requests new rates of a quote. */
export const trackRequote = (host: Pick<WidgetHost, 'track'>): void => host.track('Quote Rated Again');
