import type { WidgetHost } from '#embed/runtime/define-widget';
import { startMachine } from '#flow/machine/start-machine';
import type { RunningMachine } from '#flow/use-lazy-machine';
import { loadEstimateSync } from './load-estimate-sync.ts';
import { flowActors } from './quote-flow.actors.ts';
import type { FlowConfig } from './quote-flow.config.ts';
import { connectDriver, connectShell, type DriverView, type ShellView } from './quote-flow.connect.ts';
import { mirrorHash } from './quote-flow.hash.ts';
import { type FlowActor, quoteFlowMachine } from './quote-flow.machine.ts';
import { autosaveVisit } from './quote-flow.resume.ts';
import { trackFlow } from './quote-flow.tracking.ts';
import { hasSavedHere } from './saved-visits.ts';
import { isPreviousQuotesHash } from './steps/steps.ts';

/** The views of the first page. */
export interface FirstView {
  shell: ShellView;
  driver: DriverView;
}

export interface FlowStart {
  config: FlowConfig;
  /** The current host: a changed language or brand replaces it. */
  host: () => WidgetHost;
  /** A saved visit existed when the widget was mounted. */
  hasSavedVisit: boolean;
}

/** Starts the machine with the page's services, autosave, tracking and hash. */
export function startFlow({ config, host, hasSavedVisit }: FlowStart): RunningMachine<FlowActor, FirstView> {
  const { visitor, path } = host();
  return startMachine(quoteFlowMachine.provide(flowActors(host)), {
    input: {
      config,
      path,
      language: host().language,
      hash: initialHash(config),
      hasSavedVisit,
      isReload: hasSavedHere(visitor) || isPageReloaded(),
      place: visitor.read('place'),
      zipLookup: visitor.read('zipLookup'),
      tokenState: visitor.read('customerSession')?.state,
      createId: transactionId,
      now: visitor.now,
    },
    view: { shell: connectShell, driver: connectDriver },
    followers: [
      (actor) => visitor.decideVariant(() => actor.getSnapshot().context.variant),
      (actor) => trackFlow(actor, host),
      (actor) => autosaveVisit(actor, visitor),
      (actor) => loadEstimateSync(actor, visitor),
      ...(config.mirrorHash ? [(actor: FlowActor) => mirrorHash(actor, window)] : []),
    ],
  });
}

/** Where the hash belongs to the page, it still names the previous quotes, which the zip form links to. */
function initialHash({ mirrorHash: isMirrored }: FlowConfig): string {
  const hash = location.hash.slice(1);
  return isMirrored || isPreviousQuotesHash(hash) ? hash : '';
}

/** The page was reloaded, or the visitor returned to it through the browser's history. */
function isPageReloaded(): boolean {
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return navigation !== undefined && navigation.type !== 'navigate';
}

/** A UUID, version 4. `crypto.randomUUID` is missing on pages without https. */
function transactionId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  bytes[6] = (bytes[6]! & 0x0f) | 0x40;
  bytes[8] = (bytes[8]! & 0x3f) | 0x80;
  const hex = [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-');
}
