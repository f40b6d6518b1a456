// The machine starts with a call, so the HTTP client is loaded with it.
import '#services/http';
import type { WidgetHost } from '#embed/runtime/define-widget';
import { startMachine } from '#flow/machine/start-machine';
import { variantOf } from '#forms/purchase/purchase.context';
import { autoPaymentActors } from './auto-payment.actors.ts';
import { connectDriver, connectShell } from './auto-payment.connect.ts';
import { autoPaymentMachine } from './auto-payment.machine.ts';
import { autosaveVisit } from './auto-payment.resume.ts';
import { trackAutoPayment } from './auto-payment.tracking.ts';
import type { AutoPaymentInput } from './auto-payment.types.ts';

/**
 * Starts the machine with the page's services, autosave and tracking.
 *
 * @param host read at each call: a changed language or brand replaces it.
 */
export const startAutoPayment = (input: AutoPaymentInput, host: () => WidgetHost) => {
  let decide = () => variantOf({ ...input, quote: undefined });
  // Registered before the machine starts, because it calls the services immediately.
  const stopDeciding = host().visitor.decideVariant(() => decide());
  return startMachine(autoPaymentMachine.provide(autoPaymentActors(host)), {
    input,
    view: { shell: connectShell, driver: connectDriver },
    followers: [
      (actor) => {
        decide = () => variantOf(actor.getSnapshot().context);
        return stopDeciding;
      },
      (actor) => trackAutoPayment(actor, host),
      (actor) => autosaveVisit(actor, host().visitor),
    ],
  });
};
