import { useEffect, useSyncExternalStore } from 'react';
import { useStore } from 'zustand';
import { dateAt } from '#domain/calendar-date';
import type { WidgetHost } from '#embed/define-widget';
import { estimateRecord } from '#visitor/estimate';
import { type Panel, panelOf } from './panel.ts';
import type { QuoteEstimateConfig } from './quote-estimate.config.ts';

/** A tab that is shown again may have been asleep for days. */
function followDay(listener: () => void): () => void {
  document.addEventListener('visibilitychange', listener);
  return () => document.removeEventListener('visibilitychange', listener);
}

/** What the panel shows now, in step with the flow on this page and in other tabs. Undefined while storage is opened. */
export function usePanel(config: QuoteEstimateConfig, { visitor }: WidgetHost): Panel | undefined {
  useEffect(() => void estimateRecord(visitor).load(), [visitor]);
  const estimate = useStore(visitor, (state) => state.estimate);
  const place = useStore(visitor, (state) => state.place);
  const today = useSyncExternalStore(followDay, () => dateAt(visitor.now()));
  return estimate === undefined ? undefined : panelOf({ config, estimate: estimate ?? undefined, place, today });
}
