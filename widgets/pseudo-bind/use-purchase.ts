import { useEffect, useLayoutEffect, useState } from 'react';
import type { WidgetHost } from '#embed/runtime/define-widget';
import { loadBindQuote } from '#services/buying/load-bind-quote';
import { LazyModule } from '#ui/lazy-module';
import type { BindView } from './bind-tools.ts';
import { EarlyPurchase } from './early-purchase.ts';
import { missingIn, purchaseOf } from './entry/purchase.ts';
import type { BindConfig } from './pseudo-bind.config.ts';
import { stepMeta } from './pseudo-bind.connect.ts';

// The machine and all that follows it. The first section needs none of it to be typed in, so it comes beside the quote.
const core = new LazyModule(() => import('./pseudo-bind.core.ts'));

/** The newest of something, for whoever asks later. */
class Latest<Value> {
  constructor(private value: Value) {}
  readonly get = () => this.value;
  readonly set = (value: Value) => {
    this.value = value;
  };
}

export interface PurchaseView {
  actor: BindView | undefined;
  /** The machine's files did not come. */
  isMissing: boolean;
  retry: () => void;
}

/** Runs the machine as long as the widget is drawn; until it is there, the first section stands in for it. */
export function usePurchase(config: BindConfig, host: WidgetHost): PurchaseView {
  const [latest] = useState(() => new Latest({ config, host }));
  useLayoutEffect(() => latest.set({ config, host }), [latest, config, host]);
  const [actor, setActor] = useState<BindView>();
  const [isMissing, setMissing] = useState(false);

  useEffect(() => {
    if (isMissing) return undefined;
    const { host: now, config: first } = latest.get();
    const input = { config: first, path: now.path, purchase: purchaseOf(now.path) };
    const { transactionId } = input.purchase;
    const asking = new AbortController();
    const ask = () => loadBindQuote(latest.get().host.client, input.purchase, asking.signal);
    let asked = missingIn(input.purchase).length === 0 ? ask() : undefined;
    let early: EarlyPurchase | undefined;
    let stop: (() => void) | undefined;
    let isOver = false;

    // Who was here before comes back to where they were, which the machine knows.
    if (now.visitor.storage.get(`purchase.${transactionId}`) === undefined) {
      asked?.then(
        (quote) => {
          if (isOver || stop) return;
          early = new EarlyPurchase(input, quote);
          setActor(early);
        },
        () => undefined,
      );
    }

    core.load().then(
      ({ startPurchase }) => {
        if (isOver) return;
        const running = startPurchase({
          input,
          host: () => latest.get().host,
          quote: () => {
            const answer = asked ?? ask();
            asked = undefined;
            return answer;
          },
        });
        stop = running.stop;
        const takeOver = () => {
          if (early && !stepMeta(running.actor.getSnapshot())) return;
          subscription.unsubscribe();
          early?.replayTo(running.actor);
          setActor(running.actor);
        };
        const subscription = running.actor.subscribe(takeOver);
        takeOver();
      },
      () => !isOver && setMissing(true),
    );
    return () => {
      isOver = true;
      asking.abort();
      stop?.();
      setActor(undefined);
    };
  }, [latest, isMissing]);

  useEffect(() => {
    if (!isMissing) return undefined;
    const tryAgain = () => setMissing(false);
    addEventListener('online', tryAgain);
    return () => removeEventListener('online', tryAgain);
  }, [isMissing]);

  useEffect(() => actor?.send({ type: 'CONFIG.CHANGED', config }), [actor, config]);
  return { actor, isMissing, retry: () => setMissing(false) };
}
