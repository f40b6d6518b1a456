import { fromPromise } from 'xstate';
import type { SavedQuote } from '#domain/saved-quote';
import type { WidgetHost } from '#embed/runtime/define-widget';
import { startMachine } from '#flow/machine/start-machine';
import { variantOf } from '#forms/purchase/purchase.context';
import { autoPaymentActors } from './auto-payment.actors.ts';
import { connectDriver, connectShell } from './auto-payment.connect.ts';
import { autoPaymentMachine } from './auto-payment.machine.ts';
import { autosaveVisit } from './auto-payment.resume.ts';
import { trackAutoPayment } from './auto-payment.tracking.ts';
import type { AutoPaymentInput } from './auto-payment.types.ts';

interface StartOptions {
  input: AutoPaymentInput;
  /** The current host: a changed language or brand replaces it. */
  host: () => WidgetHost;
  /** The quote that was requested while the machine was loading; a retry requests it again. */
  loadQuote: () => Promise<SavedQuote>;
}

/** Starts the machine with the page's services, autosave and tracking. */
export const startAutoPayment = ({ input, host, loadQuote }: StartOptions) =>
  startMachine(
    autoPaymentMachine
      .provide(autoPaymentActors(host))
      .provide({ actors: { savedQuote: fromPromise<SavedQuote, { transactionId: string }>(loadQuote) } }),
    {
      input,
      view: { shell: connectShell, driver: connectDriver },
      followers: [
        (actor) => host().visitor.decideVariant(() => variantOf(actor.getSnapshot().context)),
        (actor) => trackAutoPayment(actor, host),
        (actor) => autosaveVisit(actor, host().visitor),
      ],
    },
  );
