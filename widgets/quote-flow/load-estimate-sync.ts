import { LazyModule } from '#ui/lazy-module';
import type { Visitor } from '#visitor/visitor';
import type { FlowActor } from './quote-flow.machine.ts';

const estimate = new LazyModule(() => import('./quote-flow.estimate.ts'));

/** Loads the estimate sync once there is an answer to save. Returns the function that stops it. */
export function loadEstimateSync(actor: FlowActor, visitor: Visitor): () => void {
  let isAsked = false;
  let isOver = false;
  let stop = () => undefined as void;

  const check = async () => {
    const { driver, details, vehicles } = actor.getSnapshot().context.answers;
    const hasNothing = !driver && !details && vehicles.length === 0 && visitor.storage.get('estimate') === undefined;
    if (isAsked || hasNothing) return;
    isAsked = true;
    const loaded = await estimate.load().catch(() => undefined);
    // A failed load is retried with the next answer.
    isAsked = loaded !== undefined;
    if (!loaded || isOver) return;
    subscription.unsubscribe();
    stop = loaded.syncEstimate(actor, visitor);
  };

  const subscription = actor.subscribe(() => void check());
  void check();
  return () => {
    isOver = true;
    subscription.unsubscribe();
    stop();
  };
}
