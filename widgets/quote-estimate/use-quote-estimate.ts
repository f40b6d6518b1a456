import { type MouseEvent, useEffect, useRef, useSyncExternalStore } from 'react';
import { useStore } from 'zustand';
import { dateAt } from '#domain/calendar-date';
import { quoteAddress } from '#domain/quote-address';
import { useReportedPages } from '#embed/debug/use-reported-pages';
import type { WidgetHost } from '#embed/runtime/define-widget';
import { opensElsewhere } from '#ui/button';
import { estimateRecord } from '#visitor/estimate';
import { type Panel, panelOf, type Phase } from './panel.ts';
import type { QuoteEstimateConfig } from './quote-estimate.config.ts';

/** The props of the link to the quote. */
export interface QuoteLink {
  href: string;
  onClick: (event: MouseEvent) => void;
}

/** A hidden tab may be shown again days later. */
function subscribeToDay(listener: () => void): () => void {
  document.addEventListener('visibilitychange', listener);
  return () => document.removeEventListener('visibilitychange', listener);
}

function usePanel(config: QuoteEstimateConfig, { visitor }: WidgetHost): Panel | undefined {
  useEffect(() => void estimateRecord(visitor).load(), [visitor]);
  const estimate = useStore(visitor, (state) => state.estimate);
  const place = useStore(visitor, (state) => state.place);
  const today = useSyncExternalStore(subscribeToDay, () => dateAt(visitor.now()));
  return estimate === undefined ? undefined : panelOf({ config, estimate: estimate ?? undefined, place, today });
}

/** Tracks each phase that the panel enters, once. */
function useTracking(phase: Phase | undefined, host: WidgetHost): void {
  const tracked = useRef<Phase>(undefined);
  useEffect(() => {
    if (tracked.current === phase) return;
    tracked.current = phase;
    if (phase) host.track('Estimate Shown', { phase });
  }, [phase, host]);
}

/**
 * The panel, in sync with the flow on this page and in other tabs, and the link to the quote. `panel` is undefined
 * until storage is loaded, and `link` also where the page does not trust the address, which the author is told.
 */
export function useQuoteEstimate(
  config: QuoteEstimateConfig,
  host: WidgetHost,
): { panel: Panel | undefined; link: QuoteLink | undefined } {
  const panel = usePanel(config, host);
  useTracking(panel?.phase, host);
  useReportedPages('quote-estimate', host, { quotePage: config.quotePage });
  if (!panel) return { panel, link: undefined };

  const { action, hash, state } = panel;
  const address = quoteAddress({ page: config.quotePage, state, multiExperience: config.multiExperience, hash });
  const onClick = (event: MouseEvent) => {
    if (opensElsewhere(event)) return;
    event.preventDefault();
    host.track('Estimate Followed', { phase: action });
    host.complete(action);
    host.navigate(address, action);
  };
  return { panel, link: host.isTrusted(address) ? { href: address, onClick } : undefined };
}
