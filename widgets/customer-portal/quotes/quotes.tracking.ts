import type { WidgetHost } from '#embed/runtime/define-widget';

/** The customer follows the link to new rates of a quote. */
export const trackRequote = (host: Pick<WidgetHost, 'track'>): void => host.track('Quote Rated Again');
