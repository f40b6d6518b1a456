import type { WidgetHost } from '#embed/runtime/define-widget';
import { useLatest } from '#flow/use-latest';
import { useLazyMachine } from '#flow/use-lazy-machine';
import { LazyModule } from '#ui/lazy-module';
import { loadingView, type ReportView } from './hero-bar.connect.ts';

// Authored counts are shown without the machine.
const chunk = new LazyModule(() => import('./hero-bar.chunk.ts'));
const initialView = { report: loadingView };

/** Loads the report while the widget is mounted. */
export function useReport(host: WidgetHost): ReportView {
  const latest = useLatest(host);
  const { view, isMissing } = useLazyMachine({
    module: chunk,
    start: ({ startHeroBar }) => startHeroBar(latest),
    initialView,
  });
  return isMissing ? { ...view.report, isSettled: true, problem: 'A file of the widget did not load.' } : view.report;
}
