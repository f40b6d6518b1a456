import { useSyncExternalStore } from 'react';
import { dateAt } from '#domain/calendar-date';
import type { WidgetHost } from '#embed/runtime/define-widget';
import { openEstimate } from '#visitor/estimate';
import { type Panel, panelOf } from './panel.ts';
import type { QuoteEstimateConfig } from './quote-estimate.config.ts';

/** A tab that is shown again may have been asleep for days. */
function followDay(listener: () => void): () => void {
  document.addEventListener('visibilitychange', listener);
  return () => document.removeEventListener('visibilitychange', listener);
}

/** What the panel shows now, in step with the flow on this page and in other tabs. Undefined while storage is opened. */
export function usePanel(config: QuoteEstimateConfig, { visitor }: WidgetHost): Panel | undefined {
  const record = openEstimate(visitor);
  const estimate = useSyncExternalStore(record.subscribe, record.read);
  const place = useSyncExternalStore(visitor.subscribe, () => visitor.getState().place);
  const today = useSyncExternalStore(followDay, () => dateAt(visitor.now()));
  return estimate === undefined ? undefined : panelOf({ config, estimate: estimate ?? undefined, place, today });
}
