import type { WidgetHost } from '#embed/runtime/define-widget';
import { fromService } from '#flow/machine/from-service';
import { startMachine } from '#flow/machine/start-machine';
import { analyticsReport } from '#services/site/analytics-report';
import { connectReport } from './hero-bar.connect.ts';
import { heroBarMachine } from './hero-bar.machine.ts';

/** Starts the machine with the page's services. */
export const startHeroBar = (host: () => WidgetHost) =>
  startMachine(
    heroBarMachine.provide({
      actors: { loadReport: fromService((_, signal) => analyticsReport(host().client, signal)) },
    }),
    { input: undefined, view: { report: connectReport } },
  );
