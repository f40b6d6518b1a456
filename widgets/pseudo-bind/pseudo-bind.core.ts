import { fromPromise } from 'xstate';
import type { BindQuote } from '#domain/bind-quote';
import type { WidgetHost } from '#embed/runtime/define-widget';
import { startMachine } from '#flow/machine/start-machine';
import { variantOf } from '#forms/purchase/purchase.context';
import { pseudoBindActors } from './pseudo-bind.actors.ts';
import { connectDriver, connectShell, connectSummary } from './pseudo-bind.connect.ts';
import { pseudoBindMachine } from './pseudo-bind.machine.ts';
import { autosaveVisit } from './pseudo-bind.resume.ts';
import { trackPseudoBind } from './pseudo-bind.tracking.ts';
import type { PseudoBindInput } from './pseudo-bind.types.ts';

/**
 * Starts the machine with the page's services, autosave and tracking.
 *
 * @param host read at each call: a changed language or brand replaces it.
 * @param loadQuote Loads the quote that was requested while the machine was loading; a retry requests it again.
 */
export const startPseudoBind = (input: PseudoBindInput, host: () => WidgetHost, loadQuote: () => Promise<BindQuote>) =>
  startMachine(
    pseudoBindMachine.provide(pseudoBindActors(host)).provide({ actors: { quote: fromPromise(loadQuote) } }),
    {
      input,
      view: { shell: connectShell, summary: connectSummary, driver: connectDriver },
      followers: [
        (actor) => host().visitor.decideVariant(() => variantOf(actor.getSnapshot().context)),
        (actor) => trackPseudoBind(actor, host),
        (actor) => autosaveVisit(actor, host().visitor),
      ],
    },
  );
