import { createActor, fromPromise } from 'xstate';
import type { BindQuote } from '#domain/bind-quote';
import type { WidgetHost } from '#embed/runtime/define-widget';
import { implementations } from './pseudo-bind.actors.ts';
import { type BindActor, pseudoBindMachine } from './pseudo-bind.machine.ts';
import { saveAsItGoes } from './pseudo-bind.resume.ts';
import { followPurchase } from './pseudo-bind.tracking.ts';
import type { BindInput } from './pseudo-bind.types.ts';

interface PurchaseStart {
  input: BindInput;
  /** The newest host: a changed language or brand brings another. */
  host: () => WidgetHost;
  /** The quote that was asked for while the machine was on its way; another try asks anew. */
  quote: () => Promise<BindQuote>;
}

/** Starts the machine, with the page's services behind it and everyone who follows it. */
export function startPurchase({ input, host, quote }: PurchaseStart): { actor: BindActor; stop: () => void } {
  const machine = pseudoBindMachine.provide(implementations(host)).provide({ actors: { quote: fromPromise(quote) } });
  const actor = createActor(machine, { input }).start();
  const unfollow = [followPurchase(actor, host), saveAsItGoes(actor, host().visitor)];
  return {
    actor,
    stop: () => {
      for (const stop of unfollow) stop();
      actor.stop();
    },
  };
}
